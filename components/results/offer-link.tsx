import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

interface OfferLinkProps {
  of: Pick<ResultCar, "offer">;
  name: string;
  className?: string;
}

/** Links to the seller, if known. */
export function OfferLink({ of: { offer }, name, className = "" }: OfferLinkProps) {
  if (!offer?.link) return null;
  return (
    <a
      href={offer.link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={list.offerOf({ name })}
      className={`hit-44 text-small font-medium link-soft ${className}`}
    >
      {list.offer}
    </a>
  );
}

/** "30,210 miles · Blue · VIN 00DEM0": distinguishes similar offers. May be empty. */
export function offerText({ offer }: Pick<ResultCar, "offer">): string {
  return [offer?.miles, offer?.color, offer?.vin && list.vin({ vin: offer.vin })].filter(Boolean).join(" · ");
}
