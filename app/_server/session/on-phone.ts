import { headers } from "next/headers";

/** Whether the browser says it is a phone. Only a guess of what to leave out: the page measures its real width. */
export async function onPhone(): Promise<boolean> {
  const all = await headers();
  const hint = all.get("sec-ch-ua-mobile");
  return hint ? hint === "?1" : /\bMobi/.test(all.get("user-agent") ?? "");
}
