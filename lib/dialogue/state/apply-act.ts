import { tests } from "@/lib/constraints/alternatives";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Constraint } from "@/lib/constraints/constraint";
import { isRule } from "@/lib/constraints/constraint-id";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { WishChange } from "@/lib/constraints/edit-wishes";
import { leftOut, tooManyWishes } from "@/lib/constraints/most-wishes";
import { levels, levelWeights } from "@/lib/constraints/weight";
import { type ActRequest, editsOf, withEdits } from "@/lib/dialogue/act-request";
import type { Offer } from "@/lib/dialogue/deciding/offer";
import { listed } from "@/lib/dialogue/wording/count-words";
import { type Ordering, withOrdering } from "@/lib/relaxation/orderings";
import { reply } from "@/messages/reply";
import type { AppliedAct } from "./applied-act";
import type { Concession, ConversationState } from "./conversation-state";
import { remember, rewind, startOver, step } from "./history";
import type { DialogueSettings } from "./settings";
import type { TurnEvent } from "./turn-event";

/** `offers` come from the state the act met, so only real offers can be chosen. */
export function applyAct(
  state: ConversationState,
  asked: ActRequest,
  offers: readonly Offer[],
  settings: Pick<DialogueSettings, "mustMeans" | "recommends">,
): AppliedAct {
  const { policy } = asked;
  const interpretation = policy ? asked : withinPolicy(state, asked);
  const applied = applyRequest(state, interpretation, offers, settings);
  if (!policy) return applied;
  // A step of its own, so that undo takes the policy back where it changed no wish yet.
  const kept =
    applied.changes.length > 0
      ? applied.state
      : remember(state, { wishes: state.wishes, concession: state.concession });
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
  settings: Pick<DialogueSettings, "mustMeans" | "recommends">,
): AppliedAct {
  const closed = interpretation.closesQuestion ? { ...state, question: null } : state;
  const shrugs = (state.shrugs ?? 0) + (isShrug(state, interpretation) ? 1 : 0);
  const stops = interpretation.stopAsking || (settings.recommends === true && shrugs >= mostShrugs);
  const asking = { ...closed, ...(shrugs > 0 ? { shrugs } : {}), ...(stops ? { stopAsking: true } : {}) };
  switch (interpretation.kind) {
    case "stale":
      return { state, changes: [], events: [], notice: interpretation.text };
    case "start-over":
      return startOver(state);
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
      if (!state.concession) return edit(asking, [], settings);
      return interpretation.answer === "agree" ? agree(asking) : disagree(asking, state.concession);
    case "aside":
      return edit(interpretation.oneCar ? { ...asking, oneCar: true } : asking, interpretation.edits, settings);
    case "unread":
      return edit(asking, [], settings);
    case "edit":
      return edit(asking, interpretation.edits, settings);
  }
}

const mostShrugs = 2;

function isShrug({ question }: ConversationState, interpretation: ActRequest): boolean {
  if (interpretation.shrugs) return true;
  const edits = editsOf(interpretation);
  if (question?.kind !== "slot" || !interpretation.closesQuestion || edits.length === 0) return false;
  return edits.every((each) => each.kind === "no-preference" && each.slot === question.slot);
}

function edit(
  state: ConversationState,
  edits: readonly Edit[],
  settings: Pick<DialogueSettings, "mustMeans">,
): AppliedAct {
  const meant = settings.mustMeans === "weight" ? edits.map(unlocked) : edits;
  const { wishes, changes, refused } = applyEdits(state.wishes, meant);
  const events: TurnEvent[] = [
    ...changes.map((change) => ({
      name: "wish-change" as const,
      data: { before: change.before ?? null, after: change.after ?? null },
    })),
    ...refused.map((each) => ({ name: "edit-refuse" as const, data: { ...each } })),
  ];
  const left = refused.flatMap(({ edit, reason }) =>
    reason === tooManyWishes && edit.kind === "add" ? [describeConstraint(edit.constraint)] : [],
  );
  const surplus = left.length > 0 ? { notice: leftOut(left) } : {};
  const touched = changes.length > 0 || wishes.noPreference.length !== state.wishes.noPreference.length;
  if (!touched) {
    const [first] = refused;
    return {
      state,
      changes: [],
      events,
      ...(first ? { notice: reply.refused({ reason: first.reason }) } : {}),
      ...surplus,
    };
  }
  const next = remember(state, {
    wishes: { constraints: [...wishes.constraints], noPreference: [...wishes.noPreference] },
    concession: concessionAfter(state.concession, changes),
  });
  return {
    state: {
      ...next,
      before: beforeAfter(state.before, changes),
      orderings: orderingsAfter(state.orderings, changes),
    },
    changes,
    events,
    ...surplus,
  };
}

