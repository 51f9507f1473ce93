"""Fast statements: on SQLite they bypass SQLAlchemy, which takes five times as long as the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Dialect, Insert, Select, Update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

from village.server.storage.group_commit import driver_of

Query = Select[tuple[object, ...]] | Insert | Update
Element = ColumnElement[object]
Values = Mapping[str, object]
Row = dict[str, Any]
Converter = Callable[[object], object] | None


class Plan(NamedTuple):
    """A compiled SQLite statement with the converters of its parameters and columns."""

    sql: str
    values: list[tuple[str, Converter]]
    columns: list[tuple[str, Converter]]

    def run(self, db: Connection, values: Values) -> sqlite3.Cursor:
        row = [values[name] if convert is None else convert(values[name]) for name, convert in self.values]
        try:
            return driver_of(db).execute(self.sql, row)
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.sql, {}, error, sqlite3.Error, True, dialect=db.dialect) from error

    def row(self, values: tuple[object, ...]) -> Row:
        pairs = zip(self.columns, values, strict=True)
        return {name: value if convert is None else convert(value) for (name, convert), value in pairs}


class Statement:
    """A statement that is compiled once per set of parameters."""

    def __init__(self, query: Query) -> None:
        self.query = query
        self.plans: dict[frozenset[str], Plan] = {}

    def one(self, db: Connection, values: Values) -> Row | None:
        """Return the row it finds, if any."""
        if not by_driver(db):
            row = db.execute(self.query, dict(values)).mappings().one_or_none()
            return None if row is None else dict(row)
        plan = self.plan(db.dialect, values)
        first = plan.run(db, values).fetchone()
        return None if first is None else plan.row(first)

    def change(self, db: Connection, values: Values) -> int:
        """Return the number of changed rows."""
        if not by_driver(db):
            return db.execute(self.query, dict(values)).rowcount
        return self.plan(db.dialect, values).run(db, values).rowcount

    def plan(self, dialect: Dialect, values: Values) -> Plan:
        names = frozenset(values)
        if names not in self.plans:
            self.plans[names] = make_plan(self.query, dialect, list(values))
        return self.plans[names]


def by_driver(db: Connection) -> bool:
    """Return whether to use the driver: only inside a transaction, which SQLAlchemy has to begin."""
    return db.dialect.name == "sqlite" and db.in_transaction()


def make_plan(query: Query, dialect: Dialect, names: list[str]) -> Plan:
    compiled = query.compile(dialect=dialect, column_keys=None if query.is_select else names)
    assert isinstance(compiled, SQLCompiler)
    values = [(name, to_stored(compiled.binds[name], dialect)) for name in compiled.positiontup or ()]
    columns = [(column.key or "", from_stored(column, dialect)) for column in columns_of(query)]
    return Plan(str(compiled), values, columns)


def columns_of(query: Query) -> list[Element]:
    return list(query.selected_columns) if isinstance(query, Select) else []


def to_stored(value: Element, dialect: Dialect) -> Converter:
    return value.type.dialect_impl(dialect).bind_processor(dialect)


def from_stored(column: Element, dialect: Dialect) -> Converter:
    return column.type.dialect_impl(dialect).result_processor(dialect, None)
