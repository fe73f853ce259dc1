import type { Metadata } from "next";
import { DeadEnd } from "@/components/ui/dead-end";

export const metadata: Metadata = { title: { absolute: "No study here" }, robots: { index: false } };

export default function NotFound() {
  return (
    <DeadEnd
      title="There is no study at this address"
      text="A letter of the link may have gone astray. Open it once more from where you got it, or ask the people who invited you. Nothing was stored."
    />
  );
}
