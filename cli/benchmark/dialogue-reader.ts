import { type Exchange, readInterview } from "@/lib/agents/interview";
import type { Team } from "@/lib/agents/methods";
import { itemQuestion } from "@/lib/benchmark/item";
import type { ReplayMethod, WishesOf } from "@/lib/benchmark/replay/transcript";
import type { CatalogReader, Vocabulary } from "@/lib/catalog/catalog-reader";
import { slotOfColumn } from "@/lib/catalog/files/csv-columns";
import { narrowToSlice } from "@/lib/reading/narrow-to-slice";
import { readTranscript } from "@/lib/reading/read-words";
import type { Weighting } from "@/lib/reading/weighting/weigh-pairwise";
import { findMethod } from "@/lib/relaxation/methods/method-lists";

/** With `auto`, uses the method's own. Released code always does. */
export function weightingAsked(asked: string, method: ReplayMethod): Weighting {
  if (asked !== "auto") return asked as Weighting;
  return findMethod(method.replace(/-released$/, ""))?.weighting ?? "global";
}

/** Narrows alternatives to the item's slice. */
export async function dialogueReader(weighting: Weighting, catalog: CatalogReader): Promise<WishesOf> {
  const vocabulary = await catalog.vocabulary();
  return async ({ dialogue }, item) => {
    const { constraints, doubts } = readTranscript(dialogue, vocabulary, weighting);
    const lists = constraints.filter(({ op }) => op === "in");
    const read = itemQuestion(item);
    if (lists.length === 0 || read.kind === "refused") return constraints;
    const where = read.question.frame;
    const found = await catalog.distributions(lists.map(({ slot }) => ({ where, slot })));
    const counts = new Map(
      found.map(({ slot, values }) => [slot, new Map(values.map(({ value, count }) => [value, count]))]),
    );
    return narrowToSlice(constraints, doubts, counts);
  };
}

/** A team's wishes from a recorded interview: one question a slot, in the slots' order. */
export function teamReader(team: Team, method: ReplayMethod, vocabulary: Vocabulary): WishesOf {
  return ({ dialogue, slots }, item) => {
    const asked = slots.flatMap((column) => slotOfColumn(column) ?? []);
    const said = dialogue.filter(({ role }) => role === "user");
    const questions = dialogue.filter(({ role }) => role === "assistant");
    const exchanges = asked.flatMap((slot, index): Exchange[] => {
      const [question, answer] = [questions[index]?.content, said[index]?.content];
      return question !== undefined && answer !== undefined ? [{ slot, question, answer }] : [];
    });
    return readInterview(team, { request: item.baseQuery ?? "", method, vocabulary }, exchanges);
  };
}
