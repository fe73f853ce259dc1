import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { numberWord } from "@/lib/dialogue/wording/count-words";
import type { RankedWish } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { StepHeading } from "./study-frame";
import { useDragRows } from "./use-drag-rows";

interface RankingListProps {
  wishes: readonly RankedWish[];
  when: "before" | "after";
  own: boolean;
  beforeChat: boolean;
  busy: boolean;
  onRank: (ranking: string[]) => void;
  onBack: (() => void) | null;
}

const moves = [
  { way: "up", by: -1, Icon: ChevronUp },
  { way: "down", by: 1, Icon: ChevronDown },
] as const;

/** Random order. All look the same. */
export function RankingList({ wishes, when, own, beforeChat, busy, onRank, onBack }: RankingListProps) {
  const [order, setOrder] = useState(() => wishes.map(({ id }) => id));
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState("");
  const byId = new Map(wishes.map((wish) => [wish.id, wish]));
  const move = (id: string, to: number) => {
    if (to < 0 || to >= order.length || order.indexOf(id) === to) return;
    setOrder(order.filter((each) => each !== id).toSpliced(to, 0, id));
    setAsks(false);
    setSaid(partaking.rank.moved({ wish: byId.get(id)?.label ?? "", place: to + 1, of: order.length }));
  };
  const { held, hold, list } = useDragRows<string, HTMLOListElement>({ onOver: move });
  const finish = () => {
    if (said || asks || when === "after") onRank(order);
    else setAsks(true);
  };
  return (
    <>
      {when === "after" ? <p className="mt-6 text-small text-ink2">{partaking.rank.once}</p> : null}
      <StepHeading className="mt-6 max-w-[26ch] text-headline text-balance">
        {partaking.rank.title({ all: numberWord(wishes.length) })}
      </StepHeading>
      <p className="mt-3 text-ink2">{partaking.rank.lead({ own })}</p>
      <p className="mt-6 border-b border-line pb-2 text-small text-ink2">{partaking.rank.first}</p>
      <ol {...list}>
        {order.map((id, index) => {
          const wish = byId.get(id);
          return (
            <li
              key={id}
              className={`flex min-h-16 items-center gap-3 border-b border-line ${held === id ? "rounded-card bg-raised shadow-float" : ""}`}
            >
              <span className="w-6 shrink-0 text-title">{index + 1}</span>
              <span
                aria-hidden="true"
                onPointerDown={hold(id)}
                className="cursor-grab touch-none p-2 text-ink3 select-none"
              >
                <GripVertical size={16} />
              </span>
              <span className="flex min-w-0 grow flex-wrap gap-x-4">
                <span className="w-24 shrink-0 text-ink2">{wish?.label}</span>
                <span className="min-w-0 font-medium">{wish?.text}</span>
              </span>
              {moves.map(({ way, by, Icon }) => (
                <IconButton
                  icon={Icon}
                  size={18}
                  key={way}
                  label={partaking.rank[way]({ wish: wish?.label ?? "" })}
                  aria-disabled={order[index + by] === undefined}
                  className="aria-disabled:opacity-30"
                  onClick={() => move(id, index + by)}
                />
              ))}
            </li>
          );
        })}
      </ol>
      <p className="pt-2 text-small text-ink2">{partaking.rank.last}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={busy} onClick={finish}>
          {asks ? partaking.rank.sure : partaking.rank.done}
        </Button>
        {onBack ? (
          <Button look="quiet" disabled={busy} onClick={onBack}>
            {partaking.rank.back}
          </Button>
        ) : null}
        <p role="status" className="text-small text-ink2">
          {partaking.rank[asks ? "asks" : when === "after" ? "after" : beforeChat ? "chat" : "cars"]}
        </p>
      </div>
    </>
  );
}
