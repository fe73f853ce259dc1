/** Returns the problem, or `null`. The address must be https with an allowed host. */
export function redirectFault(template: string, allowedHosts: readonly string[]): string | null {
  const host = /^https:\/\/([^/?#]*)/.exec(template)?.[1];
  if (host === undefined) return "must begin with https://";
  const probe = template.replaceAll("{code}", "CODE").replaceAll("{id}", "ID");
  if (host === "" || /[{}@\\]/.test(host) || !URL.canParse(probe)) return "must name its host plainly";
  if (!allowedHosts.includes(new URL(probe).host)) return `leads to ${host}, which is not in allowedHosts`;
  return null;
}

export function redirectFor(
  { returnUrl, allowedHosts }: { returnUrl: string | null; allowedHosts: readonly string[] },
  { code, id }: { code: string; id: string },
): string | null {
  if (returnUrl === null || redirectFault(returnUrl, allowedHosts) !== null) return null;
  return returnUrl.replaceAll("{code}", encodeURIComponent(code)).replaceAll("{id}", encodeURIComponent(id));
}
