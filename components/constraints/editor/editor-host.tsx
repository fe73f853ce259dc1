import { LoadingNote } from "@/components/ui/loading-note";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import type { SlotName } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import type { LoadSlot } from "./slot-values";

export type Editing = { anchor: HTMLElement } & ({ kind: "wish"; id: string } | { kind: "new"; slot: SlotName });

export interface EditorHostProps {
  editing: Editing | null;
  wishes: readonly WishView[];
  /** `null` before the first reply. */
  total: number | null;
  loadSlot: LoadSlot;
  onAct: (act: Act) => void;
  onClose: () => void;
}

const loadFrame = () => import("./new-wish-editor");

export function EditorHost(props: EditorHostProps) {
  const { module, failed } = useLazyModule(loadFrame, props.editing);
  if (module) return <module.EditorFrame {...props} />;
  return props.editing ? <LoadingNote failed={failed} /> : null;
}
