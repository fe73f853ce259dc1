import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { guestAddresses } from "./doors";
import { hostileAct, inheritedActs } from "./hostile";
import { cookiesOf, sendJson } from "./send";

export interface Acted {
  accepted: number;
  faults: string[];
}

/** Keeps searches short so each act has few neighbors. */
const actsOfASearch = 6;

/**
 * After each accepted act, the guest's pages and lists must load and a new search must start: the app stores only what
 * it can show.
 */
export async function doHostileActs(base: string, { seed, acts }: { seed: number; acts: number }): Promise<Acted> {
  const found: Acted = { accepted: 0, faults: [] };
  const drawn: readonly object[] = [...inheritedActs, ...fc.sample(hostileAct, { seed, numRuns: acts })];
  let cookie = "";
  let id = "";
  let token = "";
  for (const [place, act] of drawn.entries()) {
    if (place % actsOfASearch === 0) {
      cookie = cookiesOf(await sendJson(base, "", "POST", "/api/conversations", {}));
      id = JSON.parse((await sendJson(base, cookie, "POST", "/api/conversations", {})).text).id;
      token = JSON.parse((await sendJson(base, cookie, "POST", `/api/conversations/${id}/share`, {})).text).token;
    }
    const said = JSON.stringify(act).slice(0, 300);
    const turn = await sendJson(base, cookie, "POST", `/api/conversations/${id}/turns`, {
      messageId: randomUUID(),
      act,
    });
    if (turn.status >= 500) found.faults.push(`${turn.status} to ${said}: ${turn.text.slice(0, 150)}`);
    if (turn.status !== 200) continue;
    found.accepted++;
    const shared = await sendJson(base, cookie, "POST", `/api/conversations/${id}/share`, {});
    if (shared.status !== 200) found.faults.push(`${shared.status} at sharing after ${said}`);
    const next = await sendJson(base, cookie, "POST", "/api/conversations", {});
    if (next.status !== 201) found.faults.push(`${next.status} at a new search after ${said}`);
    const later = next.status === 201 ? [`/c/${JSON.parse(next.text).id}`] : [];
    for (const path of [...guestAddresses({ id, token, slot: "style" }), ...later]) {
      const { status } = await sendJson(base, cookie, "GET", path, undefined);
      if (status !== 200) found.faults.push(`${status} at ${path} after ${said}`);
    }
  }
  return found;
}
