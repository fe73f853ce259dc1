"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { fieldLook, LabelledField } from "./labelled-field";
import { sendJson } from "./send-json";

const wide = `${fieldLook} w-full`;

interface ActButtonProps {
  path: string;
  body: Record<string, unknown>;
  label: string;
  look?: "primary" | "plain" | "quiet";
  ask?: { name: string; label: string } | undefined;
  /** Goes to this address plus the answer's `id`. */
  goTo?: string | undefined;
  /** Asks for a second press. */
  confirm?: boolean;
}

export function ActButton({ path, body, label, look = "plain", ask, goTo, confirm = false }: ActButtonProps) {
  const router = useRouter();
  const [words, setWords] = useState("");
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const [isSure, setSure] = useState(!confirm);
  const act = async () => {
    if (!isSure) return setSure(true);
    setBusy(true);
    setSaid("");
    const fault = await sendJson<{ id?: string }>(path, ask ? { ...body, [ask.name]: words } : body);
    setBusy(false);
    if (typeof fault === "string") return setSaid(fault);
    setWords("");
    setSure(!confirm);
    if (goTo) router.push(`${goTo}${fault.id ?? ""}`);
    router.refresh();
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      {ask ? (
        <LabelledField
          label={ask.label}
          className="min-w-0 grow basis-56"
          field={(id) => (
            <input id={id} value={words} onChange={({ target }) => setWords(target.value)} className={wide} />
          )}
        />
      ) : null}
      <Button look={look} disabled={busy} onClick={() => void act()}>
        {confirm && isSure ? `${label}: press again to do it` : label}
      </Button>
      <p role="status" className={said ? "basis-full text-small text-give" : "sr-only"}>
        {said}
      </p>
    </div>
  );
}
