import { isBound } from "@/lib/constraints";
import { lastTakenBack } from "./acts/taken-back";
import { readBy, requestsIn } from "./answers/hear";
import { saysAsBefore } from "./answers/short-answers";
import { keptBoth, leavesChoice } from "./answers/spoken-choice";
import { alongEdits } from "./edits/goes-along";
import type { Heard, PreferenceReader, ReadInput, SentenceReader } from "./preference-reader";
import type { Question } from "./questions/question";
import { readWords } from "./read-words";
import { withoutSpeakers } from "./text/speakers";
import { plainDesk, type WordsDesk } from "./words-desk";

/** Separates other acts from wishes, matches answers to the screen, and raises doubts. */
export function createHearingReader(
  sentences: SentenceReader,
  desk: Pick<WordsDesk, "part" | "hear"> = plainDesk,
): PreferenceReader {
  const reader: PreferenceReader = {
    name: sentences.name,
    async read(met) {
      const heard = await readOn(met);
      // "Start over. Under 13,000": what follows is said to an empty search.
      const isFresh = heard.requests.some(({ kind }) => kind === "start-over") && met.constraints.length > 0;
      const { question: _question, screen: _screen, ...alone } = met;
      if (isFresh) return reader.read({ ...alone, constraints: [] });
      const along = alongEdits(heard, met);
      const stances = heard.stances.filter(({ id }) => !along.some((edit) => edit.id === id));
      return { ...heard, stances, edits: [...heard.edits, ...along] };
    },
  };
  return reader;

  async function readOn(met: ReadInput): Promise<Heard> {
    const input = { ...met, words: withoutSpeakers(met) };
    const whole = input.meant ? undefined : wholeHeard(input);
    if (whole) return { ...nothing, ...whole };
    // Only words outside questions can hold wishes.
    const listened = await sentences.listen?.(input);
    const { history: _history, signal: _signal, ...said } = input;
    const parted = await desk.part(listened ? { ...said, told: listened.told } : said);
    const { told: acts = [] } = parted;
    // Words that only the model takes for no wish still lead to a question where that matters.
    const own = acts.length > 0 ? (await desk.part(said)).stated : parted.stated;
    const use = listened && { ...listened.model, ...(acts.length > 0 ? { acts } : {}) };
    if (`${parted.stated}${own}`.trim() === "" && parted.yields.length === 0) {
      const { asked, stances, taken: edits, others = [] } = parted;
      const requests = requestsIn(parted);
      // "You pick" also leaves an open comparison to the search.
      const skips = input.question?.kind === "compare" && asked.some(({ question }) => handsOver(question));
      const isAside = !skips && requests.length + stances.length + edits.length === 0;
      const by = use ? { model: use, readBy: readBy(use) } : {};
      return { ...nothing, ...by, edits, requests, stances, isAside, others, ...(skips ? skipped : {}) };
    }
    const told = parted.isPolite ? { meant: { act: "state" as const, clause: 0 } } : {};
    const gone = new Set(parted.taken.flatMap((edit) => (edit.kind === "remove" ? [edit.id] : [])));
    // "Forget the hybrid, gas is fine": the gas joins nothing. A number may still correct one that goes.
    const kept = input.constraints.filter(({ id, op }) => isBound(op) || !gone.has(id));
    const constraints = kept.length < input.constraints.length ? kept : input.constraints;
    const stated = { ...input, ...told, constraints, words: parted.stated };
    const read = await (listened?.read(stated, own) ?? sentences.read(stated));
    const reading = use ? { ...read, model: { ...use, ...read.model } } : read;
    const heard = await desk.hear({ ...said, words: parted.stated, reading, parted, reader: sentences.name });
    return { ...heard, others: [...(reading.others ?? []), ...(parted.others ?? [])] };
  }
}

const nothing: Heard = { edits: [], requests: [], stances: [], doubts: [], readBy: "embedded" };
const skipped: Pick<Heard, "answer"> = { answer: { kind: "skip" } };

function handsOver(question: Question): boolean {
  return question.kind === "recommend" && question.handsOver;
}

function wholeHeard(input: ReadInput): Partial<Heard> | undefined {
  const { words } = input;
  // "Did you skip the AWD?" hands nothing over.
  const asks = /^\W*(?:did|do|does|have|has|was|were|is|are|why|how)\b.*\?\s*$/i.test(words);
  if (!asks && leavesChoice(input)) return skipped;
  const stances = keptBoth(input);
  if (stances.length > 0) return { stances };
  return saysAsBefore(words) ? { requests: [{ kind: "as-before" }] } : lastTakenBack(input);
}

export function createSentenceReader(): SentenceReader {
  return { name: "embedded", read: async (input) => readWords(input) };
}

export function createEmbeddedReader(): PreferenceReader {
  return createHearingReader(createSentenceReader());
}
