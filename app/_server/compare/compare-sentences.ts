import type { ComparisonView, MethodColumn } from "@/components/compare/comparison-view";
import { listed, numberWord, productCount } from "@/lib/dialogue/wording/count-words";
import type { MethodComparison } from "@/lib/trade-offs/compare/compare-facts";
import { pages } from "@/messages/pages";

export function answersIn(facts: Pick<MethodComparison, "answers">): number {
  const sets = facts.answers.filter(({ given }) => given.length > 0).map(({ given }) => [...given].sort().join(" + "));
  return new Set(sets).size;
}

export function headlineOf(facts: MethodComparison, columns: readonly MethodColumn[]): string {
  const { headline } = pages.comparing;
  if (facts.status === "satisfied") return headline.satisfied({ count: facts.everything });
  if (facts.status === "compared") {
    const answers = answersIn(facts);
    const stuck = columns.filter(({ state }) => state === "exhausted").length;
    const numbers = { methods: numberWord(columns.length), number: numberWord(answers), without: numberWord(stuck) };
    return headline.compared({ answers, stuck, ...numbers });
  }
  const refused = { "no-wishes": headline.none, "locked-conflict": headline.locked };
  return facts.status === "invalid" ? "These wishes cannot be compared" : refused[facts.status];
}

export function sentenceOf(column: Omit<MethodColumn, "sentence">): string {
  const { name, state, gaveUp, tried, tied, tiedCount, weight, kept, of, cars: products, car: product } = column;
  const { sentence } = pages.comparing;
  if (state === "satisfied") return sentence.satisfied({ name });
  if (state === "exhausted") return sentence.exhausted({ name, tried: tried.length > 0, ways: listed(tried, "or") });
  const given = gaveUp.map(({ label, from, to, any, unit, yetMet }) =>
    yetMet ? sentence.met({ label, any }) : sentence.moved({ label, from, now: to ? `${to} ${unit}`.trim() : any }),
  );
  const others = tiedCount - tied.length;
  const ways = listed(others > 0 ? [...tied, sentence.ways({ count: others })] : tied, "or");
  return sentence.gave({
    ...{ name, kept, of, given: listed(given), products: productCount(products) },
    tried: tried.length > 0 ? sentence.tried({ ways: listed(tried) }) : "",
    weight: weight ? sentence.weight({ weight: weight.value.toFixed(2) }) : "",
    best: product ? sentence.best({ product: product.name, price: product.price }) : "",
    tie: state === "undecided" ? sentence.tie({ ways }) : "",
  });
}

export function refusedView({ text }: { text: string }, headline: string, note: string): ComparisonView {
  return {
    text,
    status: "invalid",
    headline,
    notes: note ? [note] : [],
    wishes: [],
    nodes: [],
    edges: [],
    hidden: "",
    columns: [],
    agreement: [],
    ways: [],
  };
}
