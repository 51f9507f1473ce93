import { expect, test } from "vitest";
import { packRecord, unpackRecord } from "$app/store/record_link";

test("a record travels in an address", async () => {
  const record = `village bigbox 2\n${"0 turn grain.orange\n".repeat(500)}; seat 0: Zoë 中文`;
  const packed = await packRecord(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 10);
  expect(await unpackRecord(packed)).toBe(record);
});

test.each(["", "%", "abc", "AAAA"])("%s contains no record", async (text) => {
  expect((await unpackRecord(text)) || null).toBe(null);
});
