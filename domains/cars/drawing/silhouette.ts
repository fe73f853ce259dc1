import { type Corner, type Frame, pointsAlong, run } from "./outline";

export const railHeight = 2.2;

export function beltAt({ belt, rise, height, front, wheelbase }: Frame, x: number): number {
  return (belt + (rise * (x - front)) / wheelbase) * height;
}

/** From the nose's lowest point over the roof to the tail's, fitted to the stated size. */
export function topOf(frame: Frame): Corner[] {
  const { front, rear, bottom, body, family } = frame;
  const roof = frame.height - (frame.marks.has("rails") ? railHeight : 0);
  let fitted = cornersOf(frame);
  // Rounding shortens the outline. A few passes restore the size.
  for (let round = 0; round < 4; round++) {
    const along = pointsAlong(fitted, false);
    const xs = along.map(([x]) => x);
    const ahead = front / (front - Math.min(...xs));
    const behind = (body - rear) / (Math.max(...xs) - rear);
    const up = family === "open" ? 1 : (roof - bottom) / (Math.max(...along.map(([, y]) => y)) - bottom);
    const stretched = (x: number) =>
      x < front ? front - (front - x) * ahead : x > rear ? rear + (x - rear) * behind : x;
    fitted = fitted.map(([x, y, bend]) => [stretched(x), bottom + (y - bottom) * up, bend]);
  }
  return fitted;
}

function cornersOf(frame: Frame): Corner[] {
  const { at, height, front, body, bottom, tuck, noseR, roofR, tailR, lip, hood, deck } = frame;
  const point = (place: number, share: number, round: number): Corner => [at(place), share * height, round];
  const under = tuck * (body - frame.rear);
  const tail = run(
    [body, body - under * 0.25, body - under],
    [deck * height - 4 - tuck * 10, (bottom + deck * height) / 2.4, bottom],
    tailR,
  );
  const nose = [
    ...run([front * 0.12 + 1], [bottom], 4),
    ...run([front * 0.03, 0], [(bottom + frame.nose * height) / 2.1, frame.nose * height], noseR),
    point(-1 + lip, frame.nose + (hood - frame.nose) * 0.8, noseR),
    point(-1 + lip * 2.6, hood, noseR * 1.4),
    point(frame.base, frame.cowl, 3),
  ];
  const [roofEnd, rearBase] = [point(frame.roof, frame.drop, roofR), point(frame.back, frame.shelf, 4)];
  if (frame.family === "open") {
    return [
      ...nose,
      point(frame.roof, frame.drop, 10),
      point(frame.back, frame.shelf, 14),
      point(1.97, deck, tailR),
      ...tail,
    ];
  }
  const screen = ((0.955 - frame.cowl) * height) / Math.tan((frame.screen * Math.PI) / 180);
  const screenTop: Corner = [at(frame.base) + screen, 0.955 * height, roofR * 0.8 + 4];
  const peak: Corner = [screenTop[0] + Math.max(4, (roofEnd[0] - screenTop[0]) * 0.42), height, 40];
  const isBed = frame.family === "pickup" && !frame.marks.has("sharp");
  const end: Corner[] = isBed
    ? [[rearBase[0], deck * height, 1], point(2, deck, 1.5)]
    : [rearBase, point(Math.max(frame.back + 0.03, 1.97), deck, tailR)];
  const corners = [...nose, screenTop, peak, roofEnd, swell(roofEnd, rearBase, roofR > 40), ...end, ...tail];
  return frame.marks.has("sharp") ? corners.map(([x, y]) => [x, y, 1]) : corners;
}

function swell([x1, y1]: Corner, [x2, y2]: Corner, isArc: boolean): Corner {
  const bow = Math.hypot(x2 - x1, y2 - y1) > 20 ? (isArc ? 0.1 : 0.05) : 0;
  return [(x1 + x2) / 2 + (y1 - y2) * bow, (y1 + y2) / 2 + (x2 - x1) * bow, 60];
}

export function cabinIn({ family }: Frame, top: readonly Corner[]): Corner[] {
  return top.slice(5, family === "open" ? 7 : 11);
}

/** Raised by `by` inches for the cladding's edge. */
export function underside(frame: Frame, by: number): Corner[] {
  return [frame.rear, frame.front].flatMap((axle) => archOver(frame, axle, by));
}

function archOver(frame: Frame, axle: number, by: number): Corner[] {
  const bottom = frame.bottom + by;
  const middle = (frame.tire * frame.height) / 2;
  const radius = middle + Math.max(1.4, frame.clearance * 0.2) + by;
  if (frame.marks.has("square")) {
    const [flat, most] = [middle + radius * 0.98, frame.body - 4];
    const inside = (x: number) => Math.max(frame.front * 0.12 + 4, Math.min(most, axle + x * radius));
    return run([1.16, 0.78, -0.78, -1.16].map(inside), [bottom, flat, flat, bottom], 2.5);
  }
  const start = Math.asin(Math.max(-0.5, Math.min(0.9, (bottom - middle) / radius)));
  const step = (Math.PI - 2 * start) / 5;
  const around = [0.5, 1.5, 2.5, 3.5, 4.5].map((side): Corner => {
    const [angle, out] = [start + side * step, radius / Math.cos(step / 2)];
    return [axle + out * Math.cos(angle), middle + out * Math.sin(angle), radius];
  });
  const foot = (side: 1 | -1): Corner => [axle + side * radius * Math.cos(start), bottom, 1];
  return [foot(1), ...around, foot(-1)];
}
