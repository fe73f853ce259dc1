/** Decorative, because the name is beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true" className={className}>
      <path className="fill-ink" d="M0 0h4v16H0zM7 0h4v16H7z" />
      <path className="fill-give" d="M12.2 16h4L20.4 1.2l-3.9-1z" />
    </svg>
  );
}
