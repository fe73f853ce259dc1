import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, parse as parsePath } from "node:path";
import { defineCommand } from "citty";
import { parse } from "csv-parse/sync";
import { configuredModel } from "@/cli/configured-model";
import { operand, optional, toggle, WrongUse } from "@/cli/flags";
import { createModelPort } from "@/lib/model/call-model";
import { proposePack, type Table } from "@/lib/packs/propose-pack";
import { suggestWords } from "@/lib/packs/suggested-words";
import { singular } from "@/lib/packs/value-words";
import { packFiles } from "@/lib/packs/write-pack";

export const domainCreateCommand = defineCommand({
  meta: { name: "create", description: "Write a domain pack for the things in a CSV (docs/domains.md)." },
  args: {
    file: operand("CSV with a header, a price and a name for each thing"),
    name: optional("Folder in domains/ (default: the file's name)", "NAME"),
    thing: optional("One of them, such as wine (default: by the name)", "NOUN"),
    things: optional("Several of them, such as wines", "NOUN"),
    force: toggle("Write over a pack of this name"),
    "with-model": toggle("Ask the configured language model for more words (docs/model.md)"),
  },
  async run({ args }) {
    const { name } = parsePath(args.file);
    const folder = args.name ?? name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    if (!/^[a-z][a-z0-9-]*$/.test(folder) || ["plain", "lexicon", "testing", "cars", "laptops"].includes(folder))
      throw new WrongUse(`"${folder}" can't name a new pack. Give another --name, in lowercase letters.`);
    const home = `domains/${folder}`;
    if (existsSync(home) && !args.force)
      throw new WrongUse(`${home} is there already. Give another --name, or --force to write over it.`);
    const thing = args.thing ?? singular(folder.replaceAll("-", " "));
    const things = args.things ?? (thing === folder ? `${thing}s` : folder.replaceAll("-", " "));
    const proposed = proposePack(readTable(args.file), thing);
    if ("fault" in proposed) throw new WrongUse(`${args.file}: ${proposed.fault}`);
    const { pack: found, told: added } = args["with-model"]
      ? await suggestWords(proposed, [thing, things], createModelPort(configuredModel()))
      : { pack: proposed, told: [] };
    for (const each of added) console.log(each);
    const like = readFileSync("domains/laptops/drizzle/0000_columns.sql", "utf8");
    const files = packFiles(found, { folder, thing, things }, like);
    rmSync(home, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const held = found.slots.filter(({ isHeld }) => isHeld);
    const told = held.map(({ header: column, name: slot, kind, unit, direction: better = "" }) => {
      return { column, slot, kind, unit, better };
    });
    console.table(told);
    for (const { header, why } of found.left) console.log(`Left out ${header}: ${why}.`);
    console.log(`Wrote ${Object.keys(files).length} files for ${found.rows.length} ${things} to ${home}. Next:

npx biome check --write ${home} tsconfig.${folder}.json
npm run -s messages -- --write
DOMAIN=${folder} npx vitest run domains/pack.whole.test.ts
DOMAIN=${folder} npm run app`);
  },
});

function readTable(file: string): Table {
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`);
  const text = readFileSync(file, "utf8");
  const [first = ""] = text.split("\n");
  const delimiter = [",", ";", "\t"].sort((a, b) => first.split(b).length - first.split(a).length)[0];
  try {
    const options = { bom: true, delimiter, trim: true, skip_empty_lines: true };
    const [header = [], ...rows]: string[][] = parse(text, options);
    return { header, rows };
  } catch (error) {
    throw new WrongUse(`${file} is no CSV: ${error instanceof Error ? error.message : error}.`);
  }
}
