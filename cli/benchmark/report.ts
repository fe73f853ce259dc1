import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defineCommand } from "citty";
import { z } from "zod";
import { readGiven, UnusableFile } from "@/cli/catalog/open-catalog";
import { about, operand, optional, text, WrongUse, wholeNumber } from "@/cli/flags";
import { plotAsking } from "@/lib/benchmark/report/asking-plot";
import { buildReport, renderHtml } from "@/lib/benchmark/report/build-report";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { companionFiles, type RunFile, readRun, renderMarkdown } from "@/lib/benchmark/report/run-file";
import * as submissions from "@/lib/benchmark/report/submission";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { jsonLinesIn } from "@/lib/json-lines";
import { seededRandom } from "@/lib/random";

export const reportCommand = defineCommand({
  meta: about(
    "report",
    "Sets runs side by side: Markdown, CSV, one self-contained HTML page, and for simulated shoppers a plot of quality against questions and burden. Submissions get a table with a column for each domain.",
  ),
  args: {
    runs: operand("Results of replay, simulate, hidden or known-target, and submissions"),
    out: text("leeway-report", "Where the files go", "FOLDER"),
    title: text("Leeway report", "Heading of the report"),
    seed: text("1", "Seed of the bootstrap"),
    submission: optional("Also write the figures for a leaderboard; a domain already in the file stays", "FILE"),
    system: text("leeway", "Whose figures these are, for --submission"),
  },
  async run({ args }) {
    const seed = wholeNumber("seed", args.seed);
    const given = await Promise.all(args._.map(openResults));
    const runs = given.flatMap(({ run }) => run ?? []);
    const twice = runs.find(({ name }, index) => runs.findIndex((each) => each.name === name) < index);
    if (twice) throw new WrongUse(`Two runs are called ${twice.name}; give the files different names.`);
    const submitted = given.flatMap(({ submission }) => submission ?? []);
    if (args.submission) {
      const domain = benchmark.thing;
      const figures = figuresOf(given, runs, seed);
      if (Object.keys(figures).length === 0)
        throw new WrongUse("A submission needs results of its own: name them too.");
      const { submission: before = null } = existsSync(args.submission) ? await openResults(args.submission) : {};
      const own = submissions.submissionWith(before, { system: args.system, domain, figures });
      await writeFile(args.submission, `${JSON.stringify(own, null, 2)}\n`);
      submitted.push(own);
    }
    const { rows, asking, tables } = buildReport(runs, seed);
    if (submitted.length > 0) tables.unshift(submissions.domainTable(submitted));
    const files = {
      "report.md": renderMarkdown(args.title, tables),
      "report.csv": renderCsv(rows),
      "report.html": renderHtml(args.title, rows, tables),
      ...(asking.length > 0 ? { "asking.svg": plotAsking(asking) } : {}),
    };
    await mkdir(args.out, { recursive: true });
    for (const [name, content] of Object.entries(files)) await writeFile(join(args.out, name), content);
    console.log(files["report.md"]);
    console.error(`${Object.keys(files).join(", ")} are in ${args.out}`);
  },
});

type Results = Awaited<ReturnType<typeof openResults>>;

function figuresOf(given: readonly Results[], runs: readonly RunFile[], seed: number): submissions.FigureSet {
  const randomFor = (name: string) => seededRandom(seed, name);
  const hidden = given.flatMap((each) => each.hidden ?? []);
  return {
    ...submissions.runFigures(runs, randomFor),
    ...submissions.hiddenFigures(hidden, randomFor),
    ...submissions.targetFigures(given.flatMap(({ targets = [] }) => targets)),
  };
}

/** One kind of results, told apart by what their first line holds. */
async function openResults(file: string): Promise<{
  run?: RunFile;
  hidden?: z.infer<typeof submissions.hiddenLineSchema>[];
  targets?: z.infer<typeof submissions.targetLineSchema>[];
  submission?: submissions.Submission;
}> {
  const refused = (reason: string) => new UnusableFile(`${file} is no results file: ${reason}.`);
  const checked = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw refused(`${issue?.path.join(".") || "its value"}: ${issue?.message}`);
  };
  const content = await readGiven(file);
  if (content.includes('"leeway-submission-')) {
    return { submission: checked(submissions.submissionSchema, jsonIn(content, refused)) };
  }
  const valuesIn = (lines: string, of: string) =>
    jsonLinesIn(lines, (line) => new UnusableFile(`${of} is no results file: line ${line} is not JSON.`)).map(
      ({ value }) => value,
    );
  const values = valuesIn(content, file);
  const [first] = values;
  if (submissions.targetLineSchema.safeParse(first).success)
    return { targets: checked(z.array(submissions.targetLineSchema), values) };
  if (submissions.hiddenLineSchema.safeParse(first).success)
    return { hidden: checked(z.array(submissions.hiddenLineSchema), values) };
  const beside = companionFiles(file);
  const ifThere = async (path: string) => (existsSync(path) ? valuesIn(await readGiven(path), path) : []);
  const [costs, dialogues] = [await ifThere(beside.costs), await ifThere(beside.dialogues)];
  const read = readRun(basename(file).replace(/\.jsonl?$/, ""), values, { costs, dialogues });
  if (read.kind === "refused") throw refused(read.reason);
  return { run: read.run };
}

function jsonIn(content: string, refused: (reason: string) => Error): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw refused("it is not JSON");
  }
}
