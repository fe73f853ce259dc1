export function jsonRequest(body: unknown, method: "PUT" | "POST" | "PATCH" | "DELETE" = "POST"): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
