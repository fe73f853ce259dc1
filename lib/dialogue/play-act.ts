import type { Edit } from "@/lib/constraints";
import { reply } from "@/messages/reply";
import { type ActRequest, besideOf } from "./act-request";
import { withAssumed } from "./deciding/assumed";
import { withCritiques } from "./deciding/critiqued";
import { withDecidedKind } from "./deciding/decided-kind";
import type { Offer } from "./deciding/offer";
import type { OutsideExchange } from "./deciding/outside-choice";
import { withSettled } from "./deciding/settled-choice";
import { openSituation, type Situation } from "./deciding/situation";
import { playFormal } from "./formal/formal-turn";
import { interpretAct } from "./interpret-act";
import type { Act } from "./state/act";
import { weighedByAgents } from "./state/agent-weights";
import { applyAct, assessState } from "./state/apply-act";
import type { ConversationState } from "./state/conversation-state";
import type { AppliedAct } from "./state/history";
import { keepingOffers } from "./state/redirect";
import { spokenIn } from "./state/turn-after";
import type { PlayedTurn, TurnInput } from "./turn-context";

export async function playAct(input: TurnInput): Promise<PlayedTurn> {
  const shows = input.act.kind === "show-cars";
  const met = shows ? { ...input, state: { ...input.state, held: false } } : input;
  const reveals = !met.state.held;
  const heard = await withSettled(await interpretAct(met.act, met), met);
  const read = await withDecidedKind(await withAssumed(await withCritiques(heard, met), met), met);
  const isStale = !reveals && aboutProducts.has(met.act.kind);
  const interpretation: ActRequest = isStale ? { ...besideOf(read), kind: "stale", text: reply.stale.choice } : read;
  const exchanges = [...(met.state.exchanges ?? [])];
  const { applied, situation } = await (reveals
    ? playShown(met, interpretation, exchanges)
    : playHeld(met, interpretation));
  return {
    ...{ input: met, reveals, interpretation, situation, exchanges },
    // Products appear, so the turn is about the search's state.
    applied: shows ? { ...applied, did: "show" } : applied,
    book: { used: [...applied.state.phrases] },
  };
}

type Played = Promise<{ applied: AppliedAct; situation: Situation }>;

async function playShown(input: TurnInput, interpretation: ActRequest, exchanges: OutsideExchange[]): Played {
  const { state, act, settings, catalog, desk, outside: ask } = input;
  if (settings.method === "formal") return playFormal(input, interpretation);
  // The current words count in the weights.
  const transcript = [...state.transcript, ...spokenIn(act, state.turn)];
  const assess = (from: ConversationState) =>
    assessState({ catalog, state: { ...from, transcript }, settings, desk, exchanges, ask });
  const { request, offers } = await offersMet(interpretation);
  const plain = applyAct(state, request, offers, settings);
  // A model that just failed to read is not waited for again.
  const isReachable = (interpretation.model?.outcome ?? "used") === "used";
  const applied = await weighedByAgents(isReachable ? input : { ...input, agents: undefined }, plain);
  return { applied, situation: await assess(applied.state) };

  /** If the act edits, its offers follow the edits. */
  async function offersMet(request: ActRequest): Promise<{ request: ActRequest; offers: readonly Offer[] }> {
    if (request.kind === "take") return { request, offers: (await assess(state)).offers };
    if (request.kind !== "redirect") return { request, offers: [] };
    const offers = await offersAfter(request, request.edits);
    if (keepingOffers(offers, request.keep).length > 0 || request.keep.length === 0) return { request, offers };
    // "Keep the Mazda" with all else locked: the newer order beats a lock if that leaves one way.
    const locked = state.wishes.constraints.filter((each) => each.locked && !request.keep.includes(each.id));
    const unlocks = locked.map(({ id }): Edit => ({ kind: "lock", id, locked: false }));
    const freed = keepingOffers(await offersAfter(request, [...request.edits, ...unlocks]), request.keep);
    const [only] = freed.length === 1 ? freed : [];
    if (!only) return { request, offers };
    const gone = unlocks.filter((edit) => only.adjustments.some(({ id }) => edit.kind === "lock" && edit.id === id));
    return { request: { ...request, edits: [...request.edits, ...gone] }, offers: freed };
  }

  async function offersAfter(request: Extract<ActRequest, { kind: "redirect" }>, edits: readonly Edit[]) {
    const edited = { ...besideOf(request), kind: "edit", edits } as const;
    const { offers, beyond = [] } = await assess(applyAct(state, edited, [], settings).state);
    return request.give.length > 0 ? [...offers, ...beyond] : offers;
  }
}

/** With products held back, no method runs and the search stays open. */
async function playHeld({ state, settings, catalog }: TurnInput, interpretation: ActRequest): Played {
  const applied = applyAct(state, interpretation, [], settings);
  return { applied, situation: await openSituation(catalog, applied.state.wishes.constraints) };
}

/** Meaningless before products are shown. */
const aboutProducts: ReadonlySet<Act["kind"]> = new Set(["choose-relaxation", "agree", "disagree", "compare"]);
