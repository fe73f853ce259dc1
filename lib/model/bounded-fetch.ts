/** Thirty times a model's longest answer. */
export const mostReplyBytes = 256 * 1024;

export class ReplyTooLong extends Error {
  constructor() {
    super("The language model's reply is longer than any that is read.");
    this.name = "ReplyTooLong";
  }
}

/** Fetches from a model. Follows no redirects, so words reach only the configured host. Limits the reply's size. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.body) return response;
  const body = response.body.pipeThrough(upTo(mostReplyBytes));
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
};

/** Errors past the limit, which closes the connection. */
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
