import type { CatalogReader, Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Edit, SlotName } from "@/lib/constraints";
import { wishFromChoice } from "@/lib/constraints/constraint";
import type { OpenQuestion, PreferenceReader, ReadInput } from "@/lib/reading/preference-reader";
import type { WordsDesk } from "@/lib/reading/words-desk";
import { reply } from "@/messages/reply";
import { type ActRequest, editsOf, nothing, type TurnAgents, tapped, withEdits } from "./act-request";
import { joinChoices } from "./asking/slot-question";
import { boundFromId } from "./deciding/choice-id";
import type { AskOutside } from "./deciding/outside-choice";
import { interpretHeard, interpretSkip, openQuestion } from "./interpret-words";
import { answered, hearPolicy, unanswered } from "./policy/policy";
import { answerSupposed } from "./policy/policy-what-if";
import type { Act } from "./state/act";
import type { ConversationState, PendingQuestion } from "./state/conversation-state";
import { editsOfAct } from "./state/edits-of-act";
import { toPredicate } from "./state/effective-wishes";
import { readingChosen } from "./state/heard-things";
import { standingTranscript } from "./state/history";
import type { DialogueSettings } from "./state/settings";
import { takenWith } from "./state/taken-with";

export interface Readers {
  preferences: PreferenceReader;
  vocabulary: Vocabulary;
  desk?: Pick<WordsDesk, "weigh">;
  agents?: TurnAgents;
  signal?: AbortSignal;
  outside?: AskOutside;
  /** The day of the turn ("2026-11-28"), for dates policies ask for. */
  today?: string;
  meant?: ReadInput["meant"];
}

interface Met extends Readers {
  state: ConversationState;
  settings: Pick<DialogueSettings, "asking" | "shop">;
  catalog: Pick<CatalogReader, "count">;
}

export async function interpretAct(act: Act, met: Met): Promise<ActRequest> {
  const { state } = met;
  switch (act.kind) {
    case "words":
      return interpretWords(act.text, met);
    case "answer":
      if (state.policy && state.question?.rule && state.question.id === act.questionId) {
        const [value] = act.choices;
        const said = value === "true" || (value === "false" ? false : value);
        if (said !== undefined) return answered(state.policy, state.question.rule, said, met.vocabulary);
      }
      return interpretAnswer(act.choices, openQuestion(state, act.questionId));
    case "correct": {
      const reading = readingChosen(act, state);
      if (!reading) return { ...tapped, kind: "stale", text: reply.stale.offer };
      return { ...tapped, kind: "edit", edits: reading.edits };
    }
    case "compare":
      return interpretAnswer([act.keep], openQuestion(state, act.questionId));
    case "skip":
      if (state.policy && state.question?.rule)
        return answered(state.policy, state.question.rule, null, met.vocabulary);
      return interpretSkip(act, state);
    case "edit-constraint":
      return { ...tapped, kind: "edit", edits: editsOfAct(act) };
    case "unlock":
      return { ...closing, kind: "edit", edits: editsOfAct(act) };
    case "choose-relaxation":
      return { ...closing, kind: "take", relaxationId: act.relaxationId, orderings: [], skipped: false };
    case "agree":
    case "disagree":
      return { ...tapped, kind: "settle", answer: act.kind };
    case "ask-more":
      return { ...nothing, asksMore: true };
    case "undo":
    case "redo":
      return { ...tapped, kind: "step", direction: act.kind };
    case "start-over":
      return { ...tapped, kind: "start-over", edits: [] };
    case "rewind":
      return { ...tapped, kind: "rewind", turn: act.turn };
    case "show-cars":
      return nothing;
  }
}

const closing = { ...tapped, closesQuestion: true };

/** Words that are a policy or speak of one go to it first; what is left is read as in any other search. */
async function interpretWords(words: string, met: Met): Promise<ActRequest> {
  const { state, vocabulary, today } = met;
  const supposed = await answerSupposed(words, met);
  if (supposed) return supposed;
  // Participants paste no policies. Their study's may be in force.
  const ruled =
    met.settings.shop || state.policy
      ? hearPolicy(words, { ...state, vocabulary, today, isAsked: state.question?.rule !== undefined })
      : undefined;
  const rest = ruled ? ruled.rest : words;
  if (ruled && rest.trim() === "") return ruled.request;
  const request = interpretHeard(await met.preferences.read(readInput(rest, met)), state);
  if (ruled) return withEdits(ruled.request, [...editsOf(ruled.request), ...editsOf(request)]);
  const isUnread = request.questions.length === 0 && request.intents.length === 0 && editsOf(request).length === 0;
  return state.policy && state.question?.rule && isUnread ? unanswered(state.policy, words, vocabulary) : request;
}

/** Messages that a follow-up can refer to. */
const mostEarlier = 8;

function readInput(words: string, { state, vocabulary, signal, meant }: Met): ReadInput {
  const { question, wishes, concession, formal, total } = state;
  const said = standingTranscript(state);
  return {
    words,
    turn: state.turn,
    history: said,
    question: question && !question.rule ? asOpenQuestion(question) : undefined,
    constraints: wishes.constraints,
    vocabulary,
    screen: {
      gaveWay: concession?.adjustments.map(({ id }) => id) ?? [],
      isStuck: total === 0 && concession === null,
      proposes: formal !== null,
      oneProduct: state.oneCar ?? false,
      offers: (state.offer ?? []).length > 0,
      shown: state.shown ?? [],
      spoken: state.spoken ?? [],
      seen: state.seen ?? [],
      told: said.findLast(({ role }) => role === "assistant")?.content,
      earlier: said.flatMap(({ role, content }) => (role === "user" ? [content] : [])).slice(-mostEarlier),
    },
    spentTokens: state.modelTokens ?? 0,
    spentMoney: state.modelCost ?? 0,
    signal,
    meant,
  };
}

function asOpenQuestion({ kind, slot, text, choices, tied, offered }: PendingQuestion): OpenQuestion {
  return {
    ...{ kind, slot, text, tied },
    choices: choices.map(({ id, label, edits, ordering }) => {
      const [edit] = edits;
      return { id, label, edits, ordering, predicate: edit?.kind === "add" ? toPredicate(edit.constraint) : undefined };
    }),
    isYesOrNo: offered === true || undefined,
  };
}

const staleAnswer: ActRequest = { ...tapped, kind: "stale", text: reply.stale.question };

function interpretAnswer(choices: readonly string[], question: PendingQuestion | null): ActRequest {
  if (!question) return staleAnswer;
  const chosen = question.choices.filter((choice) => choices.includes(choice.id));
  const [first] = chosen;
  const bound = first ? null : boundFromId(choices[0] ?? "", question.slot);
  if (bound) return { ...closing, kind: "edit", edits: [{ kind: "add", constraint: wishFromChoice(bound) }] };
  if (!first) return staleAnswer;
  if (first.relaxationId || first.ordering) return { ...closing, ...takenWith(first) };
  const own = chosen.flatMap((choice) => choice.edits);
  if (question.kind !== "slot" || chosen.length === 1) return { ...closing, kind: "edit", edits: own };
  const wished = own.flatMap((edit) => (edit.kind === "add" ? toPredicate(edit.constraint) : []));
  const wishedOn = (slot: SlotName | undefined) => joinChoices(wished.filter((each) => each.slot === slot)) ?? [];
  const joined = [question.slot, question.also].flatMap(wishedOn);
  const edits = joined.map((each): Edit => ({ kind: "add", constraint: wishFromChoice(each) }));
  return { ...closing, kind: "edit", edits };
}
