import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint, SlotName } from "@/lib/constraints";
import { readTranscript, type TranscriptTurn } from "@/lib/reading/read-transcript";
import { askForSlot } from "./ask";
import { type Exchange, extractWish } from "./extract";
import { repairShopper, type Team, weighByMethod, weightingOf } from "./methods";
import { playShopper } from "./play-shopper";

/** Code's part in the jobs no model does. */
export interface OwnPart {
  question(slot: SlotName): string;
  answer(slot: SlotName, question: string): Promise<string>;
}

export interface Interview {
  request: string;
  persona: string;
  slots: readonly SlotName[];
  method: string;
  vocabulary: Vocabulary;
}

/** AWARE-US's dialogue: one question a slot, each answered on its own. */
export async function holdInterview(
  { desk, jobs }: Team,
  { request, persona, slots, method }: Omit<Interview, "vocabulary">,
  own: OwnPart,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const slot of slots) {
    const conversation = exchanges.flatMap(spokenTurns);
    const importance = weightingOf(method) === "global";
    const asked = jobs.has("asking") ? await askForSlot(desk, { request, conversation, slot, importance }) : null;
    const question = asked ?? own.question(slot);
    const answer = jobs.has("playing")
      ? await playShopper(desk, { persona, request, question })
      : await own.answer(slot, question);
    exchanges.push({ slot, question, answer });
  }
  return exchanges;
}

/** The wishes of an interview with the method's weights. Code's weights come from code's reading of the same words. */
export async function readInterview(
  team: Team,
  { request, method, vocabulary }: Pick<Interview, "request" | "method" | "vocabulary">,
  exchanges: readonly Exchange[],
): Promise<readonly Constraint[]> {
  const said = [{ role: "user" as const, content: request }, ...exchanges.flatMap(spokenTurns)];
  const own = readTranscript(said, vocabulary, weightingOf(method)).constraints;
  const slots = new Set(exchanges.map(({ slot }) => slot));
  let wishes = own.filter(({ slot }) => slots.has(slot));
  if (team.jobs.has("reading")) {
    const read: (Constraint | null)[] = [];
    for (const [turn, exchange] of exchanges.entries())
      read.push(await extractWish(team.desk, exchange, turn + 1, vocabulary));
    const kept = read.flatMap((each) => each ?? []);
    const weightOf = (wish: Constraint) => own.find(({ slot }) => slot === wish.slot)?.weight ?? wish.weight;
    wishes = team.jobs.has("weighting") ? kept : kept.map((wish) => ({ ...wish, weight: weightOf(wish) }));
  }
  return weighByMethod(team, method, wishes, said);
}

interface KnownInterviews extends Pick<Interview, "request" | "persona" | "vocabulary"> {
  /** Asked about beside the known wishes' own. */
  slots?: readonly SlotName[];
  question: OwnPart["question"];
  /** The shopper's words about a slot. */
  words(slot: SlotName): string;
}

/** An interview about known wishes for each method. Where no model asks, answers or reads, they stay as known. */
export function knownInterviews(team: Team, { question, words, slots = [], ...about }: KnownInterviews) {
  let said: TranscriptTurn[] = [];
  return {
    async weigh(method: string, known: readonly Constraint[]) {
      const interview = { ...about, method, slots: [...new Set([...known.map(({ slot }) => slot), ...slots])] };
      const exchanges = await holdInterview(team, interview, { question, answer: async (slot) => words(slot) });
      said = exchanges.flatMap(spokenTurns);
      const isHeard = (["reading", "asking", "playing"] as const).some((job) => team.jobs.has(job));
      return isHeard ? readInterview(team, interview, exchanges) : weighByMethod(team, method, known, said);
    },
    /** Chooses by what the last interview said. */
    shopper: () => repairShopper(team, said),
  };
}

export function spokenTurns({ question, answer }: Pick<Exchange, "question" | "answer">): TranscriptTurn[] {
  return [
    { role: "assistant", content: question },
    { role: "user", content: answer },
  ];
}
