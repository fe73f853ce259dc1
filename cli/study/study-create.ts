import { spawn } from "node:child_process";
import { once } from "node:events";
import { defineCommand } from "citty";
import { about, operand, toggle } from "@/cli/flags";
import { findCatalogByChecksum, findDefaultCatalog, listCatalogs } from "@/db/queries/catalogs";
import { changeStudy, storeStudy } from "@/db/queries/study/studies";
import { prepareDatabase, storeListPrices } from "@/db/seed/prepare";
import { digestOf } from "@/lib/digest";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { inSharedDatabase } from "./study-database";
import { readStudyFile } from "./study-file";

export const studyCreateCommand = defineCommand({
  meta: about(
    "create",
    "Store a study; a changed configuration is a new version once somebody has taken part. One JSON line.",
  ),
  args: {
    file: operand("YAML or JSON (docs/study.schema.json)"),
    open: toggle("Let participants in at once"),
    "any-catalog": toggle("Take the default catalog where its own is not here"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const how = { open: args.open, anyCatalog: args["any-catalog"] };
    const { kind, study, version } = await storeStudyHere(configuration, how);
    const status = args.open ? "open" : study.status;
    console.log(JSON.stringify({ kind, slug: study.slug, version: version.number, hash: version.hash, status }));
    const note = status === "open" ? "" : " (not open yet: --open opens it)";
    console.error(`Participants' address: /study/${study.slug}${note}`);
  },
});

export const studyExampleCommand = defineCommand({
  meta: about("example", "Store the example study over the catalog that ships, open it, and start the app."),
  async run() {
    const { slug } = exampleConfiguration();
    await storeStudyHere(exampleConfiguration(), { open: true, anyCatalog: false });
    console.error(`The study will be at http://localhost:${environment().PORT ?? 3000}/study/${slug}`);
    const app = spawn(process.execPath, ["scripts/app.mjs"], { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => app.kill(signal));
    const [code] = (await once(app, "close")) as [number | null];
    process.exitCode = code ?? 0;
  },
});

export function storeStudyHere(configuration: Configuration, how: { open: boolean; anyCatalog: boolean }) {
  return inSharedDatabase(async (database) => {
    await prepareDatabase({ database });
    const { db } = database;
    const { checksum } = configuration.catalog;
    const catalog =
      (await findCatalogByChecksum(db, checksum)) ??
      (await storeListPrices(database, checksum)) ??
      (how.anyCatalog ? await findDefaultCatalog(db) : null);
    if (!catalog) {
      const known = (await listCatalogs(db)).map((each) => `  ${each.checksum}  ${each.name}`);
      throw new AppError(
        "no-catalog",
        `No catalog here has the checksum ${checksum} of the study; these are here:\n${known.join("\n")}`,
      );
    }
    const stored = { ...configuration, catalog: { checksum: catalog.checksum } };
    const hash = digestOf(stored);
    const outcome = await storeStudy(db, { configuration: stored, hash, catalogId: catalog.id });
    if (how.open) await changeStudy(db, outcome.study.id, { status: "open" });
    return outcome;
  });
}
