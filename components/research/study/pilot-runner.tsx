"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { fieldLook, LabelledField } from "@/components/research/labelled-field";
import { ProgressNote } from "@/components/research/progress-note";
import { sendJson, serverAnswer } from "@/components/research/send-json";
import { useEvery } from "@/components/research/use-every";
import { Button } from "@/components/ui/button";
import { lab } from "@/messages/lab";

const most = 500;
const everyMilliseconds = 1500;

export interface PilotProgress {
  through: number;
  of: number;
  runs: boolean;
}

/** The server plays; this page only watches. */
export function PilotRunner({ path, known }: { path: string; known: PilotProgress | null }) {
  const router = useRouter();
  const [count, setCount] = useState(10);
  const [pilot, setPilot] = useState(known);
  const [said, setSaid] = useState("");
  const runs = pilot?.runs ?? false;
  const watch = async () => {
    const answer = await serverAnswer<{ pilot: PilotProgress | null }>(fetch(path));
    if (typeof answer === "string" || !answer.pilot) return;
    const { through, of } = answer.pilot;
    setPilot(answer.pilot);
    if (answer.pilot.runs) return;
    setSaid(through === of ? lab.pilot.done({ count: through }) : lab.pilot.stopped({ count: through }));
    router.refresh();
  };
  useEvery(everyMilliseconds, runs, () => void watch());
  const order = async (participants: number) => {
    const answer = await sendJson(path, { participants });
    setSaid(typeof answer === "string" ? answer : "");
    await watch();
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
            onChange={({ target }) => setCount(Math.min(most, Math.max(1, Math.round(Number(target.value)) || 1)))}
            className={`${fieldLook} w-24`}
          />
        )}
      />
      <Button onClick={() => void order(runs ? 0 : count)}>{runs ? "Stop" : "Run a pilot"}</Button>
      <ProgressNote
        label="Simulated participants through"
        progress={pilot?.runs ? { step: lab.pilot.through(pilot), share: pilot.through / pilot.of } : null}
        said={said}
      />
    </div>
  );
}
