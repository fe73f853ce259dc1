import { ChevronRight } from "lucide-react";
import { useContext } from "react";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { CarToolsContext } from "./car-tools";
import { CritiqueButtons } from "./critique-buttons";
import { ModelLink } from "./model/model-link";
import { offerText } from "./offer-link";
import { estimateText } from "./price-text";
import { ScoreBars } from "./score-bars";

export function RowDetails({ id, item }: { id: string; item: ResultCar }) {
  const tools = useContext(CarToolsContext);
  const { position, name, marks, score, priceToday } = item;
  const named = { position, name };
  const said = offerText(item);
  return (
    <div
      id={id}
      className="col-start-2 col-end-[-1] max-w-2xl animate-appear px-4 pb-4 max-sm:col-start-1 sm:px-8 lg:pr-6 lg:pl-0"
    >
      {marks.length > 0 ? (
        <div className="mb-2 max-w-lg">
          <ScoreBars marks={marks} score={score} />
        </div>
      ) : null}
      {priceToday ? <p className="mb-2 max-w-lg text-small text-pretty text-ink2">{estimateText(priceToday)}</p> : null}
      {said ? <p className="mb-2 text-small text-ink2">{said}</p> : null}
      {tools ? <CritiqueButtons tools={tools} car={named} of={item} /> : null}
      {item.also ? <p className="mt-2 text-small text-ink2">{capitalised(item.also)}</p> : null}
      {item.make && item.model ? (
        <ModelLink
          of={item}
          className="mt-2 inline-flex min-h-8 items-center gap-1 text-small font-medium underline decoration-line2 underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {list.versions({ car: item.name })}
          <ChevronRight size={15} strokeWidth={2} aria-hidden="true" />
        </ModelLink>
      ) : null}
    </div>
  );
}
