import { closeSharedDatabase } from "@/db/connection/client";
import { AppError } from "@/lib/errors";
import { prepareDatabase } from "./prepare";

/** Exit code 0 when ready, else 1 and a sentence on stderr. */
async function main(): Promise<number> {
  try {
    const { name, size } = await prepareDatabase({
      onImport: (products) => console.log(`Storing the catalog, ${products.toLocaleString("en-US")} products`),
    });
    console.log(`The database is ready: ${size.toLocaleString("en-US")} products in "${name}".`);
    return 0;
  } catch (error) {
    console.error(error instanceof AppError ? error.userMessage : error);
    return 1;
  } finally {
    await closeSharedDatabase();
  }
}

process.exitCode = await main();
