import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is part of the Python package: `village serve` serves what is built here.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/village/server/page", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
