import { alternativesOf, anyOf } from "@/lib/constraints/alternatives";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { Edit } from "@/lib/constraints/edit";
import { weighDrafts } from "@/lib/reading/importance/weighed-drafts";
import type { CrossAlternative } from "@/lib/reading/stance/alternatives";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Quoter } from "@/lib/reading/text/evidence";
import { draftsOf } from "./drafts";
import { constraintOf } from "./edits";
import type { MessageReading } from "./message-reading";

export function eitherEdits({ sides }: CrossAlternative, reading: MessageReading, quote: Quoter): Edit[] {
  const wishes = weighDrafts(reading, draftsOf(reading, meant(sides))).map((draft) => constraintOf(draft, quote));
  const weighed = wishes.find(({ evidence }) => evidence.some((each) => each.for === "weight")) ?? wishes[0];
  const [first, ...others] = wishes.flatMap(alternativesOf);
  if (!weighed || !first) return [];
  const either = anyOf(first, ...others);
  const evidence = wishes.flatMap((each) => each.evidence);
  return [{ kind: "add", constraint: { ...weighed, ...either, id: constraintId(either), evidence } }];
}

function meant(sides: readonly Statement[]): Statement[] {
  return sides.map((each) => ({ ...each, stance: "wished" }));
}
