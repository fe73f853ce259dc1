import type { LatestParts } from "@/components/chat/leeway-message";
import { highwayOn } from "@/lib/dialogue/showing/shown-products";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
import { words } from "@/messages/words";

const namedProducts = 5;

export function searchSummary({ constraints, results }: LatestParts, dataNote: string): string {
  const said = chat.summary;
  const wishes = (constraints?.wishes ?? []).map(({ constraint, gaveWay, askedText, label, text }) => {
    const weight = constraint.locked ? said.locked : chips.level[constraint.level];
    return said.wish({ label, text, weight, gave: gaveWay ? said.gave({ asked: askedText ?? gaveWay.from }) : "" });
  });
  const products = (results?.cars ?? []).slice(0, namedProducts).map((product) => {
    const { name, year, trim, price, electric = false } = product;
    const mpg = highwayOn(product);
    const mileage = mpg === null ? "" : said.mileage({ mpg, unit: words.mpg({ electric }) });
    return said.product({ product: [name, year, trim].filter(Boolean).join(" "), price, mileage });
  });
  const count = words.products({ count: results?.total ?? 0 });
  return [
    said.title,
    "",
    wishes.length > 0 ? said.wishes : said.none,
    ...wishes,
    "",
    [count, ...(results?.summary ? [results.summary] : [])].join(", "),
    ...products,
    "",
    said.note({ note: dataNote }),
  ].join("\n");
}
