import { useCallback } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import { carCount } from "@/lib/dialogue/wording/count-words";
import { list } from "@/messages/list";
import type { CarTools } from "./car-tools";

interface CritiqueButtonsProps {
  tools: CarTools;
  car: { position: number; name: string };
  /** Another list gets new counts. */
  of: unknown;
}

/** "Like the Mazda CX-30, but cheaper: 12 cars". No button leads to zero. */
export function CritiqueButtons({ tools, car, of }: CritiqueButtonsProps) {
  const { loadCritiques } = tools;
  const load = useCallback(() => loadCritiques(car.position), [loadCritiques, car.position]);
  const loaded = useLoaded(load, of);
  const { state, value: critiques = [] } = loaded.of === of ? loaded : { state: "loading" as const };
  // Keeps its height during the count, so nothing below moves.
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1.5 text-small">
      <span className="text-ink2">{introOf(state, critiques.length, car.name)}</span>
      {critiques.map((critique) => (
        <CritiqueButton key={critique.kind} critique={critique} tools={tools} />
      ))}
    </div>
  );
}

function introOf(state: string, found: number, name: string): string {
  if (state === "failed") return list.better.failed;
  return state === "loading" || found > 0 ? list.better.like({ car: name }) : "";
}

function CritiqueButton({ critique, tools }: { critique: Critique; tools: CarTools }) {
  const { label, text, count, edit } = critique;
  return (
    <button
      type="button"
      disabled={tools.busy}
      title={text}
      onClick={() => tools.onAct({ kind: "edit-constraint", edit })}
      className="inline-flex touch-h animate-appear items-center gap-2 rounded-card border border-line2 bg-raised px-3 font-medium transition-colors hover:border-edge hover:bg-sunk disabled:text-ink3 disabled:hover:border-line2 disabled:hover:bg-raised"
    >
      {label}
      <span className="sr-only">{list.better.counting({ text })}</span>
      <span className="font-normal text-ink2">{carCount(count)}</span>
    </button>
  );
}
