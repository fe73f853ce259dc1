import { CircleAlert, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { chat } from "@/messages/chat";
import { site } from "@/messages/site";

export function TurnError({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ink px-4 py-3">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-52">
        {chat.failed({ offline })} <span className="text-ink2">{chat.keptText}</span>
      </p>
      <Button onClick={onRetry} disabled={offline}>
        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
        {site.again}
      </Button>
    </div>
  );
}
