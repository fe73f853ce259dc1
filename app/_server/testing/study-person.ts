import { AsyncLocalStorage } from "node:async_hooks";

type Handler = (request: Request, context: { params: Promise<{ slug: string }> }) => Promise<Response>;

const jars = new AsyncLocalStorage<Map<string, string>>();

export const requestScope = {
  headers: async () => new Headers({ host: "leeway.test" }),
  cookies: async () => {
    const jar = jars.getStore() ?? new Map<string, string>();
    return {
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) ?? "" } : undefined),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      set: (name: string, value: string) => void jar.set(name, value),
      delete: (name: string) => void jar.delete(name),
    };
  },
};

export class StudyPerson {
  readonly jar = new Map<string, string>();

  constructor(readonly slug: string) {}

  async call(handler: Handler, path: string, body?: object): Promise<{ status: number; body: SentAnswer; to: string }> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const headers = { host: "leeway.test", "content-type": "application/json", cookie };
    const request = new Request(`http://leeway.test${path}`, { ...sent, headers });
    const params = Promise.resolve({ slug: this.slug });
    const response = await jars.run(this.jar, () => handler(request, { params }));
    const text = await response.text();
    const answer = (text ? JSON.parse(text) : {}) as SentAnswer;
    return { status: response.status, body: answer, to: response.headers.get("location") ?? "" };
  }
}

export interface SentAnswer {
  kind?: string;
  step?: string;
  end?: string;
  code?: string;
  note?: string;
  runCode?: string;
  returnUrl?: string | null;
  error?: { code: string; problems?: Record<string, string> };
}
