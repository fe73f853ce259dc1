import { afterEach, expect, it, vi } from "vitest";
import { faultOf, log, redactConsole } from "./log";

const words = "a wagon under 30k for my wife Ada";

function redacted(...said: unknown[]): string {
  const target = { error: () => undefined, warn: () => undefined } as unknown as Console;
  redactConsole(target);
  const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
  target.error(...said);
  expect(logged).toHaveBeenCalledOnce();
  const [line] = logged.mock.calls;
  logged.mockRestore();
  return JSON.stringify(line);
}

afterEach(() => {
  vi.restoreAllMocks();
});

function failedQuery(): Error {
  const cause = Object.assign(new Error("invalid input"), { code: "22P05", where: `JSON data, line 1: "${words}"` });
  const query = new Error(`Failed query: select 1\n    at ${words} (/a.ts:1:1)\nparams: ${words}`, { cause });
  return Object.assign(query, { digest: "1234567", params: [words], query: `select '${words}'` });
}

it("what a page throws is logged by kind, code, number and place, without a word of a shopper or a statement", () => {
  const said = redacted("⨯", failedQuery());
  for (const word of ["wagon", "Ada", "select", "params"]) expect(said).not.toContain(word);
  for (const kept of ["22P05", "1234567", "redacted-console.test.ts"]) expect(said).toContain(kept);
});

it("a text, an object and a fault among others that the framework writes keep their words to themselves", () => {
  for (const text of [
    words,
    `%s: ${words}`,
    { words },
    failedQuery().stack,
    new AggregateError([failedQuery()], words),
  ]) {
    const said = redacted("Error: ", text);
    expect(said).not.toMatch(/wagon|Ada/);
    expect(said).toContain("redacted-console.test.ts");
  }
});

it("a fault whose message was put into other words than its stack tells no places at all", () => {
  const fault = new Error(words);
  fault.message = "other words";
  expect(JSON.stringify(faultOf(fault))).not.toMatch(/wagon|Ada/);
  const round: Error & { cause?: unknown } = new Error("round");
  round.cause = round;
  expect(faultOf(round)).toBeDefined();
});
