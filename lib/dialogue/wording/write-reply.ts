import * as domain from "@/lib/constraints";
import { type ActRequest, editsOf } from "@/lib/dialogue/act-request";
import type { TurnAnswers } from "@/lib/dialogue/answering/turn-answers";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-statistics";
import { isAssumed } from "@/lib/dialogue/deciding/assumed";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { whyProposed } from "@/lib/dialogue/formal/formal-wording";
import { anySlot } from "@/lib/dialogue/showing/wish-parts";
import { givenWishes } from "@/lib/dialogue/state/effective-wishes";
import { isDecided, type TurnContext } from "@/lib/dialogue/turn-context";
import type { Doubt } from "@/lib/reading/reading";
import { asking } from "@/messages/asking";
import { reply } from "@/messages/reply";
import { unclear } from "@/messages/unclear";
import { words } from "@/messages/words";
import { listed, productCount, theSlot } from "./count-words";
import { describeSituation, describeWhy } from "./describe-situation";
import type { NoticePart } from "./parts";
import { type Phrasebook, say } from "./phrase";
import { leadsWithPick } from "./recommendation";

export function writeReply(context: TurnContext, answers: Pick<TurnAnswers, "texts" | "recommended">) {
  const { applied, situation, question, interpretation, state, book, reveals } = context;
  const reasons = context.input.settings.reasons ?? true;
  // An answer may have counted them.
  const isCounted = situation.kind === "free" && answers.texts.join().includes(productCount(situation.total));
  const where = reveals && worthSaying(context) && !isCounted ? describeSituation(situation, book, reasons) : "";
  const pick = answers.recommended?.text ?? "";
  const sentences = [
    ...answers.texts,
    courtesy(context, book),
    interpretation.kind === "aside" ? interpretation.text : "",
    answerToWhy(context),
    acknowledge(context, pick !== ""),
    applied.notice ?? "",
    interpretation.kind === "unread" ? (interpretation.gaveUp ?? "") : "",
    ...(leadsWithPick(situation) ? [pick, where] : [where, pick]),
    interpretation.asksMore && !question ? asking.noMore : "",
    closing(context),
  ];
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return {
    // An act without effect gets the search's state, or a kind word once a product is taken.
    text:
      text ||
      (question || !reveals
        ? ""
        : isDecided(context)
          ? say(book, "chosen-noted", reply.chosenNoted)
          : describeSituation(situation, book, reasons)),
    notices: noticesOf(interpretation, question, context.input.state),
    why: reveals ? (reasons ? whyNow(situation, question) : "") || state.lastWhy : "",
  };
}

/** In words. */
const [mostGreeting, mostParting] = [6, 10];

function courtesy({ interpretation, input: { act } }: TurnContext, book: Phrasebook): string {
  const { intents, questions, kind } = interpretation;
  const isEmpty = editsOf(interpretation).length === 0 && questions.length === 0;
  const isLong = act.kind === "words" && act.text.split(/\s+/).length > mostGreeting;
  if (intents.includes("greeting") && isEmpty)
    return isLong ? say(book, "hello-begin", reply.helloBegin) : say(book, "hello", reply.hello);
  if (intents.includes("thanks") && (isEmpty || !isLong)) return say(book, "thanks", reply.thanks);
  if (intents.includes("never-mind") && isEmpty) return reply.neverMind;
  if (intents.includes("agree") && isEmpty && kind === "edit") return say(book, "agreed", reply.agreed);
  if (intents.includes("goodbye") && isEmpty) return say(book, "goodbye", reply.goodbye);
  return intents.includes("help") ? reply.help : "";
}

function answerToWhy({ interpretation: { intents }, state, reveals }: TurnContext): string {
  if (intents.includes("why-ask")) return state.question?.why ?? state.lastWhy;
  if (!reveals || !intents.includes("why")) return "";
  return state.lastWhy || reply.nothingGave;
}

const didWords: domain.WordTable<readonly string[]> = domain.wordTable(reply.did);

