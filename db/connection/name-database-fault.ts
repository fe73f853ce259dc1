import { DatabaseUnavailableError } from "./database-errors";

/** What the codes of Postgres, its driver and the network mean for whoever waits, by their beginnings. */
const meanings: readonly [RegExp, string][] = [
  [
    /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|CONNECT|CONNECTION_|57P0|08)/,
    "The database does not answer just now. Nothing was lost: try again in a moment.",
  ],
  [/^(57014|55P03)/, "The database is too slow to answer just now. Nothing was lost: try again in a moment."],
  [/^531|^58030/, "The database has no room left. What was there is safe: tell whoever runs this server."],
  [/^53/, "The database has too much to do just now. Nothing was lost: try again in a moment."],
  [/^25006/, "The database takes no changes just now. Nothing was lost: try again in a moment."],
  [/^(40001|40P01)/, "Two changes met in the database. Nothing was lost: try again."],
];

/** A fault of the database as such, with a sentence for people; `null` when the error is another's. Looks at causes too. */
export function nameDatabaseFault(error: unknown): DatabaseUnavailableError | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (each instanceof DatabaseUnavailableError) return each;
    const code = "code" in each ? String(each.code) : "";
    const [, sentence] = meanings.find(([pattern]) => pattern.test(code)) ?? [];
    if (sentence) return new DatabaseUnavailableError(sentence, { cause: error });
  }
  return null;
}
