import { z } from "zod";
import { answeredRoute } from "@/app/_server/answered-route";
import { checkedBody } from "@/app/_server/checked-request";
import { signInResearcher, signOutResearcher } from "@/app/_server/session/research-session";

const signInSchema = z.object({ token: z.string().min(1).max(500) }).strict();

export const POST = answeredRoute(async (request) => {
  const { token } = await checkedBody(request, signInSchema);
  await signInResearcher(request, token);
  return new Response(null, { status: 204 });
});

export const DELETE = answeredRoute(async () => {
  await signOutResearcher();
  return new Response(null, { status: 204 });
});
