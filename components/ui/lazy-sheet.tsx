import { LoadingNote } from "./loading-note";
import type { SheetProps } from "./sheet";
import { useLazyModule } from "./use-lazy-module";

const loadSheet = () => import("./sheet");

export function LazySheet(props: SheetProps) {
  const { module, failed } = useLazyModule(loadSheet, props.open);
  if (module) return <module.Sheet {...props} />;
  return props.open ? <LoadingNote failed={failed} /> : null;
}
