"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";

interface Problem {
  path: string;
  reason: string;
}

type Check =
  | { state: "checking" }
  | { state: "valid"; hash: string }
  | { state: "invalid"; problems: Problem[] }
  | { state: "away" };

/** Milliseconds without a key before the text is checked. */
const rest = 500;

/** A configuration as text, checked while it is written. Only what is complete can be stored. */
export function StudyEditor({ text: initial }: { text: string }) {
  const router = useRouter();
  const field = useId();
  const [text, setText] = useState(initial);
  const [check, setCheck] = useState<Check>({ state: "checking" });
  const [said, setSaid] = useState("");
  useEffect(() => {
    const abort = new AbortController();
    setCheck({ state: "checking" });
    const timer = setTimeout(() => void checkText(text, abort.signal).then((found) => found && setCheck(found)), rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  const store = async () => {
    const response = await post("/api/research/studies", text).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!response?.ok)
      return setSaid(answer?.error?.message ?? "The server could not be reached. Try again in a moment.");
    router.push(`/research/studies/${answer.slug}`);
    router.refresh();
  };
  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <label htmlFor={field} className="block text-small text-ink2">
          Configuration, YAML or JSON
        </label>
        <textarea
          id={field}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          spellCheck={false}
          rows={32}
          className="scroll-quiet mt-1 w-full rounded-card border border-edge bg-raised p-3 font-mono text-small leading-5"
        />
      </div>
      <div>
        <h2 className="font-semibold">Check</h2>
        <div role="status" className="mt-2 text-small">
          <CheckResult check={check} />
        </div>
        <Button look="primary" className="mt-4" disabled={check.state !== "valid"} onClick={() => void store()}>
          Store this configuration
        </Button>
        {said ? (
          <p role="alert" className="mt-2 text-small text-give">
            {said}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function CheckResult({ check }: { check: Check }) {
  if (check.state === "checking") return <p className="text-ink2">Checking</p>;
  if (check.state === "away") return <p className="text-give">The server could not be reached.</p>;
  if (check.state === "valid") {
    return (
      <>
        <p>Complete and without contradictions.</p>
        <p className="mt-1 break-all text-ink2">SHA-256 {check.hash}</p>
      </>
    );
  }
  return (
    <>
      <p className="text-give">
        {check.problems.length} {check.problems.length === 1 ? "problem" : "problems"}
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {check.problems.slice(0, 20).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <code className="font-semibold">{path}</code> {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

async function checkText(text: string, signal: AbortSignal): Promise<Check | null> {
  try {
    const response = await post("/api/research/studies/check", text, signal);
    if (!response.ok) return { state: "away" };
    const found = await response.json();
    return found.ok ? { state: "valid", hash: found.hash } : { state: "invalid", problems: found.problems };
  } catch {
    return signal.aborted ? null : { state: "away" };
  }
}

function post(path: string, text: string, signal?: AbortSignal): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify({ text }), ...(signal ? { signal } : {}) });
}
