import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

// Separate from vite.config.ts, so that building needs none of the test tools.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] }, // test the client build of the components
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      environmentOptions: {
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
      },
    },
  }),
);
