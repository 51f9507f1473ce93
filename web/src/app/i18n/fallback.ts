// Texts of a game that has no messages here, made from its tokens.
import type { Event } from "../net/types";
import { splitToken, Text } from "./text";

export class FallbackText extends Text {
  override move(token: string): string {
    return this.word(splitToken(token)[1]);
  }

  override event({ kind, seat, ...more }: Event, names: string[]): string {
    const deed = [kind, ...Object.values(more)].map((part) => this.word(String(part))).join(" ");
    return seat === undefined || Number(seat) < 0 ? deed : `${this.player(Number(seat), names)}: ${deed}`;
  }

  override word(token: string): string {
    return token.replaceAll("_", " ");
  }

  /** Derive the text from the message name, such as `line-cards`. */
  protected override missing(name: string): string {
    return this.word(name.slice(name.indexOf("-") + 1));
  }
}
