import { wishForms } from "@/lib/reading/lexicon/question-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { readCompare, readFacts, readHow, readTerm, readUnknown } from "./about-cars";
import { readCost, readCount, readRecommend, readSuperlative, readWhatIf, readWhy } from "./about-search";
import type { Asked } from "./asked";
import { readChoose } from "./choosing";
import { askedBefore, readFollowUp } from "./follow-up";
import type { AskedQuestion, CarReference, Question } from "./question";
import { carsMeant, namedIn } from "./referents";
import { readRestated, readRunning } from "./running";
import { asks, type QuestionSegment, questionSegments } from "./segments";
import { suppose } from "./suppose";

/** Questions that are answered in one message; who asks more is asked to go on. */
const mostAnswered = 3;
/** A longer stretch is a story. */
const longestQuestion = 240;

/** The questions in a message. Everything else in it is read for wishes. Pure, and bounded by the length of the message. */
export function readQuestion(input: ReadInput): AskedQuestion[] {
  const found: AskedQuestion[] = [];
  let recent: readonly CarReference[] = [];
  for (const segment of withNamesAhead(questionSegments(input.words), input)) {
    if (found.length >= mostAnswered) break;
    if (segment.text.length > longestQuestion) continue;
    const said = input.words.slice(segment.start, segment.end);
    const named = namedIn(said, input.vocabulary);
    const cars = carsMeant(segment.core, named, input.screen, recent);
    if (named.cars.length > 0) recent = named.cars.map(({ car }) => car);
    const asked: Asked = {
      ...segment,
      named,
      cars,
      input,
      nameless: nameless(said, named),
      before: once(() => found.at(-1)?.question ?? askedBefore(input, readQuestion)),
      supposed: once(() => suppose(said, segment.core, named, input)),
    };
    const question = questionIn(asked);
    const isTwice = found.some((each) => JSON.stringify(each.question) === JSON.stringify(question));
    const last = found.at(-1);
    if (question && isTwice && last) last.end = segment.end;
    else if (question) found.push({ question, start: segment.start, end: segment.end });
  }
  return found;
}

function nameless(said: string, { cars }: Asked["named"]): string {
  return cars
    .reduce((left, { start, end }) => `${left.slice(0, start)}${"_".repeat(end - start)}${left.slice(end)}`, said)
    .toLowerCase();
}

const smallWords = /^(?:or|and|vs|versus|the|an?|between|new|either|maybe)$/;

/** "RAV4 or CR-V, which is easier on gas?" asks once: names alone belong to the question behind them. */
function withNamesAhead(segments: readonly QuestionSegment[], { words, vocabulary }: ReadInput): QuestionSegment[] {
  const result: QuestionSegment[] = [];
  for (const each of segments) {
    const before = result.at(-1);
    const isJoined = before !== undefined && !/[.!;\n]/.test(words.slice(before.end - 1, each.start)) && asks(each);
    const asksDifference = /^what(?:'?s| is) (?:the )?(?:diff|better)/.test(each.core);
    if (isJoined && (asksDifference || isOnlyNames(before, vocabulary))) {
      result[result.length - 1] = {
        ...each,
        start: before.start,
        text: `${before.text} ${each.text}`,
        core: `${each.core}: ${before.core}`,
      };
    } else result.push(each);
  }
  return result;
}

function isOnlyNames({ text }: QuestionSegment, vocabulary: ReadInput["vocabulary"]): boolean {
  if (text.length > 80) return false;
  const { cars, tokens } = namedIn(text, vocabulary);
  const isName = (start: number) => cars.some((car) => car.start <= start && start < car.end);
  if (
    /^(?:and |ok |so )*(?:the |those |these )?(?:first|second|third|1st|2nd|3rd|two|three|first two|top two)(?: ones?| cars?)?[\s,?]*$/.test(
      text,
    )
  )
    return true;
  return (
    cars.length > 0 &&
    tokens.every(({ kind, word, start }) => kind === "mark" || isName(start) || smallWords.test(word))
  );
}

/** The message with its questions blanked out: offsets hold for whoever reads wishes from the rest. */
export function withoutQuestions(words: string, asked: readonly AskedQuestion[]): string {
  return asked.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    words,
  );
}

function questionIn(asked: Asked): Question | null {
  const isDuel =
    asked.named.cars.length > 1 && /\b(?:vs|versus|or)\b/.test(asked.core) && !/\b(?:you|u|should)\b/.test(asked.core);
  const supposed =
    asks(asked) && /^(?:what if|if|suppose|imagine)\b|\bif (?:i|we)\b/.test(asked.core) ? readWhatIf(asked) : null;
  const handed =
    supposed ??
    readChoose(asked) ??
    readFollowUp(asked) ??
    readRestated(asked) ??
    (isDuel ? null : readRecommend(asked));
  if (handed) return handed;
  if (!asks(asked) && !isTold(asked)) return null;
  for (const read of [readWhy, readWhatIf, readHow]) {
    const question = read(asked);
    if (question) return question;
  }
  if (isWish(asked)) return /^(?:how|what) about\b/.test(asked.core) ? readUnknown(asked) : null;
  for (const read of [
    readRunning,
    readTerm,
    readUnknown,
    readCost,
    readCompare,
    readSuperlative,
    readCount,
    readFacts,
  ]) {
    const question = read(asked);
    if (question) return question;
  }
  return isOffTopic(asked) ? { kind: "unknown", topic: "other", cars: [] } : null;
}

/** A plain question with nothing of cars or the search in it. */
function isOffTopic({ core, text, named, isMarked }: Asked): boolean {
  const isBare = named.cars.length + named.values.length + named.topics.length === 0 && !/\d/.test(core);
  if (isBare && /^(?:please )?(?:tell me|sing|write|play|translate|solve) (?:a|an|the|me|my)\b/.test(text)) return true;
  return isBare && /^(?:who|whose|what|when|where|how)\b/.test(core) && core.split(" ").length >= (isMarked ? 3 : 4);
}

/** "Tell me about the Kona", "cheapest one you have". */
function isTold({ core, text }: QuestionSegment): boolean {
  return (
    /\b(?:tell me|remind me|wonder|curious|explain|the math|^any(?:thing)?\b.*\bif (?:i|we)\b|compare|versus|vs|stack|difference between|info on|details on|side by side|would like to know|want to know)\b/.test(
      text,
    ) ||
    /^(?:cheapest|biggest|fastest|newest|most \w+|smallest|slowest|strongest) .*\b(?:you|u|here|anywhere|overall|of (?:that|the|those|these|them))\b/.test(
      core,
    ) ||
    /^(?:mpg|hp|price|horsepower) (?:on|of|for)\b/.test(core)
  );
}

/** A wish that only has the form of a question. */
function isWish({ core, named }: Asked): boolean {
  // "Can I get the Maverick with AWD?" asks about that car; "do you have it in red?" about this one.
  const isAboutCar = named.cars.length > 0 && /\b(?:get|have|order|buy) (?:the|that|this)\b/.test(core);
  if (
    isAboutCar ||
    /^do you have (?:it|that|this) in\b|^can i (?:save|see (?:it|one|them|that|this|these|those)\b)/.test(core)
  )
    return false;
  return wishForms.some((form) => form.test(core));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
