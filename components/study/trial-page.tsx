import { Check } from "lucide-react";
import type { ViewOf } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { JudgePage, RankingList } from "./judge-page";
import { Paragraphs, ProblemNote, StudyFooter, StudyHeader, type TrialProps } from "./study-frame";
import { TimeNotice } from "./time-notice";

export interface TrialPageProps extends TrialProps {
  problem: string;
  problems: Readonly<Record<string, string>>;
}

export function TrialPage({ view, busy, problem, problems, onAct }: TrialPageProps) {
  const { phase, judge, card } = view;
  return (
    <div className="flex min-h-dvh flex-col">
      <StudyHeader />
      <ScenarioFold card={card} startsOpen={phase === "rank"} />
      <div className="grid grow lg:grid-cols-[minmax(20rem,31%)_minmax(0,1fr)]">
        <aside className="bg-sunk px-8 py-10 max-lg:hidden">
          <ScenarioCard card={card} />
        </aside>
        <main id="main" className="w-full max-w-[52rem] px-4 pt-8 pb-16 sm:px-8 lg:px-16 lg:pt-10">
          <ProblemNote text={problem} />
          <PracticeNote view={view} />
          <TrialSteps view={view} />
          {phase === "judge" && judge ? (
            <JudgePage {...{ view, judge, busy, problems, onAct }} />
          ) : (
            <RankingList key={phase} {...{ view, busy, onAct }} />
          )}
          {phase === "rank" && <TimeNotice {...{ view, busy, onAct }} />}
        </main>
      </div>
      <StudyFooter />
    </div>
  );
}

const said = partaking.task;

/** Says what counts: in practice, and once after it. */
export function PracticeNote({ view: { number, phase, practised, ranksFirst } }: { view: ViewOf<"trial"> }) {
  const begins = number === 1 && phase === (ranksFirst ? "rank" : "state");
  if (!practised || (number > 0 && !begins)) return null;
  return <p className="mb-2 text-small font-medium">{number === 0 ? said.practising : said.counts}</p>;
}

/** The parts of a task, in the order that the study has. */
function TrialSteps({ view: { phase, ranksFirst } }: { view: Pick<ViewOf<"trial">, "phase" | "ranksFirst"> }) {
  const rank = { name: said.rank, phases: ["rank"] };
  const chat = { name: said.chat, phases: ranksFirst ? ["state", "search"] : ["state"] };
  const choose = { name: said.choose, phases: ranksFirst ? ["judge"] : ["search", "judge"] };
  const parts = ranksFirst ? [rank, chat, choose] : [chat, rank, choose];
  const now = parts.findIndex(({ phases }) => phases.includes(phase));
  if (now === -1) return null;
  return (
    <ol aria-label={said.parts} className="flex flex-wrap gap-x-8 text-small text-ink2">
      {parts.map(({ name }, index) => (
        <li
          key={name}
          aria-current={index === now ? "step" : undefined}
          className={`inline-flex items-center gap-2 ${index === now ? "font-semibold text-ink" : ""}`}
        >
          {index < now ? <Check size={15} strokeWidth={2} aria-label={said.partDone} /> : <span>{index + 1}</span>}
          {name}
        </li>
      ))}
    </ol>
  );
}

type Card = ViewOf<"trial">["card"];

/** Visible during the whole task. */
export function ScenarioCard({ card }: { card: Card }) {
  return (
    <section aria-label={partaking.task.part}>
      <p className="text-small text-ink2">{card.own ? partaking.task.own : partaking.task.part}</p>
      <h2 className="mt-0.5 text-title">{card.title}</h2>
      <Paragraphs texts={card.paragraphs} className="mt-3 gap-3!" />
    </section>
  );
}

export function ScenarioFold({ card, startsOpen }: { card: Card; startsOpen: boolean }) {
  return (
    <details className="group border-b border-line bg-sunk px-4 sm:px-8 lg:hidden" open={startsOpen}>
      <summary className="flex min-h-11 items-center gap-2 font-medium">
        <span className="min-w-0 grow truncate">{card.title}</span>
        <span className="text-small text-ink2 group-open:hidden">{partaking.task.read}</span>
        <span className="hidden text-small text-ink2 group-open:inline">{partaking.task.fold}</span>
      </summary>
      <Paragraphs texts={card.paragraphs} className="max-h-[40dvh] gap-2! overflow-y-auto pb-4 text-small" />
    </details>
  );
}
