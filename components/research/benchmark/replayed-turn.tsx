import { latestParts } from "@/components/chat/leeway-message";
import { FiguresTable } from "@/components/research/figures-table";
import { describeAct } from "@/lib/dialogue/wording/describe-act";
import type { DataParts, ReplyPart } from "@/lib/dialogue/wording/parts";
import type { ReplayedTurn } from "@/lib/study/trial/replay-search";

const namedProducts = 3;
const everyMethod = "What every method would have given up here";

export function ReplayedTurnView({ turn, before }: { turn: ReplayedTurn; before: readonly ReplyPart[] }) {
  const { at, act, reply, recorded, same, counterfactual } = turn;
  const known = partsIn(before);
  const { relaxation, question, results } = partsIn(reply);
  return (
    <>
      <p className="font-medium break-words">{describeAct(act, known.constraints?.wishes ?? [], known)}</p>
      {reply.map((part) =>
        part.type === "text" ? (
          <p key={part.text} className="mt-1 max-w-[50rem] text-pretty">
            {part.text}
          </p>
        ) : null,
      )}
      {relaxation ? <p className="mt-1 max-w-[50rem] text-give">{gaveWayText(relaxation)}</p> : null}
      {question ? (
        <p className="mt-1 max-w-[50rem]">
          Asked: {question.text} {question.choices.map(({ label }) => label).join(" / ")}
        </p>
      ) : null}
      {results && results.cars.length > 0 ? (
        <p className="mt-1 max-w-[50rem] text-small text-ink2">
          Shown:{" "}
          {results.cars
            .slice(0, namedProducts)
            .map(({ year, name }) => `${year} ${name}`)
            .join(", ")}
          {results.cars.length > namedProducts ? ` and ${results.cars.length - namedProducts} more` : ""}
        </p>
      ) : null}
      <p className="mt-1 text-small text-ink2">
        {at.slice(11, 19)} <code>{recorded.slice(0, 12)}</code> {same ? "again the same" : "now different"}
      </p>
      {counterfactual.length > 0 ? (
        <details className="mt-1">
          <summary className="hit-44 cursor-pointer text-small link">{everyMethod}</summary>
          <FiguresTable
            title={everyMethod}
            heads={["Method", "Gives up", "Left", "Ends"]}
            rows={counterfactual.map(({ method, status, given, cars: products }) => [
              method,
              given.map((id) => id.split(":")[0]).join(", ") || "-",
              String(products),
              status,
            ])}
          />
        </details>
      ) : null}
    </>
  );
}

function partsIn(parts: readonly ReplyPart[]) {
  return latestParts([{ id: "reply", role: "assistant", parts: [...parts] }]);
}

function gaveWayText({ gaveWay, alternatives, headline }: DataParts["relaxation"]): string {
  const given = gaveWay.map(({ label, from, to }) => `${label} ${from} ${to === null ? "let go" : `to ${to}`}`);
  if (given.length > 0) return `Gave way: ${given.join("; ")}.`;
  const listed = alternatives.map(({ label }) => label.toLowerCase());
  return listed.length > 0 ? `Ways listed: ${listed.join("; ")}.` : (headline ?? "Nothing was given up.");
}
