import type { Attachment } from "svelte/attachments";

const LITTLE = 8; // pixels that nobody misses

/** Says of a row that is longer than its frame on which sides it goes on: there it fades, and shows where to push it. */
export const sideways: Attachment<HTMLElement> = (row) => {
  const look = () => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.dataset.more = [row.scrollLeft > LITTLE ? "before" : "", rest > LITTLE ? "after" : ""].join(" ").trim();
  };
  const sizes = new ResizeObserver(look);
  const watch = () => [row, ...row.children].forEach((one) => sizes.observe(one));
  const changes = new MutationObserver(() => (watch(), look()));
  changes.observe(row, { childList: true, subtree: true, characterData: true });
  row.onscroll = look;
  watch();
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    row.onscroll = null;
  };
};
