import { UserMessage } from "@/components/chat/assistant-message";
import { Composer } from "@/components/chat/composer";
import { SetAside } from "@/components/chat/message-list";
import { SayInstead } from "@/components/chat/say-instead";
import { SavedNewsList } from "@/components/chat/search/saved-news-list";
import { SearchMenu, useSearchMenu } from "@/components/chat/search/search-menu";
import { StepButtons } from "@/components/chat/search/step-buttons";
import { FilterPanel } from "@/components/constraints/filter/filter-panel";
import { CritiqueButtons } from "@/components/results/product-list";
import { ProductsBesideTable } from "@/components/results/products-beside-table";
import { ResultCards } from "@/components/results/result-cards";
import { ShortlistBar, ShortlistButton } from "@/components/results/shortlist-bar";
import { ProductToolsContext } from "@/components/results/use-product-pages";
import { PassingNote } from "@/components/ui/passing-note";
import { body, budget, highway, results } from "./fixtures";
import { beside } from "./more-fixtures";
import { sampleDoor } from "./sample-door";
import { Group, NamedSample } from "./sample-group";

const ignore = () => undefined;
const kept = [
  { position: 1, name: "Mazda CX-30 2022" },
  { position: 2, name: "Subaru Crosstrek 2021" },
];
const tools = {
  ...{ conversationId: "styleguide", shortlist: kept, busy: false },
  ...{ onShortlist: ignore, loadCritiques: sampleDoor.loadCritiques, loadPlay: sampleDoor.loadPlay, onAct: ignore },
};
const menu = { summary: () => "", say: ignore, busy: false };
const wide = "w-full max-w-3xl";

export function SearchSamples() {
  const fresh = useSearchMenu({ shared: null, saved: false }, sampleDoor, menu);
  const sharedAndSaved = useSearchMenu({ shared: "/s/sample", saved: true }, sampleDoor, menu);
  return (
    <ProductToolsContext value={tools}>
      <Group title="Messages">
        <div className={wide}>
          <UserMessage act={{ kind: "words", text: "" }} text="A wagon under $24k" status={null} onInstead={ignore} />
        </div>
        <div className={wide}>
          <SayInstead text="A wagon under $24k" onSend={ignore} onCancel={ignore} />
        </div>
        <div className={wide}>
          <SetAside count={2}>
            <UserMessage act={{ kind: "words", text: "" }} text="2019 or newer" status={null} />
          </SetAside>
        </div>
      </Group>
      <Group title="Composer">
        <div className={wide}>
          <Composer placeholder="Say it in your own words" onSend={ignore} />
          <Composer placeholder="Say it in your own words" onSend={ignore} onStop={ignore} running />
          <Composer placeholder="" initialText={"a".repeat(4010)} onSend={ignore} />
        </div>
      </Group>
      <Group title="Steps, menu, bar of a phone">
        <NamedSample name="nothing to undo">
          <StepButtons constraints={null} onAct={ignore} />
        </NamedSample>
        <NamedSample name="both ways">
          <span className="flex">
            <StepButtons constraints={{ canUndo: true, canRedo: true }} onAct={ignore} />
          </span>
        </NamedSample>
        <NamedSample name="private, not saved">
          <SearchMenu entries={fresh} />
        </NamedSample>
        <NamedSample name="shared and saved">
          <SearchMenu entries={sharedAndSaved} />
        </NamedSample>
        <div className="w-96">
          <ResultCards results={results} onAll={ignore} />
        </div>
      </Group>
      <Group title="Cars aside and bettered">
        <NamedSample name="aside">
          <ShortlistButton tools={tools} product={kept[0] ?? { position: 1, name: "" }} />
        </NamedSample>
        <NamedSample name="not aside">
          <ShortlistButton tools={tools} product={{ position: 9, name: "Honda Civic 2022" }} />
        </NamedSample>
        <div className={wide}>
          <CritiqueButtons tools={tools} product={{ position: 1, name: "Mazda CX-30" }} of="some" />
          <CritiqueButtons
            tools={{ ...tools, loadCritiques: async () => [] }}
            product={{ position: 1, name: "Mazda CX-30" }}
            of="none"
          />
        </div>
        <div className={wide}>
          <ShortlistBar tools={tools} />
          <ShortlistBar tools={{ ...tools, shortlist: kept.slice(0, 1) }} />
        </div>
      </Group>
      <Group title="Side by side">
        <div className="w-full px-8">
          <ProductsBesideTable beside={beside} conversationId="styleguide" />
        </div>
      </Group>
      <Group title="Filters">
        <div className="w-full max-w-4xl">
          <FilterPanel wishes={[budget, body, highway]} total={7} loadSlot={sampleDoor.loadSlot} onAct={ignore} />
        </div>
      </Group>
      <Group title="News of a saved search">
        <div className={wide}>
          <SavedNewsList news={[{ id: "1", title: "A wagon", wishes: "wagon or SUV, up to $24,000", products: 3 }]} />
        </div>
      </Group>
      <PassingNote note="Link copied. Anyone with the link can view it." onClose={ignore} />
    </ProductToolsContext>
  );
}
