"use client";

import { useMemo, useState } from "react";
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
  const shared = { view, columns, followed, onFollow: setFollowed };
  return (
    <>
      <section aria-labelledby="lattice-title">
        <h2 id="lattice-title" className="sr-only">
          What each method gives up
        </h2>
        {wide ? (
          <div className="max-[899px]:hidden">
            <CompareLattice {...shared} />
            <MethodTable columns={columns} followed={followed} onFollow={setFollowed} />
          </div>
        ) : null}
        <div className="min-[900px]:hidden">
          <CompareLattice {...shared} bare />
          <MethodSwipe columns={columns} followed={followed} onFollow={setFollowed} />
        </div>
        {view.hidden ? <p className="mt-2 text-small text-ink2">{view.hidden}</p> : null}
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-8 min-[900px]:grid-cols-[auto_1fr]">
        <section aria-labelledby="agreement-title">
          <h2 id="agreement-title" className="font-semibold">
            Who agrees
          </h2>
          <p className="mb-1 max-w-80 text-small text-ink2">
            A full square: both give up the same. Part of one: they share some of it. A dot: nothing.
          </p>
          <AgreementMatrix columns={columns} agreement={view.agreement} followed={followed} />
        </section>
        <section aria-labelledby="words-title">
          <h2 id="words-title" className="font-semibold">
            The same in words
          </h2>
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
        </section>
      </div>
    </>
  );
}