/** Skips a bare "Got it." before a named product. */
function acknowledge({ applied, interpretation, book, state }: TurnContext, namesProduct: boolean): string {
  if (applied.said) return say(book, applied.said.key, applied.said.variants);
  if (applied.did === "disagree") {
    const kept = applied.changes.flatMap((change) => (change.after ? [domain.describeConstraint(change.after)] : []));
    return say(book, "kept", reply.kept({ wishes: listed(kept) }));
  }
  if (applied.did && didWords[applied.did]) return say(book, applied.did, didWords[applied.did] ?? []);
  // The notice says what was assumed.
  const told = new Set(interpretation.doubts.filter(isAssumed).map(({ quote }) => quote));
  // "OK, not Subaru" says that Subaru went, and "OK, coupe" that it isn't refused any more.
  const isImplied = ({ before, after }: Partial<domain.WishChange>) =>
    before &&
    !(after && domain.isBound(after.op)) &&
    applied.changes.some((each) => !each.before && each.after && domain.afterNewer(before, each.after) !== before);
  const { steppedBack } = interpretation;
  const news = applied.changes.filter(({ before, after }) =>
    before
      ? !isImplied({ before, after }) && !(steppedBack?.ids.includes(before.id) && !after)
      : !after?.evidence.some((each) => told.has(each.quote)),
  );
  const said = news.length ? describeChanges(news, book, namesProduct, interpretation.policy !== undefined) : "";
  // A wish taken off the list says it.
  const isTold = (slot: domain.SlotName) =>
    applied.changes.some(({ before, after }) => before?.slot === slot && !after);
  const noPreference = editsOf(interpretation).flatMap((edit) =>
    edit.kind === "no-preference" && !isTold(edit.slot) ? [anySlot(edit.slot)] : [],
  );
  const open = noPreference.length ? say(book, "open-slot", reply.anySlot({ slots: listed(noPreference) })) : "";
  const isHandedOver = interpretation.questions.some(({ kind }) => kind === "recommend" || kind === "choose");
  // After "Thanks, that's all", say nothing about questions.
  const isParting = interpretation.intents.some((intent) => intent === "thanks" || intent === "goodbye");
  const stopped =
    interpretation.stopAsking && !state.question && !isHandedOver && !isParting && !state.chosen
      ? reply.hereTheyAre
      : "";
  return [said, steppedBack?.text ?? "", open, stopped].filter((each) => each !== "").join(" ");
}

function describeChanges(
  changes: readonly domain.WishChange[],
  book: Phrasebook,
  namesProduct: boolean,
  isRuled: boolean,
) {
  const added = changes.flatMap(({ before, after }) => (!before && after ? [after] : []));
  // A must is weighed, locked and weighed again, which is one change.
  const merged = new Map<string, domain.WishChange>();
  for (const { before, after } of changes)
    if (before) merged.set(before.id, { before: merged.get(before.id)?.before ?? before, after });
  const others = [...merged.values()];
  const lockedNow = added.filter(({ locked }) => locked).map(({ slot }) => theSlot(slot));
  const [one, ...more] = added;
  return [
    ...(one && more.length === 0 ? [say(book, "added", reply.added({ wish: domain.describeConstraint(one) }))] : []),
    ...(more.length > 0 && !namesProduct ? [say(book, "added-many", reply.addedMany)] : []),
    ...(lockedNow.length > 0
      ? [(isRuled ? reply.policy.sets : reply.locked)({ names: listed(lockedNow), count: lockedNow.length })]
      : []),
    ...new Set(others.slice(0, 3).map(describeChange)),
  ].join(" ");
}

/** "Not Tesla" off the list means Tesla. */
const wishOf = ({ op, ...wish }: domain.Constraint) =>
  domain.describeConstraint(domain.isExclusion(op) ? { ...wish, op: "in" } : { ...wish, op });

function describeChange({ before, after }: domain.WishChange): string {
  if (!before) return "";
  const label = domain.slotTitles[before.slot];
  if (!after) return reply.removed({ wish: wishOf(before), excluded: domain.isExclusion(before.op) });
  const say = before.op === after.op ? domain.bareValue : domain.describeConstraint;
  const [from, to] = [say(before), say(after)];
  const unit = domain.isBound(after.op) && say === domain.bareValue ? domain.unitOf(after.slot) : "";
  if (from !== to) return reply.changed({ label, from, to: unit ? `${to} ${unit}` : to });
  const isMany = label.endsWith("s") && !label.endsWith("ss");
  if (before.locked !== after.locked && before.level === after.level)
    return reply.lockedNow({ label, locked: after.locked });
  if (before.level !== after.level) return reply.level({ label, isMany, level: words.level[after.level] });
  return reply.weight({ label, isMany, direction: after.weight > before.weight ? "more" : "other" });
}

