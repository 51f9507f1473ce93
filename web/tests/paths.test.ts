// The page works below any folder of a host.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function pathsBelow(base: string) {
  vi.stubEnv("BASE_URL", base);
  return import("$app/paths");
}

test("addresses become URLs below the folder, and back", async () => {
  const { resolve, addressOf } = await pathsBelow("/games/village/");
  expect([resolve("/"), resolve("/rules?rule=X")]).toEqual(["/games/village/", "/games/village/rules?rule=X"]);
  expect(["/games/village", "/games/village/", "/games/village/tables/t1"].map(addressOf)).toEqual([
    "/",
    "/",
    "/tables/t1",
  ]);
});

test("a folder whose name only begins alike is another one", async () => {
  const { addressOf } = await pathsBelow("/village/");
  expect(addressOf("/villages/rules")).toBe("/villages/rules");
});

test("at the root of a host, addresses are URLs", async () => {
  const { resolve, addressOf } = await pathsBelow("/");
  expect([resolve("/rules"), addressOf("/rules")]).toEqual(["/rules", "/rules"]);
});

test("the router goes to addresses below the folder", async () => {
  await pathsBelow("/village/");
  const { route } = await import("$app/store/route.svelte");
  route.go("/rules?rule=X");
  expect([location.pathname, route.path, route.query]).toEqual(["/village/rules", "/rules", "?rule=X"]);
  route.go("/");
  expect([location.pathname, route.path]).toEqual(["/village/", "/"]);
});

test("every link resolves its address", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".svelte"));
  const links = names.flatMap((name) =>
    [...readFileSync(join("src", name), "utf-8").matchAll(/\bhref=("[^"]*"|\{[^\n]*)/g)].map(([, url]) => ({
      name,
      url: url!,
    })),
  );
  expect(links.filter(({ url }) => url.startsWith("{resolve(")).length).toBeGreaterThan(50);
  expect(links.filter(({ url }) => /^("|\{["`])\//.test(url))).toEqual([]);
});
