import type { Mark } from "@/lib/dialogue/wording/parts";

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