function worthSaying(context: TurnContext): boolean {
  const { interpretation, applied } = context;
  const { intents, doubts } = interpretation;
  const edits = editsOf(interpretation);
  if (applied.notice && applied.changes.length === 0) return false;
  if ((interpretation.questions.length > 0 || isDecided(context)) && applied.changes.length === 0) return false;
  const digression = ["greeting", "thanks", "goodbye", "never-mind", "help", "why", "why-ask", "ask-more"] as const;
  if (digression.some((intent) => intents.includes(intent)) && edits.length === 0) return false;
  if (interpretation.stopAsking) return true;
  return applied.changes.length > 0 || applied.did !== undefined || (doubts.length === 0 && edits.length > 0);
}

function closing(context: TurnContext): string {
  const { applied, interpretation, question, book, input, state } = context;
  // The question itself asks again after an unreadable answer.
  if (interpretation.kind === "aside" || interpretation.shrugs || interpretation.questions.length > 0) return "";
  if (interpretation.kind === "unread" && (interpretation.gaveUp !== null || question)) return "";
  const { intents, doubts, readBy } = interpretation;
  const silent = readBy === undefined || applied.notice || applied.did || intents.length > 0 || doubts.length > 0;
  if (applied.changes.length > 0 || editsOf(interpretation).length > 0 || silent) return "";
  const isShort = input.act.kind === "words" && input.act.text.split(/\s+/).length <= mostParting;
  if (isDecided(context) && isShort) return "";
  if (interpretation.isAside) return say(book, "noted", reply.noted);
  // Many begin without a wish: "my old truck died".
  const begins = input.state.turn === 0 && state.wishes.constraints.length === 0;
  return begins && question ? say(book, "begin", reply.begin) : say(book, "unread", reply.unread);
}

const fallbacks = domain.wordTable<Parameters<typeof reply.fallback>[0]["outcome"]>({
  "over-cap": "cap",
  refused: "unusable",
  malformed: "unusable",
  timeout: "slow",
  resting: "resting",
});

function noticesOf(
  { doubts, readBy, model }: ActRequest,
  question: NextQuestion | null,
  { unheld = [], wishes }: TurnContext["input"]["state"],
): NoticePart[] {
  const held = wishes.constraints.flatMap(({ value }) =>
    domain.valuesOf(value).map((each) => String(each).toLowerCase()),
  );
  // Said once is enough, and a wish it holds can be searched by.
  const isKnown = ({ name = "", quote }: Doubt) =>
    unheld.some((each) => each === name || each.endsWith(` ${quote}”`)) || held.includes(quote.toLowerCase());
  // A vague word deserves a question, not a remark nobody can answer.
  const open = doubts.filter(
    (doubt) => !question?.part.text.startsWith(doubt.text) && doubt.kind !== "vague" && !isKnown(doubt),
  );
  const names = [...new Set(open.flatMap(({ name }) => name ?? []))];
  const all = unclear.noColumn({ name: listed(names, "or") });
  const texts = new Set(open.map(({ name, text }) => (name && names.length > 1 ? all : text)));
  return [
    ...[...texts].map((text) => ({ kind: "doubt" as const, text })),
    ...(readBy === "fell-back"
      ? [{ kind: "fallback" as const, text: reply.fallback({ outcome: fallbacks[model?.outcome ?? ""] ?? "other" }) }]
      : []),
  ];
}

function whyNow(situation: Situation, question: NextQuestion | null): string {
  const gave = givenWishes(situation.wishes);
  if (gave.length && situation.concession?.by === "method") {
    const names = listed(gave.map((wish) => domain.describeConstraint(wish.constraint)));
    return reply.why.whole({ wishes: names, why: describeWhy(situation, gave) });
  }
  return (question?.part.why ?? "") || whyProposed(situation);
}
