import { useEffect, useRef } from "react";
import { StruckText } from "@/components/constraints/drawing/moved-text";
import { GaugeNotches } from "@/components/constraints/gauge/gauge-notches";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import { words } from "@/messages/words";
import type { DrawnLine, FollowedColumns, GaveUp, MethodColumn } from "./comparison-view";

/** Only the first three show their label. */
const methodRows = [
  ["gave up", gaveUpCell],
  ["weight given up", weightCell],
  ["kept", keptCell],
  [words.methods.best, bestCell],
] as const;

export function MethodTable({ columns, followed, onFollow }: FollowedColumns) {
  const cellOf = ({ method }: MethodColumn, pad: string) => ({
    className: `border-r border-line px-3 text-left align-top transition-colors first-of-type:border-l xl:px-3.5 ${pad} ${method === followed ? "bg-give-wash" : ""}`,
    onPointerEnter: () => onFollow(method),
  });
  return (
    <table className="w-full table-fixed border-collapse border-t border-line2">
      <caption className="sr-only">{words.methods.caption}</caption>
      <thead>
        <tr>
          <td className="w-0 p-0" />
          {columns.map((column) => (
            <th key={column.method} scope="col" {...cellOf(column, "pt-2 font-normal")}>
              <MethodButton column={column} followed={column.method === followed} onFollow={onFollow} />
              <p className="min-h-10 text-small text-pretty text-ink2">{column.rule}</p>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {methodRows.map(([label, cell], index) => (
          <tr key={label}>
            <th scope="row" className="w-0 p-0">
              <span className="sr-only">{label}</span>
            </th>
            {columns.map((column) => (
              <td key={column.method} {...cellOf(column, index === methodRows.length - 1 ? "pt-3 pb-6" : "pt-3")}>
                {cell === bestCell ? null : (
                  <p aria-hidden="true" className="text-small text-ink2">
                    {label}
                  </p>
                )}
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MethodNameProps extends Pick<FollowedColumns, "onFollow"> {
  column: MethodColumn;
  followed: boolean;
}

function MethodButton({ column: { method, name, line }, followed, onFollow }: MethodNameProps) {
  return (
    <button
      type="button"
      aria-pressed={followed}
      onClick={() => onFollow(method)}
      onFocus={() => onFollow(method)}
      className="hit-44 flex min-h-9 w-full items-center justify-between gap-2 text-left font-semibold"
    >
      {name}
      <LaneSample line={line} followed={followed} width={34} />
      <span className="sr-only">: follow its way</span>
    </button>
  );
}

/** The text below names all. */
const mostMoves = 4;

function shortList(names: readonly string[], word: "or" | "and"): string {
  return listed(names.length > mostMoves ? [...names.slice(0, 3), `${names.length - 3} others`] : names, word);
}

function gaveUpCell({ state, gaveUp, tried, tied, tiedCount }: MethodColumn) {
  if (state === "satisfied") return <p className="text-ink2">nothing</p>;
  if (state === "exhausted") {
    return (
      <>
        <p className="font-semibold">no answer</p>
        <p className="text-small text-ink2">
          {tried.length > 0 ? words.methods.stuck({ tried: shortList(tried, "or") }) : "no way within its rounds"}
        </p>
      </>
    );
  }
  const more = gaveUp.length - mostMoves;
  return (
    <>
      <p className="font-semibold text-pretty text-give">{gaveUp.map(({ label }) => label).join(", ")}</p>
      {gaveUp.slice(0, mostMoves).map((each) => (
        <Moved key={each.label} gave={each} />
      ))}
      {more > 0 ? <p className="text-small text-ink2">{more} more, told below</p> : null}
      {tried.length > 0 ? (
        <p className="text-small text-ink2">{words.methods.tried({ tried: shortList(tried, "and") })}</p>
      ) : null}
      {state === "undecided" ? (
        <p className="mt-1 text-small text-pretty text-ink2">
          <strong className="font-semibold text-ink">A tie</strong> between {tied.join("; ")}
          {tiedCount > tied.length ? `; ${tiedCount - tied.length} more` : ""}. {words.methods.marked}
        </p>
      ) : null}
    </>
  );
}

function Moved({ gave: { from, to, any, unit, yetMet } }: { gave: GaveUp }) {
  if (yetMet) {
    return (
      <p className="text-pretty">
        {from} <span className="text-small text-ink2">{any}</span>
      </p>
    );
  }
  return (
    <p className="text-pretty">
      <StruckText text={from} /> {to ?? any}
      {unit ? <span className="text-small text-ink2"> {unit}</span> : null}
    </p>
  );
}

function weightCell({ weight, usesWeights }: MethodColumn) {
  const value = weight?.value ?? 0;
  return (
    <p className="flex items-end gap-2.5">
      <GaugeNotches notches={weight?.notches ?? 0} gaveWay={weight !== null} />
      {weight ? (
        <span className="leading-5">{value < 0.005 && value > 0 ? "< 0.01" : value.toFixed(2)}</span>
      ) : usesWeights ? (
        <Dash words="nothing given up" />
      ) : (
        <span className="text-small text-ink2">uses none</span>
      )}
    </p>
  );
}

function keptCell({ kept, of, state }: MethodColumn) {
  return <p>{state === "exhausted" ? <Dash words="no answer" /> : `${kept} of ${of}`}</p>;
}

function bestCell({ cars: products, car: product }: MethodColumn) {
  if (!product) return <p className="text-small text-ink2">{words.methods.none}</p>;
  return (
    <>
      <p className="text-small text-ink2">
        best of <strong className="font-semibold text-ink">{productCount(products)}</strong>
      </p>
      <SideDrawing style={product.style} scale={0.31} className="my-1 block!" />
      <p className="font-medium text-pretty">{product.name}</p>
      <p>{product.price}</p>
    </>
  );
}

function Dash({ words }: { words: string }) {
  return (
    <span className="text-ink2">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

export function MethodSwipe({ columns, followed, onFollow }: FollowedColumns) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const front = entries.find((entry) => entry.isIntersecting);
        const method = front?.target.getAttribute("data-method");
        if (method) onFollow(method);
      },
      // Counts only a middle strip, so one card is in front.
      { root: box, rootMargin: "0px -45% 0px -45%" },
    );
    for (const card of box.children) seen.observe(card);
    return () => seen.disconnect();
  }, [onFollow]);
  const show = (method: string) => {
    onFollow(method);
    const card = list.current?.querySelector<HTMLElement>(`[data-method="${method}"]`);
    const box = list.current;
    if (card && box)
      box.scrollTo({ left: card.offsetLeft - (box.clientWidth - card.clientWidth) / 2, behavior: "smooth" });
  };
  return (
    <>
      <div className="-mx-4 flex sm:mx-0">
        {columns.map(({ method, name, line }) => (
          <button
            key={method}
            type="button"
            aria-label={`Show ${name}`}
            aria-pressed={method === followed}
            onClick={() => show(method)}
            className="flex min-h-11 flex-1 items-start justify-center pt-2"
          >
            <LaneSample line={line} followed={method === followed} width={26} />
          </button>
        ))}
      </div>
      <ul
        ref={list}
        aria-label="Methods"
        className="scroll-hidden relative -mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto scroll-px-4 px-4 sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {columns.map((column) => (
          <li
            key={column.method}
            data-method={column.method}
            className={`flex w-[72%] max-w-72 shrink-0 snap-center flex-col rounded-card border px-4 pt-1.5 pb-4 transition-colors ${column.method === followed ? "border-give bg-give-wash" : "border-line2 bg-raised"}`}
          >
            <h3>
              <MethodButton column={column} followed={column.method === followed} onFollow={show} />
            </h3>
            <p className="text-small text-ink2">{column.rule}</p>
            {methodRows.map(([label, cell]) => (
              <div key={label} className="mt-4">
                <p className={cell === bestCell ? "sr-only" : "text-small text-ink2"}>{label}</p>
                {cell(column)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function LaneSample({ line, followed, width }: { line: DrawnLine; followed: boolean; width: number }) {
  return (
    <svg width={width} height="8" viewBox={`0 0 ${width} 8`} aria-hidden="true" className="shrink-0">
      <path
        d={`M2 4H${width - 2}`}
        fill="none"
        strokeWidth={line.width}
        strokeDasharray={line.dash}
        strokeLinecap={line.cap}
        className={followed ? "stroke-give" : "stroke-ink"}
      />
    </svg>
  );
}
