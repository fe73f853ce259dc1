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
