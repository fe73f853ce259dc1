"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { fieldLook, LabelledField } from "@/components/research/labelled-field";
import { ProgressNote } from "@/components/research/progress-note";
import { type ProgressLine, readProgress } from "@/components/research/read-progress";
import { Button } from "@/components/ui/button";
import { jsonRequest } from "@/components/ui/json-request";

const most = 500;

export function PilotRunner({ path }: { path: string }) {
  const router = useRouter();
  const [count, setCount] = useState(10);
  const [progress, setProgress] = useState<ProgressLine | null>(null);
  const [said, setSaid] = useState("");
  const stop = useRef<AbortController | null>(null);
  const run = async () => {
    const stopping = new AbortController();
    stop.current = stopping;
    setSaid("");
    setProgress({ step: `0 of ${count}`, share: 0 });
    const sent = fetch(path, { ...jsonRequest({ participants: count }), signal: stopping.signal });
    const ended = await readProgress(sent, setProgress);
    setProgress(null);
    if (stopping.signal.aborted) setSaid("Stopped; those who were through are kept.");
    else setSaid(typeof ended === "string" ? ended : `All ${ended.done.participants} are through.`);
    router.refresh();
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <LabelledField
        label="Simulated participants"
        field={(id) => (
          <input
            id={id}
            type="number"
            min={1}
            max={most}
            value={count}
            onChange={(event) =>
              setCount(Math.min(most, Math.max(1, Math.round(Number(event.currentTarget.value)) || 1)))
            }
            className={`${fieldLook} w-24`}
          />
        )}
      />
      {progress ? (
        <Button onClick={() => stop.current?.abort()}>Stop</Button>
      ) : (
        <Button onClick={() => void run()}>Run a pilot</Button>
      )}
      <ProgressNote label="Simulated participants through" progress={progress} said={said} />
    </div>
  );
}
