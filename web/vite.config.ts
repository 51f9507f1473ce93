import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is part of the Python package: `village serve` serves what is built here.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/village/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inside the page: everything has an address and is cached by it
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
