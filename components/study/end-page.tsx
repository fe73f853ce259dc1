import type { RunView } from "@/lib/study/run-view";
import { StepHeading } from "./study-frame";

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

export function CodeBox({ code, returnUrl }: { code: string; returnUrl: string | null }) {
  return (
    <div className="mt-8 rounded-card border border-line2 bg-raised p-5">
      <p className="text-small text-ink2">The code for this</p>
      <p className="mt-1 text-figure select-all">{code}</p>
      {returnUrl ? (
        <a
          href={returnUrl}
          rel="noreferrer"
          className="mt-4 inline-flex min-h-11 items-center rounded-card border border-ink bg-ink px-4 font-medium text-on-ink hover:border-ink2 hover:bg-ink2"
        >
          Go back with this code
        </a>
      ) : null}
    </div>
  );
}

export function LeftPage({ left }: { left: { code: string; returnUrl: string | null; receipt: string } }) {
  return (
    <>
      <StepHeading className="text-headline">You have left, and your data is deleted</StepHeading>
      <p className="mt-4">
        Nothing that you gave is left. Only the group you were in, how far you had come and today's date are kept, to
        count how many people left.
      </p>
      <CodeBox code={left.code} returnUrl={left.returnUrl} />
      <p className="mt-8 text-small text-ink2">Receipt of the deletion, for your records:</p>
      <p className="mt-1 font-medium break-all select-all">{left.receipt}</p>
    </>
  );
}
