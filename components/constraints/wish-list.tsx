import type { ReactNode } from "react";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConstraintsPart, WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { AddWish } from "./add-wish";
import { useFlip } from "./drawing/use-flip";
import { GaugeNotches } from "./gauge/gauge-notches";
import { NoPreference } from "./no-preference";
import { wishGroups } from "./wish-groups";
import type { WishHandles } from "./wish-handles";
import { WishRow } from "./wish-row";

export interface WishListProps extends WishHandles {
  wishes: readonly WishView[];
  constraints: ConstraintsPart | null;
  onAct: (act: Act) => void;
  children?: ReactNode;
}

export function WishList({ wishes, constraints, animate, onAct, onEdit, onAdd, children }: WishListProps) {
  const list = useFlip("y");
  return (
    <section aria-labelledby="wishes-title" className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_0px_auto_auto_auto_auto] gap-x-4 @min-[600px]:grid-cols-[auto_minmax(0,1fr)_minmax(96px,178px)_auto_auto_auto_auto] @min-[760px]:gap-x-5">
        <div className="col-span-full grid min-h-12 grid-cols-subgrid items-center border-b border-line px-6 pt-2 text-small text-ink2 lg:pr-6 lg:pl-8">
          <h2 id="wishes-title" className="col-span-3 text-title text-ink">
            {chips.yours}
          </h2>
          <span aria-hidden="true" className={wishes.length > 0 ? "col-span-2" : "hidden"}>
            {chips.weightHead}
          </span>
          <span aria-hidden="true" className={wishes.length > 0 ? "text-right" : "hidden"}>
            {chips.dropHead}
          </span>
          <span className="col-start-7 flex">{children}</span>
        </div>
        <ul ref={list} className="contents">
          {wishGroups(wishes).map(({ id, ...group }) => (
            <li key={id} data-flip={id} className="col-span-full grid grid-cols-subgrid">
              <WishRow {...group} {...{ animate, onAct, onEdit }} />
            </li>
          ))}
        </ul>
      </div>
      {wishes.length === 0 ? <NoWishes /> : null}
      <div className="flex flex-wrap items-center gap-x-4 px-3 py-1 lg:px-5">
        <AddWish taken={wishes.map((wish) => wish.constraint)} onPick={onAdd} />
        <NoPreference constraints={constraints} />
      </div>
    </section>
  );
}

function NoWishes() {
  return (
    <div className="flex items-center gap-4 px-6 pt-5 pb-3 text-ink2 lg:px-8">
      <GaugeNotches notches={0} />
      <p>{chips.empty}</p>
    </div>
  );
}
