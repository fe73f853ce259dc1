import { ConfirmDialog, type ConfirmDialogProps } from "@/components/ui/confirm-dialog";
import { partaking } from "@/messages/partaking";

interface LeaveDialogProps extends Pick<ConfirmDialogProps, "open" | "busy"> {
  /** For a run that may continue later. */
  runCode?: string | undefined;
  awayMinutes?: number | undefined;
  onClose: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, busy, runCode, awayMinutes = 0, onClose, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog open={open} busy={busy} {...partaking.leave} onYes={onLeave} onNo={onClose}>
      {runCode ? (
        <p className="mt-3 text-ink2">
          {partaking.leave.break({ minutes: awayMinutes })}{" "}
          <strong className="font-medium whitespace-nowrap text-ink">{runCode}</strong>.
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
