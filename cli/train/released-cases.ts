import { personaLevels } from "@/lib/benchmark/generate/persona";
import { levelOfWording } from "@/lib/benchmark/generate/training-dialogue";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import type { Transcript } from "@/lib/benchmark/replay/transcript";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { readCase, type Scope } from "@/lib/learning/read-case";
import { caseOf, dropCounts, type MeasuredCase } from "./training-cases";

/** Recorded dialogues as cases, levels by the rank their personas were worded from. */
export async function releasedCases(
  items: ReadonlyMap<string, Item>,
  transcripts: readonly Transcript[],
  reader: CatalogReader,
  scope: Scope,
): Promise<MeasuredCase[]> {
  const vocabulary = await reader.vocabulary();
  const cases: MeasuredCase[] = [];
  for (const { id, dialogue } of transcripts) {
    const item = items.get(id);
    const read = item ? itemQuestion(item) : undefined;
    if (read?.kind !== "question") continue;
    const { constraints, frame, target } = read.question;
    const targets = constraints.filter((each) => target.includes(each.id));
    const [given] = targets;
    if (!given) continue;
    const worded = personaLevels({ constraints, target: targets, vague: [] });
    cases.push(
      caseOf({
        item: id,
        target: given.slot,
        read: readCase(dialogue, vocabulary, scope),
        constraints,
        matches: await dropCounts(reader, constraints, frame),
        level: (slot) => {
          const wording = worded.find(({ constraint }) => constraint.slot === slot)?.level;
          return wording ? levelOfWording[wording] : null;
        },
      }),
    );
  }
  return cases;
}
