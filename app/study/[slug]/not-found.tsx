import type { Metadata } from "next";
import { DeadEnd } from "@/components/ui/dead-end";

export const metadata: Metadata = { title: { absolute: "No study here" }, robots: { index: false } };

/** An address of a study that does not exist: a mistyped link. Who comes here was invited by somebody, and asks them. */
export default function NotFound() {
  return (
    <DeadEnd
      title="There is no study at this address"
      text="A letter of the link may have gone astray. Open it once more from where you got it, or ask the people who invited you. Nothing was stored."
    />
  );
}
