import type { Metadata } from "next";
import { DeadEnd } from "@/components/ui/dead-end";
import { partaking } from "@/messages/partaking";

export const metadata: Metadata = { title: { absolute: partaking.absent.tab }, robots: { index: false } };

export default function NotFound() {
  return <DeadEnd title={partaking.absent.title} text={partaking.absent.text} />;
}
