import { defineCommand } from "citty";
import { operand, toggle } from "@/cli/flags";
import { storeStudyHere } from "./store-study";
import { readStudyFile } from "./study-file";

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
