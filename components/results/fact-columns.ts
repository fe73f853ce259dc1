import type { Mark, ResultCar } from "@/lib/dialogue/wording/parts";

const mostColumns = 4;

export const isPrice = ({ label }: Pick<Mark, "label">) => label === "Budget";

/** The item's name answers these wishes. */
const named = ["Make", "Model"];

export function factMarks({ marks }: Pick<ResultCar, "marks">): Mark[] {
  return slotMarks(marks).filter((mark) => !isPrice(mark));
}

/** Unmet wishes first, then those that differ, then heavier ones. */
export function factColumns(items: readonly Pick<ResultCar, "marks">[]): string[] {
  const rows = items.map(factMarks);
  const said = new Map<string, Set<string>>();
  const unmet = new Set<string>();
  for (const { label, mark, value } of rows.flat()) {
    said.set(label, (said.get(label) ?? new Set()).add(value));
    if (mark !== "met") unmet.add(label);
  }
  const labels = [...said.keys()].filter((label) => unmet.has(label) || !named.includes(label));
  const rank = (label: string) => (unmet.has(label) ? 0 : (said.get(label)?.size ?? 0) > 1 ? 1 : 2);
  return labels.sort((a, b) => rank(a) - rank(b)).slice(0, mostColumns);
}

const gravest = ["missed", "unknown", "bent", "met"] as const;

/** One mark per slot. A range shows the end the car meets worse. */
export function slotMarks(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark, index) => {
    if (mark.end === undefined) return [mark];
    const ends = marks.filter(({ label, end }) => label === mark.label && end !== undefined);
    const [worst] = ends.toSorted((a, b) => gravest.indexOf(a.mark) - gravest.indexOf(b.mark));
    return marks.indexOf(ends[0] ?? mark) === index ? [worst ?? mark] : [];
  });
}
