import type { ComparisonRequest, ComparisonView, GaveUp, MethodColumn } from "@/components/compare/comparison-view";
import {
  bareValue,
  type Constraint,
  describeConstraint,
  describeValue,
  isSetSlot,
  likeness,
  notchesOf,
  slotDefinitions,
  slotTitles,
  unitOf,
} from "@/lib/constraints";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import { listed, numberWord, productCount } from "@/lib/dialogue/wording/count-words";
import type { Method } from "@/lib/relaxation/methods/choice";
import { comparedMethods } from "@/lib/relaxation/methods/method-lists";
import type { LatticeNode, MethodAnswer, MethodComparison } from "@/lib/trade-offs/compare/compare-facts";
import { pages } from "@/messages/pages";
import type { ComparedRequest } from "./compare-agents";
import { headlineOf, sentenceOf } from "./compare-sentences";

const plainLine = { width: 2, cap: "butt" } as const;

const tiesNamed = 3;

export function comparisonView(
  request: ComparisonRequest,
  compared: ComparedRequest,
  ways: ComparisonView["ways"],
  methods: readonly Method[] = comparedMethods,
): ComparisonView {
  const { facts, read, doubts, unknown } = compared;
  const columns = facts.answers.flatMap((answer) => {
    const method = methods.find(({ name }) => name === answer.method);
    return method ? [columnOf(method, answer, facts)] : [];
  });
  return {
    text: request.text,
    status: facts.status,
    headline: headlineOf(facts, columns),
    notes: [...doubts, ...(unknown.length > 0 ? [lostWeights] : [])],
    wishes: facts.wishes.map(({ constraint, weights }) => {
      const evidence = read.find(({ id }) => id === constraint.id)?.evidence;
      const quote = (evidence?.find((each) => each.for === "weight") ?? evidence?.[0])?.quote ?? null;
      return { constraint, label: slotTitles[constraint.slot], text: describeConstraint(constraint), quote, weights };
    }),
    nodes: facts.nodes.map((node) => nodeOf(node, facts)),
    edges: facts.edges,
    hidden: hiddenText(facts.hidden),
    columns,
    agreement: facts.agreement,
    ways,
  };
}

const lostWeights = "Some weights of this link belong to wishes the request does not state; they were left out.";

/** Uses the slot, or the value if two wishes share a slot. */
export function shortName(id: string, { wishes }: Pick<MethodComparison, "wishes">): string {
  const wish = wishes.find(({ constraint }) => constraint.id === id)?.constraint;
  if (!wish) return id;
  if (isSetSlot(wish.slot)) return describeConstraint(wish);
  const shared = wishes.filter(({ constraint }) => constraint.slot === wish.slot).length > 1;
  return shared ? describeConstraint(wish) : slotTitles[wish.slot].toLowerCase();
}

function nodeOf({ id, members, products }: LatticeNode, facts: MethodComparison) {
  const names = members.map((member) => shortName(member, facts));
  const all = facts.wishes.length;
  const label = pages.comparing.node({ count: names.length, names: names.join(", "), all, number: numberWord(all) });
  return { id, size: members.length, label, cars: products };
}

function columnOf(method: Method, answer: MethodAnswer, facts: MethodComparison): MethodColumn {
  const { title, rule, weighting, lane } = method;
  const { status, weight, level, product } = answer;
  const price = product?.[likeness.price];
  const membersOf = (id: string) => facts.nodes.find((node) => node.id === id)?.members ?? id.split(" + ");
  const waysOf = (ids: readonly string[]) =>
    ids.map((id) => listed(membersOf(id).map((each) => shortName(each, facts))));
  const column = {
    method: method.name,
    name: title,
    rule,
    line: lane?.line ?? plainLine,
    state: status,
    gaveUp: gaveUpOf(answer, facts),
    tied: waysOf(answer.tied.slice(0, tiesNamed)),
    tiedCount: answer.tied.length,
    tried: waysOf(answer.tried),
    weight: weight === null || level === null ? null : { value: weight, notches: notchesOf(level) },
    usesWeights: weighting !== null,
    kept: answer.kept,
    of: facts.wishes.length,
    cars: answer.products,
    car: product
      ? {
          name: `${product.make} ${product.model} ${product.year}`,
          style: product.style,
          price: price == null ? "no price" : describeValue(likeness.price, price),
        }
      : null,
    path: answer.path,
    detours: [...answer.tried, ...answer.tied.filter((id) => id !== answer.path.at(-1))].filter((id) =>
      facts.nodes.some((node) => node.id === id),
    ),
  };
  return { ...column, sentence: sentenceOf(column) };
}

/** Lists moved wishes first, then those the product meets anyway. */
function gaveUpOf({ given, changes }: MethodAnswer, facts: MethodComparison): GaveUp[] {
  const heldAs = (wish: Constraint) => ({ label: shortName(wish.id, facts), from: bareValue(wish) });
  const moved = changes.map(({ constraint, to }) => ({
    ...heldAs(constraint),
    ...{ to: to ? bareValue({ slot: constraint.slot, ...to }) : null, any: anyValue(constraint), yetMet: false },
    unit: to ? unitOf(constraint.slot) : "",
  }));
  const met = facts.wishes.flatMap(({ constraint }) => {
    const isMet = given.includes(constraint.id) && !changes.some((change) => change.constraint.id === constraint.id);
    return isMet ? [{ ...heldAs(constraint), to: null, any: "let go, yet met", unit: "", yetMet: true }] : [];
  });
  return [...moved, ...met];
}

function hiddenText({ singles, pairs }: MethodComparison["hidden"]): string {
  if (singles + pairs === 0) return "";
  const both = singles > 0 && pairs > 0;
  return pages.comparing.hidden({ singles, single: numberWord(singles), both, pairs, pair: numberWord(pairs) });
}

/** Example: "unlock body: 3 products". */
export function unlockWay(members: readonly string[], matches: number, facts: MethodComparison) {
  const names = members.map((id) => {
    const slot = facts.wishes.find(({ constraint }) => constraint.id === id)?.constraint.slot;
    return slot ? slotDefinitions[slot].label : id;
  });
  return { label: `Unlock ${listed(names)}`, note: productCount(matches), unlock: [...members] };
}
