import type { Constraint, Edit, WishChange } from "@/lib/constraints";
import { describeConstraint, leftOut, levels, levelWeights, tooManyWishes } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { ActRequest } from "@/lib/dialogue/act-request";
import type { Offer } from "@/lib/dialogue/deciding/offer";
import { listed } from "@/lib/dialogue/wording/count-words";
import { type Ordering, withOrdering } from "@/lib/relaxation/relax";
import { reply } from "@/messages/reply";
import type { Concession, ConversationState } from "./conversation-state";
import { type AppliedAct, judged, remember } from "./history";
import type { DialogueSettings } from "./settings";
import type { TurnEvent } from "./turn-event";

/** Takes the first fitting offer. Reweighs wishes so that later choices agree. */
export function redirect(
  state: ConversationState,
  { keep, give, edits }: Extract<ActRequest, { kind: "redirect" }>,
  offers: readonly Offer[],
  settings: MeaningOfMust,
): AppliedAct {
  const offer = redirectedOffer(offers, keep, give);
  const gone = offer?.adjustments.map(({ id }) => id) ?? [];
  const unlocked = editSearch(state, edits, settings).state.wishes.constraints;
  const others = unlocked.flatMap(({ id }) => (keep.includes(id) ? [] : [id]));
  const edited = editSearch(state, [...edits, ...reweighed(unlocked, keep, give, offer ? gone : others)], settings);
  const lighter = give.length > 0 ? give : gone;
  const told = keep.length > 0 && lighter.length > 0 ? [{ lighter: [...lighter], heavier: [...keep] }] : [];
  const orderings = told.reduce(withOrdering, edited.state.orderings);
  if (!offer) {
    const names = namesOf(state, keep.length > 0 ? keep : give);
    const blocked = keep.length > 0 && offers.length > 0 && keepingOffers(offers, keep).length === 0;
    const notice = blocked ? reply.noneKeeps({ wishes: listed(names) }) : edited.notice;
    return { ...edited, state: { ...edited.state, orderings }, did: "redirect", notice };
  }
  const concession: Concession = { adjustments: offer.adjustments, by: "shopper", settled: true };
  const next = edited.changes.length > 0 ? edited.state : remember(state, { concession });
  const data = { relaxationId: offer.id, orderings: told };
  return judged({ ...next, concession, orderings }, "choose", data, { events: edited.events });
}

/** The offer must spare all kept wishes and drop all or most of the rest. Where none is kept, only wishes named go. */
function redirectedOffer(offers: readonly Offer[], keep: readonly string[], give: readonly string[]) {
  const isNamed = ({ adjustments }: Offer) => keep.length > 0 || adjustments.every(({ id }) => give.includes(id));
  const open = keepingOffers(offers, keep).filter(isNamed);
  const given = ({ adjustments }: Offer) => adjustments.filter(({ id }) => give.includes(id)).length;
  const most = Math.max(0, ...open.map(given));
  return open.find((each) => given(each) === most);
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

export function compare(
  state: ConversationState,
  { orderings: told, keep, edits }: Extract<ActRequest, { kind: "compare" }>,
  settings: MeaningOfMust,
): AppliedAct {
  const { constraints } = editSearch(state, edits, settings).state.wishes;
  const lighter = told.flatMap((each) => each.lighter);
  const edited = editSearch(state, [...edits, ...reweighed(constraints, keep, [], lighter)], settings);
  const next =
    edited.changes.length > 0 ? { ...edited.state, concession: null } : remember(state, { concession: null });
  const heavier = told.flatMap((each) => each.heavier);
  return {
    state: { ...next, orderings: told.reduce(withOrdering, next.orderings) },
    changes: edited.changes,
    events: [...edited.events, { name: "relaxation-answer", data: { answer: "compare", orderings: told } }],
    did: "compare",
    said: { key: "rather", variants: reply.rather({ wishes: listed(namesOf(state, heavier)) }) },
  };
}

export type MeaningOfMust = Pick<DialogueSettings, "mustMeans">;

export function editSearch(state: ConversationState, edits: readonly Edit[], { mustMeans }: MeaningOfMust): AppliedAct {
  const meant = mustMeans === "weight" ? edits.map(unlocked) : edits;
  const { wishes, changes, refused } = applyEdits(state.wishes, meant);
  const events: TurnEvent[] = [
    ...changes.map(({ before = null, after = null }) => ({ name: "wish-change" as const, data: { before, after } })),
    ...refused.map((each) => ({ name: "edit-refuse" as const, data: { ...each } })),
  ];
  const left = refused.flatMap(({ edit, reason }) =>
    reason === tooManyWishes && edit.kind === "add" ? [describeConstraint(edit.constraint)] : [],
  );
  const surplus = left.length > 0 ? leftOut(left) : undefined;
  const touched = changes.length > 0 || wishes.noPreference.length !== state.wishes.noPreference.length;
  if (!touched) {
    const [first] = refused;
    const notice = surplus ?? (first && reply.refused({ reason: first.reason }));
    return { state, changes: [], events, notice };
  }
  const kept = { constraints: [...wishes.constraints], noPreference: [...wishes.noPreference] };
  const next = {
    ...remember(state, { wishes: kept, concession: concessionAfter(state.concession, changes) }),
    before: beforeAfter(state.before, changes),
    orderings: orderingsAfter(state.orderings, changes),
  };
  return { state: next, changes, events, notice: surplus };
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
  const gone = changes.flatMap(({ before, after }) => (before && before.weight !== after?.weight ? [before.id] : []));
  return orderings.filter(({ lighter, heavier }) => ![...lighter, ...heavier].some((id) => gone.includes(id)));
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
