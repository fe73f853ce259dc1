import { ConfirmDialog, type ConfirmDialogProps } from "@/components/ui/confirm-dialog";

interface LeaveDialogProps extends Pick<ConfirmDialogProps, "open" | "busy"> {
  /** For a run that may continue later. */
  runCode?: string | undefined;
  onClose: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, busy, runCode, onClose, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      title="Leave and delete?"
      text="Everything you gave in this study is deleted at once and for good. You need not say why. You get a code and a receipt."
      yes="Leave and delete everything"
      no="Stay"
      onYes={onLeave}
      onNo={onClose}
    >
      {runCode ? (
        <p className="mt-3 text-ink2">
          Only a break? Stay, and close the page: this browser goes on where you were. Your code is{" "}
          <strong className="font-medium whitespace-nowrap text-ink">{runCode}</strong>.
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
