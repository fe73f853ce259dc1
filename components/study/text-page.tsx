import { Button } from "@/components/ui/button";
import { StepHeading } from "./step-heading";
import { Paragraphs } from "./study-frame";

interface TextPageProps {
  title: string;
  paragraphs: readonly string[];
  action: string;
  busy: boolean;
  onDone: () => void;
}

/** A page to read: instructions, debriefing. */
export function TextPage({ title, paragraphs, action, busy, onDone }: TextPageProps) {
  return (
    <>
      <StepHeading className="text-headline">{title}</StepHeading>
      <Paragraphs texts={paragraphs} className="mt-6" />
      <Button look="primary" disabled={busy} onClick={onDone} className="mt-8">
        {action}
      </Button>
    </>
  );
}
