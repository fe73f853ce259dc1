import { existsSync, readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { choice, toggle } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { defaultColumns } from "@/db/seed/default-catalog";
import { conversationSchema, type Miss, playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { freeMessageSchema, scoreFree } from "./free-score";

export const examCommand = defineCommand({
  meta: {
    name: "exam",
    description: "Play conversations and read free messages of an exam; print shares by kind. Files may be named.",
  },
  args: {
    half: choice(["open", "sealed", "all"], "all", "The lines to take: every second one, from the first, is open"),
    failures: toggle("Print each failure of the open lines"),
  },
  async run({ args }) {
    const files = args._.length > 0 ? args._ : ["talk", "talk-2", "free"].map((name) => `corpus/exam/${name}.jsonl`);
    for (const file of files) await printScore(file, args.half, args.failures);
  },
});

/** Counts in pairs of right and of all, by what is counted. */
type Tally = Map<string, [right: number, of: number]>;

async function printScore(file: string, half: string, failures: boolean) {
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`);
  const catalog = defaultColumns();
  const vocabulary = await catalog.vocabulary();
  const tally: Tally = new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  for (const [index, text] of lines.entries()) {
    const isOpen = index % 2 === 0;
    if (half !== "all" && isOpen !== (half === "open")) continue;
    const line: unknown = JSON.parse(text);
    const free = freeMessageSchema.safeParse(line);
    const faults: string[] = [];
    if (free.success) {
      const score = scoreFree(free.data, vocabulary);
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
