import { AppError } from "@/lib/errors";

/** A retry will not help. */
export class RefusedBySite extends AppError {
  constructor(
    readonly status: number,
    path: string,
    body: string,
  ) {
    super("refused-by-site", `${path} answered ${status}: ${body.slice(0, 300)}`);
  }
}

const words =
  /\b(optimal|greedy|pairwise|weighting|conditionId|relaxationMethod|least-filled)\b|"local"|"(method|condition|arm|asking|mustMeans)"/i;

export interface SiteWatch {
  /** Text in an answer that could name an arm. */
  leaks: string[];
  failed: string[];
  requests: number;
  retries: number;
}

/** Keeps cookies, waits for an absent server, and checks every answer. */
export class SimulatedBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly base: string,
    private readonly watch: SiteWatch,
  ) {}

  forget(): void {
    this.cookies.clear();
  }

  tab(): SimulatedBrowser {
    const tab = new SimulatedBrowser(this.base, this.watch);
    for (const [name, value] of this.cookies) tab.cookies.set(name, value);
    return tab;
  }

  async page(path: string): Promise<string> {
    let next = path;
    for (let hop = 0; hop < 5; hop++) {
      const answer = await this.send(next, { redirect: "manual" });
      const location = answer.response.headers.get("location");
      if (!location) return this.read(next, answer);
      next = location;
    }
    throw new AppError("redirect-loop", `${path} redirects without end.`);
  }

  async get<Answer>(path: string): Promise<Answer> {
    return JSON.parse(this.read(path, await this.send(path, {}))) as Answer;
  }

  async post<Answer>(path: string, body: object): Promise<Answer> {
    const text = await this.postText(path, body);
    return (text ? JSON.parse(text) : null) as Answer;
  }

  async postText(path: string, body: object): Promise<string> {
    const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return this.read(path, await this.send(path, options));
  }

  /** Retries while the server restarts or limits requests. */
  private async send(path: string, options: RequestInit): Promise<Answered> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (let attempt = 0; ; attempt++) {
      this.watch.requests++;
      const answered = await answerTo(new URL(path, this.base), {
        ...options,
        headers: { ...options.headers, cookie },
      });
      const status = answered?.response.status ?? 503;
      if (![429, 500, 503].includes(status) || attempt >= 120) {
        if (answered === null) throw new AppError("site-away", `${path} did not answer for minutes.`);
        this.#keepCookies(answered.response);
        return answered;
      }
      // Pages may fail without a database, but routes answer 503.
      if (status === 500 && path.startsWith("/api/"))
        this.watch.failed.push(`${path} answered 500: ${answered?.text.slice(0, 200)}`);
      this.watch.retries++;
      await new Promise((resolve) => setTimeout(resolve, 500 + 100 * Math.min(attempt, 15)));
    }
  }

  private read(path: string, { response, text }: Answered): string {
    const found = words.exec(text);
    if (found) this.watch.leaks.push(`${path}: ${found[0]}`);
    if (!response.ok) throw new RefusedBySite(response.status, path, text);
    return text;
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value.join("="));
    }
  }
}

type Answered = { response: Response; text: string };

/** Returns `null` for a missing or partial answer. */
async function answerTo(address: URL, options: RequestInit): Promise<Answered | null> {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(60_000) });
    return { response, text: await response.text() };
  } catch {
    return null;
  }
}
