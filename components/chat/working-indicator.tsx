import { useEffect, useState } from "react";
import { chat } from "@/messages/chat";

/** Faster turns need no indicator. */
const patienceMs = 300;

export function WorkingIndicator() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <p className="flex animate-appear items-center gap-3 text-ink2">
      <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true" className="overflow-visible">
        {[0, 1, 2].map((stroke) => (
          <path
            key={stroke}
            d={`M${stroke * 8} 0h4v18h-4z`}
            className="stroke-works fill-edge"
            style={{ animationDelay: `${stroke * 160}ms` }}
          />
        ))}
      </svg>
      {chat.looking}
    </p>
  );
}
