import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { texts } from "./text_chunks";

export const source = (folder: string) => fileURLToPath(new URL(`src/${folder}`, import.meta.url));

// The build is part of the Python package: `village serve` serves it.
export default defineConfig({
  plugins: [svelte(), texts()],
  resolve: { alias: { $app: source("app"), $games: source("games"), $backend: source("app/net") } }, // also in tsconfig.json
  build: {
    outDir: "../src/village/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // every asset has its own URL, by which it is cached
    // One file instead of forty small ones for what every visit loads first: it compresses better.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first_view", tags: ["$initial"] }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
