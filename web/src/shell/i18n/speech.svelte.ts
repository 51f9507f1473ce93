// The language that is spoken now. Templates that call `t` or `speech.text` follow when it changes.
import { grammar } from "../../games/grammar";
import { Text, type Words } from "./text";
import { wishes, type Language } from "../store/wishes.svelte";

const CHUNKS: Record<Language, () => Promise<{ sources: string[] }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  zh: () => import("./zh"),
};

class Speech {
  text = $state.raw<Text>(new Text("en", [], grammar));

  async choose(language: Language) {
    const { sources } = await CHUNKS[language]();
    this.text = new Text(language, sources, grammar);
    document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
    if (wishes.language === language) return;
    wishes.language = language;
    wishes.keep();
  }
}

export const speech = new Speech();

export const t = (name: string, words?: Words) => speech.text.say(name, words);
