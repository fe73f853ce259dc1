"use client";

import { FirstPage } from "@/components/chat/site/first-page";
import { examples, street } from "./more-fixtures";

/** Starting always fails, to show the error. */
export function FirstPageSample() {
  const refuse = async () => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    throw new Error("This page has no server behind it.");
  };
  return (
    <FirstPage
      examples={examples}
      street={street}
      dataNote="List prices when new, model years 2015 to 2026"
      onStart={refuse}
      onFilters={refuse}
    />
  );
}
