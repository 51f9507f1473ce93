import type { Attachment } from "svelte/attachments";

/** Let the keyboard reach a wide table while it has to be scrolled sideways. */
export const focusableWhenScrollable: Attachment<HTMLElement> = (element) => {
  const sizes = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  sizes.observe(element);
  return () => sizes.disconnect();
};
