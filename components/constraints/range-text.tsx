import { describeValue } from "@/lib/constraints/describe-constraint";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { MovedText, StruckText } from "./drawing/moved-text";

/** "$15,000 to $20,000". A moved end shows its old value struck out. */
export function RangeText({ lower, upper }: RangeEnds<WishView>) {
  const [from, to] = [isGone(lower), isGone(upper)];
  if (from && to) return <MovedText wish={{ ...upper, askedText: rangeInWords({ lower, upper }) }} />;
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

export function rangeInWords({ lower, upper }: RangeEnds<WishView>): string {
  return `${askedValue(lower)}${chips.to}${askedValue(upper)} ${upper.unit}`.trim();
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

function isGone({ gaveWay }: WishView): boolean {
  return gaveWay?.to === null;
}

function askedValue({ constraint: { slot, value } }: WishView): string {
  return describeValue(slot, Number(value));
}
