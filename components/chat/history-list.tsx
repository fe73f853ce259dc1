import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { countOfCars } from "@/components/constraints/describe-drawing";
import { Logo } from "@/components/ui/logo";

export interface PastConversation {
  id: string;
  /** The shopper's first words. */
  title: string;
  /** When it was last used, already in words: "today, 14:20". */
  when: string;
  /** Its wishes: "under $24,000, wagon or SUV". */
  wishes: string;
  /** Cars it ended with; `null` when it never came to any. */
  cars: number | null;
}

interface HistoryListProps {
  conversations: readonly PastConversation[];
}

/** Earlier searches, the latest first; each opens where it was left. */
export function HistoryList({ conversations }: HistoryListProps) {
  if (conversations.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 border-t border-line py-8 text-ink2">
        <Logo className="opacity-60" />
        <p>Your searches will stand here, each as you left it.</p>
        <Link
          href="/"
          className="font-medium text-ink underline decoration-line2 underline-offset-4 hover:decoration-ink"
        >
          Start a search
        </Link>
      </div>
    );
  }
  return (
    <ul className="border-t border-line">
      {conversations.map(({ id, title, when, wishes, cars }) => (
        <li key={id} className="border-b border-line">
          <Link href={`/c/${encodeURIComponent(id)}`} className="group flex min-h-16 items-center gap-4 py-3">
            <span className="min-w-0 grow">
              <span className="quote block truncate group-hover:underline group-hover:decoration-line2 group-hover:underline-offset-4">
                “{title}”
              </span>
              <span className="block truncate text-small text-ink2">{wishes ? `${when}, ${wishes}` : when}</span>
            </span>
            {cars === null ? null : <span className="shrink-0 text-small text-ink2">{countOfCars(cars)}</span>}
            <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
