import type { Statement } from "@/lib/reading/stance/statement";

/** A minivan is for people, unless cargo is said. An exclusion covers the word's full meaning. */
export function asMeant(statement: Statement): Statement {
  const values = statement.values.map(String);
  const meant = values.filter((each) => /^passenger\b/i.test(each));
  const isWide = statement.slot === "style" && values.every((each) => /\bminivan$/i.test(each));
  return statement.stance === "wished" && isWide && meant.length > 0 ? { ...statement, values: meant } : statement;
}
