import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { defaultProducts } from "@/db/seed/default-catalog";
import { lookOf } from "@/lib/constraints/sold/looks";

/** `size` is a RAV4's width in pixels. */
export function DrawingsSheet({ size }: { size: number }) {
  const newest = new Map<string, ReturnType<typeof defaultProducts>[number]>();
  for (const sold of defaultProducts()) {
    const key = `${sold.make} ${sold.model} ${sold.style}`;
    if (sold.year >= (newest.get(key)?.year ?? 0)) newest.set(key, sold);
  }
  const scale = size / 181;
  return (
    <main className="flex flex-wrap items-end gap-x-4 gap-y-5 p-6">
      {[...newest].map(([key, sold]) => (
        <figure key={key} style={{ width: 255 * scale }}>
          <SideDrawing look={lookOf(sold)} style={sold.style} scale={scale} name={`${sold.make} ${sold.model}`} />
          <figcaption className="text-small leading-4 text-ink2">
            {sold.make} {sold.model}
          </figcaption>
        </figure>
      ))}
    </main>
  );
}
