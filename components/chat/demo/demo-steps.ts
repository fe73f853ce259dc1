import type { LatestParts } from "@/components/chat/leeway-message";
import { capitalised, carCount } from "@/lib/dialogue/wording/count-words";
import { chat } from "@/messages/chat";

export interface DemoStep {
  /** The shopper's words; `null` for a step to look at. */
  say: string | null;
  /** Points out what to see in the engine's answer. */
  caption: (latest: LatestParts) => string;
}

/** A search in a minute. The words are fixed, but the engine computes every answer. */
export const demoSteps: readonly DemoStep[] = [
  {
    say: "All-wheel drive for sure, it snows a lot here. A wagon or an SUV, under $24k.",
    caption: ({ constraints, results }) =>
      chat.demo.first({ wishes: constraints?.wishes.length ?? 0, cars: capitalised(carCount(results?.total ?? 0)) }),
  },
  {
    say: "2024 or newer, though that is flexible. And 40 mpg on the highway would be nice",
    caption: ({ relaxation }) => gaveText(relaxation, chat.demo.gave),
  },
  {
    say: null,
    caption: ({ relaxation }) => chat.demo.ways({ count: relaxation?.alternatives.length ?? 0 }),
  },
  {
    say: "No, keep the mileage",
    caption: ({ relaxation }) => gaveText(relaxation, chat.demo.kept),
  },
];

/** What gave way, in a caption; that nothing has to where nothing did. */
function gaveText(card: LatestParts["relaxation"], says: typeof chat.demo.gave): string {
  const gave = card?.gaveWay[0];
  if (!gave) return chat.demo.none;
  const { from, to, unit, label } = gave;
  return says({ name: label, moved: to ? chat.demo.moved({ from, to: `${to} ${unit}`.trim() }) : from });
}
