import { heardFrom } from "./acts/heard-from";
import { wholeMessageAct } from "./acts/whole-message";
import { checkBack } from "./answers/check-back";
import type { Heard } from "./heard";
import type { PreferenceReader, ReadInput, SentenceReader } from "./preference-reader";
import { plainDesk, type WordsDesk } from "./words-desk";

/**
 * The port for words around a reader of sentences: what is no wish is found first, answers are matched to the screen,
 * and what was perhaps not meant as it was read becomes a doubt.
 */
export function createHearingReader(
  sentences: SentenceReader,
  desk: Pick<WordsDesk, "hear"> = plainDesk,
): PreferenceReader {
  return {
    name: sentences.name,
    async read(input) {
      const whole = wholeMessageAct(input);
      if (whole) return { ...heardFrom([whole], input.question), doubts: [], readBy: "embedded" };
      const reading = await sentences.read(input);
      const { history: _history, left: _left, signal: _signal, ...said } = input;
      return withCheckBack(input, await desk.hear({ ...said, reading, reader: sentences.name }));
    },
  };
}

/** What was perhaps not meant as it was read is asked about before it counts. */
async function withCheckBack({ words, question, vocabulary, left }: ReadInput, heard: Heard): Promise<Heard> {
  if (!left || !question) return heard;
  const doubt = await checkBack({ text: words, reading: heard, question, vocabulary, left });
  if (!doubt) return heard;
  const { answer: _answer, ...rest } = heard;
  return { ...rest, edits: [], doubts: [doubt] };
}
