import { CellTable } from "@/components/research/cell-table";
import type { ReplayView } from "./dialogue-view";

/** Where a dialogue stood after a turn, and what every method would have done there. */
export function MethodsInTurn({ view: { wishes, methods, note, at } }: { view: ReplayView }) {
  return (
    <div className="min-w-0 self-start lg:sticky lg:top-4">
      <h2 className="font-semibold">Read after turn {at + 1}</h2>
      {wishes.length > 0 ? (
        <ul className="mt-1 text-small">
          {wishes.map(({ text, weight, given, isRight }) => (
            <li key={text}>
              <span className="text-ink2">{weight}</span>{" "}
              {given ? <span className="text-give">{text}, given up</span> : text}
              {isRight ? "" : <span className="text-ink2"> (not the item’s)</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-small text-ink2">No wish beyond the first request.</p>
      )}
      <h2 className="mt-6 font-semibold">What each method would have done</h2>
      {methods.length > 0 ? (
        <CellTable
          label="Methods in this turn"
          className="mt-1"
          rows={methods}
          keyOf={({ method }) => method}
          columns={[
            {
              head: "Method",
              kind: "name",
              cell: ({ method, isOwn }) => (isOwn ? <strong>{method} (this run)</strong> : method),
            },
            { head: "Gives up", cell: givesUp },
            { head: "Cars", kind: "figure", cell: ({ cars }) => cars },
            { head: "Best car", cell: ({ car }) => car },
          ]}
        />
      ) : (
        <p className="mt-1 text-small text-pretty text-ink2">{note}</p>
      )}
    </div>
  );
}

function givesUp({ gives, isRight }: ReplayView["methods"][number]) {
  return (
    <>
      {gives}
      {isRight ? <span className="text-keep">, as it should</span> : ""}
    </>
  );
}
