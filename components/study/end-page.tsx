import { buttonLook } from "@/components/ui/button";
import { type LeaveReceipt, remainsDays, type ViewOf } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { StepHeading } from "./study-frame";

export function EndPage({ view }: { view: ViewOf<"end"> }) {
  const { title, text } = partaking.ends[view.end];
  return (
    <>
      <StepHeading className="text-headline">{title}</StepHeading>
      <p className="mt-4">{text}</p>
      <CodeBox code={view.code} returnUrl={view.returnUrl} />
      <p className="mt-8 text-small text-ink2">
        {partaking.end.keep} <strong className="font-medium whitespace-nowrap text-ink">{view.runCode}</strong>.{" "}
        {partaking.end.kept}
      </p>
    </>
  );
}

export function CodeBox({ code, returnUrl }: { code: string; returnUrl: string | null }) {
  return (
    <div className="mt-8 rounded-card border border-line2 bg-raised p-5">
      <p className="text-small text-ink2">{partaking.end.code}</p>
      <p className="mt-1 text-figure select-all">{code}</p>
      {returnUrl ? (
        <a href={returnUrl} rel="noreferrer" className={buttonLook("primary", "mt-4 min-h-11!")}>
          {partaking.end.back}
        </a>
      ) : null}
    </div>
  );
}

export function LeftPage({ left }: { left: LeaveReceipt }) {
  return (
    <>
      <StepHeading className="text-headline">{partaking.end.left}</StepHeading>
      <p className="mt-4">{partaking.deleted({ days: remainsDays, recruited: left.recruited })}</p>
      <CodeBox code={left.code} returnUrl={left.returnUrl} />
      <p className="mt-8 text-small text-ink2">{partaking.end.receipt}</p>
      <p className="mt-1 font-medium break-all select-all">{left.receipt}</p>
    </>
  );
}
