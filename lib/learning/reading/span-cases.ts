import { valuesOf, wordTable } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { countsToCome } from "@/lib/constraints/trade-words";
import { type FilledSentence, fillSentence, slotNamed } from "@/lib/corpus/fill-sentence";
import { labelledSpans, readAlone } from "@/lib/corpus/score-voices";
import type { Voice, VoiceDialogue, VoiceMessage, VoiceSentence } from "@/lib/corpus/voice-schema";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { mentionFeatures } from "@/lib/reading/learned/mention-stances";
import { type LearnedRole, learnedRoles, numberFeatures } from "@/lib/reading/learned/number-roles";
import { type LearnedStance, learnedStances } from "@/lib/reading/stance/stance-chances";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "@/lib/reading/values/numbers";
import type { LinearCase } from "./train-linear";

export type SpanCases = { mentions: LinearCase[]; numbers: LinearCase[] };

export function spanCases(
  { name, sentences, messages, dialogues }: Voice,
  vocabulary: Parameters<typeof readAlone>[1],
  randomFor: (voice: string, line: number) => () => number,
): SpanCases {
  const cases: SpanCases = { mentions: [], numbers: [] };
  for (const [line, sentence] of sentences.entries()) {
    const filled = fillSentence(sentence, randomFor(name, line));
    if (!filled) continue;
    const reading = readAlone(filled.text, vocabulary, filled.question);
    addMentions(cases, reading, (statement) => stanceInSentence(statement, filled, sentence));
  }
  for (const message of messages) {
    const reading = readAlone(message.text, vocabulary);
    addMentions(cases, reading, (statement) => stanceInMessage(statement, reading.tokens, message));
    addNumbers(cases, reading, (number) => roleInMessage(number, reading.tokens, message));
  }
  for (const turn of dialogues.flatMap(({ turns }) => turns)) {
    const reading = readAlone(turn.say, vocabulary, turn.screen.open?.text);
    addMentions(cases, reading, (statement) => stanceInTurn(statement, reading.tokens, turn));
    addNumbers(cases, reading, (number) => roleInTurn(number, reading.tokens, turn));
  }
  return cases;
}

function addMentions(cases: SpanCases, reading: MessageReading, stanceOf: (each: Statement) => LearnedStance | null) {
  const features = mentionFeatures(reading.tokens, reading.named, reading.asked);
  for (const [index, statement] of reading.named.entries()) {
    const stance = stanceOf(statement);
    if (stance) cases.mentions.push({ features: features[index] ?? [], label: learnedStances.indexOf(stance) });
  }
}

function addNumbers(cases: SpanCases, reading: MessageReading, roleOf: (each: SpokenNumber) => LearnedRole | null) {
  const features = numberFeatures(reading.tokens, reading.numbers, reading.asked);
  for (const [index, number] of reading.numbers.entries()) {
    const role = roleOf(number);
    if (role) cases.numbers.push({ features: features[index] ?? [], label: learnedRoles.indexOf(role) });
  }
}

const stanceNames: Readonly<Record<VoiceMessage["mentions"][number]["stance"], LearnedStance>> = {
  wished: "wished",
  refused: "refused",
  accepted: "accepted",
  background: "none",
  other: "none",
  compared: "none",
  question: "none",
};

/** Writers label every mention, so an unlabeled one isn't a wish. */
function stanceInMessage(statement: Statement, tokens: readonly Token[], message: VoiceMessage): LearnedStance | null {
  const { text, mentions, numbers } = message;
  const at = charsOf(statement, tokens);
  const own = located(
    text,
    mentions.map(({ quote, slot, stance }) => ({ quote, slot: slotNamed(slot), kind: stanceNames[stance] })),
  ).filter((each) => overlaps(each, at));
  const same = own.find(({ slot }) => slot === statement.slot);
  if (same) return same.kind;
  const roles = numbers.map(({ quote, role, wish }) => ({ quote, kind: { role, wish } }));
  const counted = located(text, roles).find((each) => overlaps(each, at));
  if (counted && statement.quantity) return counted.kind.wish && own.length > 0 ? null : "none";
  return own.length > 0 ? null : "none";
}

