"use client";

import { useEffect } from "react";
import { LoadingNote } from "./loading-note";
import type { SheetProps } from "./sheet";
import { useLazyModule } from "./use-lazy-module";

const loadSheet = () => import("./sheet");

/** A sheet whose code loads on the first interaction with the page. */
export function LazySheet(props: SheetProps) {
  const { module, failed, load } = useLazyModule(loadSheet);
  const { open } = props;
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  if (module) return <module.Sheet {...props} />;
  return open ? <LoadingNote failed={failed} /> : null;
}
