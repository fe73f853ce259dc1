import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { privateFolder } from "@/db/private-files";
import { environment } from "@/lib/env";
import { AppError, codeOf } from "@/lib/errors";

let known: string | undefined;

/** Uses SESSION_SECRET, else a generated key in the data folder. */
export function sessionSecret(): string {
  known ??= environment().SESSION_SECRET ?? keptSecret(join(environment().LEEWAY_DATA, "session-secret"));
  return known;
}

/** Lists the current key first. SESSION_SECRET_PREVIOUS stays valid. */
export function sessionKeys(): readonly [string, ...string[]] {
  const before = environment().SESSION_SECRET_PREVIOUS;
  return before ? [sessionSecret(), before] : [sessionSecret()];
}

function keptSecret(file: string): string {
  try {
    privateFolder(dirname(file));
    // "wx" makes one of several processes write the secret and the others read it.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") {
      throw new AppError(
        "no-session-secret",
        `The session secret cannot be kept in ${file}: make the folder writable, or set SESSION_SECRET.`,
        { cause },
      );
    }
  }
  return readFileSync(file, "utf8").trim();
}
