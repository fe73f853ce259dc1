import { writeJsonLine } from "@/cli/json-lines";
import { type Item, isRecommendedCar, itemQuestion } from "@/lib/benchmark/item";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";
import { openItems } from "./benchmark-files";
import type { RelaxRun } from "./relax-run";

/** Answers benchmark items, and says on stderr how many relaxations and cars are the items' own. */
export async function relaxItems(run: RelaxRun, files: readonly string[]): Promise<boolean> {
  const counts = { items: 0, relaxations: 0, cars: 0 };
  let complete = true;
  for (const file of files) {
    for (const item of await openItems(file)) {
      const answer = await answerItem(run, item);
      if (answer.result.status === "invalid") complete = false;
      counts.items++;
      counts.relaxations += answer.sameRelaxation ? 1 : 0;
      counts.cars += answer.sameCar ? 1 : 0;
      await writeJsonLine(process.stdout, { id: item.id, ...answer.result });
    }
  }
  console.error(`relaxations equal: ${counts.relaxations} of ${counts.items}`);
  console.error(`cars equal: ${counts.cars} of ${counts.items}`);
  return complete;
}

interface ItemAnswer {
  result: Partial<RelaxationResult> & Pick<RelaxationResult, "status">;
  sameRelaxation: boolean;
  sameCar: boolean;
}

/** A tie counts as a miss: only what was decided is compared. */
async function answerItem(run: RelaxRun, item: Item): Promise<ItemAnswer> {
  const read = itemQuestion(item);
  if (read.kind === "refused") {
    return { result: { status: "invalid", reason: read.reason }, sameRelaxation: false, sameCar: false };
  }
  const { frame, constraints, target } = read.question;
  const { reader, method } = run;
  // Items name no limits of the shopper.
  const settings = { ...run.settings, shopper: run.shopperFor([]) };
  const result = await relaxSlice({
    method,
    settings,
    slice: openSlice(reader, frame),
    constraints,
    random: run.randomFor(item.id),
  });
  run.onAnswer(result);
  const given = result.relaxed.map(({ constraint }) => constraint.id);
  const sameSet = given.length === target.length && target.every((id) => given.includes(id));
  const sameRelaxation = result.status === "relaxed" && sameSet;
  return { result, sameRelaxation, sameCar: sameRelaxation && !!result.car && isRecommendedCar(item, result.car) };
}
