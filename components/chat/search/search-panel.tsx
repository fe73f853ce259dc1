import { ChevronDown, ChevronUp } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { ChipButton } from "@/components/constraints/add-wish";
import { EditorLoading } from "@/components/constraints/editor/editor-loading";
import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import { NoPreference } from "@/components/constraints/no-preference";
import type { WishListProps } from "@/components/constraints/wish-list";
import { WishStrip } from "@/components/constraints/wish-strip";
import { IconButton } from "@/components/ui/icon-button";
import { RadioRow } from "@/components/ui/radio-row";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";

const WishList = dynamic(() => import("@/components/constraints/wish-list").then((module) => module.WishList), {
  loading: EditorLoading,
});
export const LazyFilterPanel = dynamic(
  () => import("@/components/constraints/filter/filter-panel").then((module) => module.FilterPanel),
  { ssr: false, loading: EditorLoading },
);

interface SearchPanelProps extends WishListProps {
  /** `null` before the first reply. */
  total: number | null;
  loadSlot: LoadSlot;
  startsWith: SearchView;
}

const views = { wishes: chat.wishes, filters: chat.filters } as const;
export type SearchView = keyof typeof views;

export function SearchPanel({ total, loadSlot, startsWith, ...list }: SearchPanelProps) {
  const [view, setView] = useState<SearchView>(startsWith);
  const [open, setOpen] = useState(startsWith === "filters");
  const { wishes, onAct, ...editors } = list;
  if (!open) {
    return (
      <div className="px-6 pt-1.5 lg:pr-8">
        <WishStrip wishes={wishes} {...editors} className="" note={<NoPreference constraints={list.constraints} />}>
          <ChipButton label={chips.open} aria-expanded={false} onClick={() => setOpen(true)}>
            <ChevronDown size={16} strokeWidth={1.75} />
          </ChipButton>
        </WishStrip>
      </div>
    );
  }
  return (
    <>
      <div className="flex items-center px-3 pt-2 pb-1 lg:pr-8 print:hidden">
        <RadioRow
          legend={chips.filter.how}
          name="search-view"
          look="quiet"
          choices={views}
          chosen={view}
          onChoose={setView}
          className="flex gap-1"
        />
        <span className="ml-auto">
          <IconButton icon={ChevronUp} size={18} label={chips.close} onClick={() => setOpen(false)} />
        </span>
      </div>
      {view === "wishes" ? (
        <WishList {...list} />
      ) : (
        <LazyFilterPanel wishes={wishes} total={total} loadSlot={loadSlot} onAct={onAct} />
      )}
    </>
  );
}
