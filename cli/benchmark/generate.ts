import { defineCommand } from "citty";
import { readCatalogFile, UnusableFile } from "@/cli/catalog/open-catalog";
import { configuredModel } from "@/cli/configured-model";
import { choice, required, text, toggle, WrongUse, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { showProgress } from "@/cli/show-progress";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { type GeneratorSetting, generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import { describeItems } from "@/lib/benchmark/generate/item-facts";
import { addUsage, writeModelPersona } from "@/lib/benchmark/generate/model-persona";
import { validateItem } from "@/lib/benchmark/generate/validate-item";
import type { Item } from "@/lib/benchmark/item";
import { toReleased } from "@/lib/benchmark/replay/released-format";
import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { createModelPort } from "@/lib/model/call-model";
import { seededRandom } from "@/lib/random";
import { filesOf, openItems } from "./benchmark-files";

const names = [...generatorSettings.keys()];

export const generateCommand = defineCommand({
  meta: { name: "generate", description: "New benchmark items over any catalog, checked as they are made." },
  args: {
    catalog: required("CSV with the paper's columns", "FILE"),
    items: text("", "With --facts: describe these and make none", "FILES"),
    setting: text("S1", `One or more of ${names.join(" ")}, comma-separated`),
    count: text("40", "Items of each setting"),
    seed: text("11", "The same seed gives the same items"),
    personas: choice(
      ["grammar", "model"],
      "grammar",
      "Who writes the personas; a model's are checked and written again up to three times",
    ),
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
    const cars = await readCatalogFile(args.catalog);
    const isListed = args.array || args.released || args.facts;
    const personas = args.personas === "model" ? openPersonas(args["if-refused"] === "stop") : null;
    const listed: Item[] = [];
    for (const setting of settings) {
      const make = { cars, reader: createColumnReader(cars), setting, count, seed, personas };
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

interface Making {
  cars: readonly CatalogCar[];
  reader: CatalogReader;
  setting: GeneratorSetting;
  count: number;
  seed: number;
  personas: Personas | null;
}

async function makeItems(
  { cars, reader, setting, count, seed, personas }: Making,
  take: (item: Item) => Promise<void>,
): Promise<void> {
  const progress = showProgress(`items of ${setting.name}`, count);
  const randomFor = (name: string) => seededRandom(seed, name);
  let made = 0;
  for (const drawn of generateItems({ cars, setting, count, seed, randomFor })) {
    const item = personas ? await personas.give(drawn) : drawn;
    const problems = await validateItem(reader, item, setting);
    if (problems.length > 0) throw new UnusableFile(`Item ${item.id} contradicts itself: ${problems.join("; ")}.`);
    await take(item);
    made++;
    progress.step();
  }
  progress.end();
  if (made === count) return;
  console.error(`${setting.name}: ${made} of ${count} items; the catalog has no more slices that give one.`);
  process.exitCode = 1;
}

function settingOf(name: string): GeneratorSetting {
  const setting = generatorSettings.get(name);
  if (!setting) throw new WrongUse(`There is no setting "${name}"; known are ${names.join(", ")}.`);
  return setting;
}

export type Personas = ReturnType<typeof openPersonas>;

/** `isStrict` stops at the first persona without a passing try, where the grammar's would be used. */
export function openPersonas(isStrict: boolean) {
  const writer = createModelPort(configuredModel());
  const spent = { calls: 0, inputTokens: 0, outputTokens: 0 };
  let written = 0;
  let kept = 0;
  return {
    async give(item: Item): Promise<Item> {
      // A model cannot write these habits.
      if (item.drift || item.whenAsked) {
        kept++;
        return { ...item, personaBy: "grammar" };
      }
      const answer = await writeModelPersona(item, writer);
      addUsage(spent, answer.usage);
      if (answer.kind === "written") {
        written++;
        return { ...item, persona: answer.persona, personaBy: writer.id };
      }
      const said = `${item.id}: no persona of ${writer.id} could be used: ${answer.problems.join("; ")}`;
      if (isStrict) throw new UnusableFile(`${said}.`);
      console.error(said);
      kept++;
      return { ...item, personaBy: "grammar" };
    },
    account: () =>
      `${written} personas by ${writer.id}, ${kept} by the grammar; ${spent.calls} requests, ${spent.inputTokens} tokens in, ${spent.outputTokens} out`,
  };
}
