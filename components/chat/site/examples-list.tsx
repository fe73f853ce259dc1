import { ChevronRight } from "lucide-react";
import { SideDrawing } from "@/components/cars/drawing/side-drawing";
import { MarkSign } from "@/components/cars/mark-value";
import { chat } from "@/messages/chat";

export interface Example {
  /** The words that are sent. */
  text: string;
  /** Body style whose drawing stands before it. */
  style: string;
  /** What comes of it: "41 cars", "one has to give". */
  note: string;
  /** Whether something has to give. */
  give: boolean;
}

interface ExamplesListProps {
  examples: readonly Example[];
  disabled: boolean;
  onChoose: (text: string) => void;
}

/** Things to say, each a row that says it. */
export function ExamplesList({ examples, disabled, onChoose }: ExamplesListProps) {
  return (
    <ul aria-label={chat.home.examples}>
      {examples.map(({ text, style, note, give }) => (
        <li key={text} className="border-b border-line">
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(text)}
            className="group flex min-h-14 w-full items-center gap-4 py-2 text-left sm:gap-5"
          >
            <span className="flex w-18 shrink-0 justify-center max-sm:hidden">
              <SideDrawing style={style} scale={0.31} />
            </span>
            <span className="flex min-w-0 grow flex-col gap-x-5 sm:flex-row sm:items-center">
              <span className="grow text-pretty decoration-line2 underline-offset-4 group-hover:underline">{text}</span>
              <span
                className={`inline-flex shrink-0 items-baseline gap-1 text-small ${give ? "-ml-[3px] font-semibold text-give sm:ml-0" : "text-ink2"}`}
              >
                {give ? <MarkSign mark="bent" /> : null}
                {note}
              </span>
            </span>
            <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
