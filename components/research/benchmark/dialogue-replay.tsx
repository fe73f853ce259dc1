import Link from "next/link";
import { CellTable } from "@/components/research/cell-table";
import { lab } from "@/messages/lab";
import type { ReplayView, TurnView } from "./dialogue-view";

/** State and every method's answer at any turn of a dialogue. */
export function DialogueReplay({ view, query }: { view: ReplayView; query: string }) {
  const { id, setting, result, persona, gold, turns, at } = view;
  const address = (turn: number) => `?turn=${turn}${query}`;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-title">{id}</h1>
        <p className={result === "match" ? "text-keep" : "text-give"}>
          {setting}, {result}
        </p>
      </div>
      <details className="mt-2 max-w-[52rem] border-b border-line pb-2">
        <summary className="text-small font-medium">Who the shopper is, and what it should come to</summary>
        <p className="quote mt-2 text-pretty text-ink2">“{persona}”</p>
        <ul className="mt-2 text-small">
          {gold.map(({ text, weight, isTarget }) => (
            <li key={text} className={isTarget ? "text-give" : ""}>
              {weight} {text}
              {isTarget ? ", to be given up" : ""}
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="min-w-0">
          <StepLinks at={at} turns={turns.length} address={address} />
          <ol aria-label="Turns" className="mt-3 flex flex-col gap-5">
            {turns.map((turn) => (
              <Turn key={turn.number} turn={turn} at={at} href={address(turn.number)} />
            ))}
          </ol>
        </div>
        <MethodsInTurn view={view} />
      </div>
    </>
  );
}

function StepLinks({ at, turns, address }: { at: number; turns: number; address: (turn: number) => string }) {
  const steps = [
    { label: "Previous turn", to: at - 1 },
    { label: "Next turn", to: at + 1 },
  ];
  return (
    <nav aria-label="Turn by turn" className="flex items-center gap-6">
      <p className="font-semibold">
        Turn {at + 1} of {turns}
      </p>
      {steps.map(({ label, to }) =>
        to >= 0 && to < turns ? (
          <Link key={label} href={address(to)} scroll={false} className="hit-44 link">
            {label}
          </Link>
        ) : null,
      )}
    </nav>
  );
}

function Turn({ turn, at, href }: { turn: TurnView; at: number; href: string }) {
  const isAt = turn.number === at;
  const isLater = turn.number > at;
  return (
    <li
      aria-current={isAt ? "step" : undefined}
      className={`border-l-2 pl-4 ${isAt ? "border-give" : "border-line"} ${isLater ? "text-ink3" : ""}`}
    >
      <p>
        <Link href={href} scroll={false} className="hit-44 mr-2 text-small text-ink2 link">
          <span className="sr-only">Turn </span>
          {turn.number + 1}
        </Link>
        {turn.isTyped ? <span className="quote">“{turn.said}”</span> : <span>taps: {turn.said}</span>}
      </p>
      <p className={isLater ? "mt-1" : "mt-1 text-ink2"}>{turn.reply}</p>
    </li>
  );
}

function MethodsInTurn({ view: { wishes, methods, note, at } }: { view: ReplayView }) {
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
            {
              head: "Gives up",
              cell: ({ gives, isRight }) => (
                <>
                  {gives}
                  {isRight ? <span className="text-keep">, as it should</span> : ""}
                </>
              ),
            },
            { head: lab.benchmark.heads.found, kind: "figure", cell: ({ products }) => products },
            { head: lab.benchmark.heads.best, cell: ({ product }) => product },
          ]}
        />
      ) : (
        <p className="mt-1 text-small text-pretty text-ink2">{note}</p>
      )}
    </div>
  );
}
