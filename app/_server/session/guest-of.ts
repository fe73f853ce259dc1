import { guestCookie, openGuest, type SealedGuest } from "./guest-cookie";
import { sessionKeys } from "./session-secret";

export function guestOf(request: Pick<Request, "headers">): SealedGuest | null {
  const { name } = guestCookie(request.headers);
  const pair = (request.headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair ? openGuest(pair.slice(name.length + 1), new Date(), sessionKeys()) : null;
}
