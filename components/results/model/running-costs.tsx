import { curveYears, type RunningCurve } from "@/lib/dialogue/showing/running-curve";
import { groupDigits } from "@/messages/group-digits";
import { models } from "@/messages/models";

type Line = RunningCurve["own"];

const height = 176;
const ticks = [0, 2, 4, 6, 8, 10];
/** Pixels between names at the lines' ends. */
const nameGap = 20;
const dashes = [undefined, "5 4"];
const names = ["fill-ink font-semibold", "fill-ink2"];

/** Dollars over the years: a solid line for this product, a dashed one for its rival. */
export function RunningCosts({ curve }: { curve: RunningCurve }) {
  const { own, rival, even } = curve;
  const lines = [own, ...(rival ? [rival] : [])];
  const after = ({ start, yearly }: Line, years: number) => start + yearly * years;
  const step = Math.max(...lines.map((line) => after(line, curveYears))) > 12_000 ? 10_000 : 5000;
  const most = Math.ceil(Math.max(...lines.map((line) => after(line, curveYears))) / 2500) * 2500;
  const x = (years: number) => `${((years / curveYears) * 100).toFixed(2)}%`;
  const y = (dollars: number) => Number((height - (dollars / most) * height).toFixed(1));
  const rise = (line: Line) => ({ x1: "0", x2: "100%", y1: y(line.start), y2: y(after(line, curveYears)) });
  const ends = lines.map((line) => rise(line).y2);
  const [first = 0, second] = ends;
  const isClose = second !== undefined && Math.abs(first - second) < nameGap;
  const middle = (first + (second ?? first)) / 2;
  const nameAt = (index: number) => {
    if (!isClose) return ends[index] ?? 0;
    const isUpper = (ends[index] ?? 0) < middle || (first === second && index === 0);
    return middle + (isUpper ? -nameGap / 2 : nameGap / 2);
  };
  return (
    <>
      {rival ? <p className="text-small text-pretty text-ink2">{sentence(own, rival, even)}</p> : null}
      <div className="mt-5 mr-30 mb-7 ml-12 text-small">
        <svg aria-hidden="true" width="100%" height={height} className="overflow-visible">
          {Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step).map((dollars) => (
            <g key={dollars}>
              <line x1="0" x2="100%" y1={y(dollars)} y2={y(dollars)} className="stroke-line" />
              <text x="-8" y={y(dollars)} dy="4" textAnchor="end" className="fill-ink2">
                {dollars === 0 ? "0" : `$${dollars / 1000}k`}
              </text>
            </g>
          ))}
          {ticks.map((years) => (
            <text key={years} x={x(years)} y={height + 20} textAnchor="middle" className="fill-ink2">
              {years === 0 ? models.curve.today : years === curveYears ? models.curve.years({ years }) : years}
            </text>
          ))}
          {lines.map((line, index) => (
            <g key={line.name}>
              <line {...rise(line)} strokeWidth="2" strokeDasharray={dashes[index]} className="stroke-ink" />
              <text x="100%" y={nameAt(index)} dx="8" dy="4" className={names[index]}>
                {line.name}
              </text>
            </g>
          ))}
          {even === null ? null : (
            <>
              <circle cx={x(even)} cy={y(after(own, even))} r="5" strokeWidth="2" className="fill-paper stroke-ink" />
              <text
                x={x(even)}
                y={y(after(own, even)) - 12}
                textAnchor={even < 3 ? "middle" : "end"}
                className="halo fill-ink font-semibold"
              >
                {models.curve.even({ years: Math.round(even) })}
              </text>
            </>
          )}
        </svg>
      </div>
    </>
  );
}

const money = (value: number) => `$${groupDigits(Math.abs(value))}`;

function sentence(own: Line, rival: Line, even: number | null): string {
  const { name, start, yearly } = rival;
  return models.curve.gap({
    name,
    buy: money(start - own.start),
    dearer: start > own.start,
    run: money(yearly - own.yearly),
    thirstier: yearly > own.yearly,
    even: even === null ? "" : models.curve.then({ years: Math.round(even) }),
  });
}
