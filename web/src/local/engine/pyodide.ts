import { readBundle } from "./bundle";
import { type Bytes, type Read, type Report, readManifest, reportLoaded } from "./files";

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

// Pyodide as far as the engine uses it; its own types would have to be installed to build the page.
export interface Pyodide {
  pyimport(module: string): unknown;
}

interface Options {
  indexURL?: string;
  packageBaseUrl: string;
  lockFileContents: Promise<string>;
  fsInit: (files: FileSystem, paths: { sitePackages: string }) => Promise<void>;
}

const BUNDLE = "village.bundle";

// Starts Python with the modules of the engine. Pyodide loads its own files and does not report how far it is.
export async function startPyodide(base: string, read: Read, report: Report): Promise<Pyodide> {
  const [manifest, bundle] = [readManifest(read), read(BUNDLE)];
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: (options: Options) => Promise<Pyodide>;
  };
  const pyodide = await loadPyodide({
    ...(base.startsWith("file:") ? {} : { indexURL: base }), // under Node it would have to be a path
    packageBaseUrl: base,
    lockFileContents: manifest.then(({ lock }) => JSON.stringify(lock)),
    fsInit: async (files, { sitePackages }) => {
      await unpack(files, sitePackages, await bundle);
      reportLoaded(await manifest, report, (name) => name === BUNDLE);
    },
  });
  reportLoaded(await manifest, report, () => true);
  return pyodide;
}

// Writes the files of a bundle, whose header lists their names and lengths, into a folder.
async function unpack(files: FileSystem, folder: string, bytes: Bytes): Promise<void> {
  const { header, parts } = await readBundle(bytes);
  const folders = new Set<string>();
  let start = 0;
  for (const [name, length] of header as [string, number][]) {
    const parent = `${folder}/${name}`.replace(/\/[^/]*$/, "");
    if (!folders.has(parent)) files.mkdirTree(parent);
    folders.add(parent);
    files.writeFile(`${folder}/${name}`, parts.subarray(start, start + length));
    start += length;
  }
}
