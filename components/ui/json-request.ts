export function jsonRequest(body: unknown, method: "PUT" | "POST" | "DELETE" = "POST"): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
