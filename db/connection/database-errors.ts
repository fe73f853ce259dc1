import { AppError } from "@/lib/errors";
import { refusals } from "@/messages/refusals";

/** Another process owns the embedded database's folder. */
export class DatabaseInUseError extends AppError {
  constructor(folder: string, options?: { cause?: unknown }) {
    super("database-in-use", `Leeway is already running and owns ${folder}; stop it or set DATABASE_URL.`, options);
  }
}

export class DatabaseUnavailableError extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("database-unavailable", userMessage, options);
  }
}

/** Keyed by code prefix. */
const meanings: readonly [RegExp, string][] = [
  [/^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|CONNECT|CONNECTION_|57P0|08)/, refusals.away],
  [/^(57014|55P03)/, refusals.slow],
  [/^531|^58030/, refusals.full],
  [/^53/, refusals.strained],
  [/^25006/, refusals.readOnly],
  [/^(40001|40P01)/, refusals.met],
];

/** Names a database fault for people, also from causes. `null` for other errors. */
export function nameDatabaseFault(error: unknown): DatabaseUnavailableError | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (each instanceof DatabaseUnavailableError) return each;
    const code = "code" in each ? String(each.code) : "";
    const [, sentence] = meanings.find(([pattern]) => pattern.test(code)) ?? [];
    if (sentence) return new DatabaseUnavailableError(sentence, { cause: error });
  }
  return null;
}
