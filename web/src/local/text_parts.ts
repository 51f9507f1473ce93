// The parts of the texts that every visit needs.
import type { Part } from "$app/i18n/files";

export const PARTS: Part[] = ["page", "offline"];
