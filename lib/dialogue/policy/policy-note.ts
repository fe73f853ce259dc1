import { type Constraint, isRule, likeness, type Predicate, sheetOf } from "@/lib/constraints";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { TurnContext } from "@/lib/dialogue/turn-context";
import { productCount } from "@/lib/dialogue/wording/count-words";
import { noneOfThem } from "@/lib/rules/compile/compile-sheet";
import { featureOf } from "@/lib/rules/program";
import { reply } from "@/messages/reply";
import { limitOf, programsOf, quoted, testsUnder } from "./policy";

/** Names the rules that keep a wish from its products. Nothing gives way to it. */
export async function policyNote(context: TurnContext): Promise<{ says: string; costs: string } | null> {
  const { input, applied, situation, state, reveals } = context;
  const { policy, wishes } = state;
  const { everything } = situation;
  if (!policy || !reveals || applied.changes.length === 0) return null;
  const ruled = wishes.constraints.filter(isRule);
  const own = wishes.constraints.filter((each) => !isRule(each));
  const changed = applied.changes.flatMap(({ after }) => own.find(({ id }) => id === after?.id)?.slot ?? []);
  if (changed.length === 0) return null;
  const count = (rules: readonly Predicate[]) => input.catalog.count([...own, ...rules].map(toPredicate));
  const inTheWay = [];
  for (const rule of ruled.filter(({ slot }) => everything === 0 || changed.includes(slot))) {
    const products = await count(ruled.filter((each) => each !== rule));
    if (products > everything) inTheWay.push({ rule, products: products - everything });
  }
  if (inTheWay.length === 0 && everything === 0) {
    const products = await count([]);
    for (const rule of ruled) if (products > 0 && (await count([rule])) === 0) inTheWay.push({ rule, products });
  }
  const [first] = inTheWay.sort((a, b) => b.products - a.products);
  if (!first) return null;
  const others = [];
  const paid = await ownShare(first.rule);
  if (paid) others.push(reply.policy.ownShare({ amount: paid }));
  for (const [key, value] of Object.entries(policy.facts)) {
    const options = programsOf(policy.sheets).flatMap((each) => featureOf(each, key)?.options ?? []);
    for (const option of new Set(options.filter((each) => each !== value))) {
      const more = (await count(testsUnder(policy, { [key]: option }, input.vocabulary))) - everything;
      if (more > 0)
        others.push(reply.policy.asOther({ who: option, rest: option === noneOfThem, products: productCount(more) }));
    }
  }
  return {
    says: reply.policy.inTheWay({ quotes: quoted(inTheWay.map(({ rule }) => rule.evidence[0]?.quote ?? "")) }),
    costs: [reply.policy.costs({ products: productCount(first.products) }), ...others].join(" "),
  };

  /** What paying for the rest oneself comes to each month, where the sheet allows it. */
  async function ownShare(rule: Constraint): Promise<number | null> {
    const share = programsOf(policy?.sheets.slice(sheetOf(rule), sheetOf(rule) + 1) ?? [])[0]?.share;
    if (!policy || !share || rule.slot !== likeness.price || rule.op !== "<=") return null;
    const rest = [...own, ...ruled.filter((each) => each !== rule)].map(toPredicate);
    const { [likeness.price]: prices } = await input.catalog.ranges(rest, [likeness.price]);
    const agreed = limitOf(policy, "share")?.most ?? 0;
    const monthly = agreed + Math.ceil(((prices?.min ?? Number.NaN) - Number(rule.value)) / share.months);
    return monthly > agreed && monthly <= share.most ? monthly : null;
  }
}
