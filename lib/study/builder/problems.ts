import type { ConfigurationProblem } from "@/lib/study/configuration/configuration-problem";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import { blockAt } from "./blocks";
import type { Draft } from "./draft";
import { type Fix, fixesFor, pathOfProblem } from "./fixes";
import { lineOf, type Path, type Source } from "./source";

/** `stop` can't be stored or launched as it is. */
export interface Problem {
  level: "stop" | "warn";
  path: Path;
  line: number;
  /** Where it belongs; none for the text as a whole. */
  block: string | undefined;
  /** The field, for faults of the configuration. */
  field: string;
  says: string;
  fixes: Fix[];
}

interface Found {
  faults: readonly ConfigurationProblem[];
  findings: readonly LaunchFinding[];
}

export function problemsIn(source: Source, { faults, findings }: Found, example: Draft): Problem[] {
  if (source.fault) {
    const { line, reason: says } = source.fault;
    return [{ level: "stop", path: [], block: undefined, field: "", fixes: [], line, says }];
  }
  const place = (dotted: string) => {
    const path = pathOfProblem(dotted);
    return { path, line: lineOf(source, path), block: blockAt(source.value, path)?.id };
  };
  return [
    ...faults.map(({ path, reason }): Problem => {
      const at = place(path);
      return { ...at, level: "stop", field: path, says: reason, fixes: fixesFor(at.path, source.value, example) };
    }),
    ...findings.map(({ level, says, fix, path = "" }): Problem => {
      return { ...place(path), level, field: "", says: `${says} ${fix}`, fixes: [] };
    }),
  ];
}
