import type { ReactNode } from "react";
import type { RunView } from "@/lib/study/run-view";
import type { TrialAct } from "@/lib/study/trial/judge-trial";
import { JudgePage } from "./judge-page";
import { RankingList } from "./ranking-list";
import { ScenarioCard, ScenarioFold } from "./scenario-card";
import { ProblemNote } from "./study-frame";
import { TimeNotice } from "./time-notice";
import { TrialSteps } from "./trial-steps";

export interface TrialProps {
  view: Extract<RunView, { kind: "trial" }>;
  header: ReactNode;
  busy: boolean;
  problem: string;
  onAct: (act: TrialAct) => void;
}

interface TrialPageProps extends TrialProps {
  footer: ReactNode;
  problems: Readonly<Record<string, string>>;
}

export function TrialPage({ view, header, footer, busy, problem, problems, onAct }: TrialPageProps) {
  const { phase, ranking, judge, card } = view;
  const isOver = Date.now() >= Date.parse(view.deadline);
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <ScenarioFold card={card} startsOpen={phase === "rank"} />
      <div className="grid grow lg:grid-cols-[minmax(20rem,31%)_minmax(0,1fr)]">
        <aside className="bg-sunk px-8 py-10 max-lg:hidden">
          <ScenarioCard card={card} />
        </aside>
        <main id="main" className="w-full max-w-[52rem] px-4 pt-8 pb-16 sm:px-8 lg:px-16 lg:pt-10">
          <ProblemNote text={problem} />
          <TrialSteps view={view} />
          {phase === "rank" && <TimeNotice {...{ view, busy, onAct }} />}
          {phase === "judge" && judge ? (
            <JudgePage
              judge={judge}
              busy={busy}
              problems={problems}
              onJudge={(verdict) => onAct({ kind: "judge", verdict })}
              onBack={isOver ? null : () => onAct({ kind: "back-to-cars" })}
            />
          ) : (
            <RankingList
              key={phase}
              wishes={ranking}
              when={phase === "rank-again" ? "after" : "before"}
              own={card.own}
              beforeChat={view.ranksFirst}
              busy={busy}
              onRank={(order) => onAct({ kind: phase === "rank-again" ? "rank-again" : "rank", ranking: order })}
              onBack={phase === "rank" && !view.ranksFirst ? () => onAct({ kind: "back-to-wishes" }) : null}
            />
          )}
        </main>
      </div>
      {footer}
    </div>
  );
}
