import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { sendJson } from "@/components/research/send-json";
import type { Draft } from "@/lib/study/builder/draft";
import type { Preview } from "@/lib/study/builder/preview";
import type { Problem } from "@/lib/study/builder/problems";
import { type Edit, editSource, type Path, readSource, type Source } from "@/lib/study/builder/source";
import type { ConfigurationProblem } from "@/lib/study/configuration/configuration-problem";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import type { Schema } from "./schema";

export interface StudySource {
  text: string;
  source: Source;
  edit: (edits: readonly Edit[]) => void;
  write: (text: string) => void;
  undo: (() => void) | null;
}

/** The text is the one truth: blocks read it and write into it. */
export function useStudySource(initial: string): StudySource {
  const [{ text, past }, setState] = useState<{ text: string; past: { text: string; place: string }[] }>({
    text: initial,
    past: [],
  });
  const source = useMemo(() => readSource(text), [text]);
  // Keys in one field, and the steps of one drag, are undone together.
  const change = (next: (text: string) => string, place: string) =>
    setState((now) => ({
      text: next(now.text),
      past: now.past.at(-1)?.place === place ? now.past : [...now.past.slice(-99), { text: now.text, place }],
    }));
  return {
    ...{ text, source },
    edit: (edits) => change((now) => editSource(now, edits), edits.map(({ path }) => path.join(".")).join(" ")),
    write: (written) => change(() => written, "text"),
    undo:
      past.length > 0
        ? () => setState((now) => ({ text: now.past.at(-1)?.text ?? now.text, past: now.past.slice(0, -1) }))
        : null,
  };
}

export interface StoreEffect {
  kind: "created" | "changed" | "new-version" | "unchanged";
  version: number;
}

type CheckAnswer =
  | { ok: true; hash: string; slug: string; effect: StoreEffect; findings: LaunchFinding[]; preview: Preview }
  | { ok: false; problems: ConfigurationProblem[] };

/** `null` while it is checked. A text is why it could not be. */
export type Check = CheckAnswer | string | null;

/** Milliseconds without a key before a check. */
const rest = 500;

export function useCheck(text: string, person: number): Check {
  const [check, setCheck] = useState<Check>(null);
  useEffect(() => {
    const abort = new AbortController();
    setCheck(null);
    const ask = async () => {
      const found = await sendJson<CheckAnswer>("/api/research/studies/check", { text, person }, abort.signal);
      if (!abort.signal.aborted) setCheck(found);
    };
    const timer = setTimeout(() => void ask(), rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, person]);
  return check;
}

interface Builder {
  draft: Draft;
  schema: Schema;
  example: Draft;
  edit: StudySource["edit"];
  undo: StudySource["undo"];
  problems: readonly Problem[];
  select: (block: string) => void;
  showLine: (path: Path) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("This part belongs into the builder.");
  return builder;
}
