import type { Method } from "@/lib/relaxation/methods/method";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

export interface MethodPath {
  path: string[][];
  tried: string[][];
}

/** Derives the path from the trace. */
export function pathOf({ way }: Pick<Method, "way">, { status, relaxed, trace }: RelaxationResult): MethodPath {
  const given = relaxed.map(({ constraint }) => constraint.id);
  if (way === "edits") return { path: [[], ...given.map((_, place) => given.slice(0, place + 1))], tried: [] };
  const empty = trace.filter(({ matches }) => matches === 0).map(({ considered }) => considered);
  if (status === "exhausted") return { path: [[]], tried: empty };
  if (given.length === 0) return { path: [[]], tried: [] };
  if (way === "retreat") return { path: [[], given], tried: empty };
  if (way !== "in-turn") return { path: [[], given], tried: [] };
  return { path: dropsUpTo(given, trace), tried: [] };
}

/** Goes back through the latest entry with one member less. Direct in a cut-off trace. */
function dropsUpTo(given: readonly string[], trace: RelaxationResult["trace"]): string[][] {
  let at = trace.findIndex(({ considered }) => sameSet(considered, given));
  const path = [[...given]];
  for (let size = given.length - 1; size > 0; size--) {
    at = trace.slice(0, Math.max(0, at)).findLastIndex(({ considered }) => considered.length === size);
    const step = trace[at];
    if (!step) return [[], [...given]];
    path.unshift(step.considered);
  }
  return [[], ...path];
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}
