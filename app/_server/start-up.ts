import { DatabaseInUseError } from "@/db/database-errors";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { describeReader } from "@/lib/model/resolve-model";
import { faultOf } from "./api-error";
import { log } from "./log";
import { database } from "./services";
import { sessionSecret } from "./session-secret";
import { configuredModel } from "./words-reader";

/**
 * Checks what the server needs before the first visitor comes. A wrong environment, or a data folder that another
 * process owns, ends the start with one sentence; a database server that is away for now does not.
 */
export async function startUp(): Promise<void> {
  try {
    environment();
    sessionSecret();
    log.info(describeReader(configuredModel(), environment()));
    await database();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const mayComeBack = environment().DATABASE_URL !== undefined && !(error instanceof DatabaseInUseError);
    log.error({ code: error.code, cause: faultOf(error.cause) }, error.userMessage);
    if (!mayComeBack) process.exit(1);
  }
}
