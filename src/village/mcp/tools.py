"""The tools offered to the model, and the MCP server."""

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
from village.games import game_types
from village.mcp.backend import Backend, Table, TableRequest, my_turn
from village.mcp.table_text import TableText
from village.record.errors import Error
from village.record.setup import GAME, game_type_of

POLL_SECONDS: Final = 1.0
MAX_WAIT_SECONDS: Final = 120
INSTRUCTIONS: Final = """You play a board game at one seat of a table. Create or join a table, then repeat: wait for \
your turn, look at the table, and play a legal move as a token, two words such as "turn pass". \
If a move is refused, the message names the rule; look it up with `rule`, or ask `why_not` before you move."""
GAMES: Final = " or ".join(game.name for game in game_types())
EXPANSIONS: Final = "; ".join(f"{game.name}: {', '.join(game.expansions()) or 'none'}" for game in game_types())

P = ParamSpec("P")
R = TypeVar("R")
TableId = Annotated[str, Field(description="table id; if empty, the table you used last")]
Token = Annotated[str, Field(description='move: question and choice, such as "turn pass"')]


def report_errors(tool: Callable[P, R]) -> Callable[P, R]:
    """Turn errors of the rules and the backend into tool errors."""

    @wraps(tool)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except Error as error:
            raise ToolError(str(error)) from None

    return wrapper


