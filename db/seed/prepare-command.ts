import { closeSharedDatabase } from "@/db/connection/client";
import { AppError } from "@/lib/errors";
import { type PrepareProgress, prepareDatabase } from "./prepare";

/** Exit code 0 when ready, else 1 and a sentence on stderr. */
async function main(): Promise<number> {
  try {
    const { name, size } = await prepareDatabase({ onProgress: report });
    console.log(`The database is ready: ${size.toLocaleString("en-US")} cars in "${name}".`);
    return 0;
  } catch (error) {
    console.error(error instanceof AppError ? error.userMessage : error);
    return 1;
  } finally {
    await closeSharedDatabase();
  }
}

function report(progress: PrepareProgress): void {
  if (progress.step === "importing" && progress.done === 0) {
    console.log(`Storing the catalog, ${progress.total.toLocaleString("en-US")} cars`);
  }
}

process.exitCode = await main();
