import { FileText } from "lucide-react";
import { listed } from "@/messages/listed";
import { pages } from "@/messages/pages";

export function RulesInForce({ titles }: { titles: readonly string[] }) {
  return (
    <p className="mb-6 flex items-center gap-2.5 text-small">
      <FileText size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
      {pages.rulesInForce({ titles: listed(titles) })}
    </p>
  );
}
