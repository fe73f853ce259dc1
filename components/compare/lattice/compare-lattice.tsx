import { useMemo } from "react";
import type { ComparisonView, FollowedColumns } from "@/components/compare/comparison-view";
import { useWidth } from "@/components/ui/use-width";
import { carCount } from "@/lib/dialogue/wording/count-words";
import { LatticeDrawing } from "./lattice-drawing";
import { layoutLattice } from "./lattice-layout";

interface CompareLatticeProps extends FollowedColumns {
  view: ComparisonView;
  bare?: boolean;
}

/** Server-side widths: a wide window and a phone. */
const firstWidth = { wide: 1376, bare: 358 };

export function CompareLattice({ view, columns, followed, onFollow, bare = false }: CompareLatticeProps) {
  const [box, width] = useWidth<HTMLDivElement>(bare ? firstWidth.bare : firstWidth.wide);
  const { nodes, edges } = view;
  const layout = useMemo(
    () => layoutLattice({ nodes, edges, columns, width, bare }),
    [nodes, edges, columns, width, bare],
  );
  const follows = columns.find(({ method }) => method === followed);
  const touched = useMemo(() => new Set([...(follows?.path.slice(1) ?? []), ...(follows?.detours ?? [])]), [follows]);
  const top = nodes.find(({ size }) => size === 0);
  return (
    <div ref={box}>
      <LatticeDrawing
        layout={layout}
        topCars={carCount(top?.cars ?? 0).replace(/^no /, "0 ")}
        topLabel={top?.label ?? ""}
        followed={followed}
        touched={touched}
        onFollow={onFollow}
        bare={bare}
      />
    </div>
  );
}
