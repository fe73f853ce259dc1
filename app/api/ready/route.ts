import { sql } from "drizzle-orm";
import { answeredRoute } from "@/app/_server/answered-route";
import { readiness } from "@/app/_server/readiness";
import { Refusal } from "@/app/_server/refusal";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { refusals } from "@/messages/refusals";

/** Ready if the database answers, the products are loaded, and the server is not ending. */
export const GET = answeredRoute("light", async () => {
  if (readiness().isEnding) throw new Refusal(503, "ending", "This server is ending; another takes over.");
  const db = await database();
  await db.execute(sql`select 1`);
  if (readiness().isWarming) throw new Refusal(503, "loading", refusals.loading);
  const { catalog } = await defaultCatalogReader(db);
  return { status: "ready", cars: catalog.size };
});
