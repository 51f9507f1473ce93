import type { Attachment } from "svelte/attachments";

const TOLERANCE = 8; // pixels of overflow that need no fade

/** Mark a scrollable row with the sides on which it continues; the style sheet fades those sides. */
export const overflowFade: Attachment<HTMLElement> = (row) => {
  const update = () => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.dataset.overflow = [row.scrollLeft > TOLERANCE ? "before" : "", rest > TOLERANCE ? "after" : ""]
      .join(" ")
      .trim();
  };
  const sizes = new ResizeObserver(update);
  const watch = () => [row, ...row.children].forEach((element) => sizes.observe(element));
  const changes = new MutationObserver(() => (watch(), update()));
  changes.observe(row, { childList: true, subtree: true, characterData: true });
  row.onscroll = update;
  watch();
  update();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    row.onscroll = null;
  };
};
