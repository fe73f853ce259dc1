import { armColumns, makeFactor, makeSame, regroup } from "./arms";
import { type Draft, idsAt, same, valueAt } from "./draft";
import type { Edit, Path } from "./source";

/** A way out of a problem in one press. */
export interface Fix {
  kind: "same" | "factor" | "fixed" | "plain" | "decides" | "regroup" | "example" | "remove";
  edits: Edit[];
}

export function pathOfProblem(dotted: string): Path {
  return dotted === "" ? [] : dotted.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** `example` is a complete configuration, which missing and wrong parts can be taken from. */
export function fixesFor(path: Path, draft: Draft, example: Draft): Fix[] {
  const [top, index, field] = path;
  if (top === "conditions" && typeof field === "string" && index !== undefined && path.length === 3) {
    const [column] = armColumns(draft, [field]);
    if (column?.state === "undeclared")
      return [
        { kind: "same", edits: makeSame(draft, field) },
        { kind: "factor", edits: makeFactor(draft, field) },
      ];
    const value = valueAt(draft, path);
    if (field === "wording" && value === "full") return [{ kind: "plain", edits: makeSame(draft, field, "plain") }];
    if (field === "forceDecision" && value === true)
      return [{ kind: "decides", edits: [{ path, value: false }, ...makeFactor(draft, field)] }];
  }
  if (top === "varied") {
    const idle = armColumns(draft, (valueAt(draft, ["varied"]) as string[] | undefined) ?? []).filter(
      ({ state }) => state === "idle",
    );
    return idle.slice(0, 1).map(({ field }) => ({ kind: "fixed", edits: makeSame(draft, field) }));
  }
  if (path.join(".").startsWith("design.groups") || path.join(".") === "trials.perParticipant") {
    const edits = regroup(draft, idsAt(draft, ["conditions"])).filter(
      (edit) => "value" in edit && !same(edit.value, valueAt(draft, edit.path)),
    );
    return edits.length > 0 ? [{ kind: "regroup", edits }] : [];
  }
  return fromExample(path, draft, example);
}

function fromExample(path: Path, draft: Draft, example: Draft): Fix[] {
  if (path.length === 0 || valueAt(draft, path.slice(0, -1)) === undefined) return [];
  const [own, there] = [valueAt(draft, path), valueAt(example, path)];
  const isNumbered = path.some((key) => typeof key === "number");
  if (there !== undefined && !isNumbered && !same(own, there))
    return [{ kind: "example", edits: [{ path, value: there }] }];
  const isUnknown = own !== undefined && !isNumbered && valueAt(example, path.slice(0, -1)) !== undefined;
  return isUnknown && there === undefined ? [{ kind: "remove", edits: [{ path, value: undefined }] }] : [];
}
