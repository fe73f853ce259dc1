import { useMemo, useState } from "react";
import { TitledSection } from "@/components/ui/titled-section";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { AgreementMatrix } from "./agreement-matrix";
import type { ComparisonView } from "./comparison-view";
import { CompareLattice } from "./lattice/compare-lattice";
import { orderColumns } from "./lattice/order-columns";
import { MethodSwipe } from "./method-swipe";
import { MethodTable } from "./method-table";

export function CompareResult({ view, onPhone }: { view: ComparisonView; onPhone: boolean }) {
  const columns = useMemo(() => {
    const sizes = new Map(view.nodes.map(({ id, size }) => [id, size]));
    return orderColumns(view.columns, (id) => sizes.get(id) ?? 0);
  }, [view]);
  // A phone follows the front card.
  const [followed, setFollowed] = useState(onPhone ? (columns[0]?.method ?? "optimal") : "optimal");
  const wide = useMediaQuery("(min-width: 900px), print", !onPhone);
  const shown = { columns, followed, onFollow: setFollowed };
  return (
    <>
      <section aria-labelledby="lattice-title">
        <h2 id="lattice-title" className="sr-only">
          What each method gives up
        </h2>
        {wide ? (
          <div className="max-[899px]:hidden">
            <CompareLattice view={view} {...shown} />
            <MethodTable {...shown} />
          </div>
        ) : null}
        <div className="min-[900px]:hidden">
          <CompareLattice view={view} {...shown} bare />
          <MethodSwipe {...shown} />
        </div>
        {view.hidden ? <p className="mt-2 text-small text-ink2">{view.hidden}</p> : null}
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-8 min-[900px]:grid-cols-[auto_1fr]">
        <TitledSection id="agreement" title="Who agrees" look="side" className="">
          <p className="mb-1 max-w-80 text-small text-ink2">
            A full square: both give up the same. Part of one: they share some of it. A dot: nothing.
          </p>
          <AgreementMatrix columns={columns} agreement={view.agreement} followed={followed} />
        </TitledSection>
        <TitledSection id="words" title="The same in words" look="side" className="">
          <ul className="mt-1 max-w-[44rem]">
            {columns.map(({ method, sentence }) => (
              <li
                key={method}
                className={`border-b border-line py-2.5 text-pretty transition-colors duration-[120ms] ${method === followed ? "bg-give-wash -mx-3 px-3" : ""}`}
              >
                {sentence}
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
    </>
  );
}
