import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { chat } from "@/messages/chat";

export function SetAside({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="group/aside border-y border-line py-1 print:hidden">
      <summary className="flex min-h-9 list-none items-center justify-center gap-2 text-small text-ink2 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {chat.aside({ count })}
        <ChevronDown size={15} strokeWidth={2} aria-hidden="true" className="group-open/aside:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 py-3 text-ink2">{children}</div>
    </details>
  );
}
