/**
 * Opens or folds a `<details>` as it is wished, and again when the wish changes; in between it stays as somebody left it.
 * `open={…}` would be set anew with everything else that is drawn beside it.
 */
export const unfolded = (open: boolean) => (one: HTMLDetailsElement) => void (one.open = open);
