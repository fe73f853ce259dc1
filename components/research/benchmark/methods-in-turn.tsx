import { ScrollRegion } from "@/components/research/scroll-region";
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
        <ScrollRegion label="Methods in this turn" className="mt-1">
          <table className="w-full border-collapse text-small">
            <thead>
              <tr className="border-b border-line2 text-left text-ink2 [&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-medium">
                <th scope="col">Method</th>
                <th scope="col">Gives up</th>
                <th scope="col" className="text-right">
                  Cars
                </th>
                <th scope="col">Best car</th>
              </tr>
            </thead>
            <tbody>
              {methods.map(({ method, isOwn, gives, cars, car, isRight }) => (
                <tr key={method} className="border-b border-line align-top [&>td]:py-1.5 [&>td]:pr-3">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                    {isOwn ? <strong>{method} (this run)</strong> : method}
                  </th>
                  <td>
                    {gives}
                    {isRight ? <span className="text-keep">, as it should</span> : ""}
                  </td>
                  <td className="text-right">{cars}</td>
                  <td>{car}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <p className="mt-1 text-small text-pretty text-ink2">{note}</p>
      )}
    </div>
  );
}
