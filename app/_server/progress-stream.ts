import { setImmediate } from "node:timers/promises";
import { unhurried } from "@/db/patience";
import { errorResponse } from "./answered-route";

/** Reports progress and yields. Throws if the caller has gone. */
export type TellProgress = (line: { step: string; share: number }) => Promise<void>;

export type ProgressEnd = { line: Record<string, unknown>; bytes?: Uint8Array<ArrayBuffer> };

const between = 100;

/** Streams JSON lines `{step, share}`, then `{done}` or `{fault}` and a file's bytes. */
export function progressStream(work: (tell: TellProgress) => Promise<ProgressEnd>): Response {
  const encoder = new TextEncoder();
  let isGone = false;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let last = 0;
      const write = (line: object) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      const tell: TellProgress = async (line) => {
        if (isGone) throw new Error("whoever asked has gone");
        const now = performance.now();
        if (now - last >= between) {
          last = now;
          write(line);
        }
        await setImmediate();
      };
      try {
        const { line, bytes } = await unhurried(() => work(tell));
        write({ done: line });
        if (bytes) controller.enqueue(bytes);
      } catch (error) {
        if (isGone) return;
        const { error: fault } = await errorResponse(error).json();
        write({ fault: fault.message });
      }
      controller.close();
    },
    cancel() {
      isGone = true;
    },
  });
  return new Response(stream, {
    headers: { "content-type": "application/octet-stream", "cache-control": "no-store, no-transform" },
  });
}
