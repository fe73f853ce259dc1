import type { LatestParts } from "@/components/chat/leeway-message";
import { groupDigits } from "@/messages/group-digits";

/** Cars a summary names. */
const namedCars = 5;

/**
 * A search as plain text, to be pasted into a message: the wishes with what they weigh, what gave way, and the best
 * cars with their figures.
 */
export function searchSummary({ constraints, results }: LatestParts, dataNote: string): string {
  const wishes = (constraints?.wishes ?? []).map((wish) => {
    const weight = wish.constraint.locked ? "locked" : wish.constraint.level;
    const gave = wish.gaveWay ? `, gave way, asked: ${wish.askedText ?? wish.gaveWay.from}` : "";
    return `- ${wish.label}: ${wish.text} (${weight}${gave})`;
  });
  const cars = (results?.cars ?? []).slice(0, namedCars).map((car) => {
    const mileage = car.highwayMpg === null ? "" : `, ${car.highwayMpg} ${car.electric ? "MPGe" : "mpg"} highway`;
    return `- ${car.name} ${[car.year, car.trim].filter(Boolean).join(" ")}, ${car.price}${mileage}`;
  });
  const total = results?.total ?? 0;
  return [
    "My car search with Leeway",
    "",
    wishes.length > 0 ? "Wishes" : "No wishes yet",
    ...wishes,
    "",
    `${groupDigits(total)} ${total === 1 ? "car" : "cars"}${results?.summary ? `, ${results.summary}` : ""}`,
    ...cars,
    "",
    `${dataNote}. No offer, and nothing here says that a car is on sale.`,
  ].join("\n");
}
