import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { anchorsIn, commandsIn, countWords, docPages, markdownIn, sentencesIn } from "./testing/doc-pages";
import { figureTables } from "./testing/docs-figures.mjs";
import { verbsOf } from "./testing/reference-pages";
import { sourceFiles } from "./testing/source-tree.mjs";

const pages = docPages();
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

describe("the pages", () => {
  it("have fewer than 14,000 words in all", () => {
    expect([...pages.values()].reduce((sum, text) => sum + countWords(text), 0)).toBeLessThan(14_000);
  });

  it("have short sentences: fewer than 15 words in the mean", () => {
    const lengths = [...pages.values()].flatMap(sentencesIn).map(countWords);
    expect(lengths.length).toBeGreaterThan(500);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(15);
  });

  it("open with one sentence that says what the page lets you do", () => {
    const others = [...pages].filter(([path]) => path !== "README.md");
    const opening = /^# .+\n\nThis page lets you [^.]+(?:\.\d[^.]*)*\.\n/;
    expect(others.filter(([, text]) => !opening.test(text)).map(([path]) => path)).toEqual([]);
  });

  it("use no stiff words; the page on voice names them", () => {
    const stiff =
      /\b(?:anew|whoever|is told|held to|lets go|hereby|thereof)\b|(?:^|[.!?] )(?:What|Whoever) \w+ \w+ \w+/i;
    const found = [...pages].flatMap(([path, text]) =>
      path === "docs/voice.md"
        ? []
        : sentencesIn(text).filter((sentence) => stiff.test(sentence) && !sentence.endsWith("?")),
    );
    expect(found).toEqual([]);
  });
});

describe("decision records", () => {
  it("are numbered in order, and short: context, decision, consequences in under 200 words", () => {
    const records = markdownIn("docs/decisions").sort();
    expect(records.length).toBeGreaterThanOrEqual(10);
    for (const [index, path] of records.entries()) {
      const text = readFileSync(path, "utf8");
      expect(path).toContain(`/${String(index + 1).padStart(4, "0")}-`);
      expect(anchorsIn(text).slice(1), path).toEqual(["context", "decision", "consequences"]);
      expect(countWords(text), path).toBeLessThan(200);
    }
  });
});

describe("links", () => {
  it("lead to files and headings that are there", () => {
    const all = [...pages, ...markdownIn("docs/decisions").map((path) => [path, readFileSync(path, "utf8")] as const)];
    const broken = all.flatMap(([path, text]) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) =>
        isThere(path, link) ? [] : [`${path}: ${link}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  it("in comments and sentences of the code lead to pages that are there", () => {
    const named = sourceFiles().flatMap(
      (file) => readFileSync(file, "utf8").match(/\bdocs\/[\w/-]+\.(?:md|yaml|json|csv)/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
  });
});

function isThere(from: string, link: string): boolean {
  if (/^https?:/.test(link)) return true;
  const [file = "", anchor] = link.split("#");
  const path = file === "" ? from : normalize(join(dirname(from), file));
  return existsSync(path) && (anchor === undefined || anchorsIn(readFileSync(path, "utf8")).includes(anchor));
}

describe("paths", () => {
  it("that pages name are there", () => {
    const files = sourceFiles();
    const rooms = /^(?:app|cli|components|corpus|db|docs|domains|e2e|lib|messages|scripts)\/[\w./@[\]-]+$/;
    const missing = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = ""]) => {
        if (name.includes("...") || name.includes("v28")) return [];
        if (rooms.test(name)) return existsSync(name) ? [] : [`${path}: ${name}`];
        if (!/^[\w/-]+\.(?:test\.|spec\.)?(?:ts|tsx)$/.test(name)) return [];
        return files.some((file) => file.endsWith(`/${name}`) || file === name) ? [] : [`${path}: ${name}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe("commands", () => {
  it("that pages name are there, with the flags they are given", async () => {
    const verbs = await verbsOf(leewayCommand);
    const unknown = [...pages].flatMap(([path, text]) =>
      commandsIn(text).flatMap((command) => {
        const [, line] = /^(?:npm run -s leeway --|leeway) (.+)$/.exec(command) ?? [];
        if (line !== undefined) {
          const verb = verbs.findLast(({ name }) => `${line} `.startsWith(`${name} `));
          const isGroup = verbs.some(({ name }) => name.startsWith(`${line} `));
          const flags = [...line.matchAll(/ --([\w-]+)/g)].map(([, flag = ""]) => flag);
          const isKnown = isGroup || (verb && flags.every((flag) => flag in verb.args || flag === "help"));
          return isKnown ? [] : [`${path}: ${command}`];
        }
        const [, script] = /npm run (?:-s )?([\w:-]+)/.exec(command) ?? [];
        return script === undefined || script in scripts ? [] : [`${path}: ${command}`];
      }),
    );
    expect(unknown).toEqual([]);
  });

  it("that pages name are found in spans and blocks", () => {
    const text =
      "Run `leeway train` or `npm run app`.\n\n```sh\ncat a | npm run -s leeway -- read   # words\nls\n```\n";
    expect(commandsIn(text)).toEqual(["npm run -s leeway -- read", "leeway train", "npm run app"]);
  });
});

describe("measured tables", () => {
  it("name commands, and sources that are there", () => {
    const tables = figureTables();
    expect(tables.length).toBeGreaterThan(15);
    const written = [...pages.values()].flatMap((text) => text.match(/^_Measured /gm) ?? []);
    expect(tables).toHaveLength(written.length);
    for (const { page, commands, sources } of tables) {
      expect(commands, page).not.toEqual([]);
      expect(
        sources.filter((source: string) => !existsSync(source)),
        page,
      ).toEqual([]);
    }
  });
});
