"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";

interface ActButtonProps {
  /** Where the act is sent, as JSON. */
  path: string;
  body: Record<string, unknown>;
  label: string;
  look?: "primary" | "plain" | "quiet";
  /** A field whose words go along under this name, with its label. */
  ask?: { name: string; label: string } | undefined;
  /** Where to go afterwards: this address with the answer's `id` behind it. */
  goTo?: string | undefined;
  /** What cannot be taken back: a second press does it. */
  confirm?: boolean;
}

/** One act of a researcher: a button, a field where words are needed, and what came of it. */
export function ActButton({ path, body, label, look = "plain", ask, goTo, confirm = false }: ActButtonProps) {
  const router = useRouter();
  const field = useId();
  const [words, setWords] = useState("");
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const [isSure, setSure] = useState(!confirm);
  const act = async () => {
    if (!isSure) return setSure(true);
    setBusy(true);
    setSaid("");
    const fault = await send(path, ask ? { ...body, [ask.name]: words } : body);
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
        <div className="min-w-0 grow basis-56">
          <label htmlFor={field} className="block text-small text-ink2">
            {ask.label}
          </label>
          <input
            id={field}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            className="mt-1 min-h-9 w-full rounded-card border border-edge bg-raised px-2.5 pointer-coarse:min-h-11"
          />
        </div>
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

/** What the server answered, or why it did not. */
async function send(path: string, body: object): Promise<{ id?: string } | string> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status === 204) return {};
    const answer = await response.json();
    return response.ok ? answer : (answer.error?.message ?? "That did not work. Try again.");
  } catch {
    return "The server could not be reached. Try again in a moment.";
  }
}
