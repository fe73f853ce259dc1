import { defineCommand } from "citty";
import { about, optional, text, WrongUse } from "@/cli/flags";
import { defaultProducts, shippedCatalog } from "@/db/seed/default-catalog";
import { readCatalogFile } from "./open-catalog";

const { reports, problems: problemsOf, beside } = shippedCatalog;
const reportFlags = Object.fromEntries(
  Object.entries(reports).map(([flag, { description }]) => [flag, { type: "boolean", description } as const]),
);

export const catalogCheckCommand = defineCommand({
  meta: about("check", "Hold the shipped catalog to its rules or to another catalog."),
  args: {
    against: optional("CSV with the paper's columns to set beside it", "FILE"),
    years: text("2015-2017", "Model years to compare"),
    all: { type: "boolean", description: "With --against: print the agreeing model years too" },
    ...reportFlags,
  },
  async run({ args }) {
    const match = /^(\d{4})-(\d{4})$/.exec(args.years);
    if (!match) throw new WrongUse(`The flag "--years" takes two years such as 2015-2017, not "${args.years}".`);
    const years: [number, number] = [Number(match[1]), Number(match[2])];
    if (args.against && !beside) throw new WrongUse('This catalog has nothing to compare, so leave out "--against".');
    const other = args.against ? await readCatalogFile(args.against) : null;
    const problems = problemsOf();
    for (const { place, problem } of problems) console.log(`${place}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    console.error(`${defaultProducts().length} products, ${problems.length} problems`);
    for (const [flag, { write }] of Object.entries(reports)) if (args[flag]) console.log(write());
    for (const said of other && beside ? beside(other, years, args.all === true) : []) console.log(said);
  },
});
