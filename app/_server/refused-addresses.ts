/** Where the front door sends what no page and no route handler can take; `app/api/[...address]` answers there. */
export const unreadableAddress = "/api/unreadable-address";
export const oddMethod = "/api/odd-method";
