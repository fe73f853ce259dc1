import { CodeBox } from "./code-box";
import { StepHeading } from "./step-heading";

interface LeftPageProps {
  left: { code: string; returnUrl: string | null; receipt: string };
}

/** After leaving: the code for it and the receipt of the deletion. */
export function LeftPage({ left }: LeftPageProps) {
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
