import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { playTurn } from "@/lib/dialogue/play-turn";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { dialogueSettingsSchema } from "@/lib/dialogue/state/settings";
import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { type Behaviour, type BehaviourName, behaviours } from "@/lib/study/pilot/behaviour";
import { judges, pageAnswers, ranks, saysFirst, saysMore } from "@/lib/study/pilot/participant";
import { settles } from "@/lib/study/pilot/settles";
import { type Step, scenarioOf, stepAt, stepItems } from "@/lib/study/step-items";
import { cardWishes } from "@/lib/study/trial/card-ranking";
import type { TrialAct } from "@/lib/study/trial/judge-trial";
import { productsOfTrial, trialFacts } from "@/lib/study/trial/trial-facts";
import { beginRun } from "./begin-run";
import { withdrawRun } from "./end-run";
import { answerStep, itemsAskedAgain } from "./enter-step";
import { playTrial } from "./play-trial";
import type { Run, RunContext, StoredStudy, StudyStore, Trial } from "./study-store";

export interface PilotTools extends Pick<TurnInput, "preferences" | "outside"> {
  store: StudyStore;
  catalog: CatalogReader;
  code: () => string;
  now: () => Date;
}

export type PilotOutcome = { behaviour: BehaviourName; end: string; trials: number };

const secondsAPage = 45;

/** Uses the same transactions as people's pages. Stored as `simulated`. A seed repeats it. */
export async function playPilotRun(
  tools: PilotTools,
  stored: StoredStudy,
  { number, behaviour: name }: { number: number; behaviour: BehaviourName },
): Promise<PilotOutcome> {
  const { configuration } = stored.version;
  const random = randomOf(configuration, number, name);
  let at = tools.now().getTime() - 30 * 60_000;
  const clock = () => {
    at += secondsAPage * 1000 * (0.5 + random());
    return { now: new Date(at), unseal: () => null };
  };
  const own = { kind: "simulated", code: tools.code(), seed: firstSeed(random), recruited: null } as const;
  const start = { ...own, consentVersion: configuration.consent.version, seal: () => "" };
  const begun = await beginRun(tools.store, stored, start, clock());
  if (begun.kind !== "begun") throw new Error(`a simulated run could not begin: ${begun.kind}`);
  const player: Player = { ...tools, behaviour: behaviours[name], random, clock, id: begun.run.participant.id };
  let trials = 0;
  for (let page = 0; page < 200; page++) {
    const run = await tools.store.loadRun(player.id);
    if (run?.participant.status !== "active") {
      return { behaviour: name, end: run?.participant.status ?? "gone", trials };
    }
    if (random() < player.behaviour.leaves) {
      await withdrawRun(tools.store, player.id, clock());
      return { behaviour: name, end: "withdrawn", trials };
    }
    const step = stepAt(run.version.configuration, run.participant.step);
    if (!step) throw new Error(`the study has no step ${run.participant.step}`);
    if (step.kind === "trial") {
      await playPilotTrial(player, run, step);
      trials++;
    } else await answerPage(player, run, step);
  }
  throw new Error("a simulated run did not end");
}

/** The seed of a simulated participant's run. Finds it again. */
export function pilotSeed(configuration: Configuration, number: number, behaviour: BehaviourName): number {
  return firstSeed(randomOf(configuration, number, behaviour));
}

function randomOf({ seed }: Configuration, number: number, behaviour: BehaviourName): () => number {
  return seededRandom(seed, `pilot ${number} ${behaviour}`);
}

const firstSeed = (random: () => number) => Math.floor(random() * 2 ** 31);

interface Player extends PilotTools {
  behaviour: Behaviour;
  random: () => number;
  clock: () => RunContext;
  id: string;
}

async function answerPage({ store, behaviour, random, clock, id }: Player, run: Run, step: Step): Promise<void> {
  const { configuration } = run.version;
  const again = await itemsAskedAgain(store, run, step);
  const attempt = (await store.lastAttempt(id, step.key)) + 1;
  const items = stepItems(configuration, step, { seed: run.participant.seed, again });
  const given = pageAnswers(behaviour, { configuration, step, items, attempt }, random);
  const outcome = await answerStep(store, id, { step: step.key, attempt, answers: given }, clock());
  if (outcome.kind !== "done" && outcome.kind !== "again") {
    throw new Error(`step ${step.key} was not taken: ${JSON.stringify(outcome)}`);
  }
}

