import { MoveRight } from "lucide-react";
import { chips } from "@/messages/chips";

interface MovedFigureProps {
  from: string;
  /** "33". `null` if dropped. */
  to: string | null;
  unit: string;
  /** Ink, because nothing has given way yet. */
  proposed?: boolean;
}

/** "35 → 33 mpg". Longer words wrap. */
export function MovedFigure({ from, to, unit, proposed = false }: MovedFigureProps) {
  const colour = proposed ? "text-ink" : "text-give";
  const long = `${from}${to ?? ""}`.length > 10;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${long ? "text-title" : "text-figure"} whitespace-nowrap`}>
      <s className="struck whitespace-normal decoration-2">
        <span className="sr-only">{chips.was}</span>
        {from}
        <span className="sr-only">, </span>
      </s>
      <MoveRight aria-hidden="true" size={long ? 20 : 26} strokeWidth={2} className={`self-center ${colour}`} />
      <strong className={`whitespace-normal font-semibold ${colour}`}>
        <span className="sr-only">{chips.now}</span>
        {to ?? "any"}
      </strong>
      {unit ? <span className="-ml-0.5 text-small font-normal tracking-normal text-ink2"> {unit}</span> : null}
    </p>
  );
}
