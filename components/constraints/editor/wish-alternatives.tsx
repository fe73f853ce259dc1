"use client";

import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { alternativesOf } from "@/lib/constraints/alternatives";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";

interface WishAlternativesProps {
  wish: WishView;
  onAct: (act: Act) => void;
}

/** The tests of which one is enough; each can be taken out, and the last one left is a plain wish. */
export function WishAlternatives({ wish: { constraint }, onAct }: WishAlternativesProps) {
  const alternatives = alternativesOf(constraint);
  const without = (gone: (typeof alternatives)[number]): Act => ({
    kind: "edit-constraint",
    edit: { kind: "change", id: constraint.id, op: "any", value: alternatives.filter((each) => each !== gone) },
  });
  return (
    <>
      <p className="pb-2 text-small text-ink2">{chips.editor.enough}</p>
      <ul className="flex flex-wrap gap-2">
        {alternatives.map((each) => (
          <li key={`${each.slot} ${each.op}`}>
            <Button
              onClick={() => onAct(without(each))}
              aria-label={chips.editor.takeOut({ wish: describeConstraint(each) })}
            >
              {describeConstraint(each)}
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
