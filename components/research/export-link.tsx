"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { type WordTable, wordTable } from "@/lib/constraints";
import { lab } from "@/messages/lab";
import { ProgressNote } from "./progress-note";
import { type ProgressLine, readProgress } from "./read-progress";

const steps: WordTable<string> = wordTable(lab.exporting);

export function ExportLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  const [progress, setProgress] = useState<ProgressLine | null>(null);
  const [said, setSaid] = useState("");
  const tell = ({ step, share }: ProgressLine) => setProgress({ step: steps[step] ?? step, share });
  const take = async (event: MouseEvent) => {
    event.preventDefault();
    if (progress) return;
    setSaid("");
    tell({ step: "reading", share: 0 });
    const made = await readProgress(fetch(`${href}&progress=1`), tell);
    setProgress(null);
    if (typeof made === "string") return setSaid(made);
    const { name, bytes } = made.done;
    if (made.bytes.length !== bytes) return setSaid("The download was cut off. Try again.");
    saveFile(String(name), made.bytes);
    setSaid(`${name} is in your downloads.`);
    router.refresh();
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <a href={href} onClick={(event) => void take(event)} className="hit-44 link">
        {label}
      </a>
      <ProgressNote {...{ label, progress, said }} />
    </span>
  );
}

function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
