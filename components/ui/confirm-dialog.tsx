import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button";

export interface ConfirmDialogProps {
  open: boolean;
  busy: boolean;
  title: string;
  text: string;
  children?: ReactNode;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

export function ConfirmDialog({ open, busy, title, text, children, yes, no, onYes, onNo }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-1/2 rounded-card border border-line2 bg-paper p-6 shadow-float outline-none">
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink2">{text}</AlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button look="primary" disabled={busy} onClick={onYes}>
              {yes}
            </Button>
            <Button disabled={busy} onClick={onNo}>
              {no}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
