export function jsonRequest(body: unknown, method: "PUT" | "POST" | "PATCH" | "DELETE" = "POST"): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Throws unless the server agrees. */
export async function fetchOk(path: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(path, request);
  if (!response.ok) throw new Error(`${response.status} at ${path}`);
  return response;
}
