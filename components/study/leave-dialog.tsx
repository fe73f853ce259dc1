"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Button } from "@/components/ui/button";

interface LeaveDialogProps {
  open: boolean;
  busy: boolean;
  /** Of a run that may also go on later; missing where there is none or it has ended. */
  runCode?: string | undefined;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks once before a run is deleted. */
export function LeaveDialog({ open, busy, runCode, onClose, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-1/2 rounded-card border border-line2 bg-paper p-6 shadow-float outline-none">
          <AlertDialog.Title className="text-title">Leave and delete?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink2">
            Everything you gave in this study is deleted at once and for good. You need not say why. You get a code and
            a receipt.
          </AlertDialog.Description>
          {runCode ? (
            <p className="mt-3 text-ink2">
              Only a break? Stay, and close the page: this browser goes on where you were. Your code is{" "}
              <strong className="font-medium whitespace-nowrap text-ink">{runCode}</strong>.
            </p>
          ) : null}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button look="primary" disabled={busy} onClick={onLeave}>
              Leave and delete everything
            </Button>
            <Button disabled={busy} onClick={onClose}>
              Stay
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
