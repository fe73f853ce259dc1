import { WishGauge } from "@/components/constraints/gauge/wish-gauge";
import { weighAct } from "@/components/constraints/wish-acts";
import { levels } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";

export function WishWeight({ wish, onAct }: { wish: WishView; onAct: (act: Act) => void }) {
  const { constraint, gaveWay } = wish;
  const level = constraint.locked ? null : constraint.level;
  return (
    <div>
      <p className="mb-2 text-small text-ink2">{chips.editor.weight}</p>
      <WishGauge wish={wish} size="editor" onAct={onAct} />
      <div aria-hidden="true" className="flex w-[290px]">
        {levels.toReversed().map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            disabled={constraint.locked}
            onClick={() => each !== level && onAct(weighAct(wish, each))}
            className={`hit-44 w-[58px] pt-1 text-left text-small ${each === level ? `font-semibold ${gaveWay ? "text-give" : "text-ink"}` : "text-ink2"}`}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
