import type { RunView } from "@/lib/study/run-view";
import { CodeBox } from "./code-box";
import { StepHeading } from "./step-heading";

type End = Extract<RunView, { kind: "end" }>;

const texts: Readonly<Record<End["end"], { title: string; text: string }>> = {
  complete: { title: "Done, and saved", text: "Thank you for taking part. Everything you gave is stored." },
  "screened-out": {
    title: "This study is not for you",
    text: "Thank you for your answers. By them you do not belong to the people this study looks for.",
  },
  "failed-checks": {
    title: "The study ends here",
    text: "The checks were not answered as the instructions say, so we cannot go on. This alone is no reason to reject your work.",
  },
  "timed-out": {
    title: "The time is over",
    text: "This run took longer than the study allows, so it has ended. What you gave until then is stored.",
  },
  withdrawn: { title: "You have left", text: "Everything you gave was deleted." },
  error: { title: "The study could not go on", text: "The fault is on our side. What you gave is stored." },
  replaced: { title: "You began again elsewhere", text: "This run was set aside for the one you began later." },
};

/** How a run ended, with the code for it and the way back to where the participant came from. */
export function EndPage({ view }: { view: End }) {
  const { title, text } = texts[view.end];
  return (
    <>
      <StepHeading className="text-headline">{title}</StepHeading>
      <p className="mt-4">{text}</p>
      <CodeBox code={view.code} returnUrl={view.returnUrl} />
      <p className="mt-8 text-small text-ink2">
        Keep your own code, <strong className="font-medium whitespace-nowrap text-ink">{view.runCode}</strong>. With it
        you can have your data deleted at any time; without it nobody can tell which data is yours.
      </p>
    </>
  );
}
