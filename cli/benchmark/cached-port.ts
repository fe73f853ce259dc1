import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "@/lib/canonical-json";
import type { ModelPort, ModelReply, ModelRequest } from "@/lib/model/model-port";

/** Keeps answers by the hash of model and request. Counts a kept answer as it first came, so a resumed run adds up. */
export function cachedPort(port: ModelPort, folder: string): ModelPort {
  return {
    ...port,
    async send(request, signal) {
      const file = join(folder, `${keyOf(port.id, request)}.json`);
      const kept = await readFile(file, "utf8").catch(() => null);
      if (kept !== null) return JSON.parse(kept) as ModelReply;
      const reply = await port.send(request, signal);
      if (reply.kind === "failed") return reply;
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.${process.pid}`, JSON.stringify(reply));
      await rename(`${file}.${process.pid}`, file);
      return reply;
    },
  };
}

function keyOf(model: string, { system, user, shape, tools, options, sample = 0 }: ModelRequest): string {
  const asked = { model, system, user, shape: shape?.name, tools: Object.keys(tools ?? {}), options, sample };
  return createHash("sha256").update(canonicalJson(asked)).digest("hex");
}
