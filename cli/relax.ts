import { defineCommand } from "citty";
import { z } from "zod";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { constraintInputSchema, toConstraint } from "@/lib/constraints/constraint";
import { seededRandom } from "@/lib/random";
import type { Random } from "@/lib/relaxation/choice";
import { type RelaxSettings, relax } from "@/lib/relaxation/relax";
import { type RelaxationMethod, relaxationMethods } from "@/lib/relaxation/relaxation";
import { readJsonLines, writeJsonLine } from "./json-lines";
import { openCatalog } from "./open-catalog";
import { relaxItems } from "./relax-items";
import { wholeNumber } from "./whole-number";
import { WrongUse } from "./wrong-use";

const questionSchema = z.object({
  id: z.string().optional(),
  /** Fixed tests, from outside: nobody may relax them. */
  base: z.array(constraintInputSchema).default([]),
  constraints: z.array(constraintInputSchema),
});

/** How every line of a run is answered. */
export interface RelaxRun {
  reader: CatalogReader;
  method: RelaxationMethod;
  settings: RelaxSettings;
  /** A fresh source for each line, so that a line's answer does not depend on the lines before it. */
  randomFor: (line: string) => Random;
}

export const relaxCommand = defineCommand({
  meta: { name: "relax", description: "JSON Lines {id, base, constraints} in, what to give up and what remains out." },
  args: {
    catalog: { type: "string", required: true, valueHint: "FILE", description: "CSV with the paper's columns" },
    method: { type: "enum", options: [...relaxationMethods], default: "optimal", description: "Relaxation method" },
    items: {
      type: "string",
      valueHint: "FILES",
      description: "Benchmark item files instead of stdin, comma-separated",
    },
    must: {
      type: "enum",
      options: ["weight", "locked"],
      default: "weight",
      description: "What a wish of level must is",
    },
    rounds: { type: "string", default: "10", description: "Most rounds of the formal method" },
    seed: { type: "string", default: "1", description: "Seed of the random method" },
  },
  async run({ args }) {
    const settings: RelaxSettings = {
      mustMeans: args.must === "locked" ? "locked" : "weight",
      maxRounds: wholeNumber("rounds", args.rounds),
    };
    const seed = wholeNumber("seed", args.seed);
    if (args._.length > 0 && !args.items) throw new WrongUse(`"${args._[0]}" was not expected here.`);
    const run: RelaxRun = {
      reader: await openCatalog(args.catalog),
      method: args.method as RelaxationMethod,
      settings,
      randomFor: (line) => seededRandom(seed, line),
    };
    const complete = args.items ? await relaxItems(run, [...args.items.split(","), ...args._]) : await relaxLines(run);
    if (!complete) process.exitCode = 1;
  },
});

/** Answers every line of stdin; false when some could not be. */
async function relaxLines(run: RelaxRun): Promise<boolean> {
  let complete = true;
  for await (const line of readJsonLines(process.stdin)) {
    const answer = line.kind === "value" ? await answerLine(run, line.value, line.line) : invalid({}, line.reason);
    if (answer.status === "invalid") complete = false;
    await writeJsonLine(process.stdout, answer);
  }
  return complete;
}

async function answerLine(run: RelaxRun, value: unknown, line: number): Promise<{ status: string }> {
  const read = questionSchema.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const id = z.object({ id: z.string() }).safeParse(value);
    return invalid(id.success ? id.data : {}, `${issue?.path.join(".") || `line ${line}`}: ${issue?.message}`);
  }
  const { id, base, constraints } = read.data;
  const frame = base.map(({ slot, op, value: tested }) => ({ slot, op, value: tested }));
  const random = run.randomFor(id ?? String(line));
  const { reader, method, settings } = run;
  const result = await relax({ reader, method, settings, frame, constraints: constraints.map(toConstraint), random });
  return result.status === "invalid" ? invalid({ id }, result.reason ?? "") : { ...(id ? { id } : {}), ...result };
}

function invalid(
  { id }: { id?: string | undefined },
  reason: string,
): { id?: string; status: "invalid"; reason: string } {
  return { ...(id ? { id } : {}), status: "invalid", reason };
}
