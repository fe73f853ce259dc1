import { readFileSync } from "node:fs";
import type { ArgsDef, CommandDef } from "citty";
import { leewayCommand } from "@/cli/leeway-command";
import { runLeeway } from "@/cli/testing/run-leeway";
import { csvColumns, csvFields } from "@/lib/catalog/files/csv-columns";
import { type SlotName, slotDefinitions } from "@/lib/constraints";
import { choiceRequestSchema, outsideOutcomes } from "@/lib/dialogue/deciding/outside-choice";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { codebook } from "@/lib/study/export/bundle";

export interface Verb {
  name: string;
  description: string;
  args: ArgsDef;
}

/** Every runnable verb with its flags. */
export async function verbsOf(command: CommandDef, path: readonly string[] = []): Promise<Verb[]> {
  const resolve = async <T>(value: T): Promise<unknown> => (typeof value === "function" ? value() : value);
  const children = ((await resolve(command.subCommands)) ?? {}) as Record<string, unknown>;
  const meta = (await resolve(command.meta)) as { description?: string };
  const own = { name: path.join(" "), description: meta.description ?? "", args: (await resolve(command.args)) ?? {} };
  const below = await Promise.all(
    Object.entries(children).map(async ([name, child]) =>
      verbsOf((await resolve(child)) as CommandDef, [...path, name]),
    ),
  );
  return command.run ? [own as Verb, ...below.flat()] : below.flat();
}

/** By file name. `npm run docs:reference` writes them. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ["cli.md", await commandPage()],
    ["environment.md", environmentPage()],
    ["columns.md", columnPage()],
    ["codebook.md", codebookPage()],
    ["outside-method.md", contractPage()],
    ["catalog-figures.md", await catalogFigures()],
  ]);
}

/** What an arm's outside method is sent, and has to answer. */
function contractPage(): string {
  const { wishes, candidates } = choiceRequestSchema.shape;
  const fields = { ...choiceRequestSchema.shape, ...candidates.element.shape, text: wishes.element.shape.text };
  const rows = Object.entries(fields).map(([name, { description = "" }]) => [`\`${name}\``, description]);
  const example = `createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { candidates } = JSON.parse(Buffer.concat(parts).toString());
  const [fewest] = candidates.toSorted((a, b) => a.giveUp.length - b.giveUp.length || a.weight - b.weight);
  response.end(JSON.stringify({ giveUp: fewest.giveUp }));
}).listen(9000, "127.0.0.1");`;
  return page("Outside methods", "write a method that chooses for an arm of a study, over HTTP", [
    "A wish has its slot, operator, value, weight from 0 to 1, and the words behind it where the study sends them. Any answer but status 200 and one candidate's ids leaves the choice to the arm's own method.",
    table(["field of the request", "meaning"], rows),
    `Outcomes of an exchange: ${outsideOutcomes.map((each) => `\`${each}\``).join(", ")}. The [schema](../outside-method.schema.json) has every field of a wish.`,
    `A whole method:\n\n\`\`\`js\nimport { createServer } from "node:http";\n\n${example}\n\`\`\``,
    "`npm run -s leeway -- study method http://127.0.0.1:9000/` checks it.",
  ]);
}

async function commandPage(): Promise<string> {
  const sections = (await verbsOf(leewayCommand)).map(({ name, description, args }) => {
    const rows = Object.entries(args).map(([flag, def]) => [
      def.type === "positional" ? flag.toUpperCase() : `\`--${flag}\``,
      def.description ?? "",
      "options" in def && def.options ? def.options.join(", ") : "",
      String(def.default ?? ""),
    ]);
    const flags = rows.length > 0 ? table(["flag", "meaning", "values", "default"], rows) : "No flags.";
    return `## ${name}\n\n${description}\n\n${flags}`;
  });
  return page("Commands", "look up every command: run it as `npm run -s leeway -- VERB`", sections);
}

/** `.env.example` describes each variable in a comment above it. */
function environmentPage(): string {
  const rows = variables().map(({ name, example, comment }) => [`\`${name}\``, comment, example && `\`${example}\``]);
  return page("Environment", "look up every variable; all are optional", [table(["name", "meaning", "example"], rows)]);
}

export function variables(): { name: string; example: string; comment: string }[] {
  const blocks = readFileSync(".env.example", "utf8").split("\n\n");
  const all = blocks.flatMap((block) => {
    const lines = block.split("\n").map((line) => line.replace(/^# ?/, ""));
    const set = lines.flatMap((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)?.slice(1) ?? []);
    const comment = lines.filter((line) => !/^[A-Z][A-Z0-9_]*=/.test(line)).join(" ");
    return set.flatMap((name, index) => (index % 2 === 0 ? [{ name, example: set[index + 1] ?? "", comment }] : []));
  });
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

function columnPage(): string {
  const rows = csvFields.map((field) => {
    const slot = slotDefinitions[field as SlotName];
    const unit = slot?.kind === "number" ? slot.counted || slot.unit : "";
    const holds = slot?.kind === "set" ? "comma list in one field" : slot?.kind === "text" ? "words" : unit || "number";
    return [
      `\`${csvColumns[field]}\``,
      field,
      slot || field === "popularity" ? holds : "words",
      slot?.csv.optional || !slot ? "optional" : "",
    ];
  });
  return page("Columns of a catalog file", "look up the columns that `catalog import` reads", [
    table(["header", "field", "holds", ""], rows),
  ]);
}

function codebookPage(): string {
  const example = exampleConfiguration();
  const rows = codebook(example);
  return page("Codebook", "look up every column and event that an export of the example study holds", [
    table(
      ["file", "name", "type", "description"],
      rows.map(({ file, name, type, description }) => [file, name && `\`${name}\``, type, description]),
    ),
  ]);
}

/** Tables that `catalog check` computes from the shipped products and lists written down blind. */
async function catalogFigures(): Promise<string> {
  const flags = ["--coverage", "--blind", "--prices"];
  const sections = [];
  for (const flag of flags) {
    const { out } = await runLeeway(["catalog", "check", flag]);
    sections.push(`## catalog check ${flag}\n\n${out.trim().replace(/^(?!\|)(.+)\n(?=\|)/gm, "$1\n\n")}`);
  }
  return page("Figures of the catalog", "see how much is known of the shipped cars, and how wrong it may be", sections);
}

function page(title: string, does: string, sections: readonly string[]): string {
  const note = "`npm run docs:reference` writes this page.";
  return [`# ${title}`, `This page lets you ${does}. ${note}`, ...sections].join("\n\n").concat("\n");
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const line = (cells: readonly unknown[]) =>
    `| ${cells.map((cell) => String(cell).replace(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
