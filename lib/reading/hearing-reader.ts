import { actsParted } from "./acts/acts-parted";
import { heardFrom } from "./acts/heard-from";
import type { PartedMessage } from "./acts/part-message";
import type { SpokenAct } from "./acts/spoken-act";
import { wholeMessageAct } from "./acts/whole-message";
import type { PreferenceReader, ReadInput, SentenceReader } from "./preference-reader";
import { withoutSpeakers } from "./text/speakers";
import { plainDesk, type WordsDesk } from "./words-desk";

/** Separates other acts from wishes, matches answers to the screen, and raises doubts. */
export function createHearingReader(
  sentences: SentenceReader,
  desk: Pick<WordsDesk, "part" | "hear"> = plainDesk,
): PreferenceReader {
  return {
    name: sentences.name,
    async read(met) {
      const input = { ...met, words: withoutSpeakers(met) };
      const whole = input.meant ? undefined : wholeMessageAct(input);
      if (whole) return { ...heardFrom([whole], input.question), doubts: [], readBy: "embedded" };
      // Only words outside questions can hold wishes.
      const { history: _history, signal: _signal, ...said } = input;
      const parted = await desk.part(said);
      if (parted.stated.trim() === "" && parted.yields.length === 0) {
        const acts = [...handedOver(parted, input), ...actsParted(parted)];
        const heard = heardFrom(acts, input.question);
        return { ...heard, isAside: acts.length === 0, doubts: [], others: parted.others ?? [], readBy: "embedded" };
      }
      const told = parted.isPolite ? { meant: { act: "state" as const, clause: 0 } } : {};
      const stated = { ...input, ...told, words: parted.stated };
      const reading = await sentences.read(stated);
      const heard = await desk.hear({ ...said, words: parted.stated, reading, parted, reader: sentences.name });
      return { ...heard, others: [...(reading.others ?? []), ...(parted.others ?? [])] };
    },
  };
}

/** "You pick" also leaves an open comparison to the search. */
function handedOver({ asked }: PartedMessage, { question }: ReadInput): SpokenAct[] {
  const isHanded = asked.some((each) => each.question.kind === "recommend" && each.question.handsOver);
  return isHanded && question?.kind === "compare" ? [{ act: "handover", of: "question" }] : [];
}
