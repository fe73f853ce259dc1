import type { LatestParts } from "@/components/chat/leeway-message";
import { carCount } from "@/lib/dialogue/wording/count-words";

export interface DemoStep {
  /** What the shopper says; `null` where there is only something to look at. */
  say: string | null;
  /** What to look at, from what the engine answered. */
  caption: (latest: LatestParts) => string;
}

/** A search in a minute. The words are fixed; every answer is the engine's own. */
export const demoSteps: readonly DemoStep[] = [
  {
    say: "All-wheel drive for sure, it snows a lot here. A wagon or an SUV, under $24k.",
    caption: ({ constraints, results }) =>
      `One message, ${constraints?.wishes.length ?? 0} wishes. Each is a chip with a weight of up to five notches, read from the words: “for sure” outweighs a plain wish. ${carCount(results?.total ?? 0)} so far.`,
  },
  {
    say: "2019 or newer, though that is flexible",
    caption: ({ results }) =>
      `“Flexible” gives the year two notches. Every chip counts what letting it go would bring. ${carCount(results?.total ?? 0)} left.`,
  },
  {
    say: "And 35 mpg on the highway would be nice",
    caption: ({ relaxation }) => {
      const gave = relaxation?.gaveWay[0];
      if (!gave) return "With the last wish there still is a car: nothing has to give.";
      const moved = gave.to ? `${gave.from} to ${gave.to}${gave.unit ? ` ${gave.unit}` : ""}` : gave.from;
      return `Now no car has it all. What matters least gave way, and only as far as it had to: ${gave.label.toLowerCase()}, ${moved}. The card quotes the words that decided it.`;
    },
  },
  {
    say: null,
    caption: ({ relaxation }) =>
      `Nothing is decided over your head: take it, keep what gave way, or choose one of ${relaxation?.alternatives.length ?? 0} other ways, each with its cars counted. Undo takes anything back.`,
  },
];

/** What is said in the demo, a line a message: the request of the compare page it ends on. */
export const demoRequest = demoSteps.flatMap(({ say }) => say ?? []).join("\n");
