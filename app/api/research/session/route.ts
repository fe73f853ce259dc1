import { z } from "zod";
import { answeredRoute, checkedBody } from "@/app/_server/answered-route";
import { signInResearcher, signOutResearcher } from "@/app/_server/session/research-session";

const signInSchema = z.strictObject({ token: z.string().min(1).max(500) });

export const POST = answeredRoute("light", async (request) => {
  const { token } = await checkedBody(request, signInSchema);
  await signInResearcher(request, token);
});

export const DELETE = answeredRoute("light", async () => {
  await signOutResearcher();
});
