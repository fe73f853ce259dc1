import type { ConfigurationProblem } from "@/lib/study/configuration/configuration-problem";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import { armColumns, makeFactor, makeSame, regroup } from "./arms";
import { blockAt } from "./blocks";
import { type Draft, type Edit, idsAt, lineOf, type Path, type Source, same, valueAt } from "./source";

/** A way out of a problem in one press. */
interface Fix {
  kind: "same" | "factor" | "fixed" | "plain" | "decides" | "regroup" | "example" | "remove";
  edits: Edit[];
}

/** `stop` can't be stored or launched as it is. */
export interface Problem {
  level: "stop" | "warn";
  path: Path;
  line: number;
  block?: string | undefined;
  /** For faults of the configuration. */
  field?: string;
  says: string;
  fixes: Fix[];
}

interface Found {
  faults: readonly ConfigurationProblem[];
  findings: readonly LaunchFinding[];
  /** A complete configuration, which missing and wrong parts can be taken from. */
  example: Draft;
}

export function problemsIn(source: Source, { faults, findings, example }: Found): Problem[] {
  const draft = source.value;
  if (source.fault) return [{ level: "stop", path: [], line: source.fault.line, says: source.fault.reason, fixes: [] }];
  const place = (path: Path) => ({ path, line: lineOf(source, path), block: blockAt(draft, path)?.id, fixes: [] });
  return [
    ...faults.map(({ path: field, reason: says }): Problem => {
      const path = pathOf(field);
      return { ...place(path), level: "stop", field, says, fixes: fixesFor(path, draft, example) };
    }),
    ...findings.map(({ level, says, fix, path = "" }) => ({ ...place(pathOf(path)), level, says: `${says} ${fix}` })),
  ];
}

const pathOf = (dotted: string): Path =>
  dotted.split(".").flatMap((key) => (key === "" ? [] : [/^\d+$/.test(key) ? Number(key) : key]));

function fixesFor(path: Path, draft: Draft, example: Draft): Fix[] {
  const [top, , field] = path;
  const value = valueAt(draft, path);
  if (top === "conditions" && typeof field === "string") {
    const factor = makeFactor(draft, field);
    if (armColumns(draft, [field])[0]?.state === "undeclared")
      return [
        { kind: "same", edits: makeSame(draft, field) },
        { kind: "factor", edits: factor },
      ];
    if (value === "full") return [{ kind: "plain", edits: makeSame(draft, field, "plain") }];
    if (field === "forceDecision") return [{ kind: "decides", edits: [{ path, value: false }, ...factor] }];
  }
  if (path.join(".") === "varied" && Array.isArray(value)) {
    const idle = armColumns(draft, value).find(({ state }) => state === "idle");
    return idle ? [{ kind: "fixed", edits: makeSame(draft, idle.field) }] : [];
  }
  if (/^(design.groups|trials.perParticipant)\b/.test(path.join("."))) {
    const edits = regroup(draft, idsAt(draft, ["conditions"]));
    const isIdle = edits.every((edit) => "value" in edit && same(edit.value, valueAt(draft, edit.path)));
    return isIdle ? [] : [{ kind: "regroup", edits }];
  }
  if (path.length === 0 || path.some((key) => typeof key === "number")) return [];
  const there = valueAt(example, path);
  if (there !== undefined) return same(value, there) ? [] : [{ kind: "example", edits: [{ path, value: there }] }];
  return value === undefined ? [] : [{ kind: "remove", edits: [{ path, value: undefined }] }];
}
