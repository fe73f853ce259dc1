import { z } from "zod";
import { constraintSchema } from "@/lib/constraints/constraint";
import { exchangeSchema } from "@/lib/dialogue/deciding/outside-choice";
import { questionPartSchema } from "@/lib/dialogue/wording/parts";
import { relaxationResultSchema } from "@/lib/trade-offs/relaxation";
import { runEndSchema } from "./configuration/recruitment";

const wish = constraintSchema.nullable();
/** Wishes given up together, the sum of their weights, and the products it leaves. */
const candidate = z.object({ members: z.array(z.string()), cost: z.number(), cars: z.number().int() });

/** Also feeds the codebook, with the texts of `dataset.eventFields`. The conversation's log holds turns. */
export const studyEventSchemas = {
  "step-enter": z.object({ step: z.string() }),
  "step-answer": z.object({ step: z.string(), seconds: z.number() }),
  "check-answer": z.object({ check: z.string(), attempt: z.number().int(), passed: z.boolean() }),
  "run-end": z.object({ end: runEndSchema, step: z.string() }),
  "device-change": z.object({ how: z.enum(["code", "recruiter"]) }),
  "run-refuse": z.object({ reason: z.string(), step: z.string() }),
  "trial-start": z.object({
    ...{ trial: z.number().int(), scenario: z.string(), conversation: z.string() },
    sheets: z.array(z.object({ id: z.string(), version: z.number(), hash: z.string() })).optional(),
  }),
  "wishes-complete": z.object({ wishes: z.array(constraintSchema) }),
  "ranking-give": z.object({
    shown: z.array(z.string()),
    ranking: z.array(z.string()),
    when: z.enum(["before-chat", "before-results", "after-search"]),
    seconds: z.number(),
  }),
  "time-extend": z.object({ trial: z.number().int(), extension: z.number().int() }),
  "time-pause": z.object({ trial: z.number().int(), seconds: z.number() }),
  "trial-end": z.object({
    trial: z.number().int(),
    outcome: z.enum(["car", "none", "time-up"]),
    infeasibility: z.enum(["met", "no-infeasibility"]),
  }),
  "act-receive": z.object({ act: z.looseObject({ kind: z.string() }) }),
  "words-read": z.looseObject({ readBy: z.string() }),
  "model-ask": z.object({
    task: z.enum(["deciding", "wording"]),
    calls: z.looseObject({}),
    outcome: z.string(),
  }),
  "question-ask": z.object({ question: questionPartSchema }),
  "question-answer": z.object({
    question: z.string(),
    how: z.enum(["tapped", "said", "skipped", "overtaken"]),
    choices: z.array(z.string()),
  }),
  "wish-change": z.object({ before: wish, after: wish }),
  "edit-refuse": z.looseObject({ reason: z.string().describe("Why an edit could not be made") }),
  "lattice-read": z.object({
    catalog: z.string(),
    digest: z.string(),
    slice: z.number().int(),
    soft: z.number().int(),
  }),
  "method-exchange": exchangeSchema
    .extend({
      who: z.string(),
      request: z.looseObject({}),
      answer: z.string().nullable(),
      giveUp: exchangeSchema.shape.giveUp.describe("Ids of the wishes it gave up; null where it did not choose"),
    })
    .describe("Something outside was asked to choose"),
  "relaxation-choose": z.object({
    method: z.string(),
    status: z.string(),
    candidates: z.array(candidate),
    chosen: z.array(z.string()),
    cost: z.number(),
    tied: z.array(z.array(z.string())).describe("Sets between which the weights do not decide"),
    result: relaxationResultSchema,
  }),
  "relaxation-answer": z
    .looseObject({})
    .describe("The participant took, accepted or refused a relaxation, or unlocked a wish"),
  "explanation-show": z.object({
    text: z.string(),
    state: z.string(),
    headline: z.string().nullable(),
    gaveWay: z.array(z.object({ id: z.string(), action: z.string(), from: z.string(), to: z.string().nullable() })),
    alternatives: z.array(z.object({ id: z.string(), count: z.number() })),
  }),
  "result-show": z.object({ total: z.number().int(), cars: z.array(z.number().int()) }),
  "reply-certify": z
    .looseObject({ method: z.string() })
    .describe("Certificate of the reply, which `leeway verify` checks against the catalog. Participants never get it"),
  "state-restore": z.looseObject({}).describe("Undo, redo, start over or going back"),
  "turn-time": z.object({ computeMs: z.number() }),
  "reply-show": z.object({ ms: z.number() }),
  "device-note": z.object({ width: z.number().int(), height: z.number().int(), touch: z.boolean() }),
  "page-focus": z.object({ away: z.number() }),
  "page-blur": z.object({}),
  "card-view": z.object({ car: z.number().int() }),
} as const;

export type StudyEventName = keyof typeof studyEventSchemas;
export const studyEventNames = Object.keys(studyEventSchemas) as StudyEventName[];

/** All other events come from the server. */
export const browserEventNames = ["reply-show", "device-note", "page-focus", "page-blur", "card-view"] as const;
