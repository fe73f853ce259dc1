import type { Constraint } from "@/lib/constraints";
import type { AskOutside, ChoiceRequest, Outside, OutsideAnswer } from "@/lib/dialogue/deciding/outside-choice";
import { candidateNamed, choiceAnswerSchema } from "@/lib/dialogue/deciding/outside-choice";
import { boundedFetch } from "@/lib/model/bounded-fetch";
import { jsonIn } from "@/lib/model/call-model";
import type { ModelPort } from "@/lib/model/model-port";
import type { TranscriptTurn } from "@/lib/reading/read-words";
import { chooseChange } from "./choose-repair";
import { ModelUnusable, startDesk } from "./desk";
import { weightsAtOnce } from "./weigh-global";

export interface OutsideReach {
  /** Hosts that may be posted to, as "name" or "name:port". */
  hosts: readonly string[];
  /** `null` without a configured model. */
  port: ModelPort | null;
}

export function askOutside(reach: OutsideReach): AskOutside {
  return (outside, request, said) =>
    outside.kind === "http"
      ? post(outside, request, reach)
      : askModel(outside.asks, request, { said, port: reach.port });
}

export function accessOf({ hosts, port }: OutsideReach) {
  return { allows: (url: string) => isAllowed(url, hosts), hasModel: port !== null };
}

function isAllowed(url: string, hosts: readonly string[]): boolean {
  const { host, hostname } = new URL(url);
  return hosts.includes(host) || hosts.includes(hostname);
}

const longestKept = 2000;

async function post(
  { url, timeoutMs }: Extract<Outside, { kind: "http" }>,
  request: ChoiceRequest,
  { hosts }: OutsideReach,
): Promise<OutsideAnswer> {
  const failed = (outcome: OutsideAnswer["outcome"], answer: string | null = null) => ({
    ...{ outcome, giveUp: null, who: url, answer: answer?.slice(0, longestKept) ?? null },
  });
  if (!isAllowed(url, hosts)) return failed("not-allowed");
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await boundedFetch(url, {
      ...{ method: "POST", body: JSON.stringify(request), signal },
      headers: { "content-type": "application/json", accept: "application/json" },
    });
    const answer = await response.text();
    if (response.status !== 200) return failed("fault", `${response.status} ${answer}`);
    const read = choiceAnswerSchema.safeParse(jsonIn(answer));
    const giveUp = read.success ? candidateNamed(read.data.giveUp, request) : null;
    return giveUp ? { ...failed("chosen", answer), giveUp } : failed("bad-answer", answer);
  } catch (error) {
    return signal.aborted ? failed("timeout") : failed("fault", error instanceof Error ? error.message : String(error));
  }
}

async function askModel(
  asks: "choice" | "weights",
  request: ChoiceRequest,
  { said, port }: { said: readonly TranscriptTurn[]; port: ModelPort | null },
): Promise<OutsideAnswer> {
  if (!port) return { outcome: "no-model", giveUp: null, answer: null, who: "" };
  const desk = startDesk(port);
  const ended = (outcome: OutsideAnswer["outcome"], answer: string | null, giveUp: string[] | null = null) => ({
    ...{ outcome, giveUp, answer, who: [port.id, ...Object.keys(desk.tallies)].join(" ") },
  });
  try {
    const found = asks === "choice" ? await choose(request, said, desk) : await weigh(request, said, desk);
    return found ? ended("chosen", found.answer, found.giveUp) : ended("bad-answer", null);
  } catch (error) {
    if (!(error instanceof ModelUnusable)) throw error;
    return ended(error.failure === "timeout" ? "timeout" : "fault", error.failure);
  }
}

type Found = { giveUp: string[]; answer: string } | null;
type Desk = ReturnType<typeof startDesk>;

async function choose(request: ChoiceRequest, said: readonly TranscriptTurn[], desk: Desk): Promise<Found> {
  const textOf = new Map(request.wishes.map(({ text, wish }) => [wish.id, text]));
  const nameOf = (ids: readonly string[]) => ids.map((id) => textOf.get(id) ?? id).join(" and ");
  const choice = await chooseChange(desk, {
    conversation: said.map(({ content }) => content),
    wishes: request.wishes.map(({ text }) => text),
    conflict: [...new Set(request.candidates.flatMap(({ giveUp }) => giveUp))].map((id) => nameOf([id])),
    candidates: request.candidates.map(({ giveUp, matches }) => `drop ${nameOf(giveUp)} (${matches})`),
    refused: [],
  });
  const giveUp = choice === null ? undefined : request.candidates[choice]?.giveUp;
  return giveUp ? { giveUp, answer: `candidate ${(choice ?? 0) + 1}` } : null;
}

/** The first of equally light candidates, in the order they were sent. */
async function weigh(request: ChoiceRequest, said: readonly TranscriptTurn[], desk: Desk): Promise<Found> {
  const wishes: Constraint[] = request.wishes.map(({ wish }) => wish);
  const weights = await weightsAtOnce(desk, wishes, said);
  if (!weights) return null;
  const weightOf = new Map(wishes.map(({ id }, at) => [id, weights[at] ?? 0]));
  const sumOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (weightOf.get(id) ?? 0), 0);
  const lightest = request.candidates.toSorted((a, b) => sumOf(a.giveUp) - sumOf(b.giveUp))[0];
  return lightest ? { giveUp: lightest.giveUp, answer: JSON.stringify(weights) } : null;
}
