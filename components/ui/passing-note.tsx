import { X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { site } from "@/messages/site";
import { IconButton } from "./button";

/** Milliseconds, enough to read twice. */
const stayMs = 8000;

export function usePassingNote() {
  const [note, setNote] = useState("");
  useEffect(() => {
    if (note === "") return;
    const timer = setTimeout(() => setNote(""), stayMs);
    return () => clearTimeout(timer);
  }, [note]);
  return { note, say: useCallback((sentence: string) => setNote(sentence), []) };
}

/** The page's status region speaks it. */
export function PassingNote({ note, onClose }: { note: string; onClose: () => void }) {
  if (note === "") return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-28 z-50 flex justify-center px-4 lg:bottom-6 print:hidden">
      <div className="pointer-events-auto flex max-w-lg animate-appear items-center gap-2 rounded-card border border-line2 bg-raised py-2 pr-2 pl-4 shadow-float [overflow-wrap:anywhere]">
        <p>{note}</p>
        <IconButton icon={X} size={16} label={site.close} onClick={onClose} />
      </div>
    </div>
  );
}
