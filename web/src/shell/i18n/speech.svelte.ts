// The language that is spoken now, and the game that is spoken of. Templates that call `t` or `speech.text` follow both.
import { FIRST } from "../../games/first";
import type { Text, Words } from "./text";
import { textOf, type Files } from "./words";
import { wishes, type Language } from "../store/wishes.svelte";

const CHUNKS: Record<Language, () => Promise<{ files: Files }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  zh: () => import("./zh"),
};

interface Tongue {
  language: Language;
  files: Files;
  texts: Map<string, Text>; // by game, as they are needed
}

class Speech {
  #tongue = $state.raw<Tongue>({ language: "en", files: {}, texts: new Map() });
  #game = $state(FIRST);
  text = $derived(this.of(this.#game));

  /** The same language, about this game. */
  of(game: string): Text {
    const { language, files, texts } = this.#tongue;
    const text = texts.get(game) ?? textOf(game, language, files);
    texts.set(game, text);
    return text;
  }

  get game() {
    return this.#game;
  }

  get files() {
    return this.#tongue.files;
  }

  /** Speaks of this game until the returned function is called. */
  about(game: string): () => void {
    this.#game = game;
    return () => (this.#game = FIRST);
  }

  async choose(language: Language) {
    const { files } = await CHUNKS[language]();
    this.#tongue = { language, files, texts: new Map() };
    document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
    if (wishes.language === language) return;
    wishes.language = language;
    wishes.keep();
  }
}

export const speech = new Speech();

export const t = (name: string, words?: Words) => speech.text.say(name, words);
