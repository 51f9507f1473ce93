// What a guided game and a puzzle have in common: a table that the server keeps nothing of, where nobody else sits.
import { Table } from "./table.svelte";

export abstract class Exercise extends Table {
  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super("");
  }

  override async refusals() {
    return [];
  }

  override async look() {}

  protected override async why() {
    return null;
  }
}