class Tools:
    """The tools of one model."""

    def __init__(self, backend: Backend, text: TableText) -> None:
        self.backend = backend
        self.text = text
        self.last_table = ""
        self.plies_sent: dict[str, int] = {}  # by table: number of moves whose events were sent

    def list_tables(self, which: Literal["open", "mine", "watch"] = "open") -> list[dict[str, Any]]:
        """List tables that you can join (open), your own tables (mine), or tables that you can watch (watch)."""
        return self.backend.tables(which)

    def create_table(
        self,
        seats: Annotated[int | None, Field(ge=1, le=9, description="number of seats (default: usual number)")] = None,
        edition: Annotated[str, Field(description="edition (default: the usual one)")] = "",
        expansions: Annotated[list[str], Field(description=EXPANSIONS)] = [],  # noqa: B006  (never changed)
        bots: Annotated[list[str], Field(description="for the next seats: beginner, easy, medium, hard, master")] = [],  # noqa: B006  (likewise)
        game: Annotated[str, Field(description=GAMES)] = GAME,
    ) -> CallToolResult:
        """Create a table; you take the first seat. Seats without a bot stay open; if none is open, the game starts."""
        game_type = game_type_of(game)
        number = game_type.default_seats if seats is None else seats
        request = TableRequest(game, number, edition or game_type.edition, list(expansions), list(bots))
        return self.result(self.backend.create_table(request))

    def join_table(self, table: str, link: str = "") -> CallToolResult:
        """Join an open table, or the seat that a secret link reserves."""
        return self.result(self.backend.join(table, link))

    def start_game(self, table: TableId = "") -> CallToolResult:
        """Start the game at a table that you created, once every seat is taken."""
        return self.result(self.backend.start(self.table_id(table)))

    def show_table(self, table: TableId = "") -> CallToolResult:
        """Show the table as text and as data, with the events since your last call."""
        return self.result(self.backend.read_table(self.table_id(table)))

    def legal_moves(self, table: TableId = "") -> list[dict[str, str]]:
        """List your legal moves: the token to send, and its meaning."""
        now = self.backend.read_table(self.table_id(table))
        if not my_turn(now):
            raise ToolError(self.text.status(now) if now["view"] else "the game has not started")
        return self.text.legal_moves(now["view"])

    def play_move(self, token: Token, table: TableId = "") -> CallToolResult:
        """Play a move. An illegal move changes nothing and is refused with the reason."""
        id = self.table_id(table)
        now = self.backend.read_table(id)
        if not my_turn(now):
            raise ToolError(self.text.status(now) if now["view"] else "the game has not started")
        token = full_token(now, token)
        why = self.backend.why(id, token)
        if why:
            raise ToolError(f"{token!r} is not legal. {self.text.why(now, why)}")
        self.backend.play(id, now["view"]["ply"], token)
        return self.result(self.backend.read_table(id))

    def why_not(self, token: Token, table: TableId = "") -> str:
        """Explain why a move is illegal now, with the id of the rule."""
        id = self.table_id(table)
        now = self.backend.read_table(id)
        why = self.backend.why(id, full_token(now, token))
        return self.text.why(now, why) if why else "It is legal."

    def wait_for_turn(
        self, seconds: Annotated[int, Field(ge=0, le=MAX_WAIT_SECONDS)] = 30, table: TableId = ""
    ) -> CallToolResult:
        """Wait for your turn or the end of the game, at most so many seconds; then show the table."""
        end = monotonic() + seconds
        now = self.backend.read_table(self.table_id(table))
        while now["status"] in ("open", "playing") and not my_turn(now) and monotonic() < end:
            sleep(min(POLL_SECONDS, max(0.0, end - monotonic())))
            now = self.backend.read_table(now["id"])
        return self.result(now)

    def rule(
        self,
        id: Annotated[
            str, Field(description="rule id as named in refusals, or chapter id: the rule id without its number")
        ],
    ) -> str:
        """Look up a rule by its id, or a summary of a chapter, for the game at the table you used last."""
        words = self.text.words(self.backend.read_table(self.last_table) if self.last_table else None)
        text = self.text.rule(words, id)
        if not text:
            raise ToolError(f"there is no rule {id!r}; the chapters are {', '.join(self.text.chapters(words))}")
        return text

    def table_id(self, table: str) -> str:
        if not table and not self.last_table:
            raise ToolError("no table yet; create one, join one, or pass its id")
        return table or self.last_table

    def result(self, table: Table) -> CallToolResult:
        """Return the news and the table as text, and the table as data."""
        self.last_table = table["id"]
        lines = [*self.news(table), self.text.table(self.visible(table))]
        content = TextContent(type="text", text="\n\n".join(lines))
        return CallToolResult(content=[content], structured_content=self.visible(table))

    def news(self, table: Table) -> list[str]:
        if table["view"] is None:
            return []
        ply, since = table["view"]["ply"], self.plies_sent.get(table["id"], 0)
        self.plies_sent[table["id"]] = ply
        news = self.text.news(table, self.backend.events(table["id"], since, ply)) if since < ply else ""
        return [f"Since your last call: {news}"] if news else []

    def visible(self, table: Table) -> Table:
        """Return the part of the table that the model may see."""
        return table


class ToolsWithoutLegalMoves(Tools):
    """Tools without the list of legal moves: the model has to know the rules."""

    def visible(self, table: Table) -> Table:
        if table["view"] is None:
            return table
        question = {name: value for name, value in table["view"]["ask"].items() if name != "tokens"}
        return {**table, "view": {**table["view"], "ask": question}}


def full_token(table: Table, token: str) -> str:
    """Return the token; prefix it with the current question if it names none."""
    token = " ".join(token.split())
    return token if " " in token or not table["view"] else f"{table['view']['ask']['question']} {token}"


def make_server(backend: Backend, language: str, show_legal: bool) -> MCPServer[Any]:
    """Return the MCP server with all tools."""
    tools = (Tools if show_legal else ToolsWithoutLegalMoves)(backend, TableText(language))
    server: MCPServer[Any] = MCPServer("village", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    methods: list[Callable[..., Any]] = [
        tools.list_tables, tools.create_table, tools.join_table, tools.start_game, tools.show_table, tools.play_move,
        tools.why_not, tools.wait_for_turn, tools.rule, *([tools.legal_moves] if show_legal else []),
    ]  # fmt: skip
    for tool in methods:
        server.add_tool(report_errors(tool))
    return server
