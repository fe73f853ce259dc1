import type { LatestParts } from "@/components/chat/leeway-message";
import { capitalised, productCount } from "@/lib/dialogue/wording/count-words";
import { staged } from "@/messages/staged";

/** The words are fixed, but the engine computes every answer. */
export const demoSteps: readonly { say: string | null; caption: (latest: LatestParts) => string }[] = [
  {
    say: staged.says[0],
    caption: ({ constraints, results }) =>
      staged.first({
        wishes: constraints?.wishes.length ?? 0,
        products: capitalised(productCount(results?.total ?? 0)),
      }),
  },
  {
    say: staged.says[1],
    caption: ({ relaxation, results }) => (results?.shortlists ? staged.both : gaveText(relaxation, staged.gave)),
  },
  {
    say: null,
    caption: ({ relaxation, results }) =>
      results?.shortlists ? staged.choose : staged.ways({ count: relaxation?.alternatives.length ?? 0 }),
  },
  {
    say: staged.says[2],
    caption: ({ relaxation }) => gaveText(relaxation, staged.kept),
  },
];

function gaveText(card: LatestParts["relaxation"], says: typeof staged.gave): string {
  const gave = card?.gaveWay[0];
  if (!gave) return staged.none;
  const { from, to, unit, label } = gave;
  return says({ name: label, moved: to ? staged.moved({ from, to: `${to} ${unit}`.trim() }) : from });
}
