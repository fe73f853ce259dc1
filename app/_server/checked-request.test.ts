import { expect, it } from "vitest";
import { z } from "zod";
import { checkedBody, checkedQuery, limitedText } from "./answered-route";
import { Refusal } from "./refusal";

const sent = (body: BodyInit) =>
  new Request("http://leeway.test/api", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
    duplex: "half",
  } as RequestInit);

const refused = (status: number, code: string) => expect.objectContaining({ constructor: Refusal, status, code });
const anyForm = z.unknown();

it("a body is clean before its schema sees it, and refused where it is no text", async () => {
  expect(await checkedBody(sent('{"text":"SUV \\ud83d"}'), anyForm)).toEqual({ text: "SUV \ufffd" });
  for (const body of ['{"text":"a\\u0000"}', '{"__proto__":{}}', `${"[".repeat(3000)}${"]".repeat(3000)}`])
    await expect(checkedBody(sent(body), anyForm), body).rejects.toEqual(refused(400, "not-text"));
});

it("what an address asks for is clean too", () => {
  const asked = (search: string) => checkedQuery(new Request(`http://leeway.test/api?${search}`), anyForm);
  expect(asked("a=1&b=%E2%80%AEx%CC%81")).toEqual({ a: "1", b: "x\u0301".normalize("NFC") });
  for (const search of ["a=%00", "%1b=1", "__proto__=1"])
    expect(() => asked(search), search).toThrow(refused(400, "not-text"));
});

function endless(piece: string) {
  let read = 0;
  const stream = new ReadableStream({
    pull(controller) {
      read++;
      controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  return { stream, read: () => read };
}

it("an upload is refused as soon as it has too many bytes or lines, and the rest is not read", async () => {
  const lines = endless("{}\n".repeat(1000));
  const few = { most: 50_000_000, mostLines: 100_000, said: "Too many lines." };
  await expect(limitedText(sent(lines.stream), few)).rejects.toEqual(refused(413, "too-large"));
  expect(lines.read()).toBeLessThan(110);
  const bytes = endless("x".repeat(10_000));
  await expect(limitedText(sent(bytes.stream), { most: 100_000 })).rejects.toEqual(refused(413, "too-large"));
  expect(bytes.read()).toBeLessThan(20);
  expect(await limitedText(sent("{}\n".repeat(100_000)), few)).toHaveLength(300_000);
});
