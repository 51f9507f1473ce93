// How strong a bot is, in words.
import { speech, t } from "./i18n/speech.svelte";

export const levelOf = (bot: string) =>
  speech.text.has(`page-level-${bot}`) ? t("page-seat-bot", { level: t(`page-level-${bot}`) }) : t("page-bot");
