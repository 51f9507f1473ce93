import type { Bytes } from "./files";

// A bundle is compressed: the length of a JSON header, the header, and the parts that it describes.
export interface Bundle {
  header: unknown;
  parts: Bytes; // all of them, one after the other
}

export async function readBundle(bytes: Bytes): Promise<Bundle> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  const length = new DataView(all.buffer).getUint32(0, true);
  return {
    header: JSON.parse(new TextDecoder().decode(all.subarray(4, 4 + length))),
    parts: all.subarray(4 + length),
  };
}
