// The sections of the bottom navigation: the display and the villages.
import type { NavSection } from "$app/game";

export const navSections: NavSection[] = [
  {
    selector: ".commons",
    icon: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    message: "page-nav-display",
  },
  {
    selector: ".villages",
    icon: "M3 11 8 5l5 6v9H3zM13 20v-6l4-5 4 5v6zM7 20v-4h2v4",
    message: "page-nav-villages",
  },
];
