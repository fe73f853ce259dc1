import { defineCommand } from "citty";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { type GeneratorSetting, generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import { validateItem } from "@/lib/benchmark/generate/validate-item";
import { createColumnReader } from "@/lib/catalog/column-reader";
import { seededRandom } from "@/lib/random";
import { writeJsonLine } from "./json-lines";
import { readCatalogFile, UnusableFile } from "./open-catalog";
import { showProgress } from "./show-progress";
import { wholeNumber } from "./whole-number";
import { WrongUse } from "./wrong-use";

const names = [...generatorSettings.keys()];

export const generateCommand = defineCommand({
  meta: { name: "generate", description: "New benchmark items over any catalog, checked as they are made." },
  args: {
    catalog: { type: "string", required: true, valueHint: "FILE", description: "CSV with the paper's columns" },
    setting: { type: "string", default: "S1", description: `One or more of ${names.join(" ")}, comma-separated` },
    count: { type: "string", default: "40", description: "Items of each setting" },
    seed: { type: "string", default: "11", description: "The same seed gives the same items" },
    array: { type: "boolean", default: false, description: "One JSON list, as item files have it, instead of lines" },
  },
  async run({ args }) {
    const settings = args.setting.split(",").map(settingOf);
    const count = wholeNumber("count", args.count);
    const seed = wholeNumber("seed", args.seed);
    const cars = await readCatalogFile(args.catalog);
    const reader = createColumnReader(cars);
    const listed: unknown[] = [];
    for (const setting of settings) {
      const progress = showProgress(`items of ${setting.name}`, count);
      let made = 0;
      const randomFor = (name: string) => seededRandom(seed, name);
      for (const item of generateItems({ cars, setting, count, seed, randomFor })) {
        const problems = await validateItem(reader, item, setting);
        if (problems.length > 0) throw new UnusableFile(`Item ${item.id} contradicts itself: ${problems.join("; ")}.`);
        if (args.array) listed.push(item);
        else await writeJsonLine(process.stdout, item);
        made++;
        progress.step();
      }
      progress.end();
      if (made < count) {
        console.error(`${setting.name}: ${made} of ${count} items; the catalog has no more slices that give one.`);
        process.exitCode = 1;
      }
    }
    if (args.array) console.log(JSON.stringify(listed, null, 1));
  },
});

function settingOf(name: string): GeneratorSetting {
  const setting = generatorSettings.get(name);
  if (!setting) throw new WrongUse(`There is no setting "${name}"; known are ${names.join(", ")}.`);
  return setting;
}
