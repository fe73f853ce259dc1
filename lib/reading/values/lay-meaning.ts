import type { Statement } from "@/lib/reading/stance/statement";

/** A minivan is for people, unless cargo is said. */
const narrower = [{ slot: "style", all: /\bminivan$/i, meant: /^passenger\b/i }] as const;

/** An exclusion covers the word's full meaning. */
export function asMeant(statement: Statement): Statement {
  if (statement.stance !== "wished") return statement;
  const values = statement.values.map(String);
  const rule = narrower.find(({ slot, all }) => slot === statement.slot && values.every((each) => all.test(each)));
  const meant = values.filter((each) => rule?.meant.test(each));
  return meant.length > 0 ? { ...statement, values: meant } : statement;
}
