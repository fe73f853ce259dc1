import type { Predicate } from "@/lib/constraints";
import { describeConstraint, describeValue, isExclusion, slotDefinitions, valuesOf } from "@/lib/constraints";
import type { Offer } from "@/lib/dialogue/deciding/offer";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { resultsPart } from "@/lib/dialogue/showing/results-part";
import { productReferenceOf, rowName } from "@/lib/dialogue/showing/shown-products";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed, productCount } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { asking } from "@/messages/asking";
import { type AnswerFacts, plainAnswer, type QuestionOf, showResults } from "./answer";
import { type SupposedSearch, supposeSearch } from "./supposed-search";

export async function answerWhatIf({ supposed, proposes }: QuestionOf<"whatif">, facts: AnswerFacts) {
  const { catalog, situation, state } = facts;
  const search = supposeSearch(supposed, state);
  if (!search) {
    const held = listed(situation.wishes.map(({ constraint }) => describeConstraint(constraint)));
    return plainAnswer(held === "" ? answers.whatIf.empty : answers.whatIf.same({ wishes: held }));
  }
  const wishes = effectiveWishes(search.constraints, null);
  const total = await catalog.count(testsWithout(wishes));
  // "Is 35k enough?" supposes the current wish.
  const change = capitalised(describeSupposed(search, state)) || answers.whatIf.asNow;
  if (total === 0) {
    const still = situation.everything > 0 ? answers.whatIf.noProduct : answers.whatIf.stillNone;
    return plainAnswer(`${still({ change })} ${nearest(facts)}`.trim());
  }
  const first = await firstNew(search, wishes, facts);
  const now = situation.everything;
  const products = productCount(total);
  const brings =
    now === 0
      ? answers.whatIf.better({ change, products })
      : answers.whatIf.beside({ change, products, apart: Math.abs(total - now), more: total > now });
  const fresh = first && answers.whatIf.newProduct({ product: rowName(first.product), price: first.product.price });
  const named = first && !first.isNew ? answers.whatIf.sameFirst : (fresh ?? "");
  return {
    text: `${brings}${named}`,
    products: first ? productReferenceOf(first.product) : [],
    shows: first ? showResults([first.product]) : undefined,
    edits: search.edits,
    offer:
      proposes && total !== now && !(first && !first.isNew && wished(search, state))
        ? { text: asking.doIt, label: asking.yesDoIt, edits: search.edits, count: total }
        : undefined,
  };
}

/** Whether it only adds wishes, so that the first one may have them already. */
function wished({ constraints }: SupposedSearch, { wishes }: Pick<ConversationState, "wishes">): boolean {
  return wishes.constraints.every((each) => constraints.includes(each));
}

function nearest({ situation }: AnswerFacts): string {
  const [offer] = otherOffers(situation);
  if (!offer) return "";
  const change = capitalised(offerWords(offer, situation.wishes));
  return answers.whatIf.way({ change, products: productCount(offer.matches) });
}

/** The first product that a moved bound lets in, else the first of all. */
async function firstNew(search: SupposedSearch, wishes: readonly EffectiveWish[], facts: AnswerFacts) {
  const { catalog, settings, state, results } = facts;
  const shown = testsWithout(wishes);
  const beyond = beyondBounds(search, state);
  for (const where of [...(beyond ? [[...shown, beyond]] : []), shown]) {
    const total = await catalog.count(where);
    if (total === 0) continue;
    const asked = { catalog, settings, wishes, shown: where, total, summary: "", groups: 1 };
    const { cars: products } = await resultsPart(asked);
    const [product] = products;
    if (product) return { product, isNew: where !== shown || product.position !== results.cars[0]?.position };
  }
  return null;
}

/** Passes only products past the one moved bound. */
function beyondBounds({ constraints }: SupposedSearch, { wishes }: AnswerFacts["state"]): Predicate | null {
  const moved = constraints.flatMap((each): Predicate[] => {
    const before = wishes.constraints.find(({ id }) => id === each.id);
    if (typeof before?.value !== "number" || before.value === each.value) return [];
    const { slot, op } = each;
    if (op === "<=") return [{ slot, op: ">=", value: before.value + 1 }];
    return op === ">=" ? [{ slot, op: "<=", value: before.value - 1 }] : [];
  });
  const [only, ...more] = moved;
  return only && more.length === 0 ? only : null;
}

/** "with up to $32,000", "without AWD". */
function describeSupposed({ constraints }: SupposedSearch, { wishes }: Pick<ConversationState, "wishes">): string {
  const before = new Map(wishes.constraints.map((each) => [each.id, describeConstraint(each)]));
  const after = new Set(constraints.map(({ id }) => id));
  const moved = constraints.filter((each) => before.get(each.id) !== describeConstraint(each));
  const changed = moved.map(describeConstraint);
  const wished = moved.filter(({ op }) => !isExclusion(op)).map(describeConstraint);
  const refused = moved.flatMap(({ slot, op, value }) =>
    isExclusion(op) ? valuesOf(value).map((each) => describeValue(slot, each)) : [],
  );
  const replaced = constraints.filter((each) => changed.includes(describeConstraint(each))).map(({ slot }) => slot);
  const lost = wishes.constraints.filter(({ id, slot }) => !after.has(id) && !replaced.includes(slot));
  const gone = lost.map(({ slot }) => slotDefinitions[slot].label);
  return [
    ...(wished.length > 0 ? [answers.whatIf.with({ wishes: listed(wished) })] : []),
    ...(refused.length > 0 ? [answers.whatIf.without({ values: listed(refused, "or") })] : []),
    ...(gone.length > 0 ? [answers.whatIf.any({ slots: listed(gone) })] : []),
  ].join(answers.whatIf.and);
}

export function offerWords({ adjustments }: Offer, wishes: readonly EffectiveWish[]): string {
  const said = adjustments.flatMap(({ id, to }) => {
    const wish = wishes.find(({ constraint }) => constraint.id === id);
    if (!wish) return [];
    const { slot } = wish.constraint;
    return [to ? describeConstraint({ slot, ...to }) : answers.whatIf.or({ name: slotDefinitions[slot].label })];
  });
  return listed(said);
}

export function otherOffers({ offers, concession }: Pick<Situation, "offers" | "concession">): Offer[] {
  const inForce = JSON.stringify(concession?.adjustments ?? []);
  return offers.filter(({ adjustments, matches }) => matches > 0 && JSON.stringify(adjustments) !== inForce);
}
