// The page without a server: plain files that play offline, written by tools.build_site.
import { mergeConfig, defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { fileURLToPath } from "node:url";
import server, { source } from "./vite.config";

const files = fileURLToPath(new URL("../build/site_files", import.meta.url));

/** As in http/responses.py; WebAssembly needs permission, and framing can only be forbidden by headers. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'";

/** index.html with the security policy, the icons and the entry of this page. */
const page = (): Plugin => ({
  name: "page-without-a-server",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => ({
      html: html.replace("/src/main.ts", "/src/local/main.ts"),
      tags: [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "%BASE_URL%icons/touch.png" } },
      ],
    }),
  },
});

const pwa = VitePWA({
  strategies: "injectManifest",
  srcDir: "src/local",
  filename: "service_worker.ts",
  registerType: "prompt",
  injectRegister: false,
  manifest: {
    id: ".",
    name: "Village & My Village",
    short_name: "Village",
    description: "The board games Village and My Village, against bots and on one device, also without a network",
    start_url: ".",
    scope: ".",
    display: "standalone",
    background_color: "#f3e8d0",
    theme_color: "#f3e8d0",
    icons: [
      { src: "icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  injectManifest: {
    globPatterns: ["**/*"],
    globIgnores: ["404.html", "service_worker.js"],
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024, // the engine is larger than any file of a usual page
  },
});

export default mergeConfig(
  server,
  defineConfig({
    plugins: [page(), pwa],
    publicDir: files,
    resolve: { alias: { $backend: source("local") } },
    worker: { format: "es" },
  }),
);
