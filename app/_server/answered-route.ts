import { type AnswerSettings, answer } from "./api-error";

/** A route handler that answers through `answer`; its work is handed what the address names. */
export function answeredRoute<Params extends object = object>(
  work: (request: Request, params: Params) => Promise<Response>,
  settings?: AnswerSettings,
) {
  return (request: Request, context?: { params: Promise<Params> }): Promise<Response> =>
    answer(request, async () => work(request, (await context?.params) as Params), settings);
}
