/** Points: 1 is a look at stored data, the others follow measured processor time. */
export const costs = {
  light: 1,
  counting: 2,
  words: 4,
  heavy: 20,
} as const;
export type CostClass = keyof typeof costs;

/** A test compares this list with the files. `*` is one part of the path. */
const routes: Readonly<Record<CostClass, readonly string[]>> = {
  light: [
    "GET /api/ready",
    "GET /api/photos/*",
    "GET /metrics",
    "DELETE /api/guest",
    "PATCH /api/guest",
    "GET /api/conversations",
    "POST /api/conversations",
    "GET /api/conversations/*",
    "DELETE /api/conversations/*",
    "PUT /api/conversations/*/shortlist",
    "POST /api/conversations/*/share",
    "DELETE /api/conversations/*/share",
    "POST /api/conversations/*/news",
    "DELETE /api/conversations/*/news",
    "PUT /api/conversations/*/saved",
    "POST /api/conversations/*/turns/*/stop",
    "GET /api/conversations/*/turns/*/certificate",
    "GET /api/study/schema",
    "POST /api/study/*/events",
    "POST /api/study/*/steps",
    "POST /api/study/*/consent",
    "GET /api/study/*/run",
    "POST /api/study/*/withdraw",
    "POST /api/study/*/seen",
    "POST /api/study/*/continue",
    "POST /api/study/*/trial",
    "GET /study/*/enter",
    "POST /api/research/session",
    "DELETE /api/research/session",
    "POST /api/research/studies/*/arms",
    "POST /api/research/studies/*/status",
    "POST /api/research/studies/*/runs",
    "POST /api/research/studies/*/runs/*",
    "POST /api/research/rules",
    "POST /api/research/rules/*/approve",
    "GET /api/research/benchmark/runs",
    "DELETE /api/research/benchmark/runs/*",
  ],
  counting: [
    "GET /api/conversations/*/results",
    "GET /api/conversations/*/critiques",
    "GET /api/conversations/*/play",
    "GET /api/conversations/*/slots/*",
  ],
  words: ["POST /api/conversations/*/turns", "POST /api/compare", "GET /lab/methods"],
  heavy: [
    "GET /api/guest",
    "GET /api/research/benchmark/report/*",
    "POST /api/research/benchmark/runs",
    "PUT /api/research/benchmark/runs/*",
    "GET /api/research/studies/*/export",
    "POST /api/research/studies/*/pilot",
    "POST /api/research/studies/*/preview",
    "POST /api/research/studies",
    "POST /api/research/studies/check",
  ],
};

export const chargedRoutes: readonly string[] = Object.values(routes).flat();

const classes = Object.keys(routes) as CostClass[];
/** Longer patterns come first so `runs/*` wins over `*`. */
const patterns = classes
  .flatMap((kind) => routes[kind].map((route) => ({ kind, route, says: patternOf(route) })))
  .sort((a, b) => wildcardsIn(a.route) - wildcardsIn(b.route));

/** Unknown requests cost the least. */
export function requestCost({ method, url }: Pick<Request, "method" | "url">): number {
  return costs[classOf(method, new URL(url, "http://leeway").pathname) ?? "light"];
}

export function classOf(method: string, path: string): CostClass | undefined {
  const asked = `${method === "HEAD" ? "GET" : method} ${path.replace(/\/+$/, "")}`;
  return patterns.find(({ says }) => says.test(asked))?.kind;
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll("*", "[^/]+")}$`);
}

function wildcardsIn(route: string): number {
  return route.split("*").length;
}
