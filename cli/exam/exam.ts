import { existsSync, readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { choice, toggle } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { defaultColumns } from "@/db/seed/default-catalog";
import {
  conversationSchema,
  type Miss,
  type PlayedConversation,
  playConversation,
} from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { type FreeMessage, freeMessageSchema, freeScore } from "./free-score";

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
    for (const file of files) {
      const { played, read } = linesOf(file, args.half as Half);
      if (played.length > 0) await printPlayed(file, played, args.failures);
      if (read.length > 0) await printRead(file, read, args.failures);
    }
  },
});

type Half = "open" | "sealed" | "all";
type Placed<Line> = { line: Line; isOpen: boolean };

/** Lines of an exam by what is done with them. */
function linesOf(file: string, half: Half) {
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`);
  const played: Placed<PlayedConversation>[] = [];
  const read: Placed<FreeMessage>[] = [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  for (const [index, text] of lines.entries()) {
    const isOpen = index % 2 === 0;
    if (half !== "all" && isOpen !== (half === "open")) continue;
    const line: unknown = JSON.parse(text);
    const free = freeMessageSchema.safeParse(line);
    if (free.success) read.push({ line: free.data, isOpen });
    else played.push({ line: conversationSchema.parse(line), isOpen });
  }
  return { played, read };
}

async function printPlayed(file: string, played: readonly Placed<PlayedConversation>[], failures: boolean) {
  const room = { catalog: defaultColumns(), preferences: createEmbeddedReader() };
  const kinds = new Map<string, { right: number; of: number; met: number; checks: number }>();
  for (const { line, isOpen } of played) {
    const misses = await playConversation(line, room);
    const checks = line.turns.flatMap(({ expect }) => expect).length;
    for (const kind of [line.kind, "all"]) {
      const sum = kinds.get(kind) ?? { right: 0, of: 0, met: 0, checks: 0 };
      const isRight = misses.every(({ soft }) => soft);
      kinds.set(kind, {
        right: sum.right + Number(isRight),
        of: sum.of + 1,
        met: sum.met + checks - misses.length,
        checks: sum.checks + checks,
      });
    }
    if (failures && isOpen) for (const miss of misses) console.log(failureOf(miss));
  }
  const { all, ...byKind } = Object.fromEntries(kinds);
  for (const [kind, sum] of Object.entries({ ...byKind, all }))
    if (sum) console.log(`${file} ${kind}: ${sum.right} of ${sum.of} all right, checks ${share(sum.met, sum.checks)}`);
}

function failureOf({ id, turn, say, check, soft, reply, wishes }: Miss): string {
  const missed = `${soft ? "(soft) " : ""}${JSON.stringify(check)}`;
  return `${id} ${turn}: ${say}\n  missed ${missed}\n  reply ${JSON.stringify(reply)}\n  wishes ${wishes.join("; ")}`;
}

async function printRead(file: string, read: readonly Placed<FreeMessage>[], failures: boolean) {
  const vocabulary = await defaultColumns().vocabulary();
  const scores = read.map(({ line, isOpen }) => ({ line, isOpen, ...freeScore(line, vocabulary) }));
  const sum = (pick: (score: (typeof scores)[number]) => number) => scores.reduce((all, each) => all + pick(each), 0);
  const right = sum((each) => each.right);
  for (const { line, isOpen, faults } of scores)
    if (failures && isOpen && faults.length > 0) console.log(`${line.id}: ${faults.join("; ")}`);
  console.log(
    [
      `${file}: ${read.length} messages`,
      `F1 ${share(
        2 * right,
        sum((each) => each.said + each.read),
      )}`,
      `exactly right ${share(
        sum((each) => Number(each.isExact)),
        read.length,
      )}`,
      ...(["cued", "least", "order"] as const).map(
        (name) =>
          `${name} ${share(
            sum((each) => each[name].right),
            sum((each) => each[name].of),
          )}`,
      ),
      `forbidden ${sum((each) => each.forbidden)}`,
    ].join(", "),
  );
}

function share(right: number, of: number): string {
  return `${((100 * right) / Math.max(1, of)).toFixed(1)}%`;
}
