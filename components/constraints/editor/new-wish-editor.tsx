import { Popover } from "@base-ui/react/popover";
import { useRef, useState } from "react";
import { productsPassing } from "@/components/constraints/drawing/bound-domain";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useMediaQuery, wideScreen } from "@/components/ui/use-media-query";
import type { Predicate, SlotName } from "@/lib/constraints";
import { describeConstraint, isBound, slotDefinitions, slotTitles, takesBounds, valuesOf } from "@/lib/constraints";
import { rangesOf } from "@/lib/dialogue/deciding/felt-offers";
import { productCount } from "@/lib/dialogue/wording/count-words";
import { chips } from "@/messages/chips";
import { BoundEditor } from "./bound-editor";
import type { Editing, EditorHostProps } from "./editor-host";
import { NoValues } from "./editor-loading";
import { addAct, type EditorValues, predicateOf, toggled, useSlotValues, ValueList } from "./slot-values";
import { EditorHead, RangeEditor, WishEditor, type WishEditorProps } from "./wish-editor";

type NewWishEditorProps = Pick<WishEditorProps, "loadSlot" | "onAct" | "onClose"> & { slot: SlotName };

export function NewWishEditor({ slot, loadSlot, onAct, onClose }: NewWishEditorProps) {
  const loaded = useSlotValues(slot, loadSlot);
  const [picked, setPicked] = useState<Predicate | null>(null);
  const add = (chosen: Predicate) => {
    onAct(addAct(chosen));
    onClose();
  };
  const { value: values } = loaded;
  const chosen = picked ?? (values ? middleBound(slot, values) : null);
  return (
    <div>
      <EditorHead label={slotTitles[slot]} count={null} onClose={onClose}>
        {chosen ? describeConstraint(chosen) : chips.editor.what}
      </EditorHead>
      <div className="px-5 pb-4">
        {values ? <NewValue {...{ slot, values, chosen }} onChosen={setPicked} /> : <NoValues state={loaded.state} />}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-5 py-3">
        <Button look="quiet" onClick={onClose}>
          {chips.editor.cancel}
        </Button>
        <Button look="primary" disabled={!chosen} onClick={() => chosen && add(chosen)}>
          {chips.editor.addThis}
        </Button>
      </div>
    </div>
  );
}

interface NewValueProps {
  slot: SlotName;
  values: EditorValues;
  chosen: Predicate | null;
  onChosen: (predicate: Predicate | null) => void;
}

function NewValue({ slot, values, chosen, onChosen }: NewValueProps) {
  if (!chosen || !isBound(chosen.op) || typeof chosen.value !== "number") {
    const ticked = chosen ? valuesOf(chosen.value) : [];
    const toggle = (value: string | number) => onChosen(predicateOf(slot, false, toggled(ticked, value)));
    return <ValueList label={slotTitles[slot]} choices={values.values} chosen={ticked} onToggle={toggle} />;
  }
  const upwards = chosen.op === ">=";
  const { bars } = values;
  const { count, exact } = productsPassing(bars, chosen.value, upwards);
  const move = (value: number) => onChosen({ ...chosen, value });
  return (
    <>
      <BoundEditor {...{ slot, upwards, bars, value: chosen.value }} onChange={move} onCommit={move} />
      <p className="mt-1.5 text-small text-ink2">
        {chips.editor.thereMeet({ exact, products: productCount(count), count })}
      </p>
    </>
  );
}

/** A bound about half of the products pass. `null` for slots without bounds. */
function middleBound(slot: SlotName, { bars }: EditorValues): Predicate | null {
  const { direction } = slotDefinitions[slot];
  if (!takesBounds(slot) || bars.length === 0) return null;
  const half = bars.reduce((sum, bar) => sum + bar.count, 0) / 2;
  let seen = 0;
  const middle = bars.find((bar) => {
    seen += bar.count;
    return seen >= half;
  });
  return { slot, op: direction === "more" ? ">=" : "<=", value: Number(middle?.value ?? bars[0]?.value ?? 0) };
}

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
