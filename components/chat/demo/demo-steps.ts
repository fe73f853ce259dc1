import type { LatestParts } from "@/components/chat/use-conversation";
import { capitalised, carCount } from "@/lib/dialogue/wording/count-words";
import { staged } from "@/messages/staged";

export type DemoStep = { say: string | null; caption: (latest: LatestParts) => string };

/** The words are fixed, but the engine computes every answer. */
export const demoSteps: readonly DemoStep[] = [
  {
    say: "All-wheel drive for sure, it snows a lot here. A wagon or an SUV, under $24k.",
    caption: ({ constraints, results }) =>
      staged.first({ wishes: constraints?.wishes.length ?? 0, cars: capitalised(carCount(results?.total ?? 0)) }),
  },
  {
    say: "2024 or newer and 40 mpg on the highway would both be nice",
    caption: ({ relaxation, results }) => (results?.shortlists ? staged.both : gaveText(relaxation, staged.gave)),
  },
  {
    say: null,
    caption: ({ relaxation, results }) =>
      results?.shortlists ? staged.choose : staged.ways({ count: relaxation?.alternatives.length ?? 0 }),
  },
  {
    say: "No, keep the mileage",
    caption: ({ relaxation }) => gaveText(relaxation, staged.kept),
  },
];

function gaveText(card: LatestParts["relaxation"], says: typeof staged.gave): string {
  const gave = card?.gaveWay[0];
  if (!gave) return staged.none;
  const { from, to, unit, label } = gave;
  return says({ name: label, moved: to ? staged.moved({ from, to: `${to} ${unit}`.trim() }) : from });
}
