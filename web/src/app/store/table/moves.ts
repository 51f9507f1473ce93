// The commands of the player to move: make a move, confirm it, undo it, ask why another one is illegal.
import { isQuestion, type IllegalMove } from "$app/net/types";
import { rest } from "../animation_control";
import type { HelpTarget } from "../help_target.svelte";
import { WASTE_KINDS } from "../warnings";
import type { Animator } from "./animator";
import type { Attempts } from "./attempt";
import type { TableModel } from "./model.svelte";
import type { PreviewLoader } from "./previews";
import type { Source } from "./source";
import type { TableSettings } from "./surroundings";

const PREVIEW_WAIT_MS = 800; // how long a quick move waits for its preview
const CONFIRM_MOVE_MS = 1500; // when to check whether a sent move has arrived

/** The parts of the store that a move involves. */
export interface MoveParts {
  model: TableModel;
  source: Source;
  animator: Animator;
  previews: PreviewLoader;
  attempts: Attempts;
  helpTarget: HelpTarget;
  settings: TableSettings;
}

export class MoveCommands {
  #explainedMove: string | null = null; // the illegal move whose reason was requested last
  #closed = false;

  constructor(private readonly parts: MoveParts) {}

  async play(token: string) {
    const { model, source } = this.parts;
    const ply = model.now?.view?.ply;
    if (model.busy || ply === undefined) return;
    if (source.online) {
      if (this.#lacksPreview(token) && !(await this.#waitForPreviews(ply))) return;
      if (!this.#isConfirmed(token)) return;
    }
    model.update({ busy: true, refusal: null, unconfirmed: null, hintedMove: null });
    this.parts.helpTarget.clear();
    this.parts.animator.animateAhead(model.previews[token] ?? []);
    await this.parts.attempts.run(() => source.play(token, ply, model.now!.number));
    if (source.online) this.#checkArrival(ply);
  }

  cancelConfirmation = () => this.parts.model.update({ unconfirmed: null });

  /** Wait a moment for the previews; return whether the question is still the same. */
  async #waitForPreviews(ply: number): Promise<boolean> {
    const { model, previews } = this.parts;
    model.update({ busy: true }); // a second click meanwhile is not a confirmation
    await Promise.race([previews.loading, rest(PREVIEW_WAIT_MS, new AbortController().signal)]);
    model.update({ busy: false });
    return model.now?.view?.ply === ply;
  }

  /** Whether the move needs no confirmation, or the player has given it. */
  #isConfirmed(token: string): boolean {
    const { model, settings } = this.parts;
    const waste = model.wastedMoves.get(token);
    if (model.unconfirmed !== token && this.#needsConfirmation(token)) {
      model.update({ unconfirmed: token });
      return false;
    }
    if (waste && model.unconfirmed === token) settings.markWarned(waste);
    return true;
  }

  /** The coach asks once per kind of waste; moves that end the turn are confirmed if the settings say so. */
  #needsConfirmation(token: string) {
    const { model, settings } = this.parts;
    const waste = model.wastedMoves.get(token);
    return (waste !== undefined && !settings.warned.includes(waste)) || (settings.confirm && this.#endsTurn(token));
  }

  /** Whether the move may need a confirmation, which only its preview shows. */
  #lacksPreview(token: string) {
    const { model, settings } = this.parts;
    const mayAsk = settings.confirm || (settings.coach && settings.warned.length < WASTE_KINDS);
    return mayAsk && !model.previews[token];
  }

  /** Whether the player would have no further question in this turn. */
  #endsTurn(token: string) {
    const preview = this.parts.model.previews[token];
    return preview !== undefined && !preview.some(isQuestion);
  }

  /** The result of a move arrives over the live connection; if that is broken, load it. */
  #checkArrival(ply: number) {
    const { model, animator, attempts } = this.parts;
    setTimeout(() => {
      if (this.#closed || model.now?.view?.ply !== ply) return;
      if (animator.active) return this.#checkArrival(ply);
      model.update({ busy: false });
      if (model.connection !== "live") void attempts.run(() => attempts.reload());
    }, CONFIRM_MOVE_MS);
  }

  undo = () => this.#change("undo");
  redo = () => this.#change("redo");

  async #change(command: "undo" | "redo") {
    const { model, source, attempts } = this.parts;
    const ply = model.now?.view?.ply;
    if (model.busy || ply === undefined || !source.online) return;
    await attempts.run(() => source.online![command](ply));
  }

  async loadIllegalMoves(): Promise<IllegalMove[]> {
    const { source, attempts } = this.parts;
    return (source.online && (await attempts.run(() => source.online!.illegalMoves()))) ?? [];
  }

  /** Explain why a move is illegal, after a click on a place of the board that is no legal move. */
  async explainRefusal(token: string | null) {
    const { model, source } = this.parts;
    this.dismissRefusal();
    this.#explainedMove = token;
    if (token === null || !model.tokens.length || model.busy || !source.online) return;
    const { ply } = model.now!.view!;
    const refusal = await source.online.refusal(token).catch(() => null);
    if (refusal?.reason && model.now?.view?.ply === ply && this.#explainedMove === token) model.update({ refusal });
  }

  dismissRefusal = () => this.parts.model.update({ refusal: null });

  close() {
    this.#closed = true;
  }
}
