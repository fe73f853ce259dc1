import { useCallback, useEffect, useRef, useState } from "react";
import type { ReportedEvent } from "@/components/study/use-reports";
import { jsonRequest } from "@/components/ui/use-loaded";
import { type WordTable, wordTable } from "@/lib/constraints";
import type { Answers } from "@/lib/study/instrument";
import type { LeaveReceipt, RunView } from "@/lib/study/run-view";
import type { TrialAct } from "@/lib/study/trial/judge-trial";
import { partaking } from "@/messages/partaking";

export interface StudyState {
  view: RunView | null;
  busy: boolean;
  problem: string;
  /** Refused answers, by question. */
  problems: Readonly<Record<string, string>>;
  left: LeaveReceipt | null;
}

type Noted = { note?: string; error?: { message?: string; problems?: Record<string, string> } };

const notes: WordTable<string> = wordTable(partaking.notes);

type Take<Body> = (answer: Body) => Partial<StudyState> & { note?: string };

/** Separates trial phases and attempts at questions. */
export function stepPlace(view: RunView | null): string | null {
  if (!view || view.kind === "end") return view?.kind ?? null;
  if (view.kind === "trial") return `${view.step} ${view.phase}`;
  return view.kind === "questions" ? `${view.step} ${view.attempt}` : view.step;
}

/** Tells the run's other tabs where this one is, and follows them. */
function useOtherTabs(slug: string, place: string | null, follow: () => Promise<void>): void {
  const first = useRef(place);
  useEffect(() => {
    const tabs = new BroadcastChannel(`study ${slug}`);
    tabs.onmessage = ({ data }) => {
      if (place !== null && data !== place) void follow();
    };
    if (place !== first.current) tabs.postMessage(place);
    first.current = place;
    return () => tabs.close();
  }, [slug, place, follow]);
}

/** After this, participants hear of a slow request. */
const patienceMilliseconds = 30_000;

export function useStudy(slug: string, initial: RunView | null) {
  const [state, setState] = useState<StudyState>({ view: initial, busy: false, problem: "", problems: {}, left: null });
  const working = useRef(false);
  const shown = useRef(initial);
  shown.current = state.view;
  const base = `/api/study/${slug}`;

  const request = useCallback(
    async <Body>(path: string, body: object | null, take: Take<Body>): Promise<void> => {
      if (working.current) return;
      working.current = true;
      setState((before) => ({ ...before, busy: true, problem: "", problems: {} }));
      const result = await fetchJson<Body & Noted>(`${base}/${path}`, body);
      working.current = false;
      setState((before) => ({ ...before, busy: false, ...changeFrom(result, take) }));
    },
    [base],
  );

  const takeView = (view: RunView) => ({ view });
  const follow = useCallback(
    (view: RunView) => ({ view, ...(stepPlace(view) === stepPlace(shown.current) ? {} : { note: "moved-on" }) }),
    [],
  );
  const reload = useCallback(() => request("run", null, follow), [request, follow]);
  useOtherTabs(slug, stepPlace(state.view), reload);
  return {
    state,
    consent: (version: string) => request("consent", { age: true, read: true, agreed: true, version }, takeView),
    /** A failure only affects the count. */
    countAs: (stage: "information" | "declined") => void fetchJson(`${base}/seen`, { stage }),
    answer: (step: string, attempt: number, answers: Answers) => request("steps", { step, attempt, answers }, takeView),
    act: (step: string, act: TrialAct) => request("trial", { step, act }, takeView),
    reload,
    returnToTask: (step: string) => void request("trial", { step, act: { kind: "back" } }, follow),
    leaveTask: (step: string) => void fetchJson(`${base}/trial`, { step, act: { kind: "away" } }, { keepalive: true }),
    leave: (code?: string) => request("withdraw", { code }, (left: LeaveReceipt) => ({ left })),
    goOn: (code: string) => request("continue", { code }, takeView),
    sendReports: useCallback(
      async (events: ReportedEvent[]) => (await fetchJson(`${base}/events`, { events }, { keepalive: true })).ok,
      [base],
    ),
  };
}

type Fetched<Body> = { ok: boolean; body: Body | null };

async function fetchJson<Body>(path: string, body: object | null, options: RequestInit = {}): Promise<Fetched<Body>> {
  try {
    const response = await fetch(path, {
      ...options,
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(body ? jsonRequest(body) : {}),
    });
    const text = await response.text();
    return { ok: response.ok, body: text ? (JSON.parse(text) as Body) : null };
  } catch (cause) {
    console.warn("The server could not be reached.", cause);
    return { ok: false, body: null };
  }
}

function changeFrom<Body extends Noted>({ ok, body }: Fetched<Body>, take: Take<Body>): Partial<StudyState> {
  if (ok && body) {
    const { note, ...rest } = body;
    const { note: taken = note, ...change } = take(rest as unknown as Body);
    return { ...change, problem: taken ? (notes[taken] ?? "") : "" };
  }
  return { problem: body?.error?.message ?? partaking.absent.offline, problems: body?.error?.problems ?? {} };
}
