"use client";

import { ChevronDown, Link2 } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useCallback, useRef, useState } from "react";
import { Button, buttonLook } from "@/components/ui/button";
import { copied } from "@/components/ui/copied";
import { PassingNote, usePassingNote } from "@/components/ui/passing-note";
import { RadioRow } from "@/components/ui/radio-row";
import { StatusRegion } from "@/components/ui/status-region";
import { TitledSection } from "@/components/ui/titled-section";
import { CompareResult } from "./compare-result";
import { type ComparisonRequest, type ComparisonView, comparisonAddress } from "./comparison-view";
import { type CompareExample, type CompareModel, RequestForm } from "./request-form";
import { type ChangeRequest, useComparison } from "./use-comparison";

const ComparedWishes = dynamic(() => import("./compared-wishes").then((module) => module.ComparedWishes));

interface CompareScreenProps {
  initial: ComparisonView;
  request: ComparisonRequest;
  examples: readonly CompareExample[];
  onPhone: boolean;
  model: CompareModel | null;
}

export function CompareScreen({ initial, request: asked, examples, onPhone, model }: CompareScreenProps) {
  const { view, request, pending, failed, change } = useComparison(initial, asked);
  const [open, setOpen] = useState(asked.weights !== undefined && Object.keys(asked.weights).length > 0);
  const lastWeights = useRef(asked.weights ?? {});
  const edit = useCallback(
    (update: ChangeRequest) =>
      change((now) => {
        const next = update(now);
        if (next.weights) lastWeights.current = next.weights;
        return next;
      }),
    [change],
  );
  const share = (shared: boolean) => {
    edit(({ weights: _own, ...rest }) => (shared ? { ...rest, weights: lastWeights.current } : rest));
    if (shared) setOpen(true);
  };
  const shared = request.weights !== undefined;
  return (
    <main id="main" className="mx-auto w-full max-w-[92rem] px-4 pt-4 pb-16 sm:px-6 lg:px-8">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div className="min-w-0 grow basis-[28rem]">
          <h1 className="text-title">{view.headline}</h1>
          {view.text ? (
            <blockquote className="quote mt-1 max-w-[52rem] text-pretty text-ink2">
              “{view.text.trim().replace(/\s*\n\s*/g, " … ")}”
            </blockquote>
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
              onChoose={(chosen) => share(chosen === "shared")}
              className="flex rounded-card border border-edge bg-sunk p-[3px]"
            />
            <Button aria-expanded={open} aria-controls="wish-panel" onClick={() => setOpen(!open)}>
              Edit wishes
              <ChevronDown size={16} strokeWidth={1.75} className={`transition-[rotate] ${open ? "rotate-180" : ""}`} />
            </Button>
            <CopyLink />
          </div>
        ) : null}
      </div>
      <StatusRegion message={pending ? "" : view.headline} />
      {[...view.notes, ...(shared ? [sharedNote] : [])].map((note) => (
        <p key={note} className="mt-1 max-w-[52rem] text-small text-pretty text-ink2">
          {note}
        </p>
      ))}
      {failed ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 rounded-card border border-ink px-4 py-2.5">
          <p className="grow">
            I could not compare these wishes just now. What you see is from before your last change.
          </p>
          <Button onClick={() => change((now) => now)}>Try again</Button>
        </div>
      ) : null}
      <div id="wish-panel" hidden={!open || view.wishes.length === 0} className="mt-4 max-w-[56rem]">
        <h2 className="sr-only">Wishes</h2>
        {open ? <ComparedWishes wishes={view.wishes} request={request} onChange={edit} /> : null}
      </div>
      <CompareWays view={view} onChange={edit} />
      {view.status === "compared" ? (
        <div className="mt-6" aria-busy={pending}>
          <CompareResult view={view} onPhone={onPhone} />
        </div>
      ) : null}
      <TitledSection
        id="another"
        title="Another request"
        look="side"
        className="mt-12 flex flex-col gap-3 border-t border-line pt-6 print:hidden"
      >
        <RequestForm key={view.text} text={view.text} {...{ examples, model }} agents={asked.agents ?? []} />
      </TitledSection>
    </main>
  );
}

const sharedNote =
  "All methods go by the one set of weights below; formal and greedy use none. Move a gauge and every answer follows.";

function CompareWays({ view, onChange }: { view: ComparisonView; onChange: (update: ChangeRequest) => void }) {
  const { ways } = view;
  const isMet = view.status === "satisfied";
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways-title" className="mt-6">
      <h2 id="ways-title" className="text-ink2">
        {isMet ? "Ask for a little more to see the methods part:" : "Locked wishes never give way. One way on:"}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {ways.map(({ label, note, text, unlock }) => (
          <li key={label} className="flex items-center gap-2">
            {text ? (
              <Link href={comparisonAddress({ text })} className={buttonLook("plain")}>
                {label}
              </Link>
            ) : (
              <Button onClick={() => onChange((now) => unlocked(now, unlock))}>{label}</Button>
            )}
            <span className="pr-3 text-small text-ink2">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function unlocked(request: ComparisonRequest, ids: readonly string[] = []): ComparisonRequest {
  return { ...request, locks: { ...request.locks, ...Object.fromEntries(ids.map((id) => [id, false])) } };
}

const weightings = { own: "Own weights", shared: "One set for all" } as const;

function CopyLink() {
  const { note, say } = usePassingNote();
  const copy = async () =>
    say((await copied(window.location.href)) ? "Link copied" : "I may not copy here. The link is in the address bar.");
  return (
    <>
      <Button onClick={copy}>
        <Link2 size={17} strokeWidth={1.75} />
        Copy link
      </Button>
      <PassingNote note={note} onClose={() => say("")} />
      <StatusRegion message={note} />
    </>
  );
}
