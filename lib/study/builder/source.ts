import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parse, parseDocument, visit } from "yaml";
import { tooElaborate } from "@/lib/study/plain-yaml";

export type Path = readonly (string | number)[];

/** `undefined` takes the field or item out. A move keeps the item's comments. */
export type Edit = { path: Path; value: unknown } | { path: Path; from: number; to: number };

interface Place {
  path: Path;
  /** From 1. */
  line: number;
}

export interface Source {
  value: unknown;
  /** Every field and item, from the top. */
  places: readonly Place[];
  /** Why the text can't be read. */
  fault: { line: number; reason: string } | null;
}

const options = { merge: true, logLevel: "error" } as const;

export function readSource(text: string): Source {
  const elaborate = tooElaborate(text);
  if (elaborate) return { value: null, places: [], fault: { line: 1, reason: `The text ${elaborate}.` } };
  const lines = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const [reason = ""] = error.message.split("\n");
    return { value: null, places: [], fault: { line: error.linePos?.[0].line ?? 1, reason } };
  }
  const places: Place[] = [];
  const note = (node: unknown, path: Path) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const own = [...path, String(key.value)];
        places.push({ path: own, line: lines.linePos(key.range?.[0] ?? 0).line });
        note(value, own);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const start = (item as { range?: [number] | null }).range?.[0] ?? 0;
        places.push({ path: [...path, index], line: lines.linePos(start).line });
        note(item, [...path, index]);
      }
    }
  };
  note(document.contents, []);
  return { value: document.toJS({ maxAliasCount: 100 }), places, fault: null };
}

/** A field that the text lacks is where its group begins. */
export function lineOf({ places }: Source, path: Path): number {
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
export function editSource(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text, options);
  const [only] = edits;
  const node = only && edits.length === 1 ? document.getIn(only.path, true) : null;
  const inArm = edits.some(({ path }) => path[0] === "conditions");
  if (only && "value" in only && isScalar(node) && node.range && !(inArm && hasAliases(document))) {
    const isLeaf = typeof only.value !== "object" && only.value !== undefined;
    if (isLeaf && !node.type?.startsWith("BLOCK"))
      return `${text.slice(0, node.range[0])}${scalarText(only.value)}${text.slice(node.range[1])}`;
  }
  if (inArm) writeOutAliases(document);
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

function hasAliases(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias() {
      found = true;
    },
  });
  return found;
}

/** An arm that takes fields from another would change with it. */
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
