"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckOutcome, type ConfigurationCheck, storeLabels } from "./check-result";

const unreachable = "The server could not be reached. Try again in a moment.";

/** Milliseconds without a key before the text is checked. */
const rest = 500;

/** A configuration as text, checked while it is written. Only what is complete can be stored. */
export function StudyEditor({ text: initial }: { text: string }) {
  const router = useRouter();
  const field = useId();
  const [text, setText] = useState(initial);
  const [check, setCheck] = useState<ConfigurationCheck>({ state: "checking" });
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
  const isChanged = text !== initial;
  const stored = useRef(false);
  useEffect(() => {
    if (!isChanged) return;
    // Leaving the page would lose what was written.
    const warn = (event: BeforeUnloadEvent) => {
      if (!stored.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
  const store = async () => {
    const response = await post("/api/research/studies", text).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!response?.ok) return setSaid(answer?.error?.message ?? unreachable);
    stored.current = true;
    router.push(`/lab/studies/${answer.slug}`);
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
          className="scroll-quiet mt-1 w-full rounded-card border border-edge bg-raised p-3 [font-family:ui-monospace,monospace] text-small leading-5"
        />
      </div>
      <div>
        <h2 className="font-semibold">Check</h2>
        <div role="status" className="mt-2 text-small">
          <CheckOutcome check={check} />
        </div>
        <Button look="primary" className="mt-4" disabled={check.state !== "valid"} onClick={() => void store()}>
          {check.state === "valid" ? storeLabels[check.effect.kind](check.effect.version) : "Store this configuration"}
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

async function checkText(text: string, signal: AbortSignal): Promise<ConfigurationCheck | null> {
  try {
    const response = await post("/api/research/studies/check", text, signal);
    const found = await response.json();
    if (!response.ok) return { state: "unchecked", why: found.error?.message ?? unreachable };
    return found.ok
      ? { state: "valid", hash: found.hash, slug: found.slug, effect: found.effect }
      : { state: "invalid", problems: found.problems };
  } catch {
    return signal.aborted ? null : { state: "unchecked", why: unreachable };
  }
}

function post(path: string, text: string, signal?: AbortSignal): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify({ text }), ...(signal ? { signal } : {}) });
}
