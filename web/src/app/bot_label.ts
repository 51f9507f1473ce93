// The label of a bot, with its level.
import { i18n, t } from "./i18n/i18n.svelte";

export const botLabel = (bot: string) =>
  i18n.text.has(`page-level-${bot}`) ? t("page-seat-bot", { level: t(`page-level-${bot}`) }) : t("page-bot");
