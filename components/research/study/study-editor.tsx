"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { sendJson } from "@/components/research/send-json";
import { Button } from "@/components/ui/button";
import { CheckOutcome, type ConfigurationCheck, type StoreEffect, storeLabels } from "./check-result";

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
    const answer = await sendJson<{ slug: string }>("/api/research/studies", { text });
    if (typeof answer === "string") return setSaid(answer);
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

type CheckAnswer =
  | { ok: true; hash: string; slug: string; effect: StoreEffect }
  | { ok: false; problems: { path: string; reason: string }[] };

async function checkText(text: string, signal: AbortSignal): Promise<ConfigurationCheck | null> {
  const found = await sendJson<CheckAnswer>("/api/research/studies/check", { text }, signal);
  if (signal.aborted) return null;
  if (typeof found === "string") return { state: "unchecked", why: found };
  const { ok, ...check } = found;
  return { state: ok ? "valid" : "invalid", ...check } as ConfigurationCheck;
}
