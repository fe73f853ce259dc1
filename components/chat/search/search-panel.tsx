"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { chipButton } from "@/components/constraints/add-wish";
import { EditorLoading } from "@/components/constraints/editor/editor-loading";
import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import { NoPreference } from "@/components/constraints/no-preference";
import type { WishListProps } from "@/components/constraints/wish-list";
import { WishStrip } from "@/components/constraints/wish-strip";
import { IconButton } from "@/components/ui/icon-button";
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
          <button
            type="button"
            aria-expanded={false}
            aria-label={chips.open}
            title={chips.open}
            onClick={() => setOpen(true)}
            className={chipButton}
          >
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </WishStrip>
      </div>
    );
  }
  return (
    <>
      <div className="flex items-center px-3 pt-2 pb-1 lg:pr-8 print:hidden">
        <ViewChoice view={view} onView={setView} />
        <span className="ml-auto">
          <IconButton label={chips.close} onClick={() => setOpen(false)}>
            <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
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

function ViewChoice({ view, onView }: { view: SearchView; onView: (view: SearchView) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{chips.filter.how}</legend>
      {(["wishes", "filters"] as const).map((each) => (
        <label
          key={each}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-card px-3 text-small text-ink2 hover:text-ink has-checked:bg-sunk has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="search-view"
            className="sr-only"
            checked={view === each}
            onChange={() => onView(each)}
          />
          {views[each]}
        </label>
      ))}
    </fieldset>
  );
}
