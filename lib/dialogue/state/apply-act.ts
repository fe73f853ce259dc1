import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type Edit, isRule, tests } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { type ActRequest, editsOf, withEdits } from "@/lib/dialogue/act-request";
import type { Offer } from "@/lib/dialogue/deciding/offer";
import { type AskOutside, type OutsideExchange, openOutside } from "@/lib/dialogue/deciding/outside-choice";
import { assessSituation, type Situation } from "@/lib/dialogue/deciding/situation";
import { assessFormal } from "@/lib/dialogue/formal/formal-loop";
import { plainDesk, type WordsDesk } from "@/lib/reading/words-desk";
import { withOrdering } from "@/lib/relaxation/relax";
import { reply } from "@/messages/reply";
import type { Concession, ConversationState } from "./conversation-state";
import { type AppliedAct, judged, remember, rewind, standingTranscript, startOver, step } from "./history";
import { compare, editSearch, redirect } from "./redirect";
import type { DialogueSettings } from "./settings";

type ApplySettings = Pick<DialogueSettings, "mustMeans" | "recommends">;

/** `offers` come from the state the act met, so only real offers can be chosen. */
export function applyAct(
  state: ConversationState,
  asked: ActRequest,
  offers: readonly Offer[],
  settings: ApplySettings,
): AppliedAct {
  const { policy } = asked;
  const interpretation = policy ? asked : withinPolicy(state, asked);
  const applied = applyRequest(state, interpretation, offers, settings);
  if (!policy) return applied;
  // A step of its own, so that undo takes the policy back where it changed no wish yet.
  const kept = applied.changes.length > 0 ? applied.state : remember(state);
  return { ...applied, state: { ...kept, question: null, policy } };
}

/** Only the policy itself takes back or loosens its rules. */
function withinPolicy(state: ConversationState, asked: ActRequest): ActRequest {
  const { constraints } = state.wishes;
  const ruledBy = (id: string) => constraints.find((each) => each.id === id && isRule(each));
  const edits = editsOf(asked);
  const kept = edits.flatMap((each): Edit[] => {
    if (each.kind === "add") return [each];
    if (each.kind !== "no-preference") return ruledBy(each.id) ? [] : [each];
    const same = constraints.filter((wish) => tests(wish, each.slot));
    if (!same.some(isRule)) return [each];
    return same.flatMap(({ id }) => (ruledBy(id) ? [] : [{ kind: "remove", id }]));
  });
  const [first] = edits.flatMap((each) => ("id" in each ? (ruledBy(each.id) ?? []) : []));
  if (kept.length > 0 || !first) return kept.length === edits.length ? asked : withEdits(asked, kept);
  return { ...asked, kind: "stale", text: reply.policy.stays({ quote: first.evidence[0]?.quote ?? "" }) };
}

function applyRequest(
  state: ConversationState,
  interpretation: ActRequest,
  offers: readonly Offer[],
  settings: ApplySettings,
): AppliedAct {
  const closed = interpretation.closesQuestion ? { ...state, question: null } : state;
  const shrugs = (state.shrugs ?? 0) + (isShrug(state, interpretation) ? 1 : 0);
  const stops = interpretation.stopAsking || (settings.recommends === true && shrugs >= mostShrugs);
  const asking = { ...closed, shrugs: shrugs || undefined, stopAsking: stops || closed.stopAsking };
  switch (interpretation.kind) {
    case "stale":
      return { state, changes: [], events: [], notice: interpretation.text };
    case "start-over":
      return begin(startOver(state), interpretation.edits, settings);
    case "rewind":
      return rewind(state, interpretation.turn);
    case "step":
      return step(state, interpretation.direction);
    case "take":
      return choose(asking, interpretation, offers);
    case "compare":
      return compare(asking, interpretation, settings);
    case "redirect":
      return redirect(asking, interpretation, offers, settings);
    case "settle":
      if (!state.concession) return editSearch(asking, [], settings);
      return interpretation.answer === "agree" ? agree(asking) : disagree(asking, state.concession);
    case "aside": {
      const about = interpretation.oneProduct ? { ...asking, oneCar: true } : asking;
      return editSearch(about, interpretation.edits, settings);
    }
    case "unread":
    case "edit":
      return editSearch(asking, editsOf(interpretation), settings);
  }
}

