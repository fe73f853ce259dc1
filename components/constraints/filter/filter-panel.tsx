import { ChevronDown, X } from "lucide-react";
import { useId, useState } from "react";
import { MovedText } from "@/components/constraints/drawing/moved-text";
import type { EditorHostProps } from "@/components/constraints/editor/editor-host";
import { NoValues } from "@/components/constraints/editor/editor-loading";
import { useSlotValues } from "@/components/constraints/editor/slot-values";
import { WishGauge } from "@/components/constraints/gauge/wish-gauge";
import { lockAct, removeAct, wishQuote } from "@/components/constraints/wish-groups";
import { LockButton, WishGain } from "@/components/constraints/wish-list";
import { IconButton } from "@/components/ui/button";
import { type SlotName, slotsInOrder, slotTitles, takesBounds } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
import { FilterRange, FilterValues } from "./filter-editors";

export type FilterPanelProps = Pick<EditorHostProps, "wishes" | "total" | "loadSlot" | "onAct">;

const order = slotsInOrder(({ places }) => places.filter);

export function FilterPanel({ wishes, total, loadSlot, onAct }: FilterPanelProps) {
  return (
    <section aria-label={chat.filters}>
      <p className="px-4 pb-2 text-small text-ink2 sm:px-8">
        {chips.filter.intro}
        {total === null ? "" : chips.filter.total({ products: productCount(total) })}
      </p>
      <ul className="border-t border-line">
        {order.map((slot) => (
          <FilterRow
            key={slot}
            {...{ slot, total, loadSlot, onAct }}
            wishes={wishes.filter(({ constraint }) => constraint.slot === slot)}
          />
        ))}
      </ul>
    </section>
  );
}

type FilterRowProps = FilterPanelProps & { slot: SlotName };

function FilterRow(props: FilterRowProps) {
  const { slot, wishes, onAct } = props;
  const [open, setOpen] = useState(false);
  const body = useId();
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-4 px-4 text-left hover:bg-sunk focus-visible:-outline-offset-2 sm:px-8"
      >
        <span className="w-20 shrink-0 text-small text-ink2">{slotTitles[slot]}</span>
        <span className={`min-w-0 grow truncate ${wishes.length > 0 ? "font-medium" : "text-ink2"}`}>
          {wishes.length === 0
            ? "any"
            : wishes.map((wish, index) => (
                <span key={wish.constraint.id}>
                  {index > 0 ? ", " : ""}
                  <MovedText wish={wish} />
                </span>
              ))}
        </span>
        <ChevronDown size={16} className={`shrink-0 text-ink2 transition-[rotate] ${open ? "rotate-180" : ""}`} />
      </button>
      {open ? (
        <div id={body} className="px-4 pb-4 sm:px-8">
          {wishes.map((wish) => (
            <FilterWish key={wish.constraint.id} wish={wish} onAct={onAct} />
          ))}
          <FilterEditor {...props} />
        </div>
      ) : null}
    </li>
  );
}

function FilterWish({ wish, onAct }: { wish: WishView; onAct: (act: Act) => void }) {
  const { constraint, label, gain, text, before } = wish;
  const remove = () => onAct(removeAct(constraint.id));
  const quote = wishQuote(wish);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-small text-ink2">
      <WishGauge wish={wish} onAct={onAct} />
      <span className="w-14">{constraint.locked ? chips.locked : chips.level[constraint.level]}</span>
      <span className="text-ink">{text}</span>
      {quote ? <q className="quote min-w-0 truncate">{quote}</q> : null}
      {before ? <span>was {before}</span> : null}
      <span className="ml-auto flex items-center gap-1">
        <WishGain gain={gain} />
        <LockButton label={label} locked={constraint.locked} onToggle={() => onAct(lockAct(wish))} />
        <IconButton icon={X} label={chips.filter.remove({ wish: text })} onClick={remove} />
      </span>
    </div>
  );
}

function FilterEditor({ slot, wishes, total, loadSlot, onAct }: FilterRowProps) {
  const loaded = useSlotValues(slot, loadSlot, `${total} ${wishes.length}`);
  if (!loaded.value) return <NoValues state={loaded.state} />;
  const props = { slot, wishes, values: loaded.value, onAct };
  return takesBounds(slot) ? <FilterRange {...props} /> : <FilterValues {...props} />;
}
