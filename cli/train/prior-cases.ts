import { type HiddenRun, hiddenRuns } from "@/lib/benchmark/hidden/generate-hidden";
import { createHiddenShopper } from "@/lib/benchmark/hidden/hidden-player";
import { type Preference, preferencesFor } from "@/lib/benchmark/hidden/hidden-shopper";
import { levelWeights } from "@/lib/constraints";
import { slotNamed } from "@/lib/corpus/fill-sentence";
import type { Voice } from "@/lib/corpus/voice-schema";
import type { WishPrior } from "@/lib/dialogue/asking/wish-prior";
import { seededRandom } from "@/lib/random";
import { type GeneralCase, learnPrior, type PriorCase } from "./learn-prior";
import { hashOfData } from "./train-askers";

/** Never the seed of the measured shoppers. */
const shoppersSeed = 1_000_003;
const shoppers = 1500;

/** From what people wrote, and from the open shoppers' and other generated shoppers' runs. */
export function trainPrior(voices: readonly Voice[], seed: number): WishPrior {
  const runs = [...hiddenRuns("open", 0, seed), ...hiddenRuns("generated", shoppers, seed + shoppersSeed)];
  const [known, mentioned] = [runs.map(hiddenCase), voices.flatMap(spokenCases)];
  const general = runs.flatMap((run) => [...generalCases(run, seed, false), ...generalCases(run, seed, true)]);
  return learnPrior(known, mentioned, general, hashOfData([known, mentioned, general]));
}

function spokenCases({ messages }: Voice): PriorCase[] {
  return messages.map(({ text, state }) => ({
    text,
    wishes: state.flatMap(({ slot: label, level }) => {
      const slot = slotNamed(label);
      return slot && level !== "none" ? [{ slot, weight: levelWeights[level ?? "prefer"] }] : [];
    }),
  }));
}

function hiddenCase({ shopper, task }: HiddenRun): PriorCase {
  const wishes = preferencesFor(shopper, task).map(({ test: { slot }, level }) => ({
    slot,
    weight: levelWeights[level],
  }));
  return { text: `${task.opening} ${task.use}`, wishes };
}

const mostQuestions = 4;

/** Half of the shoppers are talkative and tell everything at the first general question. */
function generalCases({ shopper, task }: HiddenRun, seed: number, tellsAll: boolean): GeneralCase[] {
  const preferences = preferencesFor(shopper, task);
  const player = createHiddenShopper({ task, preferences, random: seededRandom(seed, shopper.id) });
  const cases: GeneralCase[] = [];
  const slotsOf = (untold: readonly Preference[]) => untold.map(({ test }) => test.slot);
  let told = "";
  let left = preferences;
  let last: number | null = null;
  for (let asked = 0; asked < mostQuestions; asked++) {
    const act = player.answer({ id: "", kind: "slot", text: "", why: "", choices: [], multiple: false });
    told += act.kind === "words" ? ` ${act.text}` : "";
    const now = tellsAll ? [] : preferences.filter(({ says }) => !told.includes(says));
    cases.push({ last, brings: left.length - now.length, left: slotsOf(left), all: slotsOf(preferences) });
    last = tellsAll ? mostQuestions : left.length - now.length;
    left = now;
  }
  return cases;
}
