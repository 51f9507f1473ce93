import { MediaQuery } from "svelte/reactivity";

/** The window widths at which the layout changes, in rem. No other width may appear in a media query. */
export const BREAKPOINTS = {
  smallPhone: 30,
  phone: 46, // one column; controls are sized for fingers
  tablet: 62, // the sections of a table are below each other, with the navigation bar
  smallWindow: 74, // the player's resources may be scrolled away, so the prompt bar repeats them
  laptop: 80, // the header and the rules shorten their lines
} as const;

/** A reactive media query: whether the window is at most this wide. */
export const windowUpTo = (name: keyof typeof BREAKPOINTS) => new MediaQuery(`max-width: ${BREAKPOINTS[name]}rem`);

/** The element widths at which components change more than their styles, in pixels. */
export const ELEMENT_WIDTHS = {
  phone: 736, // as the breakpoint
  board: 720, // narrower boards are tall: one sheet fills the window
  wideBoard: 1120, // from this width on, what belongs to the players is next to the main board
  allSheets: 2800, // from this width on, all sheets are open
} as const;

/** The smallest letters on a board, in pixels, at the normal text size. */
export const LEAST_LETTERS = 12.1;
