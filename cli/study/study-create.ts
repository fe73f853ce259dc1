import { spawn } from "node:child_process";
import { once } from "node:events";
import { defineCommand } from "citty";
import { operand, toggle } from "@/cli/flags";
import { environment } from "@/lib/env";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { readStudyFile, storeStudyHere } from "./study-database";

export const studyCreateCommand = defineCommand({
  meta: {
    name: "create",
    description: "Store a study; a changed configuration is a new version once somebody has taken part. One JSON line.",
  },
  args: {
    file: operand("YAML or JSON (docs/study.schema.json)"),
    open: toggle("Let participants in at once"),
    "any-catalog": toggle("Take the default catalog where its own is not here"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const { kind, study, version } = await storeStudyHere(configuration, {
      open: args.open,
      anyCatalog: args["any-catalog"],
    });
    const status = args.open ? "open" : study.status;
    console.log(JSON.stringify({ kind, slug: study.slug, version: version.number, hash: version.hash, status }));
    console.error(
      `Participants' address: /study/${study.slug}${status === "open" ? "" : " (not open yet: --open opens it)"}`,
    );
  },
});

export const studyExampleCommand = defineCommand({
  meta: {
    name: "example",
    description: "Store the example study over the catalog that ships, open it, and start the app.",
  },
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
