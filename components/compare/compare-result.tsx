import { useMemo, useState } from "react";
import { TitledSection } from "@/components/ui/titled-section";
import { useMediaQuery } from "@/components/ui/use-media-query";
import type { ComparisonView, FollowedColumns } from "./comparison-view";
import { CompareLattice } from "./lattice/lattice-drawing";
import { orderColumns } from "./lattice/order-columns";
import { MethodSwipe, MethodTable } from "./method-table";

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
                className={`border-b border-line py-2.5 text-pretty transition-colors ${method === followed ? "bg-give-wash -mx-3 px-3" : ""}`}
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

type AgreementMatrixProps = Omit<FollowedColumns, "onFollow"> & { agreement: ComparisonView["agreement"] };

/** Draws a square for the same set, a partial one for a shared part, a dot for none. */
function AgreementMatrix({ columns, agreement, followed }: AgreementMatrixProps) {
  const share = (a: string, b: string) =>
    agreement.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a))?.share ?? 0;
  const lookOf = (method: string) => (method === followed ? "text-give" : "text-ink2");
  return (
    <table className="border-collapse">
      <caption className="sr-only">How much of what they give up each two methods share</caption>
      <thead>
        <tr>
          <td />
          {columns.slice(0, -1).map(({ method, name }) => (
            <th
              key={method}
              scope="col"
              className={`h-16 w-9 pb-1 align-bottom text-small font-normal sm:w-11 ${lookOf(method)}`}
            >
              <span className="inline-block rotate-180 [writing-mode:vertical-rl]">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.slice(1).map(({ method, name }, row) => (
          <tr key={method}>
            <th scope="row" className={`pr-3 text-right text-small font-normal ${lookOf(method)}`}>
              {name}
            </th>
            {columns.slice(0, row + 1).map(({ method: other }) => (
              <td key={other} className="border border-line p-0">
                <AgreementMark share={share(method, other)} followed={followed === method || followed === other} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AgreementMark({ share, followed }: { share: number; followed: boolean }) {
  const side = 20 * Math.sqrt(share);
  const words = share === 1 ? "same" : share === 0 ? "nothing shared" : `${Math.round(share * 100)} % shared`;
  return (
    <span className={`flex h-8 items-center justify-center ${followed ? "bg-give-wash" : ""}`} title={words}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        {share === 0 ? (
          <circle cx="11" cy="11" r="1.75" className="fill-edge" />
        ) : (
          <>
            <rect x="1.5" y="1.5" width="19" height="19" fill="none" className="stroke-edge" />
            <rect x="1" y={21 - side} width={side} height={side} className="fill-keep" />
          </>
        )}
      </svg>
      <span className="sr-only">{words}</span>
    </span>
  );
}
