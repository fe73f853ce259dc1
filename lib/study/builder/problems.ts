import type { ConfigurationProblem } from "@/lib/study/configuration/configuration-problem";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import { armColumns, makeFactor, makeSame, regroup } from "./arms";
import { blockAt } from "./blocks";
import type { Path, Source, StudyDraft, TextEdit } from "./source";
import { dottedPath, idsAt, same, sourceLine, valueAt } from "./source";

/** A way out of a problem in one press. */
interface Fix {
  kind: "same" | "factor" | "fixed" | "plain" | "decides" | "regroup" | "example" | "remove";
  edits: TextEdit[];
}

/** `stop` can't be stored or launched as it is. */
export interface StudyProblem {
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
  example: StudyDraft;
}

export function problemsIn(source: Source, { faults, findings, example }: Found): StudyProblem[] {
  const draft = source.value;
  if (source.fault) return [{ level: "stop", path: [], line: source.fault.line, says: source.fault.reason, fixes: [] }];
  const place = (path: Path) => ({ path, line: sourceLine(source, path), block: blockAt(draft, path)?.id, fixes: [] });
  return [
    ...faults.map(({ path: field, reason: says }): StudyProblem => {
      const path = dottedPath(field);
      return { ...place(path), level: "stop", field, says, fixes: fixesFor(path, draft, example) };
    }),
    ...findings.map(({ level, says, fix, path = "" }) => ({
      ...place(dottedPath(path)),
      level,
      says: `${says} ${fix}`,
    })),
  ];
}

function fixesFor(path: Path, draft: StudyDraft, example: StudyDraft): Fix[] {
  const [top, part, field] = path;
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
  if ((top === "design" && part === "groups") || (top === "trials" && part === "perParticipant")) {
    const edits = regroup(draft, idsAt(draft, ["conditions"]));
    const isIdle = edits.every((edit) => "value" in edit && same(edit.value, valueAt(draft, edit.path)));
    return isIdle ? [] : [{ kind: "regroup", edits }];
  }
  if (path.length === 0 || path.some((key) => typeof key === "number")) return [];
  const there = valueAt(example, path);
  if (there !== undefined) return same(value, there) ? [] : [{ kind: "example", edits: [{ path, value: there }] }];
  return value === undefined ? [] : [{ kind: "remove", edits: [{ path, value: undefined }] }];
}
