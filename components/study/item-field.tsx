import type { ReactNode } from "react";
import type { AnswerValue, PageItem } from "@/lib/study/instrument";
import { partaking } from "@/messages/partaking";

interface ItemFrameProps extends Omit<PageItem, "answer"> {
  problem: string | undefined;
  children: ReactNode;
}

export function ItemFrame({ id, text, hint, required, problem, children }: ItemFrameProps) {
  const titleId = `item-${id}`;
  const problemId = `${titleId}-problem`;
  return (
    <fieldset
      aria-describedby={problem ? problemId : undefined}
      className="border-t border-line py-6 first-of-type:border-t-0"
    >
      <legend className="float-left mb-3 w-full">
        <span id={titleId} className="font-medium">
          {text}
        </span>
        {required ? null : <span className="text-small text-ink2"> {partaking.form.optional}</span>}
        {hint ? <span className="block text-small text-ink2">{hint}</span> : null}
      </legend>
      <div className="clear-both">{children}</div>
      {problem ? (
        <p id={problemId} className="mt-2 text-small font-medium text-give">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

const line = "w-full max-w-[36rem] rounded-card border border-edge bg-raised px-4 py-2 focus-visible:-outline-offset-2";

interface AnswerFieldProps extends Pick<PageItem, "id" | "answer"> {
  value: AnswerValue;
  onChange: (value: AnswerValue) => void;
}

/** Named by its frame. */
export function AnswerField({ id, answer, value, onChange }: AnswerFieldProps) {
  const titleId = `item-${id}`;
  const number = typeof value === "number" ? value : null;
  if (answer.kind === "scale") return <ScaleField {...answer} name={id} value={number} onChange={onChange} />;
  if (answer.kind === "rating")
    return <RatingField {...answer} labelledBy={titleId} value={number} onChange={onChange} />;
  if (answer.kind === "number")
    return (
      <input
        type="number"
        min={answer.min}
        max={answer.max}
        aria-labelledby={titleId}
        value={number ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
        className={`${line} min-h-11 max-w-48`}
      />
    );
  if (answer.kind === "text")
    return (
      <textarea
        rows={4}
        maxLength={answer.longest}
        aria-labelledby={titleId}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        className={line}
      />
    );
  const several = answer.kind === "several";
  const chosen = several && Array.isArray(value) ? value : [];
  const toggle = (option: string) =>
    onChange(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
  const of = { name: id, options: answer.options, several };
  return <OptionList {...of} chosen={several ? chosen : [value]} onToggle={several ? toggle : onChange} />;
}

interface OptionListProps {
  name: string;
  options: readonly { id: string; text: string }[];
  chosen: readonly AnswerValue[];
  several: boolean;
  onToggle: (option: string) => void;
}

function OptionList({ name, options, chosen, several, onToggle }: OptionListProps) {
  return (
    <div className="flex flex-col">
      {options.map(({ id, text }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card hover:bg-sunk">
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
            className="size-5 shrink-0 accent-ink"
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

interface LevelFieldProps {
  low: string;
  high: string;
  value: number | null;
  onChange: (value: number) => void;
}

/** Starts without a value, so it suggests none. */
function RatingField({ low, high, value, labelledBy, onChange }: LevelFieldProps & { labelledBy: string }) {
  const take = (field: HTMLInputElement) => onChange(Number(field.value));
  return (
    <div className="max-w-[36rem]">
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value ?? 50}
        aria-labelledby={labelledBy}
        aria-valuetext={value === null ? partaking.form.unrated : partaking.form.rating({ value, low, high })}
        onChange={(event) => take(event.target)}
        onPointerUp={(event) => take(event.currentTarget)}
        onKeyUp={(event) => {
          if (event.key !== "Tab" && event.key !== "Shift") take(event.currentTarget);
        }}
        className={`h-11 w-full accent-ink ${value === null ? "opacity-60" : ""}`}
      />
      <Ends low={low} high={high}>
        <span aria-hidden="true">{value ?? partaking.form.unrated}</span>
      </Ends>
    </div>
  );
}

function Ends({ low, high, children }: Pick<LevelFieldProps, "low" | "high"> & { children?: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-small text-ink2">
      <span>{low}</span>
      {children}
      <span className="text-right">{high}</span>
    </div>
  );
}

interface ScaleFieldProps extends LevelFieldProps {
  name: string;
  points: number;
}

function ScaleField({ name, points, low, high, value, onChange }: ScaleFieldProps) {
  return (
    <div className="max-w-[36rem]">
      <Ends low={low} high={high} />
      <div className="mt-1 flex">
        {Array.from({ length: points }, (_, index) => index + 1).map((point) => (
          <label
            key={point}
            className="group relative flex min-h-11 grow basis-0 cursor-pointer items-center justify-center border-y border-r border-line2 first:rounded-l-card first:border-l last:rounded-r-card hover:bg-sunk has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-checked:forced-color-adjust-none has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={point}
              checked={value === point}
              onChange={() => onChange(point)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{point}</span>
            <span className="sr-only">
              {partaking.form.point({ point, points })}
              {point === 1 ? `, ${low}` : point === points ? `, ${high}` : ""}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
