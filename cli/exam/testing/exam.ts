import { existsSync, readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { z } from "zod";
import { about, choice, toggle, WrongUse } from "@/cli/flags";
import { defaultColumns } from "@/db/seed/default-catalog";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import { describeConstraint, slotDefinitions, slotNames, valuesOf, wordTable } from "@/lib/constraints";
import { slotValueSchema } from "@/lib/constraints/constraint";
import { conversationSchema, type Miss, playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { readTranscript } from "@/lib/reading/read-words";

export const examCommand = defineCommand({
  meta: about(
    "exam",
    "Play conversations and read free messages of an exam; print shares by kind. Files may be named.",
  ),
  args: {
    half: choice(["open", "sealed", "all"], "all", "The lines to take: every second one, from the first, is open"),
    failures: toggle("Print each failure of the open lines"),
  },
  async run({ args }) {
    const files = args._.length > 0 ? args._ : ["talk", "talk-2", "free"].map((name) => `corpus/exam/${name}.jsonl`);
    for (const file of files) await printScore(file, args.half, args.failures);
  },
});

type Tally = Map<string, [right: number, of: number]>;

async function printScore(file: string, half: string, failures: boolean) {
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`);
  const catalog = defaultColumns();
  const vocabularies = { list: await catalog.vocabulary(), today: await defaultColumns("today").vocabulary() };
  const tally: Tally = new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  for (const [index, text] of lines.entries()) {
    const isOpen = index % 2 === 0;
    if (half !== "all" && isOpen !== (half === "open")) continue;
    const line: unknown = JSON.parse(text);
    const free = freeMessageSchema.or(everydaySchema).safeParse(line);
    const faults: string[] = [];
    if (free.success) {
      const score = scoreFree(free.data, vocabularies[free.data.prices]);
      for (const [name, right, of] of score.counts) add(tally, `free, ${name}`, right, of);
      if (score.faults.length > 0) faults.push(`${free.data.id}: ${score.faults.join("; ")}`);
    } else {
      const conversation = conversationSchema.parse(line);
      const misses = await playConversation(conversation, { catalog, preferences: createEmbeddedReader() });
      const checks = conversation.turns.flatMap(({ expect }) => expect).length;
      for (const kind of [conversation.kind, "all"]) {
        add(tally, `${kind}, all right`, Number(misses.every(({ soft }) => soft)), 1);
        add(tally, `${kind}, checks`, checks - misses.length, checks);
      }
      faults.push(...misses.map(failureOf));
    }
    if (failures && isOpen) for (const fault of faults) console.log(fault);
  }
  for (const [name, [right, of]] of tally)
    console.log(`${file} ${name}: ${right} of ${of}, ${((100 * right) / Math.max(1, of)).toFixed(1)}%`);
}

function add(tally: Tally, name: string, right: number, of: number) {
  const [before, all] = tally.get(name) ?? [0, 0];
  tally.set(name, [before + right, all + of]);
}

function failureOf({ id, turn, say, check, soft, reply, wishes }: Miss): string {
  const missed = `${soft ? "(soft) " : ""}${JSON.stringify(check)}`;
  return `${id} ${turn}: ${say}\n  missed ${missed}\n  reply ${JSON.stringify(reply)}\n  wishes ${wishes.join("; ")}`;
}

/** A label may use a catalog file's name for a slot. */
const slotOfHeader = wordTable(
  Object.fromEntries(slotNames.map((slot) => [slotDefinitions[slot].csv.header.toLowerCase(), slot])),
);
const slotLabel = z.string().transform((said) => slotOfHeader[said] ?? said);
const wishSchema = z.object({
  ...{ slot: slotLabel, op: z.string(), value: slotValueSchema, level: z.string().optional() },
  /** Readings as good as the label's. */
  ...{ opOk: z.array(z.string()).default([]), levelOk: z.array(z.string()).default([]) },
});
type Wish = z.infer<typeof wishSchema>;

/** The reader reads a span as two bounds. */
function apart(wish: Wish): Wish[] {
  const [low, high] = valuesOf(wish.value);
  if (wish.op !== "between" || low === undefined || high === undefined) return [wish];
  return [
    { ...wish, op: ">=", value: low },
    { ...wish, op: "<=", value: high },
  ];
}

const freeMessageSchema = z.object({
  id: z.string(),
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  expect: z.array(wishSchema),
  least: z.string().optional(),
  order: z.array(z.tuple([z.string(), z.string()])).default([]),
  forbidden: z.array(z.string()).default([]),
  /** The message names no value for these slots. */
  open: z.array(z.string()).default([]),
  /** Only current prices tell miles, and new from used. */
  prices: z.enum(["list", "today"]).default("list"),
});
type FreeMessage = z.infer<typeof freeMessageSchema>;

const everydaySchema = z
  .object({
    ...{ id: z.string(), text: z.string(), open: z.array(z.string()).default([]) },
    wishes: z.array(z.object({ slot: slotLabel, none: z.literal(true) }).or(wishSchema)),
  })
  .transform(({ text, wishes, ...rest }): FreeMessage => {
    const expect = wishes.flatMap((wish) => ("op" in wish ? apart(wish) : []));
    const forbidden = wishes.flatMap(({ slot }) => (expect.some((wish) => wish.slot === slot) ? [] : [slot]));
    return { ...rest, turns: [{ role: "user", content: text }], expect, order: [], forbidden, prices: "today" };
  });

/** F1 counts found wishes. Levels count only found ones that are not plain. */
function scoreFree({ turns, expect, least, order, forbidden, open }: FreeMessage, vocabulary: Vocabulary) {
  const all = readTranscript(turns, vocabulary, "global").constraints;
  const constraints = all.filter(({ slot }) => !open.includes(slot));
  const found = expect.flatMap((wish) => {
    const read = constraints.find((each) => isSame(each, wish));
    return read ? [{ wish, read }] : [];
  });
  const surplus = constraints.filter((each) => !found.some(({ read }) => read === each));
  const cued = found.filter(({ wish }) => wish.level !== undefined && wish.level !== "prefer");
  const misread = cued.filter(({ wish, read }) => ![wish.level, ...wish.levelOk].includes(read.level));
  const weightOf = (slot: string) => constraints.find((each) => each.slot === slot)?.weight;
  const lightest = Math.min(...constraints.map(({ weight }) => weight));
  const isHeavier = ([one, other]: readonly [string, string]) =>
    (weightOf(one) ?? -1) > (weightOf(other) ?? Number.POSITIVE_INFINITY);
  const counts: [name: string, right: number, of: number][] = [
    ["F1", 2 * found.length, expect.length + constraints.length],
    ["exactly right", Number(found.length === expect.length && surplus.length === 0), 1],
    ["level of cued wishes", cued.length - misread.length, cued.length],
    ["least", Number(least !== undefined && weightOf(least) === lightest), Number(least !== undefined)],
    ["order", order.filter(isHeavier).length, order.length],
    ["read where forbidden", constraints.filter(({ slot }) => forbidden.includes(slot)).length, forbidden.length],
  ];
  return {
    counts,
    faults: [
      ...expect
        .filter((wish) => !found.some((each) => each.wish === wish))
        .map(({ slot, op, value }) => `missed ${slot} ${op} ${value}`),
      ...surplus.map((each) => `read ${describeConstraint(each)}`),
      ...misread.map(({ wish, read }) => `${wish.slot} is ${wish.level}, read ${read.level}`),
    ],
  };
}

const groups = wordTable({ "<": "<=", ">": ">=", "==": "in", "!=": "not in" });

/** A list needs half (labels may name one of three bodies), a number only 1% (units round). */
function isSame({ slot, op, value }: Constraint, wish: Wish): boolean {
  if (slot !== wish.slot || ![wish.op, ...wish.opOk].some((each) => (groups[op] ?? op) === (groups[each] ?? each)))
    return false;
  const held = valuesOf(value).map((each) => String(each).toLowerCase());
  if (typeof value === "number" && typeof wish.value === "number") {
    return Math.abs(value - wish.value) <= Math.abs(wish.value) / 100;
  }
  const wanted = valuesOf(wish.value).map((each) => String(each).toLowerCase());
  return wanted.filter((each) => held.includes(each)).length >= wanted.length / 2;
}
