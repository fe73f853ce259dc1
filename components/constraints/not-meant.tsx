import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConstraintsPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

interface NotMeantProps {
  heard: NonNullable<ConstraintsPart["heard"]>;
  busy: boolean;
  onAct: (act: Act) => void;
  single?: boolean;
}

/** Other meanings of heard wishes. One tap corrects one. */
export function NotMeant({ heard, busy, onAct, single = false }: NotMeantProps) {
  return (
    <details className="group/meant print:hidden">
      <summary className="inline-flex touch-h list-none items-center gap-1.5 text-small text-ink2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {chat.meant.open}
        <ChevronDown size={15} className="group-open/meant:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-3 pt-1 pb-2">
        {heard.map(({ id, kind, about: wish, text, others }) => (
          <li key={id} className="flex flex-col gap-1.5">
            <p className="text-small text-ink2">
              {kind === "level" && wish && !single ? chat.meant.level({ wish, text }) : chat.meant.heard({ text })}
            </p>
            <div className="flex flex-wrap gap-2">
              {others.map(({ id: reading, label }) => (
                <Button key={reading} disabled={busy} onClick={() => onAct({ kind: "correct", heard: id, reading })}>
                  {label}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
