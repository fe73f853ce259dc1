/** The page's one polite live region. Speaks each new `message`; an empty one says nothing. */
export function StatusRegion({ message }: { message: string }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {message}
    </div>
  );
}
