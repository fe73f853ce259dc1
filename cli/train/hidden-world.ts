import type { HiddenRun } from "@/lib/benchmark/hidden/generate-hidden";
import { answerTo } from "@/lib/benchmark/hidden/hidden-player";
import { judge, type Preference, preferencesFor, shareMet } from "@/lib/benchmark/hidden/hidden-shopper";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { levelWeights, type SlotName, slotNames } from "@/lib/constraints";
import { questionsOf, unaskedSlots } from "@/lib/dialogue/asking/asking-clarity";
import { generalText } from "@/lib/dialogue/asking/asking-slot";
import { productsInView, type WeighedQuestion, wholeQuestions } from "@/lib/dialogue/asking/plan-whole";
import { usesIn, wishPrior } from "@/lib/dialogue/asking/wish-prior";
import type { AskCase, AskPoint, QuestionFacts, WeighedAction } from "@/lib/learning/asking/ask-policy";
import { actionsFor } from "@/lib/learning/asking/ask-policy";
import { seededRandom } from "@/lib/random";

const mostQuestions = 8;

interface Spoken {
  told: ReadonlySet<Preference>;
  asked: readonly SlotName[];
  /** Wishes that each general question brought. */
  general: readonly number[];
  questions: number;
  /** Two slots in one breath count as two. */
  spent: number;
  said: AskPoint["said"];
}

/** Shoppers of the hidden world over a catalog, whose answers need no reader. Fast enough to try every question. */
export async function hiddenWorld(products: readonly CatalogProduct[], reader: CatalogReader) {
  const slots = slotNames.filter((slot) => wishPrior.slots[slot]);
  const distributions = await reader.distributions(slots.map((slot) => ({ where: [], slot })));
  return ({ shopper, task }: HiddenRun, seed: number): AskCase => {
    const preferences = preferencesFor(shopper, task);
    const best = Math.max(...products.map((product) => shareMet(preferences, product)));
    const violated = new Map(preferences.map((each) => [each, products.map((one) => judge(each, one) === "violated")]));
    const points = new Map<string, AskPoint>();

    function headOf(told: ReadonlySet<Preference>): CatalogProduct[] {
      const missed = new Float32Array(products.length);
      for (const each of told)
        violated.get(each)?.forEach((isMissed, at) => {
          if (isMissed) missed[at] = (missed[at] ?? 0) + levelWeights[each.level];
        });
      return firstLeast(missed, productsInView).flatMap((at) => products[at] ?? []);
    }

    function pointAt(spoken: Spoken): AskPoint {
      const { told, asked, general, questions: count, spent, said } = spoken;
      const key = JSON.stringify([preferences.map((each) => told.has(each)), [...asked].sort(), general, count, spent]);
      const known = points.get(key);
      if (known) return known;
      const top = headOf(told);
      const uses = usesIn(said.flatMap(({ role, content }) => (role === "user" ? [content] : [])).join(" "));
      const open = new Set(unaskedSlots(asked, new Set([...told].map(({ test }) => test.slot))));
      const situation = { uses, general, asked: spent, total: products.length, top };
      const left = distributions.filter(({ slot }) => open.has(slot));
      const questions = spent < mostQuestions ? wholeQuestions({ ...situation, distributions: left }) : [];
      const planned = new Map(questions.map((each) => [each.key, each]));
      const put = (question: string) => planned.get(question)?.plan ?? { kind: "general" as const };
      const next = (named: readonly SlotName[]) => ({
        asked: [...asked, ...named],
        questions: count + 1,
        spent: spent + Math.max(1, named.length),
      });
      const point: AskPoint = {
        actions: weighed(questions, spent),
        met: top.reduce((sum, product) => sum + shareMet(preferences, product), 0) / top.length / best,
        questions: count,
        said,
        after(question) {
          const plan = put(question);
          const [slot, also] = plan.kind === "general" ? [] : [plan.first.slot, plan.also?.slot];
          const named = [slot, also].flatMap((each) => each ?? []);
          const words = named.map((each) => questionsOf(each)[0] ?? "").join(" ");
          const text = words || generalText(uses.length > 0, general.length);
          const random = seededRandom(seed, `${shopper.id} ${task.id} ${count}`);
          const { tells, text: answer } = answerTo({ task, preferences, random }, told, { text, why: "", slot, also });
          return pointAt({
            ...next(named),
            told: new Set([...told, ...tells]),
            general: slot ? general : [...general, tells.length],
            said: [...said, { role: "assistant", content: text }, { role: "user", content: answer }],
          });
        },
        unanswered(question) {
          const plan = put(question);
          return pointAt({ ...spoken, ...next(plan.kind === "general" ? [] : [plan.first.slot]) });
        },
      };
      points.set(key, point);
      return point;
    }

    const said = [{ role: "user" as const, content: task.opening }];
    const start = pointAt({ told: new Set(), asked: [], general: [], questions: 0, spent: 0, said });
    return { id: `${shopper.id} ${task.id}`, start };
  };
}

/** The learned policy's view of the questions that may come now. */
export function weighed(questions: readonly WeighedQuestion[], asked: number): WeighedAction[] {
  const facts = questions.map(({ key, plan, chance, value, cost }): QuestionFacts => {
    const isPair = plan.kind === "slot" && plan.also !== undefined;
    return { key, chance, value, cost, isGeneral: plan.kind === "general", isPair };
  });
  return actionsFor(facts, asked);
}

/** Places of the smallest values, ties in order. */
function firstLeast(values: Float32Array, count: number): number[] {
  const levels = [...new Set(values)].sort((a, b) => a - b);
  const found: number[] = [];
  for (const level of levels) {
    for (let at = values.indexOf(level); at >= 0 && found.length < count; at = values.indexOf(level, at + 1))
      found.push(at);
    if (found.length >= count) break;
  }
  return found;
}