/** One undo brings the old search back. */
function begin(fresh: AppliedAct, edits: readonly Edit[], settings: ApplySettings): AppliedAct {
  if (edits.length === 0) return fresh;
  const { state, ...applied } = editSearch(fresh.state, edits, settings);
  const events = [...fresh.events, ...applied.events];
  return { ...fresh, ...applied, events, state: { ...state, past: fresh.state.past } };
}

const mostShrugs = 2;

function isShrug({ question }: ConversationState, interpretation: ActRequest): boolean {
  if (interpretation.shrugs) return true;
  const edits = editsOf(interpretation);
  if (question?.kind !== "slot" || !interpretation.closesQuestion || edits.length === 0) return false;
  return edits.every((each) => each.kind === "no-preference" && each.slot === question.slot);
}

function choose(
  state: ConversationState,
  { relaxationId, orderings: told, skipped }: Extract<ActRequest, { kind: "take" }>,
  offers: readonly Offer[],
): AppliedAct {
  const offer = offers.find((each) => each.id === relaxationId);
  if (!offer) return { state, changes: [], events: [], notice: reply.stale.offer };
  const { adjustments } = offer;
  const concession = { adjustments, by: "shopper", settled: true, skipped: skipped || undefined } as const;
  const next = remember(state, { concession });
  const orderings = told.reduce(withOrdering, state.orderings);
  return judged({ ...next, orderings }, "choose", { relaxationId, orderings: told });
}

function agree(state: ConversationState): AppliedAct {
  const concession = state.concession && { ...state.concession, by: "shopper" as const, settled: true };
  return judged(remember(state, { concession }), "agree", { concession });
}

/** Locks what gave way, so something else must give. */
function disagree(state: ConversationState, concession: Concession): AppliedAct {
  const edits: Edit[] = concession.adjustments.map((each) => ({ kind: "lock", id: each.id, locked: true }));
  const { wishes, changes } = applyEdits(state.wishes, edits);
  const kept = { constraints: [...wishes.constraints], noPreference: [...wishes.noPreference] };
  return judged(remember(state, { wishes: kept, concession: null }), "disagree", { concession }, { changes });
}

interface StateQuestion {
  catalog: CatalogSlice;
  state: Pick<ConversationState, "wishes" | "concession" | "formal" | "transcript"> &
    Partial<Pick<ConversationState, "orderings" | "superseded" | "stopAsking" | "weighedBy" | "exchanges">>;
  settings: DialogueSettings;
  desk?: Pick<WordsDesk, "weigh"> | undefined;
  /** Known ones answer again. New ones are added. */
  exchanges?: OutsideExchange[];
  ask?: AskOutside | undefined;
}

export function assessState(question: StateQuestion): Promise<Situation> {
  const { catalog, state, settings, desk = plainDesk, exchanges = [...(state.exchanges ?? [])], ask } = question;
  if (settings.method === "formal") return assessFormal({ catalog }, state);
  const { wishes } = state;
  const transcript = standingTranscript(state);
  const weigh = async () => {
    if (settings.weighting === "global" || state.weighedBy === "model") return wishes.constraints;
    const vocabulary = await catalog.vocabulary();
    return desk.weigh(wishes.constraints, settings.weighting, { transcript, vocabulary });
  };
  const { concession, orderings } = state;
  return assessSituation({
    ...{ catalog, constraints: wishes.constraints, concession, orderings, weigh, isFelt: settings.shop },
    ...settings,
    outside: openOutside(settings.outside, exchanges, { ask, said: transcript }),
    settlesTies: settings.shop && state.stopAsking,
  });
}
