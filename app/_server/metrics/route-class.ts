/** Address patterns in order; an address without one is a page. */
const classes: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/|^\/(icon|apple-icon|opengraph-image|manifest|robots|sitemap)[^/]*$/, "static"],
  [/^\/(api\/(health|ready)|metrics)$/, "probe"],
  [/^\/api\/conversations\/[^/]+\/turns$/, "turn"],
  [/^\/api\/(conversations|guest)(\/|$)/, "search"],
  [/^\/api\/compare$/, "compare"],
  [/^\/(api\/)?study\//, "study"],
  [/^\/(api\/research|lab)(\/|$)/, "research"],
  [/^\/api\//, "other"],
];

/** The class of a request's address, one of a few. */
export function routeClass(address: string): string {
  const [path = "/"] = address.split("?");
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
