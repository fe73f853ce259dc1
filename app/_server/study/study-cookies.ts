import { z } from "zod";
import { boundCookie, forgetBoundCookie, hostCookie, setBoundCookie } from "@/app/_server/session/host-cookie";
import { sessionKeys } from "@/app/_server/session/session-secret";
import { entryIdsSchema } from "@/lib/study/entry-token";
import { sequenceSchema } from "@/lib/study/step-items";
import { openValue, signValue } from "./signed-value";

const monthInSeconds = 31 * 24 * 3600;
const dayInSeconds = 24 * 3600;

function setSigned(name: string, purpose: string, payload: string, maxAge?: number): Promise<void> {
  return setBoundCookie(name, signValue(purpose, payload, sessionKeys()[0]), maxAge);
}

async function readSigned(name: string, purpose: string): Promise<string | null> {
  const value = await boundCookie(name);
  return value ? openValue(purpose, value, sessionKeys()) : null;
}

/** A cookie for one study, signed for it alone. `read` returns `null` for a missing or forged value. */
function studyCookie<Value>(name: string, maxAge: number, format: Format<Value>) {
  const nameFor = (slug: string) => `leeway_${name}.${slug}`;
  return {
    read: async (slug: string): Promise<Value | null> => {
      const text = await readSigned(nameFor(slug), `${name} ${slug}`);
      return text ? format.read(text) : null;
    },
    keep: (slug: string, value: Value) => setSigned(nameFor(slug), `${name} ${slug}`, format.write(value), maxAge),
    forget: (slug: string) => forgetBoundCookie(nameFor(slug)),
  };
}

type Format<Value> = { read: (text: string) => Value; write: (value: Value) => string };

function json<Value>(schema: z.ZodType<Value>): Format<Value> {
  return { read: (text) => schema.parse(JSON.parse(text)), write: (value) => JSON.stringify(value) };
}

export const runCookie = studyCookie("run", monthInSeconds, { read: String, write: String });

const entrySchema = z.object({ recruiter: z.string(), ids: entryIdsSchema });

/** Holds recruiters' ids until consent. Before it they are in no table. */
export const entryCookie = studyCookie("entry", dayInSeconds, json(entrySchema));

/** Holds a preview until its consent. */
export const previewCookie = studyCookie("preview", dayInSeconds, json(sequenceSchema));

/** The runs of all studies that a browser's cookies hold. */
export function runsIn(headers: Headers): string[] {
  const { name: prefix } = hostCookie("leeway_run.", headers);
  return (headers.get("cookie") ?? "").split(/; */).flatMap((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return name.startsWith(prefix) ? (openValue(`run ${name.slice(prefix.length)}`, value, sessionKeys()) ?? []) : [];
  });
}

/** A random name to count stages. It ends with the browser session. */
export async function visitorCookie(): Promise<string> {
  const known = await readSigned("leeway_visit", "visit");
  if (known) return known;
  const visitor = crypto.randomUUID();
  await setSigned("leeway_visit", "visit", visitor);
  return visitor;
}
