import { toldWish } from "@/lib/agents/tuned";
import type { Item } from "@/lib/benchmark/item";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { AskAction, AskCase } from "@/lib/learning/asking/ask-case";
import { firstPolicy } from "@/lib/learning/asking/ask-policy";
import shippedPolicy from "@/lib/learning/asking/asking-policy.json";
import { askTraining, gatherReflections } from "@/lib/learning/asking/train-asking";
import type { PairExample } from "@/lib/learning/export/formats";
import { askOrAct, askPrompt } from "@/lib/learning/export/make-examples";
import { seededRandom } from "@/lib/random";
import { type AskWords, askCases } from "./asking-cases";

/** ADAPT's ask-or-act pairs: where reflection corrects the student's own step, in the words of the conversation. */
export async function askPairs(items: readonly Item[], reader: CatalogReader, seed: number): Promise<PairExample[]> {
  const words = new Map<AskCase, AskWords>();
  const randomFor = (id: string) => seededRandom(seed, `ask ${id}`);
  const heard = (one: AskCase, said: AskWords) => void words.set(one, said);
  const cases = await askCases({ items, reader, part: "train", randomFor, heard });
  const runs = gatherReflections(firstPolicy, cases, shippedPolicy.training, askTraining, seededRandom(seed, "runs"));
  const pairs = runs.choices.flatMap(({ state: { one, asked }, chosen, rejected }): PairExample[] => {
    const { wishes = [], saidAfter } = words.get(one) ?? {};
    const told = wishes.map(toldWish);
    const names = told.flatMap(({ column }, index) => (asked.has(index) ? [column] : []));
    const said = (action: AskAction) => {
      const wish = told[action.wish];
      return wish ? JSON.stringify(askOrAct(wish, action.kind)) : "";
    };
    const prompt = askPrompt({ said: saidAfter?.(asked) ?? [], wishes: told, asked: names });
    return [{ prompt, chosen: said(chosen), rejected: said(rejected) }];
  });
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
