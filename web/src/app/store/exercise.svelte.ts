// The common base of lessons and puzzles: a table that the server does not store and that has no other human players.
import { Table } from "./table.svelte";

export abstract class Exercise extends Table {
  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super("");
  }

  override async loadIllegalMoves() {
    return [];
  }

  override async showPosition() {}

  protected override async loadRefusal() {
    return null;
  }
}
