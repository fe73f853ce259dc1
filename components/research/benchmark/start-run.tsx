"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ChoiceField, FormNumber } from "@/components/research/labelled-field";
import { sendJson, serverAnswer } from "@/components/research/send-json";
import { useEvery } from "@/components/research/use-every";
import { Button } from "@/components/ui/button";
import { mostItems, requestSettings, runRequestSchema } from "./run-request";

const address = "/api/research/benchmark/runs";
const pause = 800;
const { weighting, ask, mode, profile } = runRequestSchema.shape.choices.shape;

export function StartRun({ jobs: initial, methods }: { jobs: readonly RunJob[]; methods: readonly string[] }) {
  const router = useRouter();
  const [jobs, setJobs] = useState(initial);
  const [said, setSaid] = useState("");
  const isRunning = jobs.some(({ status }) => status === "running");
  useEvery(pause, isRunning, async () => {
    const answer = await serverAnswer<{ jobs: RunJob[] }>(fetch(address));
    if (typeof answer === "string") return;
    setJobs(answer.jobs);
    if (!answer.jobs.some(({ status }) => status === "running")) router.refresh();
  });

  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await sendJson<RunJob>(address, requestOf(new FormData(event.currentTarget)));
    setSaid(typeof answer === "string" ? answer : "");
    if (typeof answer !== "string") setJobs([answer, ...jobs]);
  };
  return (
    <>
      <form onSubmit={(event) => void start(event)} className="mt-3">
        <fieldset>
          <legend className="text-small text-ink2">Settings</legend>
          <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {requestSettings.map((setting) => (
              <label key={setting} className="flex min-h-6 items-center gap-1.5 text-small pointer-coarse:min-h-11">
                <input {...ticked(setting)} type="checkbox" name="settings" className="size-4 accent-ink" />
                {setting}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
          <ChoiceField name="method" label="Method" choices={methods} />
          <ChoiceField name="weighting" label="Weighting" choices={weighting.options} />
          <ChoiceField name="ask" label="Asking" choices={ask.options} />
          <ChoiceField name="mode" label="Words" choices={mode.options} />
          <ChoiceField name="profile" label="Manner" choices={profile.options} />
          <FormNumber name="count" label="Items a setting" value={10} least={1} most={mostItems} step={1} />
          <FormNumber name="seed" label="Seed" value={1} most={999_999_999} step={1} />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isRunning}>
            Start run
          </Button>
          <p role="alert" className="text-give">
            {said}
          </p>
        </div>
      </form>
      {jobs.length === 0 ? null : (
        <ul aria-label="Runs started here" aria-live="polite" className="mt-4 flex flex-col gap-2 text-small">
          {jobs.map(({ id, label, done, total, status, reason }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 break-words">{label}</span>
              {status === "running" ? (
                <progress value={done} max={total} aria-label={`Progress of ${label}`} className="w-40 accent-ink" />
              ) : null}
              <span className="text-ink2">
                {status === "failed" ? reason : status === "done" ? "done" : `${done} of ${total}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const ticked = (value: string) => ({ value, defaultChecked: value.startsWith("S") });

function requestOf(form: FormData) {
  const { settings: _, count, ...choices } = Object.fromEntries(form);
  return {
    settings: form.getAll("settings"),
    count: Number(count),
    choices: { ...choices, seed: Number(choices.seed) },
  };
}

export interface RunJob {
  id: string;
  label: string;
  done: number;
  total: number;
  status: "running" | "done" | "failed";
  reason?: string;
}
