import { describeValue } from "@/lib/constraints";
import type { RangeEnds } from "@/lib/dialogue/deciding/felt-offers";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";

export function MovedText({ wish }: { wish: WishView }) {
  const { gaveWay, text, askedText, unit } = wish;
  if (!gaveWay) return <span>{text}</span>;
  const isGone = gaveWay.action === "dropped";
  const asked = isGone || gaveWay.action === "replaced" ? (askedText ?? gaveWay.from) : gaveWay.from;
  return (
    <span>
      <StruckText text={asked} />{" "}
      <NowText text={isGone && text === asked ? chips.dropped : text} now={gaveWay.to} unit={unit} />
    </span>
  );
}

export function StruckText({ text, className }: { text: string; className?: string }) {
  return (
    <s className={`struck ${className ?? ""}`}>
      <span className="sr-only">{chips.was}</span>
      {text}
    </s>
  );
}

function NowText({ text, now, unit }: { text: string; now: string | null; unit: string }) {
  const moved = [now && unit ? `${now} ${unit}` : null, now].find((each) => each && text.includes(each)) ?? text;
  const [before = "", ...after] = text.split(moved);
  return (
    <>
      {before}
      <strong className="font-semibold text-give">{moved}</strong>
      {after.join(moved)}
    </>
  );
}

/** "$15,000 to $20,000". A moved end shows its old value struck out. */
export function RangeText({ lower, upper }: RangeEnds<WishView>) {
  const [from, to] = [lower, upper].map(({ gaveWay }) => gaveWay?.to === null);
  const asked = `${askedValue(lower)}${chips.to}${askedValue(upper)} ${upper.unit}`.trim();
  if (from && to) return <MovedText wish={{ ...upper, askedText: asked }} />;
  if (from || to) {
    const [gone, left] = from ? [lower, upper] : [upper, lower];
    return (
      <span>
        <StruckText text={gone.askedText ?? gone.text} /> <MovedText wish={left} />
      </span>
    );
  }
  return (
    <span>
      <End wish={lower} />
      {chips.to}
      <End wish={upper} /> {upper.unit}
    </span>
  );
}

function End({ wish }: { wish: WishView }) {
  const asked = askedValue(wish);
  if (!wish.gaveWay?.to) return asked;
  return (
    <>
      <StruckText text={asked} /> <strong className="font-semibold text-give">{wish.gaveWay.to}</strong>
    </>
  );
}

function askedValue({ constraint: { slot, value } }: WishView): string {
  return describeValue(slot, Number(value));
}
