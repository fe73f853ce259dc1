import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ComparisonView } from "./comparison-view";
import { CopyLink } from "./copy-link";
import { WeightsSwitch } from "./weights-switch";

interface CompareHeadProps {
  view: ComparisonView;
  shared: boolean;
  onShared: (shared: boolean) => void;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  /** Id of what the edit button opens. */
  panel: string;
}

/** What is compared and how it comes out, with the controls that change it. */
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
          <WeightsSwitch shared={shared} onShared={onShared} />
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

/** Messages one after another, as one quote. */
function inOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" … ");
}
