// Prints the sizes of files after compression with Brotli: node compress.mjs FILE...
import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const sizes = process.argv.slice(2).map(async (file) => brotliCompressSync(await readFile(file), options).length);
console.log(JSON.stringify(await Promise.all(sizes)));
