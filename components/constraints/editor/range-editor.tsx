import { useState } from "react";
import { RadioRow } from "@/components/ui/radio-row";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { WishEditor, type WishEditorProps } from "./wish-editor";

interface RangeEditorProps extends RangeEnds<WishView>, Omit<WishEditorProps, "wish"> {
  first: string;
}

export function RangeEditor({ lower, upper, first, ...editor }: RangeEditorProps) {
  const [end, setEnd] = useState<"lower" | "upper">(first === lower.constraint.id ? "lower" : "upper");
  return (
    <div>
      <RadioRow
        legend={chips.editor.range}
        name="end"
        look="framed"
        choices={{ lower: describeConstraint(lower.constraint), upper: describeConstraint(upper.constraint) }}
        chosen={end}
        onChoose={setEnd}
        className="flex gap-2 border-b border-line px-5 pt-3.5 pb-3"
      />
      <WishEditor key={end} wish={end === "lower" ? lower : upper} {...editor} />
    </div>
  );
}
