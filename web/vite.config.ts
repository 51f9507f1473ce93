import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The build is part of the Python package: `village serve` serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/village/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // every asset has its own URL, by which it is cached
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
