import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parse, parseDocument, visit } from "yaml";
import { tooElaborate } from "@/lib/study/plain-yaml";

export type Path = readonly (string | number)[];

/** `undefined` takes the field or item out. A move keeps the item's comments. */
export type TextEdit = { path: Path; value: unknown } | { path: Path; from: number; to: number };

/** Any part may be missing or wrong. */
export type StudyDraft = unknown;

export interface Source {
  value: StudyDraft;
  /** Every field and item, from the top. Lines count from 1. */
  places: readonly { path: Path; line: number }[];
  /** Why the text can't be read. */
  fault: { line: number; reason: string } | null;
}

const options = { merge: true, logLevel: "error" } as const;

export function readSource(text: string): Source {
  const lines = new LineCounter();
  const failed = (line: number, reason: string) => ({ value: null, places: [], fault: { line, reason } });
  const elaborate = tooElaborate(text);
  if (elaborate) return failed(1, `The text ${elaborate}.`);
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const [error] = document.errors;
  if (error) return failed(error.linePos?.[0].line ?? 1, error.message.split("\n")[0] ?? "");
  const places: { path: Path; line: number }[] = [];
  const note = (parent: Path, key: string | number, at: unknown, inside: unknown) => {
    const path = [...parent, key];
    places.push({ path, line: lines.linePos((isNode(at) && at.range?.[0]) || 0).line });
    visitInside(inside, path);
  };
  const visitInside = (node: unknown, path: Path) => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) note(path, index, item, item);
    if (isMap(node)) for (const { key, value } of node.items) note(path, String(key), key, value);
  };
  visitInside(document.contents, []);
  return { value: document.toJS({ maxAliasCount: 100 }), places, fault: null };
}

/** A field that the text lacks is where its group begins. */
export function sourceLine({ places }: Source, path: Path): number {
  const lines = new Map(places.map((place) => [place.path.join("."), place.line]));
  for (let size = path.length; size > 0; size--) {
    const line = lines.get(path.slice(0, size).join("."));
    if (line !== undefined) return line;
  }
  return 1;
}

export function pathAt({ places }: Source, line: number): Path {
  return places.findLast((place) => place.line <= line)?.path ?? [];
}

/** Changes the text and keeps its comments. Moving, adding and taking out rewrite spaces and line breaks. */
export function editSource(text: string, edits: readonly TextEdit[]): string {
  const document = parseDocument(text, options);
  const [only] = edits;
  const node = only && edits.length === 1 ? document.getIn(only.path, true) : null;
  // An arm that takes fields from another would change with it.
  const tied = edits.some(({ path }) => path[0] === "conditions") && /[*]\w/.test(text);
  if (only && "value" in only && isScalar(node) && node.range && !tied) {
    const isLeaf = typeof only.value !== "object" && only.value !== undefined;
    if (isLeaf && !node.type?.startsWith("BLOCK"))
      return `${text.slice(0, node.range[0])}${scalarText(only.value)}${text.slice(node.range[1])}`;
  }
  if (tied) writeOutAliases(document);
  for (const edit of edits) {
    if ("value" in edit) {
      if (edit.value === undefined) document.deleteIn(edit.path);
      else document.setIn(edit.path, document.createNode(edit.value));
      continue;
    }
    const list = document.getIn(edit.path, true);
    if (isSeq(list)) list.items.splice(edit.to, 0, ...list.items.splice(edit.from, 1));
  }
  return document.toString({ lineWidth: 0 });
}

function scalarText(value: unknown): string {
  if (typeof value !== "string") return String(value);
  const isPlain = /^[\p{L}][\p{L}\d .'-]*$/u.test(value) && !value.endsWith(" ") && parse(value) === value;
  return isPlain ? value : JSON.stringify(value);
}

function writeOutAliases(document: Document): void {
  visit(document, {
    Map(_, map) {
      const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === "<<");
      if (at === -1) return;
      const [merged] = map.items.splice(at, 1);
      const from = isAlias(merged?.value) ? merged.value.resolve(document) : undefined;
      const fields = Object.entries((from?.toJS(document) ?? {}) as object).filter(([key]) => !map.has(key));
      map.items.splice(at, 0, ...fields.map(([key, value]) => document.createPair(key, value)));
    },
    Alias(_, alias) {
      return document.createNode(alias.resolve(document)?.toJS(document));
    },
  });
  visit(document, { Value: (_, node) => void ("anchor" in node && delete node.anchor) });
}

export const dottedPath = (dotted: string): Path =>
  dotted.split(".").flatMap((key) => (key === "" ? [] : [/^\d+$/.test(key) ? Number(key) : key]));

export function valueAt(draft: StudyDraft, path: Path): unknown {
  return path.reduce<unknown>((here, key) => {
    const isHeld = typeof here === "object" && here !== null && Object.hasOwn(here, key);
    return isHeld ? (here as Record<string | number, unknown>)[key] : undefined;
  }, draft);
}

export function entriesAt(draft: StudyDraft, path: Path): Readonly<Record<string, unknown>>[] {
  const found = valueAt(draft, path);
  return Array.isArray(found) ? found.map((each) => (typeof each === "object" && each !== null ? each : {})) : [];
}

export function idsAt(draft: StudyDraft, path: Path): string[] {
  return entriesAt(draft, path).map(({ id }) => String(id ?? ""));
}

/** `sus`, then `sus-2`. */
export function freeId(wanted: string, taken: readonly string[], number = 1): string {
  const id = number === 1 ? wanted : `${wanted}-${number}`;
  return taken.includes(id) ? freeId(wanted, taken, number + 1) : id;
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
