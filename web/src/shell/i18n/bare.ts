// A game whose words are not here, in its own tokens.
import type { Event } from "../net/types";
import { split, Text } from "./text";

export class BareText extends Text {
  override answer(token: string): string {
    return this.word(split(token)[1]);
  }

  override event({ kind, seat, ...more }: Event, names: string[]): string {
    const deed = [kind, ...Object.values(more)].map((part) => this.word(String(part))).join(" ");
    return seat === undefined || Number(seat) < 0 ? deed : `${this.player(Number(seat), names)}: ${deed}`;
  }

  override word(token: string): string {
    return token.replaceAll("_", " ");
  }

  /** A message is named after what it tells of: `line-cards`. */
  protected override unsaid(name: string): string {
    return this.word(name.slice(name.indexOf("-") + 1));
  }
}