function unlocked(each: Edit): Edit {
  return each.kind === "add" ? { ...each, constraint: { ...each.constraint, locked: false } } : each;
}

/** A shopper's choice lasts until one of its wishes changes. */
function concessionAfter(concession: Concession | null, changes: readonly WishChange[]): Concession | null {
  if (concession?.by !== "shopper") return null;
  const touched = new Set(changes.map((change) => (change.before ?? change.after)?.id));
  return concession.adjustments.some((each) => touched.has(each.id)) ? null : concession;
}

/** A comparison lasts until one of its wishes goes or changes weight. */
function orderingsAfter(orderings: readonly Ordering[], changes: readonly WishChange[]): Ordering[] {
  const reweighed = new Set(
    changes.flatMap(({ before, after }) => (before && before.weight !== after?.weight ? [before.id] : [])),
  );
  return orderings.filter(({ lighter, heavier }) => ![...lighter, ...heavier].some((id) => reweighed.has(id)));
}

function beforeAfter(before: ConversationState["before"], changes: readonly WishChange[]): ConversationState["before"] {
  const next = { ...before };
  for (const { before: old, after } of changes) {
    if (!old) continue;
    delete next[old.id];
    const changed = after && describeConstraint(after) !== describeConstraint(old);
    if (changed) next[after.id] = describeConstraint(old);
  }
  return next;
}

/** Takes the first fitting offer. Reweighs wishes so that later choices agree. */
function redirect(
  state: ConversationState,
  { keep, give, edits }: Extract<ActRequest, { kind: "redirect" }>,
  offers: readonly Offer[],
  settings: Pick<DialogueSettings, "mustMeans">,
): AppliedAct {
  const offer = redirectedOffer(offers, keep, give);
  const gone = offer?.adjustments.map(({ id }) => id) ?? [];
  const unlocked = edit(state, edits, settings).state.wishes.constraints;
  const others = unlocked.flatMap(({ id }) => (keep.includes(id) ? [] : [id]));
  const edited = edit(state, [...edits, ...reweighed(unlocked, keep, give, offer ? gone : others)], settings);
  const lighter = give.length > 0 ? give : gone;
  const told = keep.length > 0 && lighter.length > 0 ? [{ lighter: [...lighter], heavier: [...keep] }] : [];
  const orderings = told.reduce(withOrdering, edited.state.orderings);
  if (!offer) {
    const names = namesOf(state, keep.length > 0 ? keep : give);
    const blocked = keep.length > 0 && offers.length > 0 && keepingOffers(offers, keep).length === 0;
    return {
      ...edited,
      state: { ...edited.state, orderings },
      did: "redirect",
      ...(blocked ? { notice: reply.noneKeeps({ wishes: listed(names) }) } : {}),
    };
  }
  const concession: Concession = { adjustments: offer.adjustments, by: "shopper", settled: true };
  const next = edited.changes.length > 0 ? edited.state : remember(state, { wishes: state.wishes, concession });
  return {
    state: { ...next, concession, orderings },
    changes: [],
    events: [
      ...edited.events,
      { name: "relaxation-answer", data: { answer: "choose", relaxationId: offer.id, orderings: told } },
    ],
    did: "choose",
  };
}

/** The offer must spare all kept wishes and drop all or most of the rest. */
function redirectedOffer(offers: readonly Offer[], keep: readonly string[], give: readonly string[]) {
  const open = keepingOffers(offers, keep);
  const given = ({ adjustments }: Offer) => adjustments.filter(({ id }) => give.includes(id)).length;
  const most = Math.max(0, ...open.map(given));
  return give.length > 0 && most === 0 ? undefined : open.find((each) => given(each) === most);
}

export function keepingOffers(offers: readonly Offer[], keep: readonly string[]): Offer[] {
  return offers.filter(({ adjustments }) => !adjustments.some(({ id }) => keep.includes(id)));
}

