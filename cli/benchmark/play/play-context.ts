import { jobsAsked, openPort, usable } from "@/cli/benchmark/agent-team";
import { configuredModel } from "@/cli/configured-model";
import { type Desk, ModelUnusable, playShopper, startDesk, usageIn } from "@/lib/agents/desk";
import { createFallbackReader } from "@/lib/agents/reading/model-reader";
import type { Item } from "@/lib/benchmark/item";
import { type PlayContext, type Played, playItem, type RunConfig } from "@/lib/benchmark/run/play-item";
import type { ShopperCharacter } from "@/lib/benchmark/shopper/persona-knowledge";
import { createShopper, type Shopper } from "@/lib/benchmark/shopper/shopper";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { ModelPort } from "@/lib/model/model-port";
import { createHearingReader, createSentenceReader } from "@/lib/reading/hearing-reader";
import { playAgentItem } from "./agent-item";
import { asksModel, plannerNamed } from "./planner-named";

/** Where a model's answers are kept, and the most tokens of a process. */
export type ModelLimits = { cache: string; budget: string };

/** Plays an item by the configuration at a place of the list. */
export async function playersFor(configs: readonly RunConfig[], catalog: CatalogReader, use: ModelLimits) {
  const vocabulary = await catalog.vocabulary();
  const players = configs.map((config) =>
    playerFor({ config, catalog, vocabulary, now: () => performance.now() }, config, use),
  );
  return (place: number, item: Item): Promise<Played> => {
    const play = players[place];
    if (!play) throw new RangeError(`there is no configuration ${place}`);
    return play(item);
  };
}

function playerFor(shared: Omit<PlayContext, "preferences">, config: RunConfig, use: ModelLimits) {
  if (config.agents) {
    const run = { ...shared, jobs: jobsAsked(config.agents), port: openPort(use) };
    return (item: Item) => playAgentItem(run, item);
  }
  const asker = asksModel(config.ask) ? startDesk(openPort(use)) : null;
  const speaker = config.mode === "model" ? openPort(use) : null;
  const reader =
    config.reader === "model"
      ? createFallbackReader(stopping(openPort(use)), configuredModel())
      : createSentenceReader();
  const context: PlayContext = {
    ...shared,
    plannerFor: () => plannerNamed(config.ask, asker),
    preferences: createHearingReader(reader),
    ...(speaker ? { shopperFor: (character, persona) => createModelShopper(character, persona, speaker) } : {}),
  };
  return async (item: Item) => withAsker(asker, await usable(() => playItem(context, item)));
}

/** Adds what the asking model took for this item. */
function withAsker(asker: Desk | null, outcome: Played): Played {
  if (!asker || outcome.kind !== "played") return outcome;
  const { cost } = outcome.played;
  const spent = usageIn(asker);
  for (const part of ["calls", "inputTokens", "outputTokens"] as const) cost[part] += spent[part];
  cost.asked = asker.tallies;
  asker.tallies = {};
  return outcome;
}

/** A run out of budget stops. After any other failure the embedded reader reads, as in the shop. */
function stopping(port: ModelPort): ModelPort {
  const send: ModelPort["send"] = async (request, signal) => {
    const reply = await port.send(request, signal);
    if (reply.kind === "failed" && reply.failure === "over-cap") throw new ModelUnusable(port.id, reply.failure);
    return reply;
  };
  return { ...port, send };
}

/** Answers questions as AWARE-US's roleplayer does, from the persona alone. Its taps and remarks are the persona's own. */
function createModelShopper(character: ShopperCharacter, persona: string, port: ModelPort): Shopper {
  const own = createShopper(character);
  const desk: Desk = startDesk(port);
  const request = character.knowledge.opening;
  return {
    ...own,
    async answer(question) {
      const act = own.answer(question);
      if (act.kind !== "words") return act;
      return { kind: "words", text: await playShopper(desk, { persona, request, question: question.text }) };
    },
    usage: () => usageIn(desk),
  };
}
