import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

// Apart from vite.config.ts, so that building needs none of what checking does.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] }, // components as a browser gets them
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      environmentOptions: {
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
      },
    },
  }),
);
