import Link from "next/link";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { modelAddress } from "@/components/results/model/model-sheet-view";
import type { AnswerProduct } from "@/lib/dialogue/wording/parts";
import { door } from "@/messages/door";

export type StreetProps = { items: readonly AnswerProduct[]; note: string };

const footLinks = [
  { href: "/about", label: door.home.about },
  { href: "/lab", label: door.home.researchers },
] as const;

/** Well-known models on one price scale. Low windows hide it. */
export function Street({ items, note }: StreetProps) {
  return (
    <footer className="mt-auto pb-4">
      {items.length > 0 ? (
        <nav aria-label={door.home.street} className="[@media(max-height:700px)]:hidden">
          <ul className="scroll-hidden flex overflow-x-auto [--inch:0.62px]">
            {items.map((item) => (
              <li key={item.position} className="flex grow">
                <Link
                  href={modelAddress(item)}
                  prefetch={false}
                  className="flex grow flex-col items-center justify-end text-small whitespace-nowrap text-ink2"
                >
                  <span className="flex grow items-end self-stretch justify-center border-b-2 border-ink px-1.5">
                    <SideDrawing look={item.look} style={item.style} scale={0.62} />
                  </span>
                  <span className="px-1.5 pt-1.5">
                    <strong className="font-semibold text-ink">{item.model}</strong> {item.price}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2 px-4 text-small text-ink2 sm:px-8">
        <span>{note}</span>
        <span className="flex gap-6">
          {footLinks.map(({ href, label }) => (
            <Link key={href} href={href} prefetch={false} className="hit-44 link decoration-line2 hover:text-ink">
              {label}
            </Link>
          ))}
        </span>
      </div>
    </footer>
  );
}
