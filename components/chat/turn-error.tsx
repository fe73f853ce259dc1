import { CircleAlert, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { chat } from "@/messages/chat";
import { site } from "@/messages/site";

interface TurnErrorProps {
  /** Whether the browser has no network; then that is what is said. */
  offline: boolean;
  onRetry: () => void;
}

/** A turn that got no answer. What was said is kept; the same message is sent again under the same id. */
export function TurnError({ offline, onRetry }: TurnErrorProps) {
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
