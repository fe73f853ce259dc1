import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { weighWishes } from "@/lib/dialogue/state/weigh-wishes";
import { seededRandom } from "@/lib/random";
import { comparedMethods, judgedMethods } from "@/lib/relaxation/methods/method-lists";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { DialogueRecord } from "./dialogue-record";

export type MethodInTurn = Awaited<ReturnType<typeof methodsInTurn>>[number];

const methods = [...comparedMethods, ...judgedMethods.filter(({ lane }) => lane === null)];

type Recorded = Pick<DialogueRecord, "frame" | "turns">;

/** Each method weighs the words up to this turn. Empty while some product meets every wish. */
export async function methodsInTurn(catalog: CatalogReader, record: Recorded, turn: number, seed: number) {
  const recorded = record.turns[turn];
  if (!recorded) return [];
  const constraints = freeWishes(record, turn);
  const slice = openSlice(catalog, record.frame);
  const [everything, vocabulary] = await Promise.all([slice.count(constraints), slice.vocabulary()]);
  if (constraints.length === 0 || everything > 0) return [];
  const transcript = transcriptUntil(record.turns, turn);
  const found = [];
  for (const { name: method, weighting } of methods) {
    const result = await relaxSlice({
      slice,
      constraints: weighWishes(constraints, weighting ?? "global", { transcript, vocabulary }),
      method,
      settings: { mustMeans: "weight", cutShare: 0.05 },
      random: seededRandom(seed, `${method} ${turn}`),
      orderings: recorded.orderings,
    });
    const { status, relaxed, tied, matches, car: product } = result;
    found.push({ method, status, given: relaxed.map(({ constraint }) => constraint), tied, matches, product });
  }
  return found;
}

export function freeWishes(record: Recorded, turn: number): Constraint[] {
  const fixed = new Set(record.frame.map(({ slot }) => slot));
  return (record.turns[turn]?.wishes ?? []).filter(({ slot }) => !fixed.has(slot));
}

function transcriptUntil(turns: DialogueRecord["turns"], last: number): ConversationState["transcript"] {
  return turns.slice(0, last + 1).flatMap(({ act, said, reply }, turn) => [
    ...(act === "words" ? [{ role: "user" as const, content: said, turn }] : []),
    // Leeway's answer in this turn came after the decision.
    ...(turn < last ? [{ role: "assistant" as const, content: reply, turn }] : []),
  ]);
}
