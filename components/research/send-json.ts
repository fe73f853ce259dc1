import { jsonRequest } from "@/components/ui/use-loaded";

export const unreachable = "The server could not be reached. Try again in a moment.";

/** Returns the server's answer, or why it failed. */
export async function sendJson<Answer extends object>(
  path: string,
  body: object,
  signal: AbortSignal | null = null,
): Promise<Answer | string> {
  return serverAnswer<Answer>(fetch(path, { ...jsonRequest(body), signal }));
}

export async function serverAnswer<Answer extends object>(request: Promise<Response>): Promise<Answer | string> {
  try {
    const response = await request;
    if (response.status === 204) return {} as Answer;
    const answer = await response.json();
    return response.ok ? answer : (answer.error?.message ?? "That did not work. Try again.");
  } catch {
    return unreachable;
  }
}
