// Vite plugin: the module `texts` has one lazy loader for each part of each language, such as `lessons-de`. A part is a
// module, hence one download. Explanations and tutorials are parts of their own; most pages do not need them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MESSAGES = fileURLToPath(new URL("../src/village", import.meta.url));
const FILE = /^(?:games\/\w+\/)?text\/([\w-]+)\/(\w+)\.ftl$/;
const OTHER_PROGRAMS = /^(rules|rulebook_.*|terminal|emails|value_locations)$/; // the page does not load these
const OWN_PART = ["lessons", "tooltips", "offline"];

/** Return the paths of the message files by part. */
function filesByPart(): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const file of readdirSync(MESSAGES, { recursive: true, encoding: "utf-8" }).sort()) {
    const [path, language, name] = FILE.exec(file.replaceAll("\\", "/")) ?? [];
    if (!path || !name || OTHER_PROGRAMS.test(name)) continue;
    const part = `${OWN_PART.includes(name) ? name : "page"}-${language}`;
    parts.set(part, [...(parts.get(part) ?? []), path]);
  }
  return parts;
}

const loaders = (parts: string[]) =>
  `export default { ${parts.map((part) => `"${part}": () => import("texts/${part}")`).join(", ")} };`;

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (/^texts(\/|$)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0texts")) return null;
      const part = id.slice("\0texts/".length);
      const files = filesByPart();
      if (!part) return loaders([...files.keys()]);
      const paths = files.get(part) ?? [];
      for (const path of paths) this.addWatchFile(join(MESSAGES, path));
      const contents = paths.map((path) => [path, readFileSync(join(MESSAGES, path), "utf-8")]);
      return `export const files = ${JSON.stringify(Object.fromEntries(contents))};`;
    },
  };
}
