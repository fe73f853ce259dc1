"use client";

import { Link2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const LazyToaster = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), { ssr: false });

/** Copies the page's address, edits included. */
export function CopyLink() {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setMessage({ text: "Link copied" });
    } catch (cause) {
      // Browsers refuse without permission or over plain HTTP; the address bar holds the same link.
      console.warn("The link could not be copied.", cause);
      setMessage({ text: "I may not copy here. The link is in the address bar." });
    }
  };
  return (
    <>
      <Button onClick={copy}>
        <Link2 size={17} strokeWidth={1.75} aria-hidden="true" />
        Copy link
      </Button>
      {message ? <LazyToaster message={message} /> : null}
    </>
  );
}
