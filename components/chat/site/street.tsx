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
          <ul className="scroll-hidden flex overflow-x-auto [--inch:0.62px]">
            {cars.map((car) => (
              <li key={car.position} className="flex grow">
                <Link
                  href={modelAddress(car)}
                  prefetch={false}
                  className="flex grow flex-col items-center justify-end text-small whitespace-nowrap text-ink2"
                >
                  <span className="flex grow items-end self-stretch justify-center border-b-2 border-ink px-1.5">
                    <SideDrawing look={car.look} style={car.style} scale={0.62} />
                  </span>
                  <span className="px-1.5 pt-1.5">
                    <strong className="font-semibold text-ink">{car.model}</strong> {car.price}
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
