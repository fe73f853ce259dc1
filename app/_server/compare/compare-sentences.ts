import type { ComparisonView, MethodColumn } from "@/components/compare/comparison-view";
import { carCount, listed, numberWord, wordFor } from "@/lib/dialogue/wording/count-words";
import type { MethodComparison } from "@/lib/trade-offs/compare/compare-facts";
import { pages } from "@/messages/pages";

const says = pages.comparing;

export function answersIn(facts: Pick<MethodComparison, "answers">): number {
  const sets = facts.answers.filter(({ given }) => given.length > 0).map(({ given }) => [...given].sort().join(" + "));
  return new Set(sets).size;
}

export function headlineOf(facts: MethodComparison, columns: readonly MethodColumn[]): string {
  switch (facts.status) {
    case "no-wishes":
      return "I read no wish in that";
    case "invalid":
      return "These wishes cannot be compared";
    case "locked-conflict":
      return says.locked;
    case "satisfied":
      return says.satisfied({ count: facts.everything, cars: carCount(facts.everything) });
    case "compared": {
      const answers = answersIn(facts);
      const stuck = columns.filter(({ state }) => state === "exhausted").length;
      const none = stuck > 0 ? `, ${numberWord(stuck)} without` : "";
      const found = `${numberWord(answers)} ${wordFor(answers, "answer", "answers")}`;
      return says.same({ methods: numberWord(columns.length), answers: found, none });
    }
  }
}

export function sentenceOf(column: Omit<MethodColumn, "sentence">): string {
  const { name, state, gaveUp, tried, tied, tiedCount, weight, kept, of, cars, car } = column;
  if (state === "satisfied") return `${name} gives nothing up.`;
  const steps = tried.length > 0 ? says.tried({ tried: listed(tried) }) : "";
  if (state === "exhausted") {
    const at = tried.length > 0 ? says.stuck({ tried: listed(tried, "or") }) : "finds no way within its rounds";
    return `${name} ${at}.`;
  }
  const given = listed(
    gaveUp.map(({ label, from, to, any, unit, yetMet }) =>
      yetMet ? `${label} (${any})` : `${label} (${from} to ${to ?? any}${to && unit ? ` ${unit}` : ""})`,
    ),
  );
  const tie = state === "undecided" ? ` That is a marked pick: ${tieText(tied, tiedCount)} weigh the same.` : "";
  const cost = weight ? `, weight ${weight.value.toFixed(2)}` : "";
  const best = car ? `, best ${car.name} at ${car.price}` : "";
  return `${name}${steps} gives up ${given}${cost}; keeps ${kept} of ${of} wishes; ${carCount(cars)}${best}.${tie}`;
}

function tieText(tied: readonly string[], count: number): string {
  const others = count - tied.length;
  return listed(others > 0 ? [...tied, `${others} other ways`] : tied, "or");
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
