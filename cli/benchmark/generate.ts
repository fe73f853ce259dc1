import { defineCommand } from "citty";
import { readCatalogFile, UnusableFile } from "@/cli/catalog/open-catalog";
import { about, choice, required, text, toggle, WrongUse, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { withProgress } from "@/cli/show-progress";
import { openPersonas, type Personas } from "@/cli/train/item-personas";
import { type GeneratorRun, generateItems } from "@/lib/benchmark/generate/generate-items";
import { type GeneratorSetting, generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import { describeItems } from "@/lib/benchmark/generate/item-facts";
import { validateItem } from "@/lib/benchmark/generate/validate-item";
import type { Item } from "@/lib/benchmark/item";
import { toReleased } from "@/lib/benchmark/replay/released-format";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { agentFlags, openTeam } from "./agent-team";
import { filesOf, openItems } from "./benchmark-files";

const names = [...generatorSettings.keys()];

export const generateCommand = defineCommand({
  meta: about("generate", "New benchmark items over any catalog, checked as they are made."),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    items: text("", "With --facts: describe these and make none", "FILES"),
    setting: text("S1", `One or more of ${names.join(" ")}, comma-separated`),
    count: text("40", "Items of each setting"),
    seed: text("11", "The same seed gives the same items"),
    ...agentFlags,
    agent: text("embedded", "Who plays the shopper and so writes its persona, in up to three tries: embedded or model"),
    "if-refused": choice(
      ["grammar", "stop"],
      "grammar",
      "What becomes of an item whose persona no try of the model passed",
    ),
    array: toggle("One JSON list, as item files have it, instead of lines"),
    released: toggle("One JSON list in the names of the published files"),
    facts: toggle("Instead of items a table of how they are distributed"),
  },
  async run({ args, rawArgs }) {
    if (args.facts && args.items) {
      console.log(describeItems(await openItems(filesOf(rawArgs, "items"))));
      return;
    }
    const settings = args.setting.split(",").map(settingOf);
    const { count, seed } = wholeNumbers(args, "count", "seed");
    const products = await readCatalogFile(args.catalog);
    const isListed = args.array || args.released || args.facts;
    const team = openTeam(args, ["playing"]);
    const personas = team && openPersonas(team.desk.port, args["if-refused"] === "stop");
    const listed: Item[] = [];
    for (const setting of settings) {
      const make = { products, reader: createColumnReader(products), setting, count, seed, personas };
      await makeItems(make, async (item) => {
        if (isListed) listed.push(item);
        else await writeJsonLine(process.stdout, item);
      });
    }
    if (args.facts) console.log(describeItems(listed));
    else if (isListed) console.log(JSON.stringify(args.released ? listed.map(toReleased) : listed, null, 1));
    if (personas) console.error(personas.account());
  },
});

interface Making extends GeneratorRun {
  reader: CatalogReader;
  personas: Personas | null;
}

/** The relaxation engine checks each item. */
async function makeItems({ reader, personas, ...run }: Making, take: (item: Item) => Promise<void>): Promise<void> {
  const { setting, count } = run;
  let made = 0;
  for (const drawn of withProgress(`items of ${setting.name}`, count, generateItems(run))) {
    const item = personas ? await personas.give(drawn) : drawn;
    const problems = await validateItem(reader, item, setting);
    if (problems.length > 0) throw new UnusableFile(`Item ${item.id} contradicts itself: ${problems.join("; ")}.`);
    await take(item);
    made++;
  }
  if (made === count) return;
  console.error(`${setting.name}: ${made} of ${count} items; the catalog has no more slices that give one.`);
  process.exitCode = 1;
}

function settingOf(name: string): GeneratorSetting {
  const setting = generatorSettings.get(name);
  if (!setting) throw new WrongUse(`There is no setting "${name}"; known are ${names.join(", ")}.`);
  return setting;
}
