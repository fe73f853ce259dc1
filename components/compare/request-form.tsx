import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState, useTransition } from "react";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { Button } from "@/components/ui/button";
import { maxWordsLength } from "@/lib/dialogue/max-words-length";
import { groupDigits } from "@/messages/group-digits";
import { comparisonAddress } from "./comparison-view";

export type CompareExample = { text: string; style: string; note: string };

/** The jobs that this visitor may give the configured model. */
export type CompareModel = { legend: string; jobs: Readonly<Record<string, string>> };

interface RequestFormProps {
  text: string;
  examples: readonly CompareExample[];
  model: CompareModel | null;
  agents: readonly string[];
}

/** A plain form, so it works without scripts. */
export function RequestForm({ text, examples, model, agents }: RequestFormProps) {
  const [said, setSaid] = useState(text);
  const [waiting, startWaiting] = useTransition();
  const router = useRouter();
  const hint = useId();
  const left = maxWordsLength - said.length;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = said.trim();
    const jobs = new FormData(event.currentTarget).getAll("m").map(String);
    if (trimmed === "" || left < 0) return;
    startWaiting(() => router.push(comparisonAddress({ text: trimmed, ...(jobs.length > 0 ? { agents: jobs } : {}) })));
  };
  return (
    <div className="grid gap-x-12 gap-y-6 min-[900px]:grid-cols-2">
      <form action="/lab/methods" method="get" onSubmit={submit}>
        <textarea
          name="q"
          rows={4}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
          aria-label="Your request"
          aria-describedby={hint}
          aria-invalid={left < 0 || undefined}
          placeholder="All-wheel drive is a must, under $30,000, and 40 mpg would be nice"
          className="scroll-quiet field-sizing-content max-h-72 min-h-28 w-full resize-y rounded-card border border-edge bg-raised px-4 py-3 placeholder:text-ink3 focus-visible:outline-offset-0"
        />
        {model ? (
          <fieldset className="mt-2 flex flex-wrap gap-x-4 text-small">
            <legend>{model.legend}</legend>
            {Object.entries(model.jobs).map(([job, label]) => (
              <label key={job} className="flex touch-h items-center gap-2">
                <input
                  type="checkbox"
                  name="m"
                  value={job}
                  defaultChecked={agents.includes(job)}
                  className="size-4 accent-ink"
                />
                {label}
              </label>
            ))}
          </fieldset>
        ) : null}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" look="primary" disabled={left < 0}>
            Compare
          </Button>
          <p id={hint} aria-live="polite" className="min-w-0 grow basis-48 text-small text-ink2">
            {left < 0 ? `${groupDigits(-left)} characters too many` : waiting ? "Comparing" : usualHint}
          </p>
        </div>
      </form>
      <ul aria-label="Examples">
        {examples.map((example) => (
          <li key={example.text} className="border-b border-line first:border-t">
            <Link
              href={comparisonAddress({ text: example.text })}
              prefetch={false}
              className="group flex min-h-14 items-center gap-4 py-2.5"
            >
              <SideDrawing style={example.style} scale={0.28} className="max-sm:hidden" />
              <span className="line-clamp-2 min-w-0 grow text-pretty decoration-line2 underline-offset-4 group-hover:underline">
                {example.text}
              </span>
              <span className="shrink-0 text-small text-ink2">{example.note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const usualHint = "Each line is read as one message: local weighting looks only at the line that states a wish.";
