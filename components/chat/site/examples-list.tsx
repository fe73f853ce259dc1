import { ChevronRight } from "lucide-react";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { MarkSign } from "@/components/results/product-facts";
import type { Look } from "@/lib/constraints/sold/drawing";
import { door } from "@/messages/door";

export interface Example {
  text: string;
  look?: Look;
  style: string;
  /** "34 mpg". Empty when nothing gives way. */
  give: string;
  note: string;
}

type ExamplesListProps = { examples: readonly Example[]; onChoose: (text: string) => void };

export function ExamplesList({ examples, onChoose }: ExamplesListProps) {
  return (
    <ul aria-label={door.home.examples}>
      {examples.map(({ text, look, style, note, give }) => (
        <li key={text} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="group flex min-h-16 w-full items-center gap-4 py-2 text-left sm:gap-5"
          >
            <span className="flex w-20 shrink-0 justify-center max-sm:hidden">
              <SideDrawing look={look} style={style} scale={0.36} />
            </span>
            <span className="flex min-w-0 grow flex-col">
              <span className="text-pretty decoration-line2 underline-offset-4 group-hover:underline">{text}</span>
              <span className="text-small text-ink2">
                {give ? (
                  <strong className="mr-1 -ml-[3px] font-semibold whitespace-nowrap text-give">
                    <span className="inline-flex items-baseline">
                      <MarkSign mark="bent" />
                    </span>{" "}
                    {give}
                  </strong>
                ) : null}
                {note}
              </span>
            </span>
            <ChevronRight size={16} className="shrink-0 text-ink2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
