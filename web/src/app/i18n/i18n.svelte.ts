// The current language and the game whose texts are shown. Templates that use `t` or `i18n.text` react to both.
import { PARTS } from "$backend/text_parts";
import { FIRST } from "$games/first";
import type { MessageArgs, Text } from "./text";
import { createText } from "./bundles";
import { loadFiles, type Files } from "./files";
import type { Language } from "../store/preferences";
import { settings } from "../store/settings.svelte";

interface LoadedLanguage {
  language: Language;
  files: Files;
  texts: Map<string, Text>; // by game, created on first use
}

class I18n {
  #loaded = $state.raw<LoadedLanguage>({ language: "en", files: {}, texts: new Map() });
  #game = $state(FIRST);
  text = $derived(this.textFor(this.#game));

  /** Return the texts of a game in the current language. */
  textFor(game: string): Text {
    const { language, files, texts } = this.#loaded;
    const text = texts.get(game) ?? createText(game, language, files);
    texts.set(game, text);
    return text;
  }

  get language() {
    return this.#loaded.language;
  }

  get game() {
    return this.#game;
  }

  /** Show the texts of this game until the returned function is called. */
  useGame(game: string): () => void {
    this.#game = game;
    return () => (this.#game = FIRST);
  }

  async setLanguage(language: Language) {
    const parts = await Promise.all(PARTS.map((part) => loadFiles(language, part)));
    const files: Files = Object.assign({}, ...parts);
    this.#loaded = { language, files, texts: new Map() };
    document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
    if (settings.language !== language) settings.change({ language });
  }
}

export const i18n: Readonly<I18n> = new I18n();

export const t = (name: string, args?: MessageArgs) => i18n.text.say(name, args);
