import { Bookmark, X } from "lucide-react";
import Link from "next/link";
import { buttonLook, IconButton } from "@/components/ui/button";
import { list } from "@/messages/list";
import { besideAddress, mostBeside } from "./beside-address";
import { OfferLink } from "./product-facts";
import type { ProductTools, ShortlistedProduct } from "./use-product-pages";

export function ShortlistBar({ tools }: { tools: ProductTools }) {
  const { shortlist, onShortlist, conversationId } = tools;
  if (shortlist.length === 0) return null;
  const compared = shortlist.slice(-mostBeside).map(({ position }) => position);
  return (
    <section
      aria-label={list.shortlist.label}
      className="sticky bottom-0 z-10 border-t border-line2 bg-raised px-4 py-2.5 sm:px-8 lg:pr-6 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ul className="flex min-w-0 grow flex-wrap items-center gap-x-3 text-small">
          {shortlist.map((product) => (
            <li key={product.position} className="inline-flex items-center gap-0.5">
              {product.name}
              <OfferLink of={product} name={product.name} className="ml-2" />
              <IconButton label={list.shortlist.remove({ product: product.name })} onClick={() => onShortlist(product)}>
                <X size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
        {compared.length > 1 ? (
          <Link href={besideAddress(conversationId, compared)} className={buttonLook("primary")}>
            {(shortlist.length > mostBeside ? list.shortlist.last : list.shortlist.compare)({ count: compared.length })}
          </Link>
        ) : (
          <p className="text-small text-ink2">{list.shortlist.more}</p>
        )}
      </div>
    </section>
  );
}

export function ShortlistButton({ tools, product }: { tools: ProductTools; product: ShortlistedProduct }) {
  const kept = tools.shortlist.some(({ position }) => position === product.position);
  return (
    <IconButton
      label={(kept ? list.shortlist.remove : list.shortlist.add)({ product: product.name })}
      aria-pressed={kept}
      onClick={() => tools.onShortlist(product)}
      className={kept ? "text-keep hover:text-keep" : undefined}
    >
      <Bookmark size={17} strokeWidth={1.75} fill={kept ? "currentColor" : "none"} />
    </IconButton>
  );
}
