import { Popover } from "@base-ui/react/popover";
import { useRef } from "react";
import { Sheet } from "@/components/ui/sheet";
import { useMediaQuery, wideScreen } from "@/components/ui/use-media-query";
import { slotTitles } from "@/lib/constraints";
import { rangesOf } from "@/lib/dialogue/deciding/range-ends";
import { chips } from "@/messages/chips";
import type { Editing, EditorHostProps } from "./editor-host";
import { NewWishEditor } from "./new-wish-editor";
import { RangeEditor, WishEditor } from "./wish-editor";

export function EditorFrame({ editing, wishes, total, loadSlot, onAct, onClose }: EditorHostProps) {
  const wide = useMediaQuery(wideScreen);
  const last = useRef<Editing | null>(null);
  if (editing) last.current = editing;
  const shown = editing ?? last.current;
  const wish = shown?.kind === "wish" ? wishes.find((each) => each.constraint.id === shown.id) : undefined;
  const range = rangesOf(wishes, ({ constraint }) => constraint).find(
    ({ lower, upper }) => lower === wish || upper === wish,
  );
  const open = editing !== null && (editing.kind === "new" || wish !== undefined);
  const title =
    shown?.kind === "new" ? chips.editor.new({ name: slotTitles[shown.slot] }) : (wish?.label ?? chips.editor.wish);
  const common = { loadSlot, onAct, onClose, others: wishes.length };
  const content =
    shown?.kind === "new" ? (
      <NewWishEditor key={shown.slot} slot={shown.slot} {...common} />
    ) : wish && range ? (
      <RangeEditor key={wish.constraint.slot} {...range} first={wish.constraint.id} total={total} {...common} />
    ) : wish ? (
      <WishEditor key={wish.constraint.id} wish={wish} total={total} {...common} />
    ) : null;
  if (!wide) {
    return (
      <Sheet open={open} onClose={onClose} title={title} head="none">
        {content}
      </Sheet>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={shown?.anchor ?? null}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40"
        >
          <Popover.Popup
            finalFocus={() => shown?.anchor ?? true}
            className="w-[min(40.25rem,calc(100vw-1.5rem))] origin-(--transform-origin) overflow-y-auto rounded-card border border-line2 bg-raised shadow-float outline-none transition-[opacity,scale] max-h-(--available-height) data-ending-style:scale-[0.985] data-ending-style:opacity-0 data-starting-style:scale-[0.985] data-starting-style:opacity-0"
          >
            <Popover.Title className="sr-only">{title}</Popover.Title>
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
