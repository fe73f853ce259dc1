import { notFound } from "next/navigation";
import type { z } from "zod";
import { answeredRoute, type CostClass, type RouteReply, sentBy } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { catalogReader, database } from "@/app/_server/services";
import { mayAct, type Researcher, type Role, requireResearcher } from "@/app/_server/session/research-session";
import type { Database } from "@/db/connection/database";
import { isOnRecord, noteAudit, unblinding } from "@/db/queries/study/pilots";
import { findStudy } from "@/db/queries/study/studies";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { StoredStudy } from "@/lib/study/service/study-store";
import { lab } from "@/messages/lab";

export interface OpenedStudy extends StoredStudy {
  db: Database;
  catalog: CatalogReader;
}

export async function studyForPage(slug: string, version?: string): Promise<OpenedStudy> {
  return (await openStudy(slug, version)) ?? notFound();
}

export async function studyForRoute(slug: string, version?: string): Promise<OpenedStudy> {
  const opened = await openStudy(slug, version);
  if (!opened) throw new Refusal(404, "no-study", "There is no study of that name, or no such version of it.");
  return opened;
}

/** Results by arm stay hidden until the study closes, or an owner gives a reason. */
export async function isBlinded({ db, study, version }: OpenedStudy): Promise<boolean> {
  const { blinded } = version.configuration.plan;
  return blinded && study.status !== "closed" && !(await isOnRecord(db, study.id, unblinding));
}

async function openStudy(slug: string, version: string | undefined): Promise<OpenedStudy | null> {
  if (version !== undefined && !/^[1-9]\d{0,5}$/.test(version)) return null;
  const db = await database();
  const stored = await findStudy(db, slug, version === undefined ? undefined : Number(version));
  return stored && { ...stored, db, catalog: await catalogReader(stored.version.catalogId) };
}

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
  return researchRoute(least, cost, async (asked, params: Params, by) => work(await sentBy(asked, schema), params, by));
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
