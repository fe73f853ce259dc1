import { defineCommand } from "citty";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { about, choice, required, text, toggle, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { withProgress } from "@/cli/show-progress";
import type { SearchState, TargetPolicy, TargetSearch, TargetStanding } from "@/lib/benchmark/known-target";
import { distinct, emptyMemory, narrowed, openSlots, openTargetSearch, searchFor } from "@/lib/benchmark/known-target";
import { likenessOf } from "@/lib/benchmark/run/likeness";
import { percentText as percent } from "@/lib/benchmark/run-line";
import { learnOrder, policyFrom, shopPolicy, staticPolicy, withoutStatistics } from "@/lib/benchmark/target-policies";
import { factsInWords, openWordSearch, standingByScore } from "@/lib/benchmark/word-search";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { markdownTable } from "@/lib/charts/text-table";
import { describeConstraint } from "@/lib/constraints";
import { questionsOf } from "@/lib/dialogue/asking/asking-clarity";
import { pickSome, seededRandom } from "@/lib/random";
import { readWords } from "@/lib/reading/read-words";

const sampleSize = 200;
/** Facts that a description names, never the model. */
const describedFacts = 3;

export const knownTargetCommand = defineCommand({
  meta: about(
    "known-target",
    "Finds a product somebody has in mind by questions: HIT@10 and MRR@10 by turn for every asking policy.",
  ),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    draws: text("1000", "Targets"),
    learn: text("200", "Other targets the static order is learned on"),
    turns: text("5", "Turns of a search"),
    questions: text("1", "Questions of a turn, all from the statistics before it"),
    start: choice(["category", "description"], "category", "What the shopper says first"),
    only: text("", "Policies, by the start of their names, comma-separated; all when left out"),
    mistaken: text("0", "Percent of answers that are those of another product"),
    strict: toggle("Answers only with choices on offer, or with none"),
    seed: text("1", "The same seed draws the same targets"),
  },
  async run({ args }) {
    const products = distinct(await readCatalogFile(args.catalog));
    const numbers = ["seed", "turns", "draws", "learn", "questions", "mistaken"] as const;
    const { seed, turns, draws, learn, questions, mistaken } = wholeNumbers(args, ...numbers);
    const drawn = sampled(products, draws + learn, seededRandom(seed, "targets"));
    const start = openTargetSearch(products);
    const order = await learnOrder(start, drawn.slice(draws), turns, args.strict);
    const sample = sampled(products, sampleSize, seededRandom(seed, "statistics"));
    const policies: [string, TargetPolicy][] = [
      ["never", async () => null],
      ["adaptive", shopPolicy("adaptive")],
      ["always", shopPolicy("always")],
      ["fixed-order", shopPolicy("fixed-order")],
      ["random-slot", shopPolicy("random-slot")],
      [`learned order (${order.join(", ")})`, staticPolicy(order)],
      ["statistics: none", withoutStatistics(products)],
      ["statistics: random", policyFrom(sample)],
      ["statistics: slice", policyFrom(products)],
    ];
    const said = args.start === "description" ? await describedStart(start, seed) : () => ({ start, said: "" });
    const byWords = openWordSearch(products.map((product) => factsInWords(product).join(", ")));
    const search = { turns, isStrict: args.strict, together: questions, mistaken: mistaken / 100, seed, said, byWords };
    const rows: string[][] = [];
    const likeness: string[][] = [];
    const wanted = args.only.split(",");
    for (const [name, policy] of policies.filter(([each]) => wanted.some((start) => each.startsWith(start)))) {
      const played = await play({ ...search, policy }, drawn.slice(0, draws));
      await writeJsonLine(process.stdout, { policy: name, cars: products.length, draws, ...played });
      rows.push([name, ...played.turns.map(cellOf)]);
      // Retrieval alone, by all that was said so far.
      if (name === "never" || name === "adaptive") rows.push([`BM25 beside ${name}`, ...played.byWords.map(cellOf)]);
      likeness.push([name, ...played.likeness.map(percent)]);
    }
    const heads = ["policy", ...Array.from({ length: turns + 1 }, (_, turn) => `after ${turn}`)];
    console.error(markdownTable({ heads, rows }));
    console.error(`\nWords that a turn's questions share with the closest earlier one, in percent:\n`);
    console.error(markdownTable({ heads: ["policy", ...heads.slice(3)], rows: likeness }));
  },
});

