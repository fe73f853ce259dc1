import { headers } from "next/headers";

/** Only a guess at what to leave out. The page measures its real width. */
export async function onPhone(): Promise<boolean> {
  const all = await headers();
  const hint = all.get("sec-ch-ua-mobile");
  return hint ? hint === "?1" : /\bMobi/.test(all.get("user-agent") ?? "");
}
