import { answeredRoute } from "@/app/_server/answered-route";
import { oddMethod, unreadableAddress } from "@/app/_server/front-door";
import { Refusal } from "@/app/_server/refusal";
import { refusals } from "@/messages/refusals";

const refuse = answeredRoute("light", async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === unreadableAddress) throw new Refusal(404, "unreadable-address", refusals.unreadableAddress);
  if (pathname === oddMethod) throw new Refusal(405, "odd-method", refusals.oddMethod);
  throw new Refusal(404, "no-address", refusals.noAddress);
});

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
