import { ChevronDown, Link2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
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

function inOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" … ");
}

const choices = [
  { label: "Own weights", shared: false },
  { label: "One set for all", shared: true },
] as const;

function WeightsSwitch({ shared, onShared }: { shared: boolean; onShared: (shared: boolean) => void }) {
  return (
    <fieldset className="flex rounded-card border border-edge bg-sunk p-[3px]">
      <legend className="sr-only">Weights</legend>
      {choices.map((choice) => (
        <label
          key={choice.label}
          className="relative flex min-h-[30px] cursor-pointer items-center rounded-[5px] border border-transparent px-3 text-small text-ink2 transition-colors duration-[120ms] has-checked:border-line2 has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="weights"
            checked={choice.shared === shared}
            onChange={() => onShared(choice.shared)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

const LazyToaster = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), { ssr: false });

function CopyLink() {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setMessage({ text: "Link copied" });
    } catch (cause) {
      // Browsers refuse without permission or over HTTP.
      console.warn("The link could not be copied.", cause);
      setMessage({ text: "I may not copy here. The link is in the address bar." });
    }
  };
  return (
    <>
      <Button onClick={copy}>
        <Link2 size={17} strokeWidth={1.75} aria-hidden="true" />
        Copy link
      </Button>
      {message ? <LazyToaster message={message} /> : null}
    </>
  );
}
