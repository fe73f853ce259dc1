"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type CarTools, CarToolsContext, type ShortlistedCar } from "@/components/cars/car-tools";
import { type Editing, EditorHost } from "@/components/constraints/editor/editor-host";
import { WishStrip } from "@/components/constraints/wish-strip";
import { LazySheet } from "@/components/ui/lazy-sheet";
import { StatusRegion } from "@/components/ui/status-region";
import { useMediaQuery, wideScreen } from "@/components/ui/use-media-query";
import { Composer } from "./composer";
import { textOf } from "./leeway-message";
import { MessageList } from "./message-list";
import { PassingNote, usePassingNote } from "./passing-note";
import { CarsBar } from "./search/cars-bar";
import { CarsPanel } from "./search/cars-panel";
import type { SearchDoor } from "./search/search-door";
import { SearchMenu } from "./search/search-menu";
import { LazyFilterPanel, SearchPanel, type SearchView } from "./search/search-panel";
import { searchSummary } from "./search/search-summary";
import { StepButtons } from "./search/step-buttons";
import { useSearchKeeping } from "./search/use-search-keeping";
import { useShortlist } from "./search/use-shortlist";
import { SiteHeader } from "./site/site-header";
import type { Conversation } from "./use-conversation";

/** What was stored with a search beside its turns. */
export interface KeptWithSearch {
  shortlist: readonly ShortlistedCar[];
  /** Address of the read-only page; `null` while there is none. */
  shared: string | null;
  saved: boolean;
}

export interface ConversationViewProps {
  conversation: Conversation;
  door: SearchDoor;
  kept: KeptWithSearch;
  dataNote: string;
  /** Where the search is kept, for pages that belong to it. */
  conversationId: string;
  /** Whether a phone asked for the page: what stands beside the chat on wide screens is left out then. */
  onPhone?: boolean;
  /** How the search is changed at first; the wishes as chips when left out. */
  startsWith?: SearchView;
  /** Stands under the head of the page. */
  banner?: ReactNode;
}

/** The page of a search: chat on one side, wishes and cars on the other; on a phone chat first, the rest one tap away. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, door, kept, dataNote, conversationId, startsWith = "wishes", banner } = props;
  const beside = useMediaQuery(`${wideScreen}, print`, !props.onPhone);
  const { wishes, constraints, results, status, act, stop } = conversation;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [sheet, setSheet] = useState<"cars" | "filters" | null>(null);
  useEffect(() => {
    // Beside the chat the filters stand open by themselves; on a phone they are a sheet.
    if (startsWith === "filters" && !window.matchMedia(wideScreen).matches) setSheet("filters");
  }, [startsWith]);
  const { note, say } = usePassingNote();
  const { shortlist, toggle } = useShortlist(kept.shortlist, door.keepShortlist, say);
  const menu = useSearchKeeping(kept, door, { summary: () => searchSummary(conversation, dataNote), say });
  const running = status === "submitted" || status === "streaming";
  const newest = conversation.messages.at(-1);
  const animate = newest?.role === "assistant" && conversation.isFresh(newest.id);
  const tools = useMemo<CarTools>(
    () => ({
      ...{ conversationId, shortlist, loadCritiques: door.loadCritiques, busy: running },
      onShortlist: toggle,
      onAct: act,
    }),
    [conversationId, shortlist, toggle, door, act, running],
  );
  const editors = {
    onEdit: (wish: { constraint: { id: string } }, anchor: HTMLElement) =>
      setEditing({ kind: "wish", id: wish.constraint.id, anchor }),
    onAdd: (slot: Extract<Editing, { kind: "new" }>["slot"], anchor: HTMLElement) =>
      setEditing({ kind: "new", slot, anchor }),
  };
  const total = results?.total ?? null;
  const filters = { wishes, total, loadSlot: door.loadSlot, onAct: act };
  const cars = results ? <CarsPanel results={results} wishes={wishes} loadCars={door.loadCars} /> : null;
  return (
    <CarToolsContext value={tools}>
      <div className="flex h-dvh flex-col overflow-clip print:h-auto print:overflow-visible">
        <SiteHeader
          dataNote={dataNote}
          action={<StepButtons constraints={constraints} onAct={act} />}
          tools={<SearchMenu {...menu} />}
        />
        {banner}
        <div className="grid min-h-0 grow lg:grid-cols-[minmax(26rem,42.2%)_minmax(0,1fr)] 2xl:grid-cols-[40rem_minmax(0,1fr)] print:block">
          <main
            id="main"
            aria-label="Conversation"
            className="flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line"
          >
            <h1 className="sr-only">Your search</h1>
            <MessageList conversation={conversation} />
            <div className="shrink-0 lg:px-8 lg:pt-3 lg:pb-5">
              <div className="lg:hidden">
                <CarsBar results={results} onCars={() => setSheet("cars")} onFilters={() => setSheet("filters")} />
                <WishStrip wishes={wishes} animate={animate} {...editors} />
              </div>
              <div className="px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 lg:p-0">
                <Composer
                  placeholder="Say it in your own words"
                  running={running}
                  onStop={stop}
                  onSend={(text) => act({ kind: "words", text })}
                />
              </div>
            </div>
          </main>
          {beside ? (
            <aside
              aria-label="Wishes and cars"
              className="scroll-quiet min-h-0 overflow-y-auto overscroll-contain max-lg:hidden print:block print:overflow-visible"
            >
              <div className="max-w-[90rem]">
                <SearchPanel
                  {...filters}
                  startsWith={startsWith}
                  constraints={constraints}
                  animate={animate}
                  {...editors}
                />
                {cars}
              </div>
            </aside>
          ) : null}
        </div>
        <LazySheet open={sheet === "cars"} onClose={() => setSheet(null)} title="Cars" head="cross">
          {cars}
        </LazySheet>
        <LazySheet open={sheet === "filters"} onClose={() => setSheet(null)} title="Filters">
          <LazyFilterPanel {...filters} />
        </LazySheet>
        <EditorHost
          {...{ editing, wishes, total }}
          loadSlot={door.loadSlot}
          onAct={act}
          onClose={() => setEditing(null)}
        />
        <PassingNote note={note} onClose={() => say("")} />
        <StatusRegion message={note || spokenStatus(status, textOf(newest))} />
      </div>
    </CarToolsContext>
  );
}

/** Said once when it waits and once when the reply is whole; never while words arrive. */
function spokenStatus(status: Conversation["status"], reply: string): string {
  if (status === "submitted") return "Looking through the cars";
  return status === "streaming" ? "" : reply;
}
