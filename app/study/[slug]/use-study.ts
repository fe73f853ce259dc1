import { useCallback, useRef, useState } from "react";
import type { LeaveReceipt } from "@/app/_server/study/leave-study";
import type { ReportedEvent } from "@/components/study/use-reports";
import { jsonRequest } from "@/components/ui/json-request";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import type { Answers } from "@/lib/study/page-item";
import type { RunView } from "@/lib/study/run-view";
import type { TrialAct } from "@/lib/study/trial/judge-trial";

export interface StudyState {
  view: RunView | null;
  busy: boolean;
  problem: string;
  /** Refused answers, by question. */
  problems: Readonly<Record<string, string>>;
  left: LeaveReceipt | null;
}

type ErrorBody = { error?: { code?: string; message?: string; problems?: Record<string, string> } };

const offline = "The connection broke off. What you gave before is stored: try again in a moment.";

const notes: WordTable<string> = wordTable({
  "moved-on": "That was done already, maybe in another tab. You are now where the study is.",
  "out-of-order": "That was not the next step. You are now where the study is.",
});

/** After this, participants hear of a slow request. */
const patienceMilliseconds = 30_000;

export function useStudy(slug: string, initial: RunView | null) {
  const [state, setState] = useState<StudyState>({ view: initial, busy: false, problem: "", problems: {}, left: null });
  const working = useRef(false);
  const base = `/api/study/${slug}`;

  const request = useCallback(
    async <Body>(path: string, body: object | null, take: (answer: Body) => Partial<StudyState>): Promise<void> => {
      if (working.current) return;
      working.current = true;
      setState((before) => ({ ...before, busy: true, problem: "", problems: {} }));
      const result = await fetchJson<Body & ErrorBody & { note?: string }>(`${base}/${path}`, body);
      working.current = false;
      setState((before) => ({ ...before, busy: false, ...changeFrom(result, take) }));
    },
    [base],
  );

  const takeView = (view: RunView) => ({ view });
  return {
    state,
    consent: (version: string) => request("consent", { agreed: true, version }, takeView),
    decline: () => void fetchJson(`${base}/seen`, { stage: "declined" }),
    answer: (step: string, attempt: number, answers: Answers) => request("steps", { step, attempt, answers }, takeView),
    act: (step: string, act: TrialAct) => request("trial", { step, act }, takeView),
    reload: () => request("run", null, takeView),
    leave: (code?: string) =>
      request("withdraw", code === undefined ? {} : { code }, (left: LeaveReceipt) => ({ left })),
    goOn: (code: string) => request("continue", { code }, takeView),
    sendReports: useCallback(
      async (events: ReportedEvent[]) => (await fetchJson(`${base}/events`, { events }, { keepalive: true })).ok,
      [base],
    ),
  };
}

type Fetched<Body> = { ok: boolean; status: number; body: Body | null };

async function fetchJson<Body>(path: string, body: object | null, options: RequestInit = {}): Promise<Fetched<Body>> {
  try {
    const response = await fetch(path, {
      ...options,
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(body ? jsonRequest(body) : {}),
    });
    const text = await response.text();
    return { ok: response.ok, status: response.status, body: text ? (JSON.parse(text) as Body) : null };
  } catch (cause) {
    console.warn("The server could not be reached.", cause);
    return { ok: false, status: 0, body: null };
  }
}

function changeFrom<Body extends ErrorBody & { note?: string }>(
  { ok, body }: Fetched<Body>,
  take: (answer: Body) => Partial<StudyState>,
): Partial<StudyState> {
  if (ok && body) {
    const { note, ...rest } = body;
    return { ...take(rest as unknown as Body), problem: note ? (notes[note] ?? "") : "" };
  }
  return { problem: body?.error?.message ?? offline, problems: body?.error?.problems ?? {} };
}
