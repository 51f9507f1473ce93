// A record as part of an address: compressed, in the alphabet that addresses allow.

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function packRecord(record: string): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the record, or null if the text contains none. */
export async function unpackRecord(text: string): Promise<string | null> {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return new TextDecoder().decode(await pipe(packed, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}
