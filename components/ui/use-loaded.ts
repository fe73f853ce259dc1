import { useEffect, useState } from "react";
import { warned } from "./warned";

type Loaded<Value> = { state: "loading" | "failed"; value?: undefined } | { state: "loaded"; value: Value };

/**
 * Loads when `load` or `of` changes. `load` must keep its identity, and `null` waits. The old value stays until the new
 * one, with the `of` it belongs to.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | null, of?: unknown): Loaded<Value> & { of?: unknown } {
  const [loaded, setLoaded] = useState<Loaded<Value> & { of?: unknown }>({ state: "loading" });
  useEffect(() => {
    let gone = false;
    load?.().then(
      (value) => !gone && setLoaded({ state: "loaded", value, of }),
      warned("A part of the page could not be loaded.", () => !gone && setLoaded({ state: "failed", of })),
    );
    return () => {
      gone = true;
    };
  }, [load, of]);
  return loaded;
}

export function jsonRequest(body: unknown, method: "PUT" | "POST" | "PATCH" | "DELETE" = "POST"): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Throws unless the server agrees. */
export async function fetchOk(path: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(path, request);
  if (!response.ok) throw new Error(`${response.status} at ${path}`);
  return response;
}
