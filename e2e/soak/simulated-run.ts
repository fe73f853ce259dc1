import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { shuffle } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Answers, AnswerValue, PageItem } from "@/lib/study/instrument";
import { behaviours } from "@/lib/study/pilot/behaviour";
import { drawAnswer, judges } from "@/lib/study/pilot/participant";
import type { RunView } from "@/lib/study/run-view";
import { RefusedBySite, SimulatedBrowser, type SiteWatch } from "./simulated-browser";

/** Their shares, out of a hundred people. */
export const personBehaviours = {
  diligent: 44,
  refreshing: 14,
  "two-tabs": 12,
  "two-devices": 8,
  leaving: 8,
  abandoning: 6,
  careless: 6,
  dawdling: 2,
};
export type PersonBehaviour = keyof typeof personBehaviours;

export interface SimulatedPerson {
  id: string;
  behaviour: PersonBehaviour;
  random: () => number;
  slug: string;
  configuration: Configuration;
}

export interface RunReport {
  id: string;
  behaviour: PersonBehaviour;
  end: string;
  /** The last page's code, or `null`. */
  code: string | null;
  runCode: string;
  conversations: string[];
}

/** Goes from the link to the code. Those who leave can return. */
export async function simulateRun(person: SimulatedPerson, base: string, watch: SiteWatch) {
  const participant = new SimulatedParticipant(person, new SimulatedBrowser(base, watch));
  return { report: await participant.takePart(), comeBack: () => participant.comeBack() };
}

type Trial = Extract<RunView, { kind: "trial" }>;

function isOverdue({ deadline }: Trial): boolean {
  return Date.now() >= Date.parse(deadline);
}

class SimulatedParticipant {
  private readonly conversations: string[] = [];
  private readonly api: string;
  private said = 0;

  constructor(
    private readonly person: SimulatedPerson,
    private readonly browser: SimulatedBrowser,
  ) {
    this.api = `/api/study/${person.slug}`;
  }

  async takePart(): Promise<RunReport> {
    const { id, behaviour, slug, configuration, random } = this.person;
    await this.browser.page(`/study/${slug}?PROLIFIC_PID=${id}&STUDY_ID=soak&SESSION_ID=${id}-1`);
    await this.browser.post(`${this.api}/seen`, { stage: "information" });
    const consent = { age: true, read: true, agreed: true, version: configuration.consent.version };
    let view = await this.twice<RunView>("consent", consent);
    const stopsAfter = Math.floor(random() * 24);
    for (let page = 0; view.kind !== "end"; page++) {
      if (page > 400) throw new Error(`${id} never came to an end`);
      if (page >= stopsAfter && behaviour === "leaving") return this.leave(view);
      if (page >= stopsAfter && behaviour === "abandoning") return this.report("abandoned", view);
      view = await this.disturb(await this.doStep(view));
    }
    return this.report(view.end, view);
  }

  async comeBack(): Promise<RunReport> {
    await this.browser.page(`/study/${this.person.slug}`);
    const view = await this.browser.get<RunView>(`${this.api}/run`);
    return this.report(view.kind === "end" ? view.end : "abandoned", view);
  }

  private report(end: string, view: RunView, code = view.kind === "end" ? view.code : null): RunReport {
    const { id, behaviour } = this.person;
    return { id, behaviour, end, code, runCode: view.runCode, conversations: this.conversations };
  }

  private async leave(view: RunView): Promise<RunReport> {
    const { code } = await this.browser.post<{ code: string }>(`${this.api}/withdraw`, {});
    return this.report("withdrawn", view, code);
  }

  private async disturb(view: RunView): Promise<RunView> {
    const { behaviour, random, slug } = this.person;
    if (behaviour === "refreshing" && random() < 0.3) {
      await this.browser.page(`/study/${slug}`);
      return this.browser.get<RunView>(`${this.api}/run`);
    }
    if (behaviour === "two-devices" && view.kind !== "end" && random() < 0.15) {
      this.browser.forget();
      return this.browser.post<RunView>(`${this.api}/continue`, { code: view.runCode });
    }
    return view;
  }

  private async doStep(view: RunView): Promise<RunView> {
    switch (view.kind) {
      case "text":
        return this.twice<RunView>("steps", { step: view.step, attempt: 1, answers: {} });
      case "questions": {
        const answers = this.answers(view.step, view.items);
        return this.twice<RunView>("steps", { step: view.step, attempt: view.attempt, answers });
      }
      case "trial":
        return this.doTrial(view);
      case "end":
        return view;
    }
  }

  /** Sends from two tabs at once. The later answer must not repeat the effect. */
  private async twice<Answer>(path: string, body: object): Promise<Answer> {
    const send = (browser: SimulatedBrowser) => browser.post<Answer>(`${this.api}/${path}`, body);
    if (this.person.behaviour !== "two-tabs" || path === "consent") return send(this.browser);
    const [first, second] = await Promise.allSettled([send(this.browser), send(this.browser.tab())]);
    if (first.status === "fulfilled") return this.browser.get<Answer>(`${this.api}/run`);
    if (second.status === "fulfilled") return second.value;
    throw first.reason;
  }

