/** Most bytes of a model's reply that are read, unpacked: thirty times what its longest answer takes. */
export const mostReplyBytes = 256 * 1024;

/** A reply that goes on beyond what is read. */
export class ReplyTooLong extends Error {
  constructor() {
    super("The language model's reply is longer than any that is read.");
    this.name = "ReplyTooLong";
  }
}

/**
 * Fetches from a language model: follows no redirect, because words are sent to the configured host alone, and hangs up
 * on a reply that is longer than any it could use.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.body) return response;
  const body = response.body.pipeThrough(upTo(mostReplyBytes));
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
};

/** Passes bytes on; one too many is an error, which also ends the connection they come from. */
function upTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > most) controller.error(new ReplyTooLong());
      else controller.enqueue(chunk);
    },
  });
}
