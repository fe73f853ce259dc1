import { existsSync } from "node:fs";
import type { OutsideReach } from "@/lib/agents/ask-outside";
import { parseEnvironment } from "@/lib/env";
import { createModelPort } from "@/lib/model/call-model";
import { describeReader, type ResolvedModel, resolveModel } from "@/lib/model/resolve-model";
import { WrongUse } from "./flags";

/** As a server with the same environment reaches them. Also reads `.env`. */
export function configuredReach(): OutsideReach {
  const { env, resolved } = resolvedHere();
  return { hosts: env.STUDY_METHOD_HOSTS, port: resolved && createModelPort(resolved) };
}

/** Also reads `.env`. Throws `WrongUse` without a model. */
export function configuredModel(): ResolvedModel {
  const { env, resolved } = resolvedHere();
  if (resolved) return resolved;
  const said = describeReader(null, env).replace("Words are read by the embedded reader; n", "N");
  throw new WrongUse(`${said} Set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL (docs/model.md).`);
}

function resolvedHere() {
  // Only newer Node has this. The shell's settings win.
  if (existsSync(".env") && typeof process.loadEnvFile === "function") process.loadEnvFile(".env");
  const env = parseEnvironment(process.env);
  return { env, resolved: resolveModel(env) };
}
