import { answer } from "@/app/_server/api-error";
import { Refusal } from "@/app/_server/refusal";
import { oddMethod, unreadableAddress } from "@/app/_server/refused-addresses";

/** Whatever no other route handler answers gets a sentence too. */
function refuse(request: Request): Promise<Response> {
  return answer(request, async () => {
    const { pathname } = new URL(request.url);
    if (pathname === unreadableAddress) {
      throw new Refusal(404, "unreadable-address", "That address cannot be read: check its percent signs.");
    }
    if (pathname === oddMethod) throw new Refusal(405, "odd-method", "Nothing here takes requests of that method.");
    throw new Refusal(404, "no-address", "There is nothing at that address.");
  });
}

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
