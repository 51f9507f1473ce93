/// <reference types="vite-plugin-pwa/client" />

interface ImportMetaEnv {
  readonly VITE_SERVER_URL?: string; // the server to which the page links, without a slash at its end
}
