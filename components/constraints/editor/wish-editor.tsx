import { Lock, LockOpen, Undo2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { MovedText } from "@/components/constraints/drawing/moved-text";
import { WishGauge } from "@/components/constraints/gauge/wish-gauge";
import { NotMeant } from "@/components/constraints/not-meant";
import { changeAct, lockAct, removeAct, weighAct, wishQuote } from "@/components/constraints/wish-groups";
import { Button, IconButton } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { alternativesOf, describeConstraint, isBound, isExclusion, levels, valuesOf } from "@/lib/constraints";
import type { RangeEnds } from "@/lib/dialogue/deciding/felt-offers";
import type { Act } from "@/lib/dialogue/state/act";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { groupDigits } from "@/messages/group-digits";
import type { EditorHostProps } from "./editor-host";
import { NoValues } from "./editor-loading";
import { predicateOf, toggled, useSlotValues, ValueList } from "./slot-values";
import { WishBound } from "./wish-bound";

export interface WishEditorProps extends Omit<EditorHostProps, "editing" | "wishes"> {
  wish: WishView;
  others: number;
}

export function WishEditor({ wish, total, others, loadSlot, onAct, onClose }: WishEditorProps) {
  const { constraint, gaveWay, gain, before } = wish;
  const from = gaveWay?.from ?? "";
  const quote = wishQuote(wish);
  const LockIcon = constraint.locked ? LockOpen : Lock;
  const done = (act: Act) => {
    onAct(act);
    onClose();
  };
  return (
    <div>
      <EditorHead label={wish.label} count={total === null ? null : productCount(total)} onClose={onClose}>
        <MovedText wish={wish} />
        {before && !gaveWay ? <span className="ml-3 text-small font-normal text-ink2">before: {before}</span> : null}
      </EditorHead>
      <div className="px-5 pb-4">
        {constraint.op === "any" ? (
          <WishAlternatives wish={wish} onAct={done} />
        ) : isBound(constraint.op) ? (
          <WishBound wish={wish} others={others - 1} loadSlot={loadSlot} onAct={onAct} />
        ) : (
          <WishValues wish={wish} loadSlot={loadSlot} onAct={done} />
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-10 gap-y-4 border-t border-line px-5 py-4">
        <WishWeight wish={wish} onAct={onAct} />
        {quote ? <Evidence wish={wish} quote={quote} /> : null}
      </div>
      {wish.heard ? (
        <div className="border-t border-line px-5 py-2">
          <NotMeant heard={wish.heard} busy={false} onAct={done} single />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 max-sm:[&>button]:grow">
        <Button onClick={() => onAct(lockAct(wish))}>
          <LockIcon size={16} strokeWidth={1.75} />
          {chips.editor.lock({ state: constraint.locked ? "locked" : gaveWay?.to ? "moved" : "open", value: from })}
        </Button>
        <span className="grow max-sm:hidden" />
        {gaveWay ? (
          <Button look="quiet" onClick={() => done({ kind: "disagree" })}>
            <Undo2 size={17} strokeWidth={1.75} />
            {chips.editor.back({ value: from })}
          </Button>
        ) : null}
        <Button onClick={() => done(removeAct(constraint.id))}>
          {chips.editor.drop}
          {gain === null ? null : (
            <strong className="font-semibold">{chips.gain({ count: gain, number: groupDigits(gain) })}</strong>
          )}
        </Button>
      </div>
    </div>
  );
}

interface EditorHeadProps {
  label: string;
  count: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function EditorHead({ label, count, onClose, children }: EditorHeadProps) {
  return (
    <div className="flex items-start gap-3 px-5 pt-3.5 pb-3">
      <div className="min-w-0 grow">
        <p className="text-small text-ink2">{label}</p>
        <p className="text-title font-medium">{children}</p>
      </div>
      {count ? <p className="mt-2 text-title whitespace-nowrap">{count}</p> : null}
      <IconButton icon={X} size={18} label={chips.editor.close} onClick={onClose} className="-mr-2 mt-1" />
    </div>
  );
}

function Evidence({ wish, quote }: { wish: WishView; quote: string }) {
  const found = wish.constraint.evidence.find((each) => each.quote === quote);
  const turn = found?.turn ?? 0;
  return (
    <div className="min-w-48 flex-1 self-center">
      <blockquote className="quote">“{quote}”</blockquote>
      <p className="text-small text-ink2">
        {chips.editor.message({ turn: chips.editor.first[turn] ?? chips.editor.nth({ turn: turn + 1 }) })}
        {found?.for === "weight" ? (
          <>
            {" "}
            {chips.editor.setBefore}
            <strong className="font-semibold">{chips.level[wish.constraint.level]}</strong>
            {chips.editor.setAfter}
          </>
        ) : null}
      </p>
    </div>
  );
}

type WishValuesProps = Pick<WishEditorProps, "wish" | "loadSlot" | "onAct">;

/** Values apply together, so the shopper can edit in peace. */
function WishValues({ wish: { constraint, label }, loadSlot, onAct }: WishValuesProps) {
  const loaded = useSlotValues(constraint.slot, loadSlot);
  const before = valuesOf(constraint.value);
  const [chosen, setChosen] = useState(before);
  if (!loaded.value) return <NoValues state={loaded.state} />;
  const excludes = isExclusion(constraint.op);
  const next = predicateOf(constraint.slot, excludes, chosen);
  const toggle = (value: string | number) => setChosen(toggled(chosen, value));
  const same = chosen.length === before.length && chosen.every((value) => before.includes(value));
  const apply = () => next && onAct(changeAct(constraint.id, { op: next.op, value: next.value }));
  return (
    <>
      {excludes ? <p className="pb-2 text-small text-ink2">{chips.editor.noneOf}</p> : null}
      <ValueList label={label} choices={loaded.value.values} chosen={chosen} onToggle={toggle} />
      <Button look="primary" className="mt-3" disabled={same || !next} onClick={apply}>
        {chips.editor.take({ count: Math.max(1, chosen.length) })}
      </Button>
    </>
  );
}

function WishAlternatives({ wish: { constraint }, onAct }: { wish: WishView; onAct: (act: Act) => void }) {
  const alternatives = alternativesOf(constraint);
  const without = (gone: (typeof alternatives)[number]) =>
    changeAct(constraint.id, { op: "any", value: alternatives.filter((each) => each !== gone) });
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
              <X size={16} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type RangeEditorProps = RangeEnds<WishView> & Omit<WishEditorProps, "wish"> & { first: string };

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

function WishWeight({ wish, onAct }: { wish: WishView; onAct: (act: Act) => void }) {
  const { constraint, gaveWay } = wish;
  const level = constraint.locked ? null : constraint.level;
  return (
    <div>
      <p className="mb-2 text-small text-ink2">{chips.editor.weight}</p>
      <WishGauge wish={wish} size="editor" onAct={onAct} />
      <div aria-hidden="true" className="flex w-[290px]">
        {levels.toReversed().map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            disabled={constraint.locked}
            onClick={() => each !== level && onAct(weighAct(wish, each))}
            className={`hit-44 w-[58px] pt-1 text-left text-small ${each === level ? `font-semibold ${gaveWay ? "text-give" : "text-ink"}` : "text-ink2"}`}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
