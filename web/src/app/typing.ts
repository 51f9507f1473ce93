/** Whether a key goes to a form field or a dialog, so that it is no shortcut. */
export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("input:not([type=range]), textarea, select, [role=dialog]") !== null;
