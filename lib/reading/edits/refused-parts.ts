import { type Constraint, isExclusion, partsOf, valuesOf } from "@/lib/constraints";
import type { Statement } from "@/lib/reading/stance/statement";

/** "No electric truck" from somebody who wants a truck refuses the electric ones. "No Camry" leaves other Toyotas. */
export function withoutWishedParts(statements: readonly Statement[], standing: readonly Constraint[]): Statement[] {
  const parts = standing.flatMap(partsOf).filter(({ op }) => !isExclusion(op));
  const likings = [
    ...parts.map(({ slot, value }) => ({ slot, values: valuesOf(value) })),
    ...statements.filter(({ stance }) => stance === "wished"),
  ];
  const isWished = ({ slot, values }: Statement) =>
    likings.some((each) => each.slot === slot && each.values.some((value) => values.includes(value)));
  const refused = statements.filter(({ stance }) => stance === "excluded");
  const isWider = (each: Statement, part: Statement) =>
    (each.slot === "make" && part.slot === "model") || (each.slot !== "model" && isWished(each) && !isWished(part));
  const touches = (each: Statement, part: Statement) => part.end === each.start || part.start === each.end;
  const spared = refused.filter((each) => refused.some((part) => touches(each, part) && isWider(each, part)));
  return statements.filter((each) => !spared.includes(each));
}
