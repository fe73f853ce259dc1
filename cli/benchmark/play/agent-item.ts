import { describeJobs, usable } from "@/cli/benchmark/agent-team";
import { startDesk, usageIn } from "@/lib/agents/desk";
import { type Exchange, holdInterview, type OwnPart, readInterview, spokenTurns } from "@/lib/agents/interview";
import { type Jobs, repairShopper, type Team } from "@/lib/agents/methods";
import { relaxTuned } from "@/lib/agents/tuned";
import { dialogueOutcome } from "@/lib/benchmark/dialogue-outcome";
import type { Item } from "@/lib/benchmark/item";
import { measure } from "@/lib/benchmark/measure";
import { recordHead } from "@/lib/benchmark/run/dialogue-record";
import { castItem, type PlayContext, type Played } from "@/lib/benchmark/run/play-item";
import { burdenBy, lineOf } from "@/lib/benchmark/run-line";
import { createShopper } from "@/lib/benchmark/shopper/shopper";
import { interviewQuestion, interviewSlots } from "@/lib/benchmark/simulate-dialogue";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import type { ModelPort } from "@/lib/model/model-port";
import type { Choose } from "@/lib/relaxation/methods/choice";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";

export interface AgentRun extends Pick<PlayContext, "config" | "catalog" | "vocabulary" | "now"> {
  jobs: Jobs;
  port: ModelPort;
}

/** The papers' dialogue in place of the shop's: an interview, the method's weights, one relaxation. */
export async function playAgentItem(run: AgentRun, item: Item): Promise<Played> {
  const { config, catalog, vocabulary, jobs, port } = run;
  const read = castItem(config, item);
  if (read.kind === "refused") return read;
  const { question, persona, character } = read;
  const { random } = character;
  const request = item.baseQuery ?? character.knowledge.opening;
  const asked = question.constraints.map(({ slot }) => slot);
  const slots = interviewSlots(asked, "fixed-order", random);
  const speaker = createShopper(character);
  const own: OwnPart = {
    question: (slot) => interviewQuestion(slot, 0).text,
    answer: async (slot, text) => {
      const act = speaker.answer({ ...interviewQuestion(slot, 0), text });
      return act.kind === "words" ? act.text : "No preference.";
    },
  };
  const team: Team = { desk: startDesk(port), jobs };
  const began = run.now();
  return usable(async () => {
    const exchanges = await holdInterview(team, { request, persona, slots, method: config.method }, own);
    const fixed = new Set(question.frame.map(({ slot }) => slot));
    const all = await readInterview(team, { request, method: config.method, vocabulary }, exchanges);
    const wishes = all.filter(({ slot }) => !fixed.has(slot)).map((wish) => ({ ...wish, locked: false }));
    const { ranking, method } = config;
    const shopper = repairShopper(team, exchanges.flatMap(spokenTurns));
    const settings = { mustMeans: "weight" as const, ranking, ...(shopper ? { shopper } : {}) };
    const slice = openSlice(catalog, question.frame);
    const isMet = async (kept: readonly Constraint[]) => (await slice.count(kept)) > 0;
    const tuned = jobs.get("repairing") === "tuned" && (await relaxTuned(team.desk, wishes, request, isMet));
    const choose: Choose = () => ({ kind: "relaxed", dropped: tuned || [], trace: [] });
    const chooses = tuned && tuned.length > 0 ? { ...methodNamed(method), choose } : method;
    const result = await relaxSlice({ slice, constraints: wishes, method: chooses, settings, random });
    const outcome = dialogueOutcome(result, wishes);
    const about = {
      setting: item.setting ?? "",
      model: `agents ${describeJobs(jobs).replaceAll("=model", "").replaceAll(",", " ")}`,
      style: "interview",
      method,
    };
    const burden = { ...burdenBy(() => 0), turns: slots.length + 1, questions: slots.length };
    return {
      kind: "played",
      played: {
        line: { ...lineOf(about, outcome, measure(item, question, slots, outcome)), burden, asked: slots },
        dialogue: { ...recordHead(item, question), turns: turnsOf(request, exchanges, wishes) },
        cost: { id: item.id, turns: [run.now() - began], ...usageIn(team.desk), asked: team.desk.tallies },
      },
    };
  });
}

function turnsOf(request: string, exchanges: readonly Exchange[], wishes: readonly Constraint[]) {
  const said = [request, ...exchanges.map(({ answer }) => answer)];
  return said.map((text, turn) => ({
    act: "words",
    said: text,
    reply: exchanges[turn]?.question ?? "",
    wishes: turn === said.length - 1 ? [...wishes] : [],
    orderings: [],
    given: [],
    cars: null,
  }));
}
