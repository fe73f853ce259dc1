import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledSection } from "@/components/ui/titled-section";
import { freeId, idsAt } from "@/lib/study/builder/draft";
import { instrumentLibrary } from "@/lib/study/instruments/library";
import { lab } from "@/messages/lab";
import { useBuilder } from "./use-study-source";

const said = lab.builder;
const places = [
  { when: "after-trial", label: said.afterTrial },
  { when: "end", label: said.atEnd },
] as const;

/** Questionnaires to add, with their sources. Asks where each goes. */
export function InstrumentLibrary() {
  const { draft, edit, select } = useBuilder();
  const [asked, setAsked] = useState<string | null>(null);
  const ids = idsAt(draft, ["instruments"]);
  return (
    <TitledSection id="instruments" title={said.instruments}>
      <p className="text-small text-ink2">{said.library}</p>
      <ul className="mt-2 border-t border-line text-small">
        {instrumentLibrary.map(({ name, measures, source, items, instrument }) => (
          <li
            key={name}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:grid-cols-[10rem_minmax(0,1fr)_4.5rem_auto]"
          >
            <span className="font-medium">{name}</span>
            <span className="text-ink2">
              {measures}. {source}
            </span>
            <span className="text-ink2">{said.itemCount({ count: items })}</span>
            {asked === name ? (
              <fieldset className="flex flex-wrap gap-2 sm:col-span-4">
                <legend className="mb-1">{said.where({ name })}</legend>
                {places.map(({ when, label }) => (
                  <Button
                    key={when}
                    onClick={() => {
                      edit([
                        {
                          path: ["instruments", ids.length],
                          value: { ...instrument, when, id: freeId(instrument.id, ids) },
                        },
                      ]);
                      setAsked(null);
                      select(`instruments.${ids.length}`);
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </fieldset>
            ) : (
              <Button look="quiet" className="px-2!" onClick={() => setAsked(name)}>
                <Plus size={16} /> {said.addThis({ what: name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
