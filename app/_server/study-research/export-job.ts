import { setTimeout as wait } from "node:timers/promises";
import { logFault } from "@/app/_server/log";
import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { openJobQueue } from "@/db/job-queue";
import { findStudy } from "@/db/queries/study/studies";
import { studyFigures } from "@/db/queries/study/study-figures";
import { AppError } from "@/lib/errors";
import { openedOnce, processWide } from "@/lib/process-wide";
import { type BundleSettings, exportStudy } from "@/lib/study/service/export-study";
import type { StoredStudy } from "@/lib/study/service/study-store";
import packageFacts from "@/package.json" with { type: "json" };
import type { OpenedStudy } from "./opened-study";

interface ExportOrder {
  slug: string;
  version: number;
  kind: BundleSettings["kind"];
  actor: string;
  /** The same order gives the same bundle while the study has no new data. */
  at: string;
}
type Progress = NonNullable<BundleSettings["progress"]>;

const progressOf = processWide("leewayExportProgress", () => new Map<string, Parameters<Progress>>());

/** Seconds. Exports hold participants' words, so forget them soon. */
const keptSeconds = 600;

/** Makes the bundle on any free server of a shared Postgres, else here. Throws on failure. */
export async function exportAsJob(
  opened: OpenedStudy & { actor: string },
  kind: ExportOrder["kind"],
  progress: Progress = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { study, version, actor } = opened;
  const order = { slug: study.slug, version: version.number, kind, actor, at: new Date().toISOString() };
  const { kind: database } = await sharedDatabase();
  if (database === "embedded") return bundleOf(opened.db, opened, order, progress);
  const queue = await exportQueue();
  const id = await queue.add(order);
  if (!id) throw new AppError("no-export", "The export could not be begun: try again.");
  for (;;) {
    const outcome = await queue.collect(id);
    if (outcome.kind === "done") return new Uint8Array(Buffer.from(outcome.output.zip, "base64"));
    if (outcome.kind === "failed") throw new AppError("no-export", "The export could not be made: try again.");
    // Only the working server knows the progress.
    const known = progressOf().get(id);
    await (known ? progress(...known) : undefined);
    await wait(300);
  }
}

async function bundleOf(db: Database, stored: StoredStudy, { kind, actor, at }: ExportOrder, progress: Progress) {
  const settings = { kind, actor, now: new Date(at), leeway: packageFacts.version, progress };
  return (await exportStudy(studyFigures(db), stored, settings)).zip;
}

/** Opened at start-up so an idle server makes others' exports. */
export const exportQueue = openedOnce("leewayExports", async () => {
  const database = await sharedDatabase();
  const onFault = (error: unknown) => logFault(error, "the queue of exports cannot be reached");
  const queue = await openJobQueue<ExportOrder, { zip: string }>(database, "study-export", {
    onFault,
    work: async (id, order) => {
      const stored = await findStudy(database.db, order.slug, order.version);
      if (!stored) throw new AppError("no-study", "The study is no longer there.");
      try {
        const zip = await bundleOf(database.db, stored, order, (...known) => void progressOf().set(id, known));
        return { zip: Buffer.from(zip).toString("base64") };
      } finally {
        progressOf().delete(id);
      }
    },
  });
  setInterval(() => void queue.forget(keptSeconds).catch(onFault), 60_000).unref();
  return queue;
});
