/** The code a participant takes back, and the way there. */
export function CodeBox({ code, returnUrl }: { code: string; returnUrl: string | null }) {
  return (
    <div className="mt-8 rounded-card border border-line2 bg-raised p-5">
      <p className="text-small text-ink2">The code for this</p>
      <p className="mt-1 text-figure select-all">{code}</p>
      {returnUrl ? (
        <a
          href={returnUrl}
          rel="noreferrer"
          className="mt-4 inline-flex min-h-11 items-center rounded-card border border-ink bg-ink px-4 font-medium text-on-ink hover:border-ink2 hover:bg-ink2"
        >
          Go back with this code
        </a>
      ) : null}
    </div>
  );
}
