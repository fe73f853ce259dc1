import type { RunView } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { StepHeading } from "./study-frame";

type End = Extract<RunView, { kind: "end" }>;

export function EndPage({ view }: { view: End }) {
  const { title, text } = partaking.ends[view.end];
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
      <p className="mt-4">{partaking.deleted}</p>
      <CodeBox code={left.code} returnUrl={left.returnUrl} />
      <p className="mt-8 text-small text-ink2">Receipt of the deletion, for your records:</p>
      <p className="mt-1 font-medium break-all select-all">{left.receipt}</p>
    </>
  );
}
