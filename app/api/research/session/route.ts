import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { signInResearcher, signOutResearcher } from "@/app/_server/session/research-session";

const signInSchema = z.object({ token: z.string().min(1).max(500) }).strict();

export function POST(request: Request): Promise<Response> {
  return answer(request, async () => {
    const { token } = await checkedBody(request, signInSchema);
    await signInResearcher(request, token);
    return new Response(null, { status: 204 });
  });
}

export function DELETE(request: Request): Promise<Response> {
  return answer(request, async () => {
    await signOutResearcher();
    return new Response(null, { status: 204 });
  });
}
