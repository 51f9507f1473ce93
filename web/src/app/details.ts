/**
 * Open or close a `<details>` whenever `open` changes; in between the user can toggle it.
 * `open={…}` would be reset by every update of the component.
 */
export const openDetails = (open: boolean) => (details: HTMLDetailsElement) => void (details.open = open);
