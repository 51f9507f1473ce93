"""`village doctor`: replay every stored table with the installed rules and report and repair problems."""

from __future__ import annotations

from time import time

from rich.console import Console
from rich.progress import track
from rich.table import Table
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from village.record.errors import BadSetup
from village.server.settings import Settings
from village.server.storage.migrate import check_schema_current, migrate
from village.server.storage.open_db import open_existing
from village.server.storage.schema import tables
from village.server.storage.store import Store
from village.server.tables.integrity import examine, repair
from village.table.integrity import Finding


def doctor(settings: Settings, dry_run: bool) -> int:
    """Return 0 if every table is fine, 1 if there were problems."""
    try:
        with open_existing(settings) as store:  # do not create a database
            findings = examine_all(store, dry_run)
    except SQLAlchemyError as error:
        raise BadSetup(f"the database cannot be examined: {getattr(error, 'orig', None) or error}") from None
    report(findings, dry_run)
    return 1 if any(finding.wrong for finding in findings) else 0


def examine_all(store: Store, dry_run: bool) -> list[Finding]:
    if dry_run:
        check_schema_current(store)
    else:
        migrate(store)
    with store.reading() as db:
        ids = list(db.scalars(select(tables.c.id).order_by(tables.c.created_at)))
    if not ids:
        raise BadSetup("the database has no tables to check")
    errors = Console(stderr=True)
    return [
        examine_and_repair(store, id, dry_run) for id in track(ids, "", console=errors, disable=not errors.is_terminal)
    ]


def examine_and_repair(store: Store, id: str, dry_run: bool) -> Finding:
    """Examine a table, and again under lock before a repair, as the server may be running."""
    with store.reading() as db:
        finding = examine(db, id)
    if not finding.wrong or dry_run:
        return finding
    with store.writing() as db:
        db.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
        finding = examine(db, id)
        repair(db, finding, time())
    return finding


def report(findings: list[Finding], dry_run: bool) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    wrong = [finding for finding in findings if finding.wrong]
    lost = [finding for finding in wrong if finding.lost]
    if wrong:
        console.print(report_table(wrong, dry_run))
    console.print(
        f"{len(findings)} {'table' if len(findings) == 1 else 'tables'}: {len(findings) - len(wrong)} fine, "
        f"{len(lost)} cannot be replayed under the installed rules, "
        f"{len(wrong) - len(lost)} with rows that differed from their entries.", soft_wrap=True,
    )  # fmt: skip
    if wrong and dry_run:
        console.print("Nothing was changed.")


def report_table(wrong: list[Finding], dry_run: bool) -> Table:
    table = Table(box=None, header_style="bold")
    for name in ("table", "entry", "valid moves", "problem", "planned repair" if dry_run else "repair"):
        table.add_column(name, overflow="fold")
    for finding in wrong:
        entry = str(finding.entry) if finding.lost else ""
        table.add_row(finding.table_id, entry, str(finding.ply), problem_text(finding), repair_text(finding))
    return table


def problem_text(finding: Finding) -> str:
    if finding.lost:
        return finding.lost
    return ", ".join([*finding.rows, *(f"seat {seat.number}" for seat in finding.seats)])


def repair_text(finding: Finding) -> str:
    if finding.outcome:
        return finding.outcome
    return "repaired" if finding.rows or finding.seats else "can be viewed"
