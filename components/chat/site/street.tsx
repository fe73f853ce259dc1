import Link from "next/link";
import { SideDrawing } from "@/components/cars/drawing/side-drawing";
import { modelAddress } from "@/components/cars/model/model-address";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

export type StreetCar = AnswerCar;

export interface StreetProps {
  /** Cheapest first. */
  cars: readonly StreetCar[];
  /** What the prices are. */
  note: string;
}

const footLinks = [
  { href: "/about", label: chat.home.about },
  { href: "/lab", label: chat.home.researchers },
] as const;

/** Cars everyone knows, parked by price at one scale. Each leads to its page. Low windows do without it. */
export function Street({ cars, note }: StreetProps) {
  return (
    <footer className="mt-auto pb-4">
      {cars.length > 0 ? (
        <nav aria-label={chat.home.street} className="[@media(max-height:700px)]:hidden">
          <ul className="scroll-hidden flex items-end justify-between gap-5 overflow-x-auto border-b-2 border-ink px-4 [--inch:0.62px] sm:px-8">
            {cars.map((car) => (
              <li key={car.position} className="shrink-0">
                <Link
                  href={modelAddress(car)}
                  prefetch={false}
                  aria-label={`${car.name}, ${car.price}`}
                  className="block translate-y-px"
                >
                  <SideDrawing look={car.look} style={car.style} scale={0.62} className="align-bottom" />
                </Link>
              </li>
            ))}
          </ul>
          <ul
            aria-hidden="true"
            className="flex justify-between gap-5 px-4 pt-1.5 text-small text-ink2 max-lg:hidden sm:px-8"
          >
            {cars.map(({ position, model, price }) => (
              <li key={position} className="whitespace-nowrap">
                <strong className="font-semibold text-ink">{model}</strong> {price}
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2 px-4 text-small text-ink2 sm:px-8">
        <span>{note}</span>
        <span className="flex gap-6">
          {footLinks.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="hit-44 underline decoration-line2 underline-offset-4 hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </span>
      </div>
    </footer>
  );
}
