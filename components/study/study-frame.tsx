import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import type { ViewOf } from "@/lib/study/run-view";
import type { TrialAct } from "@/lib/study/trial/judge-trial";
import { partaking } from "@/messages/partaking";

const said = partaking.frame;

/** Of every part of a trial's page. */
export type TrialProps = { view: ViewOf<"trial">; busy: boolean; onAct: (act: TrialAct) => void };

interface Frame {
  title: string;
  contact: string;
  progress?: { done: number; of: number } | undefined;
  isPreview?: boolean;
  runCode?: string | undefined;
  /** Every step has a way out. */
  onLeave?: (() => void) | undefined;
  /** The participant moved on since the page loaded. */
  hasGoneOn?: boolean;
}

/** What a study's pages say around their own content. */
export const StudyFrame = createContext<Frame>({ title: "", contact: "" });

export function StudyHeader() {
  const { title, progress, isPreview, onLeave } = useContext(StudyFrame);
  return (
    <header className="relative flex min-h-14 shrink-0 items-center gap-3 border-b border-line px-4 py-1.5 sm:px-8">
      <Logo className="shrink-0" />
      <p className="min-w-0 grow truncate font-semibold">{title}</p>
      {isPreview ? (
        <p className="shrink-0 rounded-card border border-edge px-2 py-0.5 text-small">
          {said.preview}
          <span className="max-sm:sr-only">{said.notCounted}</span>
        </p>
      ) : null}
      {progress ? (
        <p className="shrink-0 text-small text-ink2">
          <span className="max-sm:sr-only">{said.step} </span>
          {said.of({ step: progress.done + 1, of: progress.of })}
        </p>
      ) : null}
      {onLeave ? (
        <Button onClick={onLeave} className="shrink-0 gap-1!">
          {said.leave} <span className="max-sm:sr-only">{said.study}</span>
        </Button>
      ) : null}
      {progress ? (
        <span
          aria-hidden="true"
          className="absolute -bottom-px left-0 h-0.5 bg-ink"
          style={{ width: `${(100 * progress.done) / progress.of}%` }}
        />
      ) : null}
    </header>
  );
}

export function StudyPageFrame({ problem = "", children }: { problem?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <StudyHeader />
      <main id="main" className="mx-auto w-full max-w-[46rem] grow px-4 pt-8 pb-16 sm:px-8 lg:pt-12">
        <ProblemNote text={problem} />
        {children}
      </main>
      <StudyFooter />
    </div>
  );
}

export function StudyFooter() {
  const { contact, runCode } = useContext(StudyFrame);
  return (
    <footer className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line px-4 py-3 text-small text-ink2 sm:px-8">
      <p>{said.questions({ contact })}</p>
      {runCode ? (
        <p>
          {said.code} <strong className="font-medium whitespace-nowrap text-ink">{runCode}</strong>
        </p>
      ) : null}
    </footer>
  );
}

export function ProblemNote({ text }: { text: string }) {
  return (
    <div role="alert">
      {text ? <p className="mb-6 rounded-card border border-give bg-give-wash px-4 py-3">{text}</p> : null}
    </div>
  );
}

export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`flex flex-col gap-4 ${className ?? ""}`}>
      {texts.map((text) => (
        <p key={text} className="text-pretty">
          {text}
        </p>
      ))}
    </div>
  );
}

/** Takes focus after a step, because the pressed button is gone. */
export function StepHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasGoneOn } = useContext(StudyFrame);
  useEffect(() => {
    if (hasGoneOn && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [hasGoneOn]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}
