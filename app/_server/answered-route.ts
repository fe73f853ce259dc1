import { type AnswerSettings, answer } from "./api-error";

export function answeredRoute<Params extends object = object>(
  work: (request: Request, params: Params) => Promise<Response>,
  settings?: AnswerSettings,
) {
  return (request: Request, context?: { params: Promise<Params> }): Promise<Response> =>
    answer(request, async () => work(request, (await context?.params) as Params), settings);
}
