/** Addresses of one kind, in the order they are tried; what fits none is a page. */
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

/** The class of a request's address: few of them, whatever anybody asks for. */
export function routeClass(address: string): string {
  const [path = "/"] = address.split("?");
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
