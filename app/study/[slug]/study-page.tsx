"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { EndPage, LeftPage } from "@/components/study/end-page";
import { LandingPage } from "@/components/study/landing-page";
import { LeaveDialog } from "@/components/study/leave-dialog";
import { QuestionsPage, TextPage } from "@/components/study/questions-page";
import { StudyFrame, StudyPageFrame } from "@/components/study/study-frame";
import type { LandingView, RunView } from "@/lib/study/run-view";
import { TrialStep } from "./trial-step";
import { stepPlace, useStudy } from "./use-study";

interface StudyPageProps {
  slug: string;
  isPreview: boolean;
  landing: LandingView;
  initial: RunView | null;
  instructions: readonly string[];
}

/** Uses one address, so the back button never leaves a step behind. */
export function StudyPage({ slug, initial, isPreview, landing, instructions }: StudyPageProps) {
  const study = useStudy(slug, initial);
  const { view, busy, problem, problems, left } = study.state;
  const where = stepPlace(view);
  const [first] = useState(where);
  const [isLeaving, setLeaving] = useState(false);
  const isLanding = view === null;
  useEffect(() => {
    // The heading takes the focus at the top.
    if (where) window.scrollTo(0, 0);
  }, [where]);
  const countInformed = useEffectEvent(() => study.countAs("information"));
  useEffect(() => {
    if (isLanding && !isPreview) countInformed();
  }, [isLanding, isPreview]);
  const { title, team, consentVersion } = landing;
  const hasGoneOn = where !== first || left !== null;
  const own = {
    ...{ isPreview, runCode: view?.runCode, progress: view && "progress" in view ? view.progress : undefined },
    onLeave: view ? () => setLeaving(true) : undefined,
  };
  return (
    <StudyFrame value={{ title, contact: team.contact, hasGoneOn, ...(left ? {} : own) }}>
      {left ? (
        <StudyPageFrame>
          <LeftPage left={left} />
        </StudyPageFrame>
      ) : view?.kind === "trial" ? (
        <TrialStep study={study} view={view} />
      ) : (
        <StudyPageFrame problem={problem}>
          {isLanding ? (
            <LandingPage
              landing={landing}
              slug={slug}
              busy={busy}
              onConsent={() => void study.consent(consentVersion)}
              onDecline={() => study.countAs("declined")}
            />
          ) : null}
          {view?.kind === "end" ? <EndPage view={view} /> : null}
          {view?.kind === "text" ? (
            <TextPage key={view.step} {...view} busy={busy} onDone={() => void study.answer(view.step, 1, {})} />
          ) : null}
          {view?.kind === "questions" ? (
            <QuestionsPage
              key={stepPlace(view)}
              {...view}
              reading={view.step === "comprehension" ? instructions : undefined}
              busy={busy}
              problems={problems}
              onAnswer={(answers) => void study.answer(view.step, view.attempt, answers)}
            />
          ) : null}
        </StudyPageFrame>
      )}
      {left ? null : (
        <LeaveDialog
          open={isLeaving}
          busy={busy}
          runCode={view && view.kind !== "end" ? view.runCode : undefined}
          awayMinutes={view?.kind === "trial" ? view.awayMinutes : 0}
          onClose={() => setLeaving(false)}
          onLeave={() => void study.leave().then(() => setLeaving(false))}
        />
      )}
    </StudyFrame>
  );
}
