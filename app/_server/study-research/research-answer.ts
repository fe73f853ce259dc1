import type { z } from "zod";
import { answeredRoute, type RouteReply, sentBy } from "@/app/_server/answered-route";
import type { CostClass } from "@/app/_server/api-error";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { mayAct, type Researcher, type Role, requireResearcher } from "@/app/_server/session/research-session";
import { noteAudit } from "@/db/queries/study/oversight";
import { findStudy } from "@/db/queries/study/studies";
import { lab } from "@/messages/lab";
import { type OpenedStudy, studyForRoute } from "./stored-study";

/** For researchers of a role and those above it. A study's record also names who was refused. */
export function researchRoute<Params extends object>(
  least: Role,
  cost: CostClass,
  work: (request: Request, params: Params, by: Researcher) => Promise<RouteReply>,
) {
  return answeredRoute(cost, async (request, params: Params) => {
    const researcher = await requireResearcher();
    if (!mayAct(researcher, least)) await refuseRole(request, params, researcher, least);
    return work(request, params, researcher);
  });
}

async function refuseRole(request: Request, params: { slug?: string }, { name, role }: Researcher, least: Role) {
  const db = await database();
  const found = params.slug ? await findStudy(db, params.slug) : null;
  const asked = { role, path: new URL(request.url).pathname };
  if (found) await noteAudit(db, { studyId: found.study.id, actor: name }, "act-refuse", asked);
  throw new Refusal(403, "role", lab.access.refused({ role: least }));
}

export function researchSent<Schema extends z.ZodType, Params extends object>(
  least: Role,
  cost: CostClass,
  schema: Schema,
  work: (sent: z.infer<Schema>, params: Params, by: Researcher) => Promise<RouteReply>,
) {
  return researchRoute(least, cost, async (request, params: Params, by) =>
    work(await sentBy(request, schema), params, by),
  );
}

export function researchPost<Schema extends z.ZodType>(
  least: Role,
  cost: CostClass,
  schema: Schema,
  work: (opened: OpenedStudy & { actor: string }, sent: z.infer<Schema>) => Promise<RouteReply>,
) {
  return researchSent(least, cost, schema, async (sent, { slug }: { slug: string }, { name }) =>
    work({ ...(await studyForRoute(slug)), actor: name }, sent),
  );
}
