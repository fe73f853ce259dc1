import type { CatalogProduct, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import { answering, running, tellsOf } from "@/lib/constraints/trade-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { fullName, mostSold } from "./known";
import { supposedTests } from "./supposed-search";
import { leaderFigure, priceOf, productsThatAre, without } from "./tell-slot";

type Asked = QuestionOf<"superlative">;

export async function answerSuperlative(asked: Asked, facts: AnswerFacts): Promise<PlainAnswer> {
  const own = supposedTests(asked.supposed);
  const taken = new Set(own.map(({ slot }) => slot));
  const inForce = facts.situation.shown.filter(({ slot }) => !taken.has(slot));
  const isOpen = facts.situation.wishes.length === 0;
  const [within, anywhere] = await Promise.all([
    asked.everywhere ? null : leaderOf(asked, [...inForce, ...own], facts),
    leaderOf(asked, own, facts),
  ]);
  // The product's own name tells its year.
  const said = own.filter(({ slot, op }) => slot !== "year" || op !== "==");
  const kind = said.length > 0 ? answers.superlative.among({ kind: productsThatAre(said) }) : "";
  const label = tellsOf(asked.by)[asked.end] ?? "";
  if (!anywhere) return plainAnswer(answers.superlative.none);
  const next = within ?? anywhere;
  if (asked.after) return plainAnswer(answers.superlative.next(toldOf(asked.by, next)), [next], showProducts([next]));
  if (within && !isOpen) {
    const near = facts.situation.total === 0;
    const text = answers.superlative.within({ label, near, kind, ...toldOf(asked.by, within) });
    return plainAnswer(text, [within], showProducts([within], answering.tables.leader));
  }
  const near = isOpen || asked.everywhere ? null : await nearest(asked, inForce, own, facts);
  const leader = near?.leader ?? anywhere;
  const told = { label, kind, ...toldOf(asked.by, leader) };
  const none = isOpen || asked.everywhere ? "" : answers.superlative.noFit;
  const { nearest: misses, anywhere: leads } = answers.superlative;
  const text = near ? misses({ ...told, off: near.off }) : `${leads(told)}${none}`;
  return plainAnswer(text, [leader], showProducts([leader]));
}

async function nearest(
  asked: Asked,
  inForce: readonly domain.Predicate[],
  own: readonly domain.Predicate[],
  facts: AnswerFacts,
) {
  const wishes = facts.situation.wishes.map(({ constraint }) => constraint).sort((a, b) => a.weight - b.weight);
  const slots = [asked.by, domain.likeness.price, ...wishes.map(({ slot }) => slot)];
  for (const off of slots.filter((slot) => inForce.some((each) => each.slot === slot))) {
    const rest = inForce.filter(({ slot }) => slot !== off);
    const leader = await leaderOf(asked, [...rest, ...own], facts);
    if (leader) return { leader, off: domain.slotDefinitions[off].label };
  }
  return null;
}

export async function leaderOf(
  asked: Pick<Asked, "by" | "end" | "after">,
  where: readonly domain.Predicate[],
  { catalog }: AnswerFacts,
) {
  const { by, end, after = 0 } = asked;
  if (!domain.isNumericSlot(by)) {
    const order = domain.orderOf(by);
    for (const value of end === "most" ? order.toReversed() : order) {
      const held = [...where, { slot: by, op: "==", value } as const];
      const [product] = await mostSold(catalog, held, 1);
      if (product) return product;
    }
    return null;
  }
  // MPGe would put every EV first on gas.
  const burning = (domain.economies.includes(by) ? (running?.kinds.electric ?? []) : []).map(without);
  const held = burning.length > 0 && (await catalog.count([...where, ...burning])) > 0 ? burning : [];
  const ranges = await catalog.ranges([...where, ...held], [by]);
  const score: ScoredPredicate[] = [
    { slot: by, op: end === "most" ? ">=" : "<=", value: end === "most" ? Number.MAX_SAFE_INTEGER : 0, weight: 1 },
  ];
  // Many versions of one model may lead.
  const led = await catalog.rank({ where: [...where, ...held], score, ranges, limit: 400, ties: "popularity" });
  return led.filter((one, at) => led.findIndex((each) => each.model === one.model) === at)[after] ?? null;
}

function toldOf(by: domain.SlotName, product: CatalogProduct) {
  const price = by === domain.likeness.price ? "" : answers.superlative.at({ price: priceOf(product) });
  return { product: fullName(product), figure: leaderFigure(by, product), price };
}
