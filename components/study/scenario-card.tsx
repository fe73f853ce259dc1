import type { RunView } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { Paragraphs } from "./study-frame";

type Card = Extract<RunView, { kind: "trial" }>["card"];

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
