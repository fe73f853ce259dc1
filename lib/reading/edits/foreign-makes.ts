import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { valuesOf } from "@/lib/constraints";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Draft } from "./drafts";

/** "Mazda" isn't a make wish in "a Civic, Corolla or Mazda3". */
export function withoutForeignMakes(
  drafts: readonly Draft[],
  statements: readonly Statement[],
  vocabulary: Vocabulary,
): Draft[] {
  const models = drafts
    .filter((each) => each.slot === "model" && each.op === "in")
    .flatMap(({ value }) => valuesOf(value));
  const names = new Set(statements.flatMap(({ slot, start }) => (slot === "model" ? [start] : [])));
  const partOfName = ({ end }: { end: number }) => names.has(end);
  return drafts.filter((draft) => {
    if (draft.slot !== "make" || (draft.op !== "==" && draft.op !== "in") || !draft.spans.some(partOfName)) return true;
    const makes = valuesOf(draft.value);
    return models.every((model) =>
      vocabulary.model.some((entry) => entry.value === model && makes.includes(entry.make)),
    );
  });
}
