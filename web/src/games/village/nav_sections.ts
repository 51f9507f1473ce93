// The sections of the bottom navigation: the village and the families.
import type { NavSection } from "$app/game";

export const navSections: NavSection[] = [
  {
    selector: ".scenery",
    icon: "M3 11 8 5l5 6v9H3zM13 20v-6l4-5 4 5v6zM7 20v-4h2v4",
    message: "page-nav-village",
  },
  {
    selector: ".farms",
    icon:
      "M5 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM14 9a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0z" +
      "M2.500 20c0-5 2-7 5.500-7s5.500 2 5.500 7zM15.500 20c.3-3-.4-5-1.500-6.300 4-1.400 7.500.5 7.500 6.300z",
    message: "page-families",
  },
];
