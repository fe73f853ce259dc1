import { StruckText } from "@/components/constraints/drawing/moved-text";
import { GaugeNotches } from "@/components/constraints/gauge/gauge-notches";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { carCount, listed } from "@/lib/dialogue/wording/count-words";
import type { GaveUp, MethodColumn } from "./comparison-view";

/** The text below names all. */
const mostMoves = 4;

function shortList(names: readonly string[], word: "or" | "and"): string {
  return listed(names.length > mostMoves ? [...names.slice(0, 3), `${names.length - 3} others`] : names, word);
}

export function GaveUpCell({ column }: { column: MethodColumn }) {
  const { state, gaveUp, tried } = column;
  if (state === "satisfied") return <p className="text-ink2">nothing</p>;
  if (state === "exhausted") {
    return (
      <>
        <p className="font-semibold">no answer</p>
        <p className="text-small text-ink2">
          {tried.length > 0
            ? `without ${shortList(tried, "or")} still no car, so it stops`
            : "no way within its rounds"}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="font-semibold text-pretty text-give">{gaveUp.map(({ label }) => label).join(", ")}</p>
      {gaveUp.slice(0, mostMoves).map((each) => (
        <Moved key={each.label} gave={each} />
      ))}
      {gaveUp.length > mostMoves ? (
        <p className="text-small text-ink2">{gaveUp.length - mostMoves} more, told below</p>
      ) : null}
      {tried.length > 0 ? <p className="text-small text-ink2">tried {shortList(tried, "and")} first: no car</p> : null}
      {state === "undecided" ? <Tie column={column} /> : null}
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

function Tie({ column: { tied, tiedCount } }: { column: MethodColumn }) {
  const others = tiedCount - tied.length;
  return (
    <p className="mt-1 text-small text-pretty text-ink2">
      <strong className="font-semibold text-ink">A tie</strong> between {tied.join("; ")}
      {others > 0 ? `; ${others} more` : ""}. Marked: most cars.
    </p>
  );
}

export function WeightCell({ column: { weight, usesWeights } }: { column: MethodColumn }) {
  return (
    <p className="flex items-end gap-2.5">
      <GaugeNotches notches={weight?.notches ?? 0} gaveWay={weight !== null} />
      {weight ? (
        <span className="leading-5">
          {weight.value < 0.005 && weight.value > 0 ? "< 0.01" : weight.value.toFixed(2)}
        </span>
      ) : usesWeights ? (
        <Dash words="nothing given up" />
      ) : (
        <span className="text-small text-ink2">uses none</span>
      )}
    </p>
  );
}

export function KeptCell({ column: { kept, of, state } }: { column: MethodColumn }) {
  return state === "exhausted" ? (
    <p>
      <Dash words="no answer" />
    </p>
  ) : (
    <p>
      {kept} of {of}
    </p>
  );
}

export function BestCell({ column: { cars, car } }: { column: MethodColumn }) {
  if (!car) return <p className="text-small text-ink2">no car</p>;
  return (
    <>
      <p className="text-small text-ink2">
        best of <strong className="font-semibold text-ink">{carCount(cars)}</strong>
      </p>
      <SideDrawing style={car.style} scale={0.31} className="my-1 block!" />
      <p className="font-medium text-pretty">{car.name}</p>
      <p>{car.price}</p>
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