interface Play extends Pick<TargetSearch, "policy" | "turns" | "isStrict" | "together"> {
  said: (target: CatalogProduct) => Pick<TargetSearch, "start"> & { said: string };
  byWords: (query: string) => Float64Array;
  /** Share of answers that are another product's. */
  mistaken: number;
  seed: number;
}

/** Means before any question and after each turn, by the dialogue and by retrieval with the same words. */
async function play(search: Play, targets: readonly CatalogProduct[]) {
  const { turns, seed } = search;
  const memory = emptyMemory();
  const lot = seededRandom(seed, "lots");
  const slip = seededRandom(seed, "slips");
  const all: TargetStanding[][] = [];
  const retrieved: TargetStanding[][] = [];
  const alike: number[][] = Array.from({ length: turns }, () => []);
  for (const target of withProgress("targets", targets.length, targets)) {
    const { start, said } = search.said(target);
    const mistakenFor = () => {
      const [slips, other] = [slip() < search.mistaken, slip()];
      return slips ? (start.all[Math.floor(other * start.all.length)] ?? null) : null;
    };
    const asked: { turn: number; text: string }[] = [];
    const words = [said, ...Array.from({ length: turns }, () => "")];
    const heard: TargetSearch["heard"] = ({ turn, question: { slot, choices }, answer }) => {
      asked.push({ turn, text: [questionsOf(slot)[0], ...choices.map(({ label }) => label)].join(" ") });
      words[turn + 1] += answer ? ` ${describeConstraint(answer.predicate)}` : "";
    };
    all.push(await searchFor(target, { ...search, start, memory, lot, mistakenFor, heard }));
    likenessOf(asked.map((each) => each.text)).forEach((each, index) => {
      alike[asked[index + 1]?.turn ?? 0]?.push(each);
    });
    const at = start.all.indexOf(target);
    retrieved.push(words.map((_, turn) => standingByScore(search.byWords(words.slice(0, turn + 1).join(" ")), at)));
  }
  return {
    turns: meansByTurn(all),
    byWords: meansByTurn(retrieved),
    likeness: alike.slice(1).map((each) => each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)),
  };
}

function meansByTurn(all: readonly TargetStanding[][]) {
  return (all[0] ?? []).map((_, turn) => {
    const mean = (of: (standing: TargetStanding) => number) =>
      all.reduce((sum, standings) => sum + (standings[turn] ? of(standings[turn]) : 0), 0) / all.length;
    return {
      hit: mean(({ hit }) => hit),
      mrr: mean(({ reciprocalRank }) => reciprocalRank),
      left: mean(({ left }) => left),
      empty: mean(({ isEmpty }) => (isEmpty ? 1 : 0)),
    };
  });
}

/** Each search starts with what the reader makes of some facts of the target (ProductAgent, Figure 4). */
async function describedStart(start: SearchState, seed: number): Promise<Play["said"]> {
  const vocabulary = await start.reader.vocabulary();
  return (target) => {
    const random = seededRandom(seed, `described ${target.position}`);
    const told = openSlots(start).filter((slot) => slot !== "model" && factsInWords(target, [slot]).length > 0);
    const said = `I want a ${factsInWords(target, pickSome(told, describedFacts, random)).join(", ")}.`;
    const { edits } = readWords({ words: said, turn: 0, history: [], constraints: [], vocabulary });
    const read = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
    return { said, start: read.reduce((state, each) => narrowed(state, each.slot, { predicate: each }), start) };
  };
}

function sampled(products: readonly CatalogProduct[], count: number, random: () => number): CatalogProduct[] {
  return products
    .map((product) => ({ product, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ product }) => product);
}

function cellOf({ hit, mrr, empty }: { hit: number; mrr: number; empty: number }): string {
  const found = `${percent(hit)} / ${percent(mrr)}`;
  return empty > 0 ? `${found}, ${percent(empty)} empty` : found;
}
