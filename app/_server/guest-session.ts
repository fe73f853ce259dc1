import { createHmac, timingSafeEqual } from "node:crypto";
import { cookies } from "next/headers";
import type { Database } from "@/db/database";
import { createGuest, touchGuest } from "@/db/queries/guests";
import { sessionSecret } from "./session-secret";

const cookieName = "leeway_guest";
const yearInSeconds = 365 * 24 * 3600;

/** The guest of this request, or `null`: a missing, forged or foreign cookie names nobody. */
export async function currentGuest(): Promise<string | null> {
  const value = (await cookies()).get(cookieName)?.value;
  if (!value) return null;
  const [id = "", signature = ""] = value.split(".");
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}

/** The guest of this request, made on the first search and whenever the old one is gone. Sets the cookie. */
export async function ensureGuest(db: Database): Promise<string> {
  const known = await currentGuest();
  if (known && (await touchGuest(db, known))) return known;
  const id = await createGuest(db);
  (await cookies()).set(cookieName, `${id}.${sign(id)}`, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: yearInSeconds,
  });
  return id;
}

function sign(id: string): string {
  return createHmac("sha256", sessionSecret()).update(`guest:${id}`).digest("base64url");
}
