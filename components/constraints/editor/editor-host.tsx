"use client";

import { useEffect } from "react";
import { LoadingNote } from "@/components/ui/loading-note";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import type { LoadSlot } from "./slot-values";

/** What is being edited, and the element it was opened from. */
export type Editing =
  | { kind: "wish"; id: string; anchor: HTMLElement }
  | { kind: "new"; slot: SlotName; anchor: HTMLElement };

export interface EditorHostProps {
  editing: Editing | null;
  wishes: readonly WishView[];
  /** Cars now shown; `null` before the first reply. */
  total: number | null;
  loadSlot: LoadSlot;
  onAct: (act: Act) => void;
  onClose: () => void;
}

const loadFrame = () => import("./editor-frame");

/** The editors of wishes. Nothing of them is on the page until somebody does something there. */
export function EditorHost(props: EditorHostProps) {
  const { module, failed, load } = useLazyModule(loadFrame);
  const { editing } = props;
  useEffect(() => {
    if (editing) load();
  }, [editing, load]);
  if (module) return <module.EditorFrame {...props} />;
  return editing ? <LoadingNote failed={failed} /> : null;
}
