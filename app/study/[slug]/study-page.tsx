"use client";

import { useCallback, useEffect, useState } from "react";
import { EndPage, LeftPage } from "@/components/study/end-page";
import { LandingPage } from "@/components/study/landing-page";
import { LeaveDialog } from "@/components/study/leave-dialog";
import { QuestionsPage, TextPage } from "@/components/study/questions-page";
import { HasGoneOn, StudyFooter, StudyHeader, StudyPageFrame } from "@/components/study/study-frame";
import { jsonRequest } from "@/components/ui/use-loaded";
import type { LandingView, RunView } from "@/lib/study/run-view";
import { TrialStep } from "./trial-step";
import { placeIn, useStudy } from "./use-study";

interface StudyPageProps {
  slug: string;
  isPreview: boolean;
  landing: LandingView;
  initial: RunView | null;
  instructions: readonly string[];
}

/** Uses one address, so the back button never leaves a step behind. */
export function StudyPage({ slug, initial, ...rest }: StudyPageProps) {
  const study = useStudy(slug, initial);
  const { view, left } = study.state;
  const where = placeIn(view);
  const [first] = useState(where);
  useEffect(() => {
    // The heading takes the focus at the top.
    if (where) window.scrollTo(0, 0);
  }, [where]);
  return (
    <HasGoneOn value={where !== first || left !== null}>
      <CurrentStep slug={slug} study={study} {...rest} />
    </HasGoneOn>
  );
}

type CurrentStepProps = Omit<StudyPageProps, "initial"> & { study: ReturnType<typeof useStudy> };

function CurrentStep({ slug, study, isPreview, landing, instructions }: CurrentStepProps) {
  const { view, busy, problem, problems, left } = study.state;
  const [isLeaving, setLeaving] = useState(false);
  const isLanding = view === null;
  useEffect(() => {
    if (isLanding && !isPreview) void noteInformation(slug);
  }, [isLanding, isPreview, slug]);
  const openLeave = useCallback(() => setLeaving(true), []);
  const header = { title: landing.title, isPreview, progress: view && "progress" in view ? view.progress : undefined };
  const frame = { contact: landing.team.contact, problem, runCode: view?.runCode };
  if (left) {
    return (
      <StudyPageFrame title={landing.title} contact={frame.contact}>
        <LeftPage left={left} />
      </StudyPageFrame>
    );
  }
  const dialog = (
    <LeaveDialog
      open={isLeaving}
      busy={busy}
      runCode={view && view.kind !== "end" ? view.runCode : undefined}
      awayMinutes={view?.kind === "trial" ? view.awayMinutes : 0}
      onClose={() => setLeaving(false)}
      onLeave={() => void study.leave().then(() => setLeaving(false))}
    />
  );
  if (view?.kind === "trial") {
    return (
      <>
        <TrialStep
          study={study}
          view={view}
          header={<StudyHeader {...header} onLeave={openLeave} />}
          footer={<StudyFooter contact={frame.contact} runCode={frame.runCode} />}
        />
        {dialog}
      </>
    );
  }
  return (
    <StudyPageFrame {...header} {...frame} onLeave={view ? openLeave : undefined}>
      {isLanding ? (
        <LandingPage
          landing={landing}
          slug={slug}
          busy={busy}
          onConsent={() => void study.consent(landing.consentVersion)}
          onDecline={study.decline}
        />
      ) : null}
      {view?.kind === "end" ? <EndPage view={view} /> : null}
      {view?.kind === "text" ? (
        <TextPage key={view.step} {...view} busy={busy} onDone={() => void study.answer(view.step, 1, {})} />
      ) : null}
      {view?.kind === "questions" ? (
        <QuestionsPage
          key={placeIn(view)}
          {...view}
          reading={view.step === "comprehension" ? instructions : undefined}
          busy={busy}
          problems={problems}
          onAnswer={(answers) => void study.answer(view.step, view.attempt, answers)}
        />
      ) : null}
      {dialog}
    </StudyPageFrame>
  );
}

/** A failure only affects the count. */
async function noteInformation(slug: string): Promise<void> {
  await fetch(`/api/study/${slug}/seen`, jsonRequest({ stage: "information" })).catch((cause: unknown) =>
    console.warn("The visit was not counted.", cause),
  );
}
