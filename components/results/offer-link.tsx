import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/** Links to the seller of this very one, where a catalog has the link. */
export function OfferLink({ of: { offer, name, year } }: { of: ResultsPart["cars"][number] }) {
  if (!offer?.link) return null;
  return (
    <a
      href={offer.link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={list.offerOf({ name: `${year} ${name}` })}
      className="hit-44 text-small font-medium underline decoration-line2 underline-offset-4 hover:decoration-ink"
    >
      {list.offer}
    </a>
  );
}
