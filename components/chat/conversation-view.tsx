import { ChevronDown, ChevronUp, SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ChipButton, NoPreference } from "@/components/constraints/add-wish";
import { EditorLoading } from "@/components/constraints/editor/editor-loading";
import type { FilterPanelProps } from "@/components/constraints/filter/filter-panel";
import type { WishHandles } from "@/components/constraints/wish-groups";
import type { WishListProps } from "@/components/constraints/wish-list";
import { WishStrip } from "@/components/constraints/wish-strip";
import { ResultCards } from "@/components/results/result-cards";
import { type ProductTools, ProductToolsContext } from "@/components/results/use-product-pages";
import { IconButton } from "@/components/ui/button";
import { LazySheet } from "@/components/ui/lazy-sheet";
import { nothingYet } from "@/components/ui/loading-note";
import { PassingNote, usePassingNote } from "@/components/ui/passing-note";
import { RadioRow } from "@/components/ui/radio-row";
import { useMediaQuery, wideScreen } from "@/components/ui/use-media-query";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
import { isRunning, spokenText } from "./leeway-message";
import { type SearchDoor, searchDoor } from "./search/search-door";
import { SearchMenu, useSearchMenu } from "./search/search-menu";
import { searchSummary } from "./search/search-summary";
import { StepButtons } from "./search/step-buttons";
import { useShortlist } from "./search/use-shortlist";
import { SearchFrame } from "./search-frame";
import { SiteHeader } from "./site/site-header";
import type { ConversationFeed } from "./use-conversation";

const ResultsPanel = dynamic(() => import("./search/results-panel").then((module) => module.ResultsPanel), {
  loading: nothingYet,
});
const Shortlists = dynamic(() => import("@/components/results/shortlists").then((module) => module.Shortlists), {
  loading: nothingYet,
});

export interface KeptWithSearch {
  shortlist: ProductTools["shortlist"];
  /** `null` until shared. */
  shared: string | null;
  saved: boolean;
}

export interface ConversationViewProps {
  conversation: ConversationFeed;
  /** Answers in place of the server. */
  door?: SearchDoor;
  kept: KeptWithSearch;
  dataNote: string;
  conversationId: string;
  /** Leaves out wide screens' panels. */
  onPhone?: boolean;
  startsWith?: SearchView;
  banner?: ReactNode;
}

/** Phones show the chat, with the rest one tap away. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, kept, dataNote, conversationId, startsWith = "wishes", banner } = props;
  const door = useMemo(() => props.door ?? searchDoor(conversationId), [props.door, conversationId]);
  const beside = useMediaQuery(`${wideScreen}, print`, !props.onPhone);
  const { wishes, constraints, results, status, act } = conversation;
  const [sheet, setSheet] = useState<"products" | "filters" | null>(null);
  useEffect(() => {
    if (startsWith === "filters" && !window.matchMedia(wideScreen).matches) setSheet("filters");
  }, [startsWith]);
  const { note, say } = usePassingNote();
  const { shortlist, toggle } = useShortlist(kept.shortlist, door.keepShortlist, say);
  const running = isRunning(conversation);
  const summary = () => searchSummary(conversation, dataNote);
  const menu = useSearchMenu(kept, door, { summary, say, busy: running });
  const tools = useMemo<ProductTools>(
    () => ({
      ...{ conversationId, shortlist, loadCritiques: door.loadCritiques, loadPlay: door.loadPlay, busy: running },
      onShortlist: toggle,
      onAct: act,
    }),
    [conversationId, shortlist, toggle, door, act, running],
  );
  const filters = { wishes, total: results?.total ?? null, loadSlot: door.loadSlot, onAct: act };
  const products = results ? <ResultsPanel results={results} wishes={wishes} loadProducts={door.loadProducts} /> : null;
  const action = <StepButtons constraints={constraints} onAct={act} />;
  const content = (handles: WishHandles) => (
    <div className="max-w-[90rem] has-data-playing:invisible">
      <SearchPanel {...filters} startsWith={startsWith} constraints={constraints} {...handles} />
      {products}
    </div>
  );
  return (
    <ProductToolsContext value={tools}>
      <SearchFrame
        conversation={conversation}
        loadSlot={door.loadSlot}
        head={
          <>
            <SiteHeader {...{ dataNote, action }} tools={<SearchMenu entries={menu} />} />
            {banner}
          </>
        }
        heading={<h1 className="sr-only">{chat.yourSearch}</h1>}
        label={chat.conversation}
        chipTools={
          <ChipButton label={chat.filters} aria-haspopup="dialog" onClick={() => setSheet("filters")}>
            <SlidersHorizontal size={16} strokeWidth={1.75} />
          </ChipButton>
        }
        underReply={
          results && !beside ? (
            results.shortlists ? (
              <div className="-mx-4 sm:-mx-8">
                <Shortlists shortlists={results.shortlists} />
              </div>
            ) : (
              <ResultCards results={results} onAll={() => setSheet("products")} />
            )
          ) : null
        }
        beside={beside ? { label: chat.beside, content } : null}
        status={note || spokenStatus(status, spokenText(conversation.messages.at(-1)))}
      >
        <LazySheet open={sheet === "products"} onClose={() => setSheet(null)} title={chat.products} head="cross">
          {products}
        </LazySheet>
        <LazySheet open={sheet === "filters"} onClose={() => setSheet(null)} title={chat.filters}>
          <LazyFilterPanel {...filters} />
        </LazySheet>
        <PassingNote note={note} onClose={() => say("")} />
      </SearchFrame>
    </ProductToolsContext>
  );
}

/** Announces the wait and the whole reply once each, never streaming words. */
function spokenStatus(status: ConversationFeed["status"], reply: string): string {
  if (status === "submitted") return chat.looking;
  return status === "streaming" ? "" : reply;
}

const WishList = dynamic(() => import("@/components/constraints/wish-list").then((module) => module.WishList), {
  loading: EditorLoading,
});
const LazyFilterPanel = dynamic(
  () => import("@/components/constraints/filter/filter-panel").then((module) => module.FilterPanel),
  { ssr: false, loading: EditorLoading },
);

type SearchPanelProps = WishListProps & FilterPanelProps & { startsWith: SearchView };

const views = { wishes: chat.wishes, filters: chat.filters } as const;
export type SearchView = keyof typeof views;

function SearchPanel({ total, loadSlot, startsWith, ...list }: SearchPanelProps) {
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
      {view === "wishes" ? <WishList {...list} /> : <LazyFilterPanel {...{ wishes, total, loadSlot, onAct }} />}
    </>
  );
}
