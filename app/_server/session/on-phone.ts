import { headers } from "next/headers";

/**
 * Whether the page was asked for by a phone, as its browser says. Only a guess of what need not be sent: the page looks
 * at its real width as soon as it runs.
 */
export async function onPhone(): Promise<boolean> {
  const all = await headers();
  const hint = all.get("sec-ch-ua-mobile");
  return hint ? hint === "?1" : /\bMobi/.test(all.get("user-agent") ?? "");
}
