import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { missingFile, UnusableFile } from "@/cli/catalog/open-catalog";
import { WrongUse } from "@/cli/flags";
import { type Item, readEntries, readItems } from "@/lib/benchmark/item";
import { type Transcript, transcriptSchema } from "@/lib/benchmark/replay/transcript";
import { jsonLinesIn } from "@/lib/json-lines";

/** A folder means its `.json` files with items. */
export async function openItems(files: string): Promise<Item[]> {
  return (await openJson(files, "base")).flatMap((each) => entriesOf(each, "item", readItems(each.json)));
}

/** A folder means its `.json` files with dialogues. */
export async function openTranscripts(files: string): Promise<Transcript[]> {
  const opened = await openJson(files, "dialogue");
  return opened.flatMap((each) => entriesOf(each, "transcript", readEntries(transcriptSchema, each.json)));
}

function entriesOf<Entry>({ file }: OpenedFile, what: string, read: ReturnType<typeof readEntries<Entry>>) {
  if (read.kind === "refused") throw new UnusableFile(`${file} is no ${what} file: ${read.reason}.`);
  return read.entries;
}

/** Refuses a repeated id, because dialogues name items by it. */
export function itemsById(items: readonly Item[]): ReadonlyMap<string, Item> {
  const byId = new Map<string, Item>();
  for (const item of items) {
    if (byId.has(item.id)) throw new UnusableFile(`Two items have the id ${item.id}.`);
    byId.set(item.id, item);
  }
  return byId;
}

/** A shell expands `--items *.json` to several words. */
export function filesOf(rawArgs: readonly string[], flag: string): string {
  const files: string[] = [];
  let open = false;
  for (const word of rawArgs) {
    if (word.startsWith("--")) {
      const [name, value] = word.split(/=(.*)/s);
      open = name === `--${flag}`;
      if (open && value) files.push(value);
    } else if (open) files.push(word);
  }
  return files.join(",");
}

type OpenedFile = { file: string; json: unknown };

/** @param key a key of every wanted entry: files of a folder without one hold something else. */
async function openJson(files: string, key: string): Promise<OpenedFile[]> {
  const named = files.split(",").filter(Boolean);
  if (named.length === 0) throw new WrongUse("Name at least one file.");
  return (await Promise.all(named.map((path) => openPath(path, key)))).flat();
}

async function openPath(path: string, key: string): Promise<OpenedFile[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw missingFile(path, error);
  });
  if (!found.isDirectory()) return [{ file: path, json: await readJson(path) }];
  const names = (await readdir(path)).filter((name) => name.endsWith(".json")).sort();
  if (names.length === 0) throw new WrongUse(`The folder ${path} holds no .json file.`);
  const inside = names.map((name) => join(path, name));
  const opened = await Promise.all(inside.map(async (file) => ({ file, json: await readJson(file) })));
  const wanted = opened.filter(({ json }) => hasEntryWith(json, key));
  for (const { file } of opened.filter((each) => !wanted.includes(each))) {
    console.error(`${file} is passed over: no entry of it has "${key}".`);
  }
  if (wanted.length === 0) throw new WrongUse(`No .json file in the folder ${path} has entries with "${key}".`);
  return wanted;
}

function hasEntryWith(json: unknown, key: string): boolean {
  return Array.isArray(json) && json.some((entry) => typeof entry === "object" && entry !== null && key in entry);
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  try {
    if (!file.endsWith(".jsonl")) return JSON.parse(text);
    return jsonLinesIn(text, (_, cause) => new Error("a line is not JSON", { cause })).map(({ value }) => value);
  } catch (cause) {
    throw new UnusableFile(`${file} is not JSON.`, { cause });
  }
}
