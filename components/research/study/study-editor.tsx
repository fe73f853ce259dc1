"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { sendJson } from "@/components/research/send-json";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/dialogue/wording/count-words";
import type { ConfigurationProblem } from "@/lib/study/configuration/configuration-problem";
import { lab } from "@/messages/lab";

/** Milliseconds without a key before a check. */
const rest = 500;

/** Checks a configuration while it is typed. Stores only complete ones. */
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
    // Leaving the page would lose the edits.
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
          {check.state === "valid" ? lab.studies.store(facts(check.effect)) : "Store this configuration"}
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
  | { ok: false; problems: ConfigurationProblem[] };

async function checkText(text: string, signal: AbortSignal): Promise<ConfigurationCheck | null> {
  const found = await sendJson<CheckAnswer>("/api/research/studies/check", { text }, signal);
  if (signal.aborted) return null;
  if (typeof found === "string") return { state: "unchecked", why: found };
  const { ok, ...check } = found;
  return { state: ok ? "valid" : "invalid", ...check } as ConfigurationCheck;
}

interface StoreEffect {
  kind: "created" | "changed" | "new-version" | "unchanged";
  version: number;
}

type ConfigurationCheck =
  | { state: "checking" }
  | { state: "valid"; hash: string; slug: string; effect: StoreEffect }
  | { state: "invalid"; problems: ConfigurationProblem[] }
  | { state: "unchecked"; why: string };

/** A new version is the messages' other case. */
function facts({ kind, version }: StoreEffect) {
  return { kind: kind === "new-version" ? ("other" as const) : kind, version, before: version - 1 };
}

function CheckOutcome({ check }: { check: ConfigurationCheck }) {
  if (check.state === "checking") return <p className="text-ink2">Checking</p>;
  if (check.state === "unchecked") return <p className="text-give">{check.why}</p>;
  if (check.state === "valid") {
    return (
      <>
        <p>Complete and without contradictions.</p>
        <p className="mt-1">{lab.studies.effect({ ...facts(check.effect), slug: check.slug })}</p>
        <p className="mt-1 break-all text-ink2">SHA-256 {check.hash}</p>
      </>
    );
  }
  return (
    <>
      <p className="text-give">{counted(check.problems.length, "problem")}</p>
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
