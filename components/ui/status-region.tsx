/** The page's one polite live region. `message` is spoken whenever it changes; empty says nothing. */
export function StatusRegion({ message }: { message: string }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {message}
    </div>
  );
}
