import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { defineCommand } from "citty";
import { about, optional } from "@/cli/flags";
import { inSharedDatabase } from "@/cli/study/study-database";
import { sharedCorrections } from "@/db/queries/corrections";
import { prepareDatabase } from "@/db/seed/prepare";

export const corpusExportCommand = defineCommand({
  meta: about("export", "Readings that shoppers corrected and agreed to share, as JSON Lines."),
  args: { out: optional("Where the lines go (default: standard output)", "FILE") },
  async run({ args }) {
    const file = args.out ? createWriteStream(args.out) : undefined;
    const counts = await inSharedDatabase(async (database) => {
      await prepareDatabase({ database });
      let count = 0;
      for await (const label of sharedCorrections(database.db)) {
        (file ?? process.stdout).write(`${JSON.stringify(label)}\n`);
        count += 1;
      }
      return count;
    });
    if (file) await once(file.end(), "close");
    console.error(`${counts} corrections`);
  },
});
