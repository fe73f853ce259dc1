import { SlidersHorizontal } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { DemoBanner } from "@/components/chat/demo/demo-screen";
import { demoSteps } from "@/components/chat/demo/demo-steps";
import { SharedView } from "@/components/chat/shared-view";
import { type LeewayMessage, latestParts } from "@/components/chat/use-conversation";
import { RunningCosts } from "@/components/results/model/running-costs";
import { VersionTable } from "@/components/results/model/version-table";
import { DeadEnd } from "@/components/ui/dead-end";
import { LoadingNote } from "@/components/ui/loading-note";
import { MenuButton } from "@/components/ui/menu-button";
import { messages, versions } from "./more-fixtures";
import { Group, NamedSample } from "./sample-group";

const ignore = () => undefined;
const still: readonly LeewayMessage[] = messages;
const conversation = {
  ...latestParts([...still]),
  ...{ messages: [...still], status: "ready" as const, wishes: [] },
  ...{ isFresh: () => false, act: ignore, stop: ignore, retry: ignore },
};
const demo = {
  ...{ step: 0, playing: true, taken: false, answered: true, conversation },
  ...{ setPlaying: ignore, next: ignore, takeOver: ignore },
};
const entries = [
  { key: "save", label: "Save this search", note: "I'll tell you when a match appears", onSelect: ignore },
  { key: "best", label: "Best fit first", chosen: true, onSelect: ignore },
  { key: "cheap", label: "Cheapest first", chosen: false, note: "12 cars", aside: true, onSelect: ignore },
  { key: "go", label: "History", href: "/saved" },
];

/** Draws edge-of-window parts in a frame. */
function Framed({ children }: { children: ReactNode }) {
  return <div className="relative h-24 w-96 border border-line [transform:translateZ(0)]">{children}</div>;
}

export function SiteSamples() {
  return (
    <>
      <Group title="Menu, notes">
        <NamedSample name="menu">
          <MenuButton
            entries={entries}
            align="start"
            aria-label="Sample menu"
            className="inline-flex size-11 items-center justify-center"
            foot={<p className="px-4 text-small">Foot</p>}
          >
            <SlidersHorizontal size={18} strokeWidth={1.75} />
          </MenuButton>
        </NamedSample>
        <NamedSample name="on its way">
          <Framed>
            <LoadingNote failed={false} />
          </Framed>
        </NamedSample>
        <NamedSample name="could not be loaded">
          <Framed>
            <LoadingNote failed />
          </Framed>
        </NamedSample>
      </Group>
      <Group title="Demo">
        <div className="w-full">
          <DemoBanner demo={demo} conversationId="sample" />
          <DemoBanner demo={{ ...demo, playing: false }} conversationId="sample" />
          <DemoBanner demo={{ ...demo, answered: false }} conversationId="sample" />
          <DemoBanner demo={{ ...demo, conversation: { ...conversation, status: "error" } }} conversationId="sample" />
          <DemoBanner demo={{ ...demo, step: demoSteps.length }} conversationId="sample" />
        </div>
      </Group>
      <Group title="What a model costs to run">
        <div className="w-full max-w-xl">{versions.curve ? <RunningCosts curve={versions.curve} /> : null}</div>
      </Group>
      <Group title="Versions of a model">
        <div className="w-full overflow-x-auto">
          <VersionTable sheet={versions} />
        </div>
      </Group>
      <Group title="End of the road">
        <div className="h-[30rem] w-full overflow-hidden border border-line">
          <DeadEnd
            title="This page leads nowhere"
            text="The address may be old, or cut off. Your searches are still there."
          >
            <Link href="/">New search</Link>
            <Link href="/saved">History</Link>
          </DeadEnd>
        </div>
      </Group>
      <Group title="A search to read only">
        <div className="w-full border border-line">
          <SharedView messages={[...still]} dataNote="List prices when new, model years 2015 to 2026" />
        </div>
      </Group>
    </>
  );
}
