"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useId, useState } from "react";
import { serverAnswer } from "@/components/research/send-json";
import { counted } from "@/lib/dialogue/wording/count-words";

export function AddRunFiles() {
  const router = useRouter();
  const field = useId();
  const [said, setSaid] = useState("");
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const files = [...(input.files ?? [])].sort((a, b) => Number(isResults(a)) - Number(isResults(b)));
    const faults: string[] = [];
    for (const file of files) {
      const part = /\.(dialogues|costs)\.ndjson$/.exec(file.name)?.[1] ?? "results";
      const name = file.name.replace(/(\.(dialogues|costs)\.ndjson|\.jsonl)$/, "");
      const address = `/api/research/benchmark/runs/${encodeURIComponent(name)}?part=${part}`;
      const answer = await serverAnswer(fetch(address, { method: "PUT", body: file }));
      if (typeof answer === "string") faults.push(`${file.name}: ${answer}`);
    }
    input.value = "";
    setSaid(faults.join(" ") || `${counted(files.length, "file")} added.`);
    router.refresh();
  };
  return (
    <div className="mt-3">
      <label htmlFor={field} className="block text-small text-ink2">
        Results files (.jsonl), and beside them .dialogues.ndjson and .costs.ndjson
      </label>
      <input
        id={field}
        type="file"
        multiple
        accept=".jsonl,.ndjson"
        onChange={(event) => void add(event)}
        className="mt-1 block max-w-full text-small file:mr-3 file:rounded-card file:border file:border-line2 file:bg-raised file:px-3 file:py-1.5 file:text-ink"
      />
      <p role="status" className="mt-1 min-h-5 text-small text-ink2">
        {said}
      </p>
    </div>
  );
}

const isResults = ({ name }: File) => name.endsWith(".jsonl");