  private answers(step: string, items: readonly PageItem[]): Answers {
    return Object.fromEntries(items.map((item) => [item.id, this.answer(step, item)]));
  }

  private answer(step: string, asked: PageItem): AnswerValue {
    const { id, answer } = asked;
    const { configuration, random, behaviour } = this.person;
    const careless = behaviour === "careless" && random() < 0.5;
    const check = configuration.comprehension.items.find((item) => step === "comprehension" && item.id === id);
    if (check && !careless) return check.correct;
    const screen = configuration.screening.find((item) => step === "screening" && item.id === id);
    if (screen && !careless) return screen.accept[0] ?? null;
    const attention = configuration.instruments.flatMap((each) => each.attention).find((item) => item.id === id);
    if (attention && !careless) return attention.correct;
    switch (answer.kind) {
      case "number":
        return answer.min;
      case "text":
        return "simulated";
      case "several":
        return answer.options.slice(0, 1).map((option) => option.id);
      default:
        return drawAnswer(asked, random);
    }
  }

  private async doTrial(view: Trial): Promise<RunView> {
    const { random } = this.person;
    if (!this.conversations.includes(view.conversationId)) this.conversations.push(view.conversationId);
    const isOpen = view.phase === "state" || view.phase === "rank" || view.phase === "search";
    if (isOpen && this.person.behaviour === "dawdling" && view.number === 1 && random() < 0.4) {
      await wait(Math.max(0, Date.parse(view.deadline) - Date.now()));
    }
    if (isOpen && isOverdue(view)) return this.timeUp(view);
    const act = (done: object) => this.twice<RunView>("trial", { step: view.step, act: done });
    switch (view.phase) {
      case "state": {
        // Skips paragraphs from an earlier visit.
        for (const text of view.card.paragraphs.slice(1)) await this.say(view, { kind: "words", text });
        return this.completed(act({ kind: "wishes-complete" }), view);
      }
      case "rank":
      case "rank-again": {
        const ids = view.ranking.map(({ id }) => id);
        return act({ kind: view.phase, ranking: shuffle(ids, random) });
      }
      case "search":
        if (random() < 0.3) await this.say(view, { kind: "agree" });
        return act({ kind: "decide" });
      case "judge":
        return act({ kind: "judge", verdict: this.verdict(view) });
    }
  }

  /** The server decides. */
  private async timeUp({ step }: Trial): Promise<RunView> {
    await wait(1000);
    return this.twice<RunView>("trial", { step, act: { kind: "time-up" } });
  }

  /**
   * Adds a common wish if the reader understood too little. A timer can fire a millisecond before the deadline, so
   * wishes may also be missing because the time is over.
   */
  private async completed(done: Promise<RunView>, view: Trial): Promise<RunView> {
    try {
      return await done;
    } catch (error) {
      if (!(error instanceof RefusedBySite) || !error.message.includes("too-few")) throw error;
      if (isOverdue(view)) return this.timeUp(view);
      await this.say(view, { kind: "words", text: "automatic, at least 150 horsepower, under $90,000" });
      return this.browser.post<RunView>(`${this.api}/trial`, { step: view.step, act: { kind: "wishes-complete" } });
    }
  }

  private verdict({ judge }: Trial): object {
    const { random } = this.person;
    const products = shuffle(judge?.cars.map(({ position }) => position) ?? [], random);
    const reasons = judge?.reasons.map(({ id }) => id) ?? [];
    const shown = {
      points: judge?.points ?? 1,
      products,
      reasons,
      gaveWay: judge?.asksAcceptance ?? false,
      agrees: false,
    };
    return judges(behaviours.careless, shown, random);
  }

  /** Resends under the same message id. */
  private async say({ conversationId, phase }: Trial, act: object): Promise<void> {
    this.said++;
    const key = `${conversationId} ${phase} ${JSON.stringify(act)} ${act && "text" in act ? "" : this.said}`;
    const messageId = `sim-${createHash("sha256").update(key).digest("base64url").slice(0, 30)}`;
    const path = `/api/conversations/${conversationId}/turns`;
    const send = (browser: SimulatedBrowser) => browser.postText(path, { messageId, act });
    const tabs = this.person.behaviour === "two-tabs" ? [this.browser, this.browser.tab()] : [this.browser];
    const sent = await Promise.allSettled(tabs.map(send));
    const refused = sent.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
    // A task whose time is over moves on to its closing questions.
    const isOver = (error: unknown) => error instanceof RefusedBySite && error.message.includes('"time-up"');
    if (refused.length === tabs.length && !refused.some(isOver)) throw refused[0];
  }
}
