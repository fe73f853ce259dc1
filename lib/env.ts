import { z } from "zod";
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

/** After "NAME must". */
const advice: Readonly<Partial<Record<keyof Environment, string>>> = {
  PORT: "be a whole number from 1 to 65535; correct it, or unset it to use 3000",
  DATABASE_URL:
    "look like postgres://user:password@host:5432/name; correct it, or unset it to use the embedded database",
  OPENAI_BASE_URL: "be an http or https address such as https://api.openai.com/v1; correct it, or unset it",
  OPENAI_API: 'be "responses" or "chat"; correct it, or unset it',
  OPENAI_JOBS: `be some of ${modelJobs.join(",")} with commas; correct it, or unset it for all`,
  OPENAI_TOKEN_CAP: "be a whole number of tokens; correct it, or unset it to use 100000",
  OPENAI_TIMEOUT: "be a number of seconds above 0 and up to 30; correct it, or unset it to use 8",
  RESEARCH_TOKEN:
    "have at least 24 characters; make one with openssl rand -hex 24, or unset it to close the pages for researchers",
  RESEARCHERS:
    "look like Rhea Patel, owner, TOKEN; Tom Alvarez, analyst, TOKEN with roles owner, analyst or viewer, no name or token twice, and at least 24 characters a token; correct it, or unset it",
  STUDY_METHOD_HOSTS:
    "be hosts such as method.example.org,localhost:9000, separated by commas; correct it, or unset it to allow this machine alone",
  METRICS_TOKEN: "have at least 24 characters; make one with openssl rand -hex 24, or unset it to close /metrics",
  RETENTION_DAYS: "be a whole number of days from 1 to 99999; correct it, or unset it to use 400",
  PRICES: 'be "today" or "list"; correct it, or unset it to sell at prices of today',
  CATALOG_READER: 'be "columns" or "postgres"; correct it, or unset it to use columns',
  RATE_LIMIT_GUEST: "be a whole number of requests; correct it, or unset it to use 120",
  RATE_LIMIT_ADDRESS: "be a whole number of requests; correct it, or unset it to use 600",
  RATE_LIMIT_ALL: "be a whole number of requests; correct it, or unset it to use 6000",
  DATABASE_REPLICAS:
    "be addresses like postgres://user:password@host:5432/name, separated by commas; correct it, or unset it",
  DATABASE_POOL: "be a whole number from 1 to 999; correct it, or unset it to use 10",
  OPENAI_PRICES: "be two numbers, dollars a million tokens in and out, such as 0.4,1.6; correct it, or unset it",
  OPENAI_SPEND_CAP: "be a number of dollars, such as 0.05; correct it, or unset it",
  OPENAI_DAILY_TOKENS: "be a whole number of tokens; correct it, or unset it",
  SESSION_SECRET_PREVIOUS: "have at least 16 characters: the secret that was in use before; correct it, or unset it",
  PUBLIC_URL: "be an address such as https://leeway.example.org; correct it, or unset it",
  TRUSTED_PROXIES: "be a whole number from 0 to 9; correct it, or unset it to trust none",
  SESSION_SECRET: "have at least 16 characters; lengthen it, or unset it to have one made and kept under .data",
};

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
  const fault = advice[name] ? `must ${advice[name]}` : "has a value that cannot be used; correct or unset it";
  throw new EnvironmentError(`${name} ${fault}.`, { cause: parsed.error });
}

let parsedOnce: Environment | undefined;

export function environment(): Environment {
  parsedOnce ??= parseEnvironment(process.env);
  return parsedOnce;
}
