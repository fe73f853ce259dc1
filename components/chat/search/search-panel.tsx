"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { EditorLoading } from "@/components/constraints/editor/editor-loading";
import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import { WishList, type WishListProps } from "@/components/constraints/wish-list";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
import { StepButtons } from "./step-buttons";

export const LazyFilterPanel = dynamic(
  () => import("@/components/constraints/filter/filter-panel").then((module) => module.FilterPanel),
  { ssr: false, loading: EditorLoading },
);

interface SearchPanelProps extends WishListProps {
  /** Cars now shown; `null` before the first reply. */
  total: number | null;
  loadSlot: LoadSlot;
  startsWith: SearchView;
}

const views = { wishes: chat.wishes, filters: chat.filters } as const;
export type SearchView = keyof typeof views;

/** The wishes of a search, as chips or, for those who prefer one, as a page of filters over the same wishes. */
export function SearchPanel({ total, loadSlot, startsWith, ...list }: SearchPanelProps) {
  const [view, setView] = useState<SearchView>(startsWith);
  return (
    <>
      <fieldset className="flex gap-1 px-4 pt-2 pb-1 sm:px-8 print:hidden">
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
              onChange={() => setView(each)}
            />
            {views[each]}
          </label>
        ))}
      </fieldset>
      {view === "wishes" ? (
        <WishList {...list}>
          <StepButtons constraints={list.constraints} onAct={list.onAct} />
        </WishList>
      ) : (
        <LazyFilterPanel wishes={list.wishes} total={total} loadSlot={loadSlot} onAct={list.onAct} />
      )}
    </>
  );
}