function roleInMessage(number: SpokenNumber, tokens: readonly Token[], message: VoiceMessage): LearnedRole | null {
  const at = charsOf(number, tokens);
  const roles = message.numbers.map(({ quote, role }) => ({ quote, kind: role }));
  const labels = located(message.text, roles);
  return labels.find((each) => overlaps(each, at))?.kind ?? null;
}

function stanceInSentence({ slot, values }: Statement, { wishes }: FilledSentence, { levels, stance }: VoiceSentence) {
  const letter = [...wishes].find(([, { wish }]) => wish.slot === slot && shares(valuesOf(wish.value), values))?.[0];
  if (!letter) return null;
  return levels[letter] === "none" ? stanceNames[stance?.[letter] ?? "background"] : "wished";
}

type Turn = VoiceDialogue["turns"][number];
type Act = Turn["acts"][number];

const stating: ReadonlySet<string> = new Set(["state", "answer"]);
const beside: ReadonlySet<string> = new Set(["background", "smalltalk", "ask", "complain"]);

function stanceInTurn(statement: Statement, tokens: readonly Token[], turn: Turn): LearnedStance | null {
  const act = actAt(charsOf(statement, tokens), turn);
  if (!act) return null;
  const wish = act.wishes?.find(
    ({ slot, value }) => slotNamed(slot) === statement.slot && shares(valuesOf(value as never), statement.values),
  );
  if (wish) return wish.op === "!=" || wish.op === "not in" ? "refused" : wish.level === "none" ? "none" : "wished";
  if (beside.has(act.act)) return "none";
  const isSilent =
    !act.wishes?.some(({ slot }) => slotNamed(slot) === statement.slot) && !inPassing.has(statement.slot);
  return stating.has(act.act) && isSilent ? "none" : null;
}

/** Writers label these only sometimes ("a small SUV"). */
const inPassing: ReadonlySet<string> = new Set(["size", "marketCategory", "make"]);

const rolesToCome = wordTable<LearnedRole>(countsToCome);

function roleOfSlot(name: string): LearnedRole | null {
  const slot = slotNamed(name);
  return (slot && slotWords[slot].counts) ?? rolesToCome[name] ?? null;
}

function roleInTurn(number: SpokenNumber, tokens: readonly Token[], turn: Turn): LearnedRole | null {
  const act = actAt(charsOf(number, tokens), turn);
  if (!act || !stating.has(act.act)) return null;
  // "15" may be 15,000 dollars or the year 2015.
  const meant: unknown[] = [number.value, number.value * 1000, number.value + 2000, number.value + 1900];
  const wish = act.wishes?.find(({ value }) => valuesOf(value as never).some((each) => meant.includes(each)));
  return wish ? roleOfSlot(wish.slot) : null;
}

function shares(wished: readonly (string | number)[], said: readonly (string | number)[]): boolean {
  const keys = new Set(wished.map((each) => String(each).toLowerCase()));
  return said.some((each) => keys.has(String(each).toLowerCase()) || keys.has(String(each).replace(/000$/, "")));
}

function actAt(at: { start: number; end: number }, turn: Turn): Act | undefined {
  return turn.acts[labelledSpans(turn).findIndex((each) => overlaps(each, at))];
}

function located<Each extends { quote: string }>(text: string, labels: readonly Each[]) {
  const next = new Map<string, number>();
  return labels.flatMap(({ quote, ...rest }) => {
    const start = text.indexOf(quote, next.get(quote) ?? 0);
    if (start < 0) return [];
    next.set(quote, start + quote.length);
    return [{ ...rest, start, end: start + quote.length }];
  });
}

function charsOf({ start, end }: { start: number; end: number }, tokens: readonly Token[]) {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}