/** Puts kept wishes a level above those that go. These are flexible at most if nothing stays, else plain at most. */
function reweighed(
  constraints: readonly Constraint[],
  keep: readonly string[],
  give: readonly string[],
  gone: readonly string[],
): Edit[] {
  const soft = constraints.filter(({ locked }) => !locked);
  const ceiling = levelWeights[keep.length === 0 ? "flexible" : "prefer"];
  const goes = soft.filter(({ id, weight }) => give.includes(id) && weight > ceiling);
  const lighter = soft.filter(({ id }) => (give.length > 0 ? give : gone).includes(id));
  const most = Math.max(0, ...lighter.map(({ weight }) => (give.length > 0 ? Math.min(weight, ceiling) : weight)));
  const next = levels.findLast((level) => levelWeights[level] > most) ?? "must";
  const above = levelWeights[next === "must" ? "strong" : next];
  const rises = soft.filter(({ id, weight }) => keep.includes(id) && weight < above);
  return [
    ...goes.map(({ id }): Edit => ({ kind: "weigh", id, weight: ceiling })),
    ...rises.map(({ id }): Edit => ({ kind: "weigh", id, weight: above })),
  ];
}

function namesOf({ wishes }: ConversationState, ids: readonly string[]): string[] {
  return wishes.constraints.filter(({ id }) => ids.includes(id)).map(describeConstraint);
}

function compare(
  state: ConversationState,
  { orderings: told, keep, edits }: Extract<ActRequest, { kind: "compare" }>,
  settings: Pick<DialogueSettings, "mustMeans">,
): AppliedAct {
  const { constraints } = edit(state, edits, settings).state.wishes;
  const lighter = told.flatMap((each) => each.lighter);
  const edited = edit(state, [...edits, ...reweighed(constraints, keep, [], lighter)], settings);
  const next =
    edited.changes.length > 0
      ? { ...edited.state, concession: null }
      : remember(state, { wishes: state.wishes, concession: null });
  const heavier = new Set(told.flatMap((each) => each.heavier));
  const names = state.wishes.constraints.filter(({ id }) => heavier.has(id)).map(describeConstraint);
  return {
    state: { ...next, orderings: told.reduce(withOrdering, next.orderings) },
    changes: edited.changes,
    events: [...edited.events, { name: "relaxation-answer", data: { answer: "compare", orderings: told } }],
    did: "compare",
    said: { key: "rather", variants: reply.rather({ wishes: listed(names) }) },
  };
}

function choose(
  state: ConversationState,
  { relaxationId, orderings: told, skipped }: Extract<ActRequest, { kind: "take" }>,
  offers: readonly Offer[],
): AppliedAct {
  const offer = offers.find((each) => each.id === relaxationId);
  if (!offer) {
    return { state, changes: [], events: [], notice: reply.stale.offer };
  }
  const concession: Concession = {
    adjustments: offer.adjustments,
    by: "shopper",
    settled: true,
    ...(skipped ? { skipped } : {}),
  };
  const next = remember(state, { wishes: state.wishes, concession });
  return {
    state: { ...next, orderings: told.reduce(withOrdering, state.orderings) },
    changes: [],
    events: [{ name: "relaxation-answer", data: { answer: "choose", relaxationId, orderings: told } }],
    did: "choose",
  };
}

function agree(state: ConversationState): AppliedAct {
  const concession = state.concession && { ...state.concession, by: "shopper" as const, settled: true };
  return {
    state: remember(state, { wishes: state.wishes, concession }),
    changes: [],
    events: [{ name: "relaxation-answer", data: { answer: "agree", concession } }],
    did: "agree",
  };
}

/** Locks what gave way, so something else must give. */
function disagree(state: ConversationState, concession: Concession): AppliedAct {
  const edits: Edit[] = concession.adjustments.map((each) => ({ kind: "lock", id: each.id, locked: true }));
  const { wishes, changes } = applyEdits(state.wishes, edits);
  const kept = { constraints: [...wishes.constraints], noPreference: [...wishes.noPreference] };
  return {
    state: remember(state, { wishes: kept, concession: null }),
    changes,
    events: [{ name: "relaxation-answer", data: { answer: "disagree", concession } }],
    did: "disagree",
  };
}
