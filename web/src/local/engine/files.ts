// The files of the engine: how they are read, and their manifest.
export type Bytes = Uint8Array<ArrayBuffer>;
export type Read = (name: string) => Promise<Bytes>;
export type Report = (loaded: number, total: number) => void; // bytes

interface Manifest {
  files: Record<string, { bytes: number; start: boolean }>;
  lock: object; // names no packages for Pyodide to load
}

export function readFrom(base: string): Read {
  return async (name) => {
    const response = await fetch(base + name);
    if (!response.ok) throw new Error(`${base}${name}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

export async function readManifest(read: Read): Promise<Manifest> {
  return JSON.parse(new TextDecoder().decode(await read("manifest.json"))) as Manifest;
}

// Reports the bytes of the files that are there, of those that the start needs.
export function reportLoaded({ files }: Manifest, report: Report, isThere: (name: string) => boolean): void {
  const start = Object.entries(files).filter(([, file]) => file.start);
  const sum = (some: typeof start) => some.reduce((bytes, [, file]) => bytes + file.bytes, 0);
  report(sum(start.filter(([name]) => isThere(name))), sum(start));
}
