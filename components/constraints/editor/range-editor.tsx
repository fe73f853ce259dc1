"use client";

import { useState } from "react";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { WishEditor, type WishEditorProps } from "./wish-editor";

interface RangeEditorProps extends RangeEnds<WishView>, Omit<WishEditorProps, "wish"> {
  first: string;
}

export function RangeEditor({ lower, upper, first, ...editor }: RangeEditorProps) {
  const [end, setEnd] = useState(first === lower.constraint.id ? "lower" : "upper");
  const ends = { lower, upper };
  return (
    <div>
      <fieldset className="flex gap-2 border-b border-line px-5 pt-3.5 pb-3">
        <legend className="sr-only">{chips.editor.range}</legend>
        {(["lower", "upper"] as const).map((each) => (
          <label
            key={each}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-card border border-line2 px-3 text-small has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11"
          >
            <input type="radio" name="end" className="sr-only" checked={end === each} onChange={() => setEnd(each)} />
            {describeConstraint(ends[each].constraint)}
          </label>
        ))}
      </fieldset>
      <WishEditor key={end} wish={end === "lower" ? lower : upper} {...editor} />
    </div>
  );
}
