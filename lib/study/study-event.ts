import { z } from "zod";
import { constraintSchema } from "@/lib/constraints/constraint";
import { exchangeSchema } from "@/lib/dialogue/deciding/outside-choice";
import { questionPartSchema } from "@/lib/dialogue/wording/parts";
import { relaxationResultSchema } from "@/lib/trade-offs/relaxation";
import { runEndSchema } from "./configuration/recruitment";

const wish = constraintSchema.nullable();
const candidate = z.object({
  members: z.array(z.string()).describe("Ids of the wishes given up together"),
  cost: z.number().describe("Sum of their weights"),
  cars: z.number().int().describe("Cars it leaves"),
});

/** Also feeds the codebook. The conversation's log holds turns. */
export const studyEventSchemas = {
  "step-enter": z.object({ step: z.string().describe("Key of the step that begins") }),
  "step-answer": z.object({
    step: z.string().describe("Key of the step that was answered"),
    seconds: z.number().describe("Seconds since the step began"),
  }),
  "check-answer": z.object({
    check: z.string().describe("`comprehension`, or the id of an attention item"),
    attempt: z.number().int().describe("First attempt is 1"),
    passed: z.boolean().describe("Whether it was answered as instructed"),
  }),
  "run-end": z.object({ end: runEndSchema.describe("How the run ended"), step: z.string().describe("At which step") }),
  "device-change": z.object({ how: z.enum(["code", "recruiter"]).describe("How the run was found on another device") }),
  "run-refuse": z.object({
    reason: z.string().describe("Why something sent by the browser was not accepted"),
    step: z.string().describe("Step it was meant for"),
  }),
  "trial-start": z.object({
    trial: z.number().int().describe("Number of the trial, the first is 1"),
    scenario: z.string().describe("Id of the scenario"),
    conversation: z.string().describe("Id of the conversation that holds the turns"),
  }),
  "wishes-complete": z.object({ wishes: z.array(constraintSchema).describe("Wishes as they stand before any result") }),
  "ranking-give": z.object({
    shown: z
      .array(z.string())
      .describe("Ids of the wishes in the order the list started with: the card's before the chat"),
    ranking: z.array(z.string()).describe("Ids of the wishes, the one to give up first at the head"),
    when: z
      .enum(["before-chat", "before-results", "after-search"])
      .describe("The ground truth, before a word or before any result; the last is change"),
    seconds: z.number().describe("Seconds the list was open"),
  }),
  "time-extend": z.object({
    trial: z.number().int().describe("Number of the trial"),
    extension: z.number().int().describe("Number of the extension, the first is 1"),
  }),
  "time-pause": z.object({
    trial: z.number().int().describe("Number of the trial"),
    seconds: z.number().describe("Seconds its clock stood still while the page was hidden, up to the study's cap"),
  }),
  "trial-end": z.object({
    trial: z.number().int().describe("Number of the trial"),
    outcome: z.enum(["car", "none", "time-up"]).describe("A car was taken, none would do, or the time ran out"),
    infeasibility: z.enum(["met", "no-infeasibility"]).describe("Whether the search ever ran empty"),
  }),
  "act-receive": z.object({ act: z.looseObject({ kind: z.string() }).describe("What the participant did, as sent") }),
  "words-read": z.looseObject({ readBy: z.string().describe("Reader that read the words") }),
  "question-ask": z.object({ question: questionPartSchema.describe("Question as shown") }),
  "question-answer": z.object({
    question: z.string().describe("Id of the question"),
    how: z
      .enum(["tapped", "said", "skipped", "overtaken"])
      .describe("Choices tapped, an answer in words, no preference, or another act that settled it"),
    choices: z.array(z.string()).describe("Choices tapped; empty otherwise"),
  }),
  "wish-change": z.object({
    before: wish.describe("Wish before; null when new"),
    after: wish.describe("Wish after; null when withdrawn"),
  }),
  "edit-refuse": z.looseObject({ reason: z.string().describe("Why an edit could not be made") }),
  "lattice-read": z.object({
    catalog: z.string().describe("Checksum of the catalog"),
    digest: z.string().describe("SHA-256 of the lattice the decision rests on"),
    slice: z.number().int().describe("Cars left by fixed and locked wishes"),
    soft: z.number().int().describe("Wishes that may give way"),
  }),
  "method-exchange": exchangeSchema
    .extend({
      by: exchangeSchema.shape.by.describe("An outside method, or a language model"),
      who: z.string().describe("Its address, or the model and the version of its instructions"),
      request: z.looseObject({}).describe("What it was sent"),
      answer: z.string().nullable().describe("What came back, at most 2,000 characters"),
      outcome: exchangeSchema.shape.outcome.describe("Whether it chose, or why the arm's method did"),
      giveUp: exchangeSchema.shape.giveUp.describe("Ids of the wishes it gave up; null where it did not choose"),
    })
    .describe("Something outside was asked to choose"),
  "relaxation-choose": z.object({
    method: z.string().describe("Method of the arm; `http` or `model` where something outside chose"),
    status: z.string().describe("Outcome of the method"),
    candidates: z.array(candidate).describe("Minimal sets that could be given up"),
    chosen: z.array(z.string()).describe("Ids of the wishes that gave way"),
    cost: z.number().describe("Sum of their weights"),
    tied: z.array(z.array(z.string())).describe("Sets between which the weights do not decide"),
    result: relaxationResultSchema.describe("Everything the method computed"),
  }),
  "relaxation-answer": z
    .looseObject({})
    .describe("The participant took, accepted or refused a relaxation, or unlocked a wish"),
  "explanation-show": z.object({
    text: z.string().describe("Words of the reply as shown"),
    state: z
      .string()
      .describe("What the card is about: relaxed, undecided, listed, proposed, locked-conflict, exhausted"),
    headline: z
      .string()
      .nullable()
      .describe("What the card opened with, where that is not the same for every card of its state"),
    gaveWay: z
      .array(z.object({ id: z.string(), action: z.string(), from: z.string(), to: z.string().nullable() }))
      .describe("Wishes shown as given way, from what to what"),
    alternatives: z
      .array(z.object({ id: z.string(), count: z.number() }))
      .describe("Other ways offered, with their cars"),
  }),
  "result-show": z.object({
    total: z.number().int().describe("Cars that pass every current wish"),
    cars: z.array(z.number().int()).describe("Catalog positions of the cars shown, best first"),
  }),
  "reply-certify": z
    .looseObject({ method: z.string().describe("Method of the arm") })
    .describe("Certificate of the reply, which `leeway verify` checks against the catalog. Participants never get it"),
  "state-restore": z.looseObject({}).describe("Undo, redo, start over or going back"),
  "turn-time": z.object({
    computeMs: z
      .number()
      .describe("Milliseconds the server took for the reply; it was held back up to `trials.minimumReplyMs`"),
  }),
  "reply-show": z.object({
    ms: z.number().describe("Milliseconds from sending the act to the whole reply in the browser"),
  }),
  "device-note": z.object({
    width: z.number().int().describe("Width of the window in CSS pixels"),
    height: z.number().int().describe("Height of the window in CSS pixels"),
    touch: z.boolean().describe("Whether the main pointer is a finger"),
  }),
  "page-focus": z.object({ away: z.number().describe("Seconds the page was hidden or without focus") }),
  "page-blur": z.object({}),
  "card-view": z.object({ car: z.number().int().describe("Catalog position of the car whose card came into view") }),
} as const;

export type StudyEventName = keyof typeof studyEventSchemas;
export const studyEventNames = Object.keys(studyEventSchemas) as StudyEventName[];

/** All other events come from the server. */
export const browserEventNames = ["reply-show", "device-note", "page-focus", "page-blur", "card-view"] as const;
