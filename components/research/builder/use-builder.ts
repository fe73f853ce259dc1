import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { sendJson } from "@/components/research/send-json";
import type { StudyProblem } from "@/lib/study/builder/problems";
import type { Path, StudyDraft, TextEdit } from "@/lib/study/builder/source";
import { editSource, entriesAt, readSource } from "@/lib/study/builder/source";
import type { ConfigurationProblem } from "@/lib/study/configuration/configuration-problem";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import type { Preview } from "@/lib/study/run-view";
import type { Schema } from "./schema";

/** The text is the one truth: blocks read it and write into it. */
export function useStudySource(initial: string) {
  const [{ text, past }, setState] = useState<{ text: string; past: { text: string; place: string }[] }>({
    text: initial,
    past: [],
  });
  const source = useMemo(() => readSource(text), [text]);
  // Keys in one field, and the steps of one drag, are undone together.
  const change = (next: (text: string) => string, place: string) =>
    setState((now) => {
      const goesOn = now.past.at(-1)?.place === place;
      return { text: next(now.text), past: goesOn ? now.past : [...now.past.slice(-99), { text: now.text, place }] };
    });
  const last = past.at(-1);
  return {
    ...{ text, source },
    edit: (edits: readonly TextEdit[]) =>
      change((now) => editSource(now, edits), edits.map(({ path }) => path.join(".")).join(" ")),
    write: (written: string) => change(() => written, "text"),
    undo: last ? () => setState({ text: last.text, past: past.slice(0, -1) }) : null,
    move: (path: Path) => (from: number, by: number) => {
      const to = from + by;
      if (to < 0 || to >= entriesAt(source.value, path).length) return null;
      change((now) => editSource(now, [{ path, from, to }]), path.join("."));
      return to;
    },
  };
}

export interface StoreEffect {
  kind: "created" | "changed" | "new-version" | "unchanged";
  version: number;
}

type CheckAnswer =
  | { ok: true; slug: string; effect: StoreEffect; findings: LaunchFinding[]; preview: Preview }
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
    const timer = setTimeout(async () => {
      const found = await sendJson<CheckAnswer>("/api/research/studies/check", { text, person }, abort.signal);
      if (!abort.signal.aborted) setCheck(found);
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, person]);
  return check;
}

interface Builder extends Pick<ReturnType<typeof useStudySource>, "edit" | "undo" | "move"> {
  draft: StudyDraft;
  schema: Schema;
  example: StudyDraft;
  problems: readonly StudyProblem[];
  /** A block's id. */
  chosen: string;
  select: (block: string) => void;
  showLine: (line: number) => void;
}

/** The page around all parts fills it. */
export const BuilderContext = createContext({} as Builder);
export const useBuilder = () => useContext(BuilderContext);
