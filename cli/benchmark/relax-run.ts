import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { FormalShopper } from "@/lib/relaxation/formal/formal-shopper";
import type { RandomSource } from "@/lib/relaxation/methods/choice";
import type { RelaxSettings } from "@/lib/trade-offs/relax-slice";
import type { RelaxationMethod, RelaxationResult } from "@/lib/trade-offs/relaxation";

/** How every line of a run is answered. */
export interface RelaxRun {
  reader: CatalogReader;
  method: RelaxationMethod;
  settings: RelaxSettings;
  /** A fresh source for each line, so that a line's answer does not depend on the lines before it. */
  randomFor: (line: string) => RandomSource;
  /** Who answers the proposals of the formal method. */
  shopperFor: (limits: readonly string[]) => FormalShopper;
  onAnswer: (result: RelaxationResult) => void;
}
