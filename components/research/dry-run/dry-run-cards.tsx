import { ScrollRegion } from "@/components/ui/scroll-region";
import { TitledSection } from "@/components/ui/titled-section";
import { roles } from "@/lib/constraints";
import type { DryRun, DryScenario } from "@/lib/study/dry-run/dry-run";
import { asShare, type LaunchFinding, leastDiffering, reach } from "@/lib/study/dry-run/launch-findings";
import { lab } from "@/messages/lab";
import { LevelMark } from "./dry-run-findings";

const measurable = "Can it be measured?";

export function DryRunCards({ run, findings }: { run: DryRun; findings: readonly LaunchFinding[] }) {
  const { arms, advising, scenarios } = run;
  const names = arms.map(({ id }) => id);
  const heads = ["Scenario", ...names, "Arms differ", "Agreement it can reach", lab.dryRun.choices, measurable];
  return (
    <TitledSection id="cards" title="What each arm gives up">
      <p className="mt-1 text-small text-ink2">
        Tick: the {Math.round(leastDiffering * 100)}% it takes. Hatched: floor and ceiling.
      </p>
      <ScrollRegion label="What each arm gives up, by scenario" className="mt-2">
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line2 text-left text-ink2">
              {heads.map((head, column) => (
                <th key={head} scope="col" className="px-2 py-1.5 font-medium whitespace-nowrap first:pl-0">
                  <span className="inline-flex items-center gap-2">
                    {advising.includes(head) && arms[column - 1]?.id === head ? (
                      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                        <Marker x={6} y={6} place={advising.indexOf(head)} />
                      </svg>
                    ) : null}
                    {head}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scenarios.map((card) => (
              <CardRow key={card.id} {...{ card, advising, findings }} columns={arms.length + 5} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </TitledSection>
  );
}

interface CardRowProps {
  card: DryScenario;
  advising: readonly string[];
  findings: readonly LaunchFinding[];
  columns: number;
}

function CardRow({ card, advising, findings, columns }: CardRowProps) {
  const own = card.cells.filter(({ condition }) => advising.includes(condition));
  const levels = findings.flatMap(({ scenario, level }) => (scenario === card.id ? [level] : []));
  const stop = levels.includes("stop");
  const level = stop ? "stop" : levels.length > 0 ? "warn" : "done";
  const wash = stop ? "bg-stop-wash" : "";
  return (
    <>
      <tr className={`border-b border-line align-top ${wash}`}>
        <th scope="row" className="min-w-32 px-2 py-2 text-left font-medium first:pl-0">
          {card.title}
        </th>
        {card.cells.map((cell) => (
          <td key={cell.condition} className="px-2 py-2">
            <Given cell={cell} />
          </td>
        ))}
        <td className="px-2 py-2">
          <DifferBar pairs={card.pairs} />
        </td>
        <td className="px-2 py-1.5">
          <ReachPlot least={card.least} most={card.most} arms={own} />
        </td>
        <td className="px-2 py-2 tabular-nums">{own.map(({ choices }) => choices ?? "-").join(", ")}</td>
        <td className="px-2 py-2">
          <span className={`inline-flex items-center gap-2 ${stop ? "font-medium text-stop" : ""}`}>
            <LevelMark level={level} />
            {stop ? "no" : "yes"}
          </span>
        </td>
      </tr>
      {stop ? (
        <tr className={`border-b border-line ${wash}`}>
          <td colSpan={columns} className="px-2 py-3">
            <Mirror wishes={card.wishes} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Given({ cell: { ways, decides, asks, trials } }: { cell: DryScenario["cells"][number] }) {
  const [first] = ways;
  if (!first) return <span className="text-ink2">{asks > 0 ? "asks" : "nothing"}</span>;
  return (
    <>
      <strong className="block font-semibold text-give">{first.gave.map(({ label }) => label).join(", ")}</strong>
      <span className="text-ink2">
        {first.gave.length === 1 ? (
          <>
            <s>{first.gave[0]?.from}</s> {first.gave[0]?.to ?? "any"}
          </>
        ) : (
          "all let go"
        )}
        {first.voices < decides ? `, ${first.voices} of ${decides}` : ""}
        {decides < trials ? `; decides in ${decides} of ${trials}` : ""}
      </span>
    </>
  );
}

function DifferBar({ pairs }: { pairs: DryScenario["pairs"] }) {
  const both = pairs.reduce((sum, pair) => sum + pair.both, 0);
  if (both === 0) return <span className="text-ink2">-</span>;
  const differ = pairs.reduce((sum, pair) => sum + pair.differ, 0) / both;
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <svg aria-hidden="true" viewBox="0 0 96 14" className="w-24">
        <rect y={4} width={96} height={6} className="fill-line" />
        <rect y={4} width={96 * differ} height={6} className="fill-ink" />
        <path d={`M${96 * leastDiffering} 0v14`} className="stroke-ink2" strokeWidth={1.5} />
      </svg>
      {Math.round(differ * 100)}%
    </span>
  );
}

/** What people would give up, mirrored against the products that each wish alone brings. */
function Mirror({ wishes }: { wishes: DryScenario["wishes"] }) {
  const most = Math.max(1, ...wishes.map(({ choices }) => choices));
  return (
    <dl className="grid max-w-xl gap-y-1">
      <div className="grid grid-cols-[1fr_7rem_1fr] gap-3 text-ink2">
        <dt className="text-right">give up first</dt>
        <dd className="col-start-3">{lab.dryRun.alone}</dd>
      </div>
      {wishes
        .toSorted((a, b) => b.first - a.first)
        .map(({ id, label, first, choices }) => (
          <div key={id} className="grid grid-cols-[1fr_7rem_1fr] items-center gap-3">
            <dd className={`flex items-center justify-end gap-2 ${choices === 0 ? "font-semibold text-stop" : ""}`}>
              {Math.round(first * 100)}%
              <span className="h-2.5 bg-current opacity-60" style={{ width: `${first * 60}%` }} />
            </dd>
            <dt className="text-center">{label}</dt>
            <dd className={`flex items-center gap-2 ${choices === 0 ? "font-semibold text-stop" : ""}`}>
              <span className="h-2.5 bg-keep" style={{ width: `${(choices / most) * 60}%` }} />
              {choices} {roles.things}
            </dd>
          </div>
        ))}
    </dl>
  );
}

const [width, height] = [190, 28];
const at = (value: number) => 6 + value * (width - 12);
const middle = height / 2;

/** What agreement any choice could reach, and what each arm reaches. Hatched: floor and ceiling. */
function ReachPlot({ least, most, arms }: Pick<DryScenario, "least" | "most"> & { arms: DryScenario["cells"] }) {
  if (least === null || most === null) return <span className="text-ink2">nothing gives way</span>;
  const reached = arms.map(({ condition, agreement }) => `${condition} ${asShare(agreement)}`).join(", ");
  const isShort = most < reach.floor;
  return (
    <span className="inline-flex items-center gap-3">
      <svg
        role="img"
        aria-label={`Can reach ${asShare(least)} to ${asShare(most)}; ${reached}`}
        viewBox={`0 0 ${width} ${height}`}
        className="w-[190px] shrink-0"
      >
        <Hatch from={0} to={reach.floor} />
        <Hatch from={reach.ceiling} to={1} />
        <path
          d={`M${at(least)} ${middle - 5}v10M${at(most)} ${middle - 5}v10M${at(least)} ${middle}H${at(most)}`}
          className={isShort ? "stroke-stop" : "stroke-ink"}
          strokeWidth={1.5}
          fill="none"
        />
        {arms.map(({ condition, agreement }, place) =>
          agreement === null ? null : <Marker key={condition} x={at(agreement)} place={place} />,
        )}
      </svg>
      {isShort ? <span className="font-medium text-stop">{asShare(most)} at best</span> : null}
    </span>
  );
}

function Hatch({ from, to }: { from: number; to: number }) {
  const lines = Array.from({ length: Math.round((at(to) - at(from)) / 5) }, (_, index) => at(from) + index * 5);
  return (
    <path
      d={lines.map((x) => `M${x} ${height - 2}l${Math.min(5, at(to) - x)} ${-(height - 4)}`).join("")}
      className="stroke-line2"
      fill="none"
    />
  );
}

/** Arms have shapes, in the order of the study. */
export function Marker({ x, place, y = middle }: { x: number; place: number; y?: number }) {
  if (place === 0) return <circle cx={x} cy={y} r={4} className="fill-ink" />;
  if (place === 1)
    return <rect x={x - 4} y={y - 4} width={8} height={8} className="fill-paper stroke-ink" strokeWidth={1.5} />;
  if (place === 2) return <path d={`M${x} ${y - 5}l5 9h-10z`} className="fill-ink3 stroke-ink" />;
  return <path d={`M${x} ${y - 5}l5 5l-5 5l-5 -5z`} className="fill-paper stroke-ink" strokeWidth={1.5} />;
}
