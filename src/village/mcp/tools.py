"""The tools a model is given, and the server that offers them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from time import monotonic, sleep
from typing import Annotated, Any, Final, Literal, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, TextContent
from pydantic import Field

from village import __version__
from village.games import titles
from village.mcp.house import House, Table, Wish, my_turn
from village.mcp.words import Reader
from village.record.errors import Error
from village.record.table import GAME, title_of

LOOK: Final = 1.0  # seconds between two looks while waiting
MAX_WAIT_SECONDS: Final = 120  # seconds of one wait
INSTRUCTIONS: Final = """You play a board game at one seat of a table. Lay or join a table, then repeat: wait for your \
turn, look at the table, and answer the question you are asked with one of its tokens, two words such as "turn pass". \
The rules decide what is possible; ask why not, or look rules up by the ids that refusals name."""
GAMES: Final = " or ".join(title.name for title in titles())
BOXES: Final = "; ".join(f"{title.name}: {', '.join(title.boxes()) or 'none'}" for title in titles())

P = ParamSpec("P")
R = TypeVar("R")
At = Annotated[str, Field(description="the id of the table; the last one you used where it is empty")]
Token = Annotated[str, Field(description='an answer: its question and its token, such as "turn pass"')]


def told(tool: Callable[P, R]) -> Callable[P, R]:
    """What we refuse reaches the model as a sentence."""

    @wraps(tool)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except Error as error:
            raise ToolError(str(error)) from None

    return asked


class Tools:
    """One model at its tables."""

    def __init__(self, house: House, reader: Reader) -> None:
        self.house = house
        self.reader = reader
        self.last = ""  # the table it used last
        self.seen: dict[str, int] = {}  # how much of each game it has been told

    def tables(self, which: Literal["open", "mine", "watch"] = "open") -> list[dict[str, Any]]:
        """Tables one can join (open), your own (mine), or games one can watch (watch)."""
        return self.house.tables(which)

    def lay_table(
        self,
        seats: Annotated[int | None, Field(ge=1, le=9, description="as many as usual where it is not said")] = None,
        edition: Annotated[str, Field(description="the usual one where it is empty")] = "",
        boxes: Annotated[list[str], Field(description=BOXES)] = [],  # noqa: B006  (never changed)
        bots: Annotated[list[str], Field(description="beginner, easy, medium, hard or master, after yours")] = [],  # noqa: B006  (likewise)
        game: Annotated[str, Field(description=GAMES)] = GAME,
    ) -> CallToolResult:
        """Lay a table with yourself on the first seat. Seats without a bot stay open; with none open it begins."""
        title = title_of(game)
        number = title.default_seats if seats is None else seats
        return self.shown(self.house.lay(Wish(game, number, edition or title.edition, list(boxes), list(bots))))

    def join_table(self, table: str, link: str = "") -> CallToolResult:
        """Sit down at an open table, or on the seat that a secret link is for."""
        return self.shown(self.house.join(table, link))

    def begin(self, table: At = "") -> CallToolResult:
        """Begin the game at a table you have laid, once every seat is taken."""
        return self.shown(self.house.begin(self.at(table)))

    def look(self, table: At = "") -> CallToolResult:
        """The table as you may see it: as text, and as data."""
        return self.shown(self.house.look(self.at(table)))

    def legal(self, table: At = "") -> list[dict[str, str]]:
        """Every answer you could give now: the token to send, and what it means."""
        now = self.house.look(self.at(table))
        if not my_turn(now):
            raise ToolError(self.reader.asked(now) if now["view"] else "the game has not begun")
        return self.reader.legal(now["view"])

    def answer(self, token: Token, table: At = "") -> CallToolResult:
        """Answer the question you are asked. What is not possible is refused with the reason; nothing changes then."""
        id = self.at(table)
        now = self.house.look(id)
        if not my_turn(now):
            raise ToolError(self.reader.asked(now) if now["view"] else "the game has not begun")
        token = whole(now, token)
        why = self.house.why(id, token)
        if why:
            raise ToolError(f"{token!r} is not possible. {self.reader.why(now, why)}")
        self.house.answer(id, now["view"]["ply"], token)
        return self.shown(self.house.look(id))

    def why_not(self, token: Token, table: At = "") -> str:
        """Why an answer is not possible now, with the id of the rule."""
        id = self.at(table)
        now = self.house.look(id)
        why = self.house.why(id, whole(now, token))
        return self.reader.why(now, why) if why else "It is possible."

    def wait_for_turn(
        self, seconds: Annotated[int, Field(ge=0, le=MAX_WAIT_SECONDS)] = 30, table: At = ""
    ) -> CallToolResult:
        """Wait until you are asked or the game is over, at most so many seconds; then the table as it is."""
        end = monotonic() + seconds
        now = self.house.look(self.at(table))
        while now["status"] in ("open", "playing") and not my_turn(now) and monotonic() < end:
            sleep(min(LOOK, max(0.0, end - monotonic())))
            now = self.house.look(now["id"])
        return self.shown(now)

    def rule(
        self,
        id: Annotated[
            str, Field(description="the id of a rule as refusals name it, or of a chapter: the id without its number")
        ],
    ) -> str:
        """A rule of the game by its id, or a whole chapter in short; of the game at the table you used last."""
        words = self.reader.words(self.house.look(self.last) if self.last else None)
        found = self.reader.rule(words, id)
        if not found:
            raise ToolError(f"there is no rule {id!r}; the chapters are {', '.join(self.reader.chapters(words))}")
        return found

    def at(self, table: str) -> str:
        if not table and not self.last:
            raise ToolError("no table yet: lay one, join one, or name one")
        return table or self.last

    def shown(self, table: Table) -> CallToolResult:
        """The table in words, what happened since the last look before it, and the same as data."""
        self.last = table["id"]
        lines = [*self.news(table), self.reader.table(self.seen_by_model(table))]
        content = TextContent(type="text", text="\n\n".join(lines))
        return CallToolResult(content=[content], structured_content=self.seen_by_model(table))

    def news(self, table: Table) -> list[str]:
        if table["view"] is None:
            return []
        ply, since = table["view"]["ply"], self.seen.get(table["id"], 0)
        self.seen[table["id"]] = ply
        news = self.reader.news(table, self.house.events(table["id"], since, ply)) if since < ply else ""
        return [f"Since you last looked: {news}"] if news else []

    def seen_by_model(self, table: Table) -> Table:
        return table


class Blind(Tools):
    """Without the list of legal answers: the model has to know the rules."""

    def seen_by_model(self, table: Table) -> Table:
        if table["view"] is None:
            return table
        asked = {name: value for name, value in table["view"]["ask"].items() if name != "tokens"}
        return {**table, "view": {**table["view"], "ask": asked}}


def whole(table: Table, token: str) -> str:
    """A token without its question belongs to the one that is asked."""
    token = " ".join(token.split())
    return token if " " in token or not table["view"] else f"{table['view']['ask']['step']} {token}"


def make_server(house: House, language: str, show_legal: bool) -> MCPServer[Any]:
    """Everything a client can call."""
    tools = (Tools if show_legal else Blind)(house, Reader(language))
    server: MCPServer[Any] = MCPServer("village", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    offered: list[Callable[..., Any]] = [
        tools.tables, tools.lay_table, tools.join_table, tools.begin, tools.look, tools.answer, tools.why_not,
        tools.wait_for_turn, tools.rule, *([tools.legal] if show_legal else []),
    ]  # fmt: skip
    for tool in offered:
        server.add_tool(told(tool))
    return server
