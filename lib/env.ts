import { z } from "zod";
import { refusals } from "@/messages/refusals";
import { AppError } from "./errors";

/** Names the variable and the fix. */
export class EnvironmentError extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("wrong-environment", userMessage, options);
  }
}

const filled = z.string().min(1);

/** Long enough to resist guessing. */
const longToken = z.string().refine((token) => token.trim().length >= 24);

function urlWith(protocols: readonly string[]) {
  return filled.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
}

const postgresUrl = urlWith(["postgres:", "postgresql:"]);

function numberWith(pattern: RegExp) {
  return z.string().regex(pattern).transform(Number);
}

const commaList = z.string().transform((text) => text.split(",").map((each) => each.trim()));

export const researcherRoles = ["viewer", "analyst", "owner"] as const;

const researchersSchema = z
  .array(z.object({ name: filled.max(60), role: z.enum(researcherRoles), token: longToken }))
  .refine((all) => all.every((each, index) => all.findIndex(({ name }) => name === each.name) === index))
  .refine((all) => all.every((each, index) => all.findIndex(({ token }) => token === each.token) === index));

function splitResearchers(text: string) {
  const all = text.split(";").map((each) => each.split(",").map((part) => part.trim()));
  return all.filter(([name]) => name).map(([name, role, token]) => ({ name, role, token }));
}

/** In the shop. */
export const modelJobs = ["reading", "wording", "weighting", "repairing"] as const;

const environmentSchema = z.object({
  PORT: numberWith(/^\d{1,5}$/)
    .refine((port) => port >= 1 && port <= 65_535)
    .optional(),
  DATABASE_URL: postgresUrl.optional(),
  OPENAI_API_KEY: filled.optional(),
  OPENAI_BASE_URL: urlWith(["http:", "https:"]).optional(),
  OPENAI_MODEL: filled.optional(),
  OPENAI_API: z.enum(["responses", "chat"]).optional(),
  OPENAI_JOBS: commaList.pipe(z.array(z.enum(modelJobs))).optional(),
  OPENAI_TOKEN_CAP: numberWith(/^\d{1,9}$/).optional(),
  OPENAI_TIMEOUT: numberWith(/^\d{1,2}(\.\d+)?$/)
    .refine((seconds) => seconds > 0 && seconds <= 30)
    .optional(),
  RESEARCH_TOKEN: longToken.optional(),
  /** Name, role and token of each. */
  RESEARCHERS: z.string().transform(splitResearchers).pipe(researchersSchema).optional(),
  /** Hosts that the arms of studies may post to. */
  STUDY_METHOD_HOSTS: z
    .string()
    .toLowerCase()
    .pipe(commaList)
    .refine((hosts) =>
      hosts.every((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).pathname === "/"),
    )
    .default(["localhost", "127.0.0.1", "[::1]"]),
  /** Without it, /metrics does not exist. */
  METRICS_TOKEN: longToken.optional(),
  SESSION_SECRET: z.string().min(16).optional(),
  /** Its signatures stay valid and get renewed. */
  SESSION_SECRET_PREVIOUS: z.string().min(16).optional(),
  HOST: filled.default("127.0.0.1"),
  /** The server's public address, if different. */
  PUBLIC_URL: urlWith(["http:", "https:"]).optional(),
  /** Proxies that each add an address to X-Forwarded-For. */
  TRUSTED_PROXIES: numberWith(/^\d$/).default(0),
  /** Points per ten seconds: guest, address, total. */
  RATE_LIMIT_GUEST: numberWith(/^[1-9]\d{0,6}$/).default(120),
  RATE_LIMIT_ADDRESS: numberWith(/^[1-9]\d{0,6}$/).default(600),
  RATE_LIMIT_ALL: numberWith(/^[1-9]\d{0,6}$/).default(6000),
  /** Comma-separated. Serve catalog reads. */
  DATABASE_REPLICAS: commaList.pipe(z.array(postgresUrl)).optional(),
  /** Per server process. */
  DATABASE_POOL: numberWith(/^[1-9]\d{0,2}$/).default(10),
  /** Per million tokens, in and out. */
  OPENAI_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?\s*,\s*\d+(\.\d+)?$/)
    .transform((text) => text.split(",").map(Number))
    .transform(([input = 0, output = 0]) => ({ input, output }))
    .optional(),
  OPENAI_SPEND_CAP: numberWith(/^\d+(\.\d+)?$/).optional(),
  OPENAI_DAILY_TOKENS: numberWith(/^\d{1,10}$/).optional(),
  /** Days before an unopened search is deleted. */
  RETENTION_DAYS: numberWith(/^[1-9]\d{0,4}$/).default(400),
  AWARE_US_DATA: filled.optional(),
  /** Today's estimates, or list prices when new. */
  PRICES: z.enum(["today", "list"]).default("today"),
  /** Columns in memory where quicker, or always Postgres. */
  CATALOG_READER: z.enum(["columns", "postgres"]).default("columns"),
  /** Read by what builds and starts the app. */
  DOMAIN: filled.optional(),
  /** Holds the embedded database and generated secrets. */
  LEEWAY_DATA: filled.default(".data"),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Empty means unset. Throws `EnvironmentError` without quoting the wrong value. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (parsed.success && parsed.data.OPENAI_SPEND_CAP !== undefined && !parsed.data.OPENAI_PRICES)
    throw new EnvironmentError(
      "OPENAI_SPEND_CAP cannot be kept without prices; set OPENAI_PRICES, dollars a million tokens in and out such as 0.4,1.6, or unset it.",
    );
  if (parsed.success) return parsed.data;
  const name = parsed.error.issues[0]?.path[0] as keyof Environment;
  const advice: Partial<Record<typeof name, string>> = refusals.environment;
  const fault = advice[name] ? `must ${advice[name]}` : "has a value that cannot be used; correct or unset it";
  throw new EnvironmentError(`${name} ${fault}.`, { cause: parsed.error });
}

let parsedOnce: Environment | undefined;

export function environment(): Environment {
  parsedOnce ??= parseEnvironment(process.env);
  return parsedOnce;
}
