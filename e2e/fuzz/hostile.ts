import fc from "fast-check";
import { isNumericSlot, slotNames } from "@/lib/constraints";

/** Only shoppers say this word. */
export const planted = "quokkazanzibar";

const poison = [
  "",
  "\u0000",
  "\ud83d",
  "\udc00 half",
  "null",
  "-1",
  "1e999",
  "2147483648",
  "NaN",
  "..",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "'; drop table cars; --",
  "<script>alert(1)</script>",
  "💥".repeat(50),
  "\u202e99$\u202c",
  "\u001b[31m",
  "a".repeat(5000),
];

/** Any value in place of text, often with the planted word. */
export const hostileText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...poison) },
  { weight: 2, arbitrary: fc.constantFrom(...poison).map((text) => `${planted} ${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }).map((text) => `${text}${planted}`) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);

export const hostileSegment = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3000)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "%00",
      "%",
      "%zz",
      "%E0%A4%A",
      "%0d%0aset-cookie:x",
      "%2e%2e%2f",
      "%ff%fe",
      "%5c",
      ".",
      ";",
    ),
  },
);

const number = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, 24, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324),
  fc.integer({ min: 0, max: 60_000 }),
);
const words = fc.constantFrom(
  "SUV under $30k",
  "a wagon, AWD is a must",
  "30 mpg would be nice",
  "not high-performance",
);
const scalar = fc.oneof(hostileText, number, fc.constantFrom("Sedan", "4dr SUV", "Luxury", "all wheel drive"));
const value = fc.oneof(scalar, fc.array(scalar, { minLength: 1, maxLength: 4 }));
const op = fc.constantFrom("==", "!=", "in", "not in", ">=", "<=");
const slot = fc.constantFrom(...slotNames);
const id = fc.oneof(
  hostileText,
  slot.map((name) => `${name}:is`),
  fc.constant("msrp:<="),
);
const level = fc.constantFrom("trivial", "nice", "prefer", "important", "must");
const evidence = fc.array(
  fc.record({ for: fc.constantFrom("value", "weight"), turn: number, start: number, end: number, quote: hostileText }),
  { maxLength: 2 },
);
const rest = {
  weight: fc.constantFrom(0.1, 0.25, 0.5, 0.75, 1),
  level,
  locked: fc.boolean(),
  evidence: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, evidence),
};
/** Table lookups must not find inherited properties. */
const inherited = fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty");
const wish = fc
  .tuple(
    slot,
    fc.constantFrom("is", "not", "least", "most"),
    fc.array(fc.oneof(hostileText, inherited), { minLength: 1, maxLength: 3 }),
    number,
  )
  .chain(([name, sense, texts, count]) => {
    const excluded = sense === "not";
    const asked = isNumericSlot(name)
      ? { op: excluded ? "!=" : sense === "most" ? "<=" : ">=", value: count }
      : texts.length === 1
        ? { op: excluded ? "!=" : "==", value: texts[0] }
        : { op: excluded ? "not in" : "in", value: texts };
    return fc.record({
      id: fc.constant(`${name}:${sense}`),
      slot: fc.constant(name),
      op: fc.constant(asked.op),
      value: fc.constant(asked.value),
      ...rest,
    });
  });
const constraint = fc.oneof(wish, fc.record({ id, slot, op, value, ...rest }));
const edit = fc.oneof(
  { weight: 4, arbitrary: constraint.map((each) => ({ kind: "add", constraint: each })) },
  fc.record({ kind: fc.constant("change"), id, op, value }),
  fc.record({ kind: fc.constant("remove"), id }),
  fc.record({ kind: fc.constant("weigh"), id, weight: fc.constantFrom(0.1, 0.5, 1) }),
  fc.record({ kind: fc.constant("lock"), id, locked: fc.boolean() }),
  fc.record({ kind: fc.constant("no-preference"), slot }),
);

export const hostileAct = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(words, hostileText).map(([said, text]) => ({ kind: "words", text: `${said} ${text}` })),
  },
  { weight: 6, arbitrary: edit.map((each) => ({ kind: "edit-constraint", edit: each })) },
  fc.record({ kind: fc.constant("answer"), questionId: id, choices: fc.array(id, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant("compare"), questionId: id, keep: id }),
  fc.record({ kind: fc.constant("choose-relaxation"), relaxationId: id }),
  fc.record({ kind: fc.constant("unlock"), id, also: id }),
  fc.record({ kind: fc.constant("rewind"), turn: fc.constantFrom(0, 1, 2 ** 31, 2 ** 53), text: hostileText }),
  fc.constantFrom(
    { kind: "undo" },
    { kind: "redo" },
    { kind: "agree" },
    { kind: "disagree" },
    { kind: "start-over" },
    { kind: "skip" },
    { kind: "show-cars" },
  ),
);

export const inheritedActs = ["style", "fuelType", "marketCategory", "model"].flatMap((name) =>
  ["__proto__", "constructor"].map((asked) => {
    const about = { weight: 0.5, level: "prefer", locked: false, evidence: [] };
    const constraint = { id: `${name}:is`, slot: name, op: "==", value: asked, ...about };
    return { kind: "edit-constraint", edit: { kind: "add", constraint } };
  }),
);

const record = fc.dictionary(hostileText, fc.oneof(number, fc.boolean(), hostileText), { maxKeys: 3 });

const shaped = new Map<string, fc.Arbitrary<unknown>>(
  Object.entries({
    turns: fc.record({ messageId: fc.oneof(fc.uuid(), hostileText), act: hostileAct }),
    conversations: fc.record({ method: fc.oneof(fc.constant("optimal"), hostileText) }),
    compare: fc.record({
      text: fc.tuple(words, hostileText).map((all) => all.join(" ")),
      weights: record,
      locks: record,
    }),
    saved: fc.record({ saved: fc.boolean() }),
    shortlist: fc.record({ positions: fc.array(number, { maxLength: 4 }) }),
    session: fc.record({ token: hostileText }),
    consent: fc.record({
      age: fc.constant(true),
      read: fc.constant(true),
      agreed: fc.constant(true),
      version: hostileText,
    }),
    continue: fc.record({ code: hostileText }),
    withdraw: fc.record({ code: hostileText }),
    steps: fc.record({ step: hostileText, attempt: fc.constant(1), answers: record }),
    check: fc.record({ text: hostileText }),
    studies: fc.record({ text: hostileText }),
    arms: fc.record({ condition: hostileText, paused: fc.boolean() }),
    preview: fc.record({ condition: hostileText, scenario: hostileText, what: fc.constantFrom("run", "search") }),
    "[run]": fc.record({ excluded: fc.boolean(), reason: hostileText }),
    "[name]": hostileText,
  }),
);

export function hostileBody(path: string): fc.Arbitrary<string> {
  const form = shaped.get(path.split("/").at(-1) ?? "") ?? record;
  return fc.oneof(
    { weight: 5, arbitrary: form.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "{",
        '{"__proto__":{"a":1}}',
        "[".repeat(30_000),
        `{"a":"${planted}`,
        '"\\ud83d"',
        "x".repeat(70_000),
      ),
    },
  );
}

const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 2000));

export const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      "accept",
      "accept-language",
      "user-agent",
      "referer",
      "range",
      "if-none-match",
      "x-forwarded-host",
      "x-forwarded-proto",
    ],
    ...[
      "x-forwarded-for",
      "x-leeway-address",
      "x-nonce",
      "traceparent",
      "next-router-prefetch",
      "x-invoke-path",
      "content-encoding",
    ],
    ...[
      "rsc",
      "next-router-state-tree",
      "next-action",
      "next-url",
      "x-middleware-subrequest",
      "x-nextjs-data",
      "purpose",
      "origin",
    ],
  ),
  headerText,
  { maxKeys: 3 },
);

const cookieNames = [
  "__Host-leeway_guest",
  "leeway_guest",
  "__Host-leeway_research",
  "theme",
  "leeway_theme",
  "__Host-leeway_run.x",
];

export const hostileCookie = fc
  .tuple(fc.constantFrom(...cookieNames), fc.oneof(headerText, hostileSegment))
  .map(([name, text]) => `${name}=${text.replace(/[\s;,]/g, "_")}`);
