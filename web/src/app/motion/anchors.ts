// The named elements of a table: places, pieces and bars. Animations and scrolling look them up by name, so that no code
// depends on the classes or the structure of another component.
import { getContext, setContext } from "svelte";
import { createAttachmentKey, type Attachment } from "svelte/attachments";

const inDocumentOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

export class Anchors {
  readonly #elements = new Map<string, Set<Element>>();
  readonly #attachments = new Map<string, Attachment>();
  readonly #key = createAttachmentKey();

  /** Name an element; return a function that takes the names back. */
  add(element: Element, ...names: string[]): () => void {
    for (const name of names) this.#elements.set(name, (this.#elements.get(name) ?? new Set()).add(element));
    return () => names.forEach((name) => this.#remove(element, name));
  }

  #remove(element: Element, name: string) {
    const elements = this.#elements.get(name);
    elements?.delete(element);
    if (!elements?.size) this.#elements.delete(name);
  }

  /** Return an attachment that names its element; the same one for the same names. Empty names are left out. */
  name(...names: string[]): Attachment | undefined {
    const given = names.filter(Boolean);
    if (!given.length) return undefined;
    const key = given.join("\n");
    const attachment = this.#attachments.get(key) ?? ((element: Element) => this.add(element, ...given));
    this.#attachments.set(key, attachment);
    return attachment;
  }

  /** Return the same as an attribute, for elements whose attributes are spread. */
  attributes = (...names: string[]) => ({ [this.#key]: this.name(...names) });

  /** Return the elements of these names in document order. */
  all(...names: string[]): Element[] {
    const elements = names.flatMap((name) => [...(this.#elements.get(name) ?? [])]);
    return [...new Set(elements)].sort(inDocumentOrder);
  }

  /** Return the first element that has one of the names; earlier names come first. */
  find(...names: string[]): Element | null {
    for (const name of names) {
      const [first] = this.all(name);
      if (first) return first;
    }
    return null;
  }

  /** Return the elements whose names begin with a prefix, in document order. */
  beginningWith(prefix: string): Element[] {
    return this.all(...[...this.#elements.keys()].filter((name) => name.startsWith(prefix)));
  }
}

const KEY = Symbol("anchors");

/** Give the components below the anchors of a new table. */
export const setAnchors = (): Anchors => setContext(KEY, new Anchors());

/** Return the anchors of the table to which a component belongs; a component outside a table has its own. */
export const getAnchors = (): Anchors => getContext<Anchors | undefined>(KEY) ?? setAnchors();
