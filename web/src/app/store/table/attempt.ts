// Requests of the player: a problem is shown, and a table that has changed meanwhile is loaded again.
import { Problem } from "$app/backend/problem";
import type { TableState } from "$app/net/types";
import type { Animator } from "./animator";
import type { TableModel } from "./model.svelte";
import type { Source } from "./source";

const STALE_PROBLEMS = ["stale", "not-your-turn", "not-playing"]; // the table has changed: reload it

export class Attempts {
  constructor(
    private readonly model: TableModel,
    private readonly source: Source,
    private readonly animator: Animator,
    private readonly setTable: (table: TableState) => void,
  ) {}

  /** Run an action; return undefined if it meets a problem. */
  async run<T>(action: () => Promise<T>): Promise<T | undefined> {
    this.model.problem = null;
    try {
      return await action();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.model.problem = problem;
      this.model.update({ busy: false });
      this.animator.cancelAhead();
      if (STALE_PROBLEMS.includes(problem.kind)) await this.reload().catch(() => undefined);
      return undefined;
    }
  }

  /** Load the state of the table. */
  async reload() {
    const table = await this.source.online?.reload(this.model.viewingSeat);
    if (table) this.setTable(table);
  }
}
