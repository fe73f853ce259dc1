"use client";

import { useRouter } from "next/navigation";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

/** Participants of one request: as many as end within its time. */
const atOnce = 3;
const most = 500;

interface Progress {
  done: number;
  of: number;
  fault: string;
}

/** Lets simulated participants run the study, a few a request, until all are through or it is stopped. */
export function PilotRunner({ path }: { path: string }) {
  const router = useRouter();
  const field = useId();
  const [count, setCount] = useState(10);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  const run = async () => {
    stopped.current = false;
    setRunning(true);
    let done = 0;
    let fault = "";
    while (done < count && !stopped.current && fault === "") {
      setProgress({ done, of: count, fault });
      const participants = Math.min(atOnce, count - done);
      fault = await send(path, participants);
      if (fault === "") done += participants;
    }
    setProgress({ done, of: count, fault });
    setRunning(false);
    router.refresh();
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div>
        <label htmlFor={field} className="block text-small text-ink2">
          Simulated participants
        </label>
        <input
          id={field}
          type="number"
          min={1}
          max={most}
          value={count}
          onChange={(event) =>
            setCount(Math.min(most, Math.max(1, Math.round(Number(event.currentTarget.value)) || 1)))
          }
          className="mt-1 min-h-9 w-24 rounded-card border border-edge bg-raised px-2 pointer-coarse:min-h-11"
        />
      </div>
      {isRunning ? (
        <Button
          onClick={() => {
            stopped.current = true;
          }}
        >
          Stop
        </Button>
      ) : (
        <Button onClick={() => void run()}>Run a pilot</Button>
      )}
      <p role="status" className={progress ? "basis-full text-small text-ink2" : "sr-only"}>
        {progress ? `${progress.done} of ${progress.of} simulated participants are through. ${progress.fault}` : ""}
      </p>
    </div>
  );
}

/** What went wrong, in a sentence; empty when nothing did. */
async function send(path: string, participants: number): Promise<string> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ participants }),
    });
    if (response.ok) return "";
    return (await response.json()).error?.message ?? "That did not work. Try again.";
  } catch {
    return "The server could not be reached. Try again in a moment.";
  }
}
