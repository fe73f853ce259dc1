import { heardFrom } from "./acts/heard-from";
import type { SpokenAct } from "./acts/spoken-act";
import { wholeMessageAct } from "./acts/whole-message";
import { checkBack } from "./answers/check-back";
import type { Heard } from "./heard";
import type { PreferenceReader, ReadInput, SentenceReader } from "./preference-reader";
import type { AskedQuestion } from "./questions/question";
import { readQuestion, withoutQuestions } from "./questions/read-question";
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
      // What is asked is answered; only the rest can be a wish.
      const asked = readQuestion(input);
      const stated = { ...input, words: withoutQuestions(input.words, asked) };
      if (asked.length > 0 && stated.words.trim() === "") {
        const acts = asked.map(({ question }) => ({ act: "ask", about: "question", question }) as const);
        return { ...heardFrom([...handedOver(asked, input), ...acts], input.question), doubts: [], readBy: "embedded" };
      }
      const reading = await sentences.read(stated);
      const { history: _history, left: _left, signal: _signal, ...said } = stated;
      return withCheckBack(stated, await desk.hear({ ...said, reading, asked, reader: sentences.name }));
    },
  };
}

/** "You pick" also leaves an open comparison to the search. */
function handedOver(asked: readonly AskedQuestion[], { question }: ReadInput): SpokenAct[] {
  const isHanded = asked.some((each) => each.question.kind === "recommend" && each.question.handsOver);
  return isHanded && question?.kind === "compare" ? [{ act: "handover", of: "question" }] : [];
}

/** What was perhaps not meant as it was read is asked about before it counts. */
async function withCheckBack({ words, question, vocabulary, left }: ReadInput, heard: Heard): Promise<Heard> {
  if (!left || !question) return heard;
  const doubt = await checkBack({ text: words, reading: heard, question, vocabulary, left });
  if (!doubt) return heard;
  const { answer: _answer, ...rest } = heard;
  return { ...rest, edits: [], doubts: [doubt] };
}
