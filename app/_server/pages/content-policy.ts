/** The style sheet that sonner adds. A test catches version changes. */
export const toasterStyleHash = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

/** The toaster adds its sheet empty, then fills it. Browsers check both. */
const emptyStyleHash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** Allows scripts and styles by nonce, nothing foreign, and no frames. Style attributes run nothing. */
export function contentPolicy({ nonce, https, dev }: { nonce: string; https: boolean; dev: boolean }): string {
  return [
    "default-src 'self'",
    // In development React rebuilds server errors with eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}' '${toasterStyleHash}' '${emptyStyleHash}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