async function playPilotTrial(player: Player, run: Run, step: Step): Promise<void> {
  const { store, id, behaviour, random } = player;
  const { configuration } = run.version;
  const trial = await trialOf(store, id, step);
  const scenario = scenarioOf(configuration, trial.scenarioId);
  if (!scenario) throw new Error(`the study has no scenario ${trial.scenarioId}`);
  const first = trial.phase === "rank" ? cardWishes(scenario) : null;
  if (first) await act(player, step, { kind: "rank", ranking: ranks(behaviour, scenario, first, random) });
  for (const [index, text] of [saysFirst(behaviour, scenario), ...saysMore(scenario)].entries()) {
    await playAct(player, run, trial, `pilot-${trial.number}-${index}`, { kind: "words", text });
    if ((await act(player, step, { kind: "wishes-complete" })) === "done") break;
  }
  const stated = await trialOf(store, id, step);
  if (!stated.wishes) throw new Error(`trial ${trial.number} of ${trial.scenarioId} has too few wishes`);
  const ranking = (first && stated.ranking) ?? ranks(behaviour, scenario, stated.wishes, random);
  if (!first) await act(player, step, { kind: "rank", ranking });
  await playAct(player, run, trial, `pilot-${trial.number}-reveal`, { kind: "show-cars" });
  await store.markRevealed(trial.id, player.clock().now);
  await settleOpenChoice(player, run, trial, ranking);
  await act(player, step, { kind: "decide" });
  await judgePilotTrial(player, step, ranking, configuration.trials);
  if (configuration.trials.rankAgain)
    await act(player, step, { kind: "rank-again", ranking: (await trialOf(store, id, step)).rankingShown ?? ranking });
}

/** Answers the arm's question or takes a listed way, a few times at most. */
async function settleOpenChoice(player: Player, run: Run, trial: Trial, ranking: readonly string[]): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const { replies } = await player.store.readTrialSoFar(trial.conversationId);
    const next = settles(replies.at(-1) ?? [], ranking);
    if (!next) return;
    await playAct(player, run, trial, `pilot-${trial.number}-settle-${round}`, next);
  }
}

async function judgePilotTrial(
  player: Player,
  step: Step,
  ranking: readonly string[],
  { points, noneReasons }: Run["version"]["configuration"]["trials"],
): Promise<void> {
  const trial = await trialOf(player.store, player.id, step);
  const { replies, infeasible } = await player.store.readTrialSoFar(trial.conversationId);
  const products = productsOfTrial(replies).flatMap(({ position, earlier }) => (earlier ? [] : [position]));
  const last = (replies.at(-1) ?? []).flatMap((part) =>
    part.type === "data-relaxation" ? part.data.gaveWay.map(({ id }) => id) : [],
  );
  const reasons = noneReasons.map(({ id }) => id);
  const { gaveWay } = trialFacts(replies, infeasible);
  const agrees = last.length === 1 && last[0] === ranking[0];
  const verdict = judges(player.behaviour, { points, products, reasons, gaveWay, agrees }, player.random);
  await act(player, step, { kind: "judge", verdict });
}

async function act({ store, id, clock }: Player, { key }: Step, done: TrialAct): Promise<string> {
  const outcome = await playTrial(store, id, { step: key, act: done }, clock());
  if (outcome.kind !== "done" && outcome.kind !== "too-few") {
    throw new Error(`${done.kind} at ${key} was not taken: ${JSON.stringify(outcome)}`);
  }
  return outcome.kind;
}

async function trialOf(store: StudyStore, id: string, step: Step): Promise<Trial> {
  const trial = await store.findTrial(id, step.trial ?? 0);
  if (!trial) throw new Error(`the run has no trial ${step.trial}`);
  return trial;
}

async function playAct(
  { store, catalog, preferences, outside }: Player,
  { participant }: Run,
  { conversationId }: Trial,
  messageId: string,
  done: Act,
): Promise<void> {
  const search = { guestId: participant.guestId, conversationId };
  const settings = dialogueSettingsSchema.parse(await store.searchSettings(search));
  const played = await playTurn(
    store.turns(search),
    { messageId, act: done },
    {
      ...{ settings, catalog: () => openSlice(catalog, settings.frame), replyId: () => `${messageId}-reply` },
      readers: async () => ({ preferences, vocabulary: await catalog.vocabulary(), ...(outside ? { outside } : {}) }),
    },
  );
  if (played.kind !== "answered") throw new Error(`a turn was not answered: ${played.kind}`);
}
