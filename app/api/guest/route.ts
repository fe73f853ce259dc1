import { ReadableStream, TextEncoderStream } from "node:stream/web";
import { z } from "zod";
import { answeredRoute, attachment, checkedBody } from "@/app/_server/answered-route";
import { database } from "@/app/_server/services";
import { setCookieHeader } from "@/app/_server/session/guest-cookie";
import { currentGuest } from "@/app/_server/session/guest-session";
import { deleteGuest, exportGuest, setConsents } from "@/db/queries/guest-data";

const hasChoice = (given: object) => Object.keys(given).length > 0;
const choiceSchema = z.object({ sharesCorrections: z.boolean(), remembers: z.boolean() }).partial().refine(hasChoice);

export const GET = answeredRoute("heavy", async () => {
  const pieces = exportGuest(await database(), (await currentGuest()) ?? "");
  const day = new Date().toISOString().slice(0, 10);
  // Makes each piece only when the last is on its way.
  const body = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
  return attachment(body as BodyInit, `leeway-${day}.json`, "application/json; charset=utf-8");
});

export const PATCH = answeredRoute("light", async (request) => {
  const chosen = await checkedBody(request, choiceSchema);
  await setConsents(await database(), (await currentGuest()) ?? "", chosen);
});

export const DELETE = answeredRoute("light", async (request) => {
  const guestId = await currentGuest();
  if (guestId) await deleteGuest(await database(), guestId);
  return new Response(null, { status: 204, headers: { "set-cookie": setCookieHeader(null, request.headers) } });
});
