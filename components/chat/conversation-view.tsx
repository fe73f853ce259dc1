"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { CarList } from "@/components/cars/car-list";
import { PricePlot } from "@/components/cars/price-plot";
import type { LoadCars } from "@/components/cars/use-car-pages";
import { type Editing, EditorHost } from "@/components/constraints/editor-host";
import type { LoadSlot } from "@/components/constraints/slot-values";
import { WishList } from "@/components/constraints/wish-list";
import { WishStrip } from "@/components/constraints/wish-strip";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { StatusRegion } from "@/components/ui/status-region";
import { CarsBar } from "./cars-bar";
import { Composer } from "./composer";
import { textOf } from "./leeway-message";
import { MessageList } from "./message-list";
import { SiteHeader } from "./site-header";
import type { Conversation } from "./use-conversation";

interface ConversationViewProps {
  conversation: Conversation;
  loadSlot: LoadSlot;
  loadCars: LoadCars;
  dataNote: string;
  /** Where the search is kept, for pages that belong to it. */
  conversationId?: string | undefined;
}

/** The page of a search: chat on one side, wishes and cars on the other; on a phone chat first, the rest one tap away. */
export function ConversationView({
  conversation,
  loadSlot,
  loadCars,
  dataNote,
  conversationId,
}: ConversationViewProps) {
  const { wishes, constraints, results, status, act, stop } = conversation;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [showsCars, setShowsCars] = useState(false);
  const running = status === "submitted" || status === "streaming";
  const newest = conversation.messages.at(-1);
  const animate = newest?.role === "assistant" && conversation.isFresh(newest.id);
  const editors = {
    onEdit: (wish: { constraint: { id: string } }, anchor: HTMLElement) =>
      setEditing({ kind: "wish", id: wish.constraint.id, anchor }),
    onAdd: (slot: Extract<Editing, { kind: "new" }>["slot"], anchor: HTMLElement) =>
      setEditing({ kind: "new", slot, anchor }),
  };
  return (
    <div className="flex h-dvh flex-col overflow-clip print:h-auto print:overflow-visible">
      <SiteHeader
        dataNote={dataNote}
        action={
          <IconButton label="Undo" disabled={!constraints?.canUndo} onClick={() => act({ kind: "undo" })}>
            <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
      />
      <div className="grid min-h-0 grow lg:grid-cols-[minmax(26rem,42.2%)_minmax(0,1fr)] 2xl:grid-cols-[40rem_minmax(0,1fr)] print:block">
        <main id="main" aria-label="Conversation" className="flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line">
          <h1 className="sr-only">Your search</h1>
          <MessageList conversation={conversation} />
          <div className="shrink-0 lg:px-8 lg:pt-3 lg:pb-5">
            <div className="lg:hidden">
              {results ? <CarsBar results={results} onOpen={() => setShowsCars(true)} /> : null}
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
        <aside
          aria-label="Wishes and cars"
          className="scroll-quiet min-h-0 overflow-y-auto overscroll-contain max-lg:hidden print:block print:overflow-visible"
        >
          <div className="max-w-[90rem] pt-2">
            <WishList wishes={wishes} constraints={constraints} animate={animate} onAct={act} {...editors} />
            {results ? (
              <>
                <CarList results={results} loadCars={loadCars} conversationId={conversationId} />
                <PricePlot results={results} wishes={wishes} />
              </>
            ) : null}
          </div>
        </aside>
      </div>
      <Sheet open={showsCars} onClose={() => setShowsCars(false)} title="Cars" head="cross">
        {results ? (
          <>
            <CarList results={results} loadCars={loadCars} conversationId={conversationId} />
            <PricePlot results={results} wishes={wishes} />
          </>
        ) : null}
      </Sheet>
      <EditorHost
        editing={editing}
        wishes={wishes}
        total={results?.total ?? null}
        loadSlot={loadSlot}
        onAct={act}
        onClose={() => setEditing(null)}
      />
      <StatusRegion message={running ? (status === "submitted" ? "Looking through the cars" : "") : textOf(newest)} />
    </div>
  );
}
