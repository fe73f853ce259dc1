"use client";

import { Link2 } from "lucide-react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";

/** Copies the page's address, edits included. */
export function CopyLink() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast("Link copied");
    } catch (cause) {
      // Browsers refuse without permission or over plain HTTP; the address bar holds the same link.
      console.warn("The link could not be copied.", cause);
      toast("I may not copy here. The link is in the address bar.");
    }
  };
  return (
    <Button onClick={copy}>
      <Link2 size={17} strokeWidth={1.75} aria-hidden="true" />
      Copy link
    </Button>
  );
}
