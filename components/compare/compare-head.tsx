import { ChevronDown, Link2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PassingNote, usePassingNote } from "@/components/ui/passing-note";
import { RadioRow } from "@/components/ui/radio-row";
import { StatusRegion } from "@/components/ui/status-region";
import type { ComparisonView } from "./comparison-view";

interface CompareHeadProps {
  view: ComparisonView;
  shared: boolean;
  onShared: (shared: boolean) => void;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  panel: string;
}

export function CompareHead({ view, shared, onShared, editing, onEditing, panel }: CompareHeadProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <div className="min-w-0 grow basis-[28rem]">
        <h1 className="text-title">{view.headline}</h1>
        {view.text ? (
          <blockquote className="quote mt-1 max-w-[52rem] text-pretty text-ink2">“{inOneLine(view.text)}”</blockquote>
        ) : null}
      </div>
      {view.wishes.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <RadioRow
            legend="Weights"
            name="weights"
            look="switch"
            choices={weightings}
            chosen={shared ? "shared" : "own"}
            onChoose={(chosen) => onShared(chosen === "shared")}
            className="flex rounded-card border border-edge bg-sunk p-[3px]"
          />
          <Button aria-expanded={editing} aria-controls={panel} onClick={() => onEditing(!editing)}>
            Edit wishes
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className={`transition-[rotate] duration-[120ms] ${editing ? "rotate-180" : ""}`}
            />
          </Button>
          <CopyLink />
        </div>
      ) : null}
    </div>
  );
}

function inOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" … ");
}

const weightings = { own: "Own weights", shared: "One set for all" } as const;

function CopyLink() {
  const { note, say } = usePassingNote();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      say("Link copied");
    } catch (cause) {
      // Browsers refuse without permission or over HTTP.
      console.warn("The link could not be copied.", cause);
      say("I may not copy here. The link is in the address bar.");
    }
  };
  return (
    <>
      <Button onClick={copy}>
        <Link2 size={17} strokeWidth={1.75} aria-hidden="true" />
        Copy link
      </Button>
      <PassingNote note={note} onClose={() => say("")} />
      <StatusRegion message={note} />
    </>
  );
}
