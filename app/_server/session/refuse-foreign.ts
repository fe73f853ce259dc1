import { Refusal } from "@/app/_server/refusal";
import { refusals } from "@/messages/refusals";

/** Checks `Sec-Fetch-Site` and `Origin`, for reads too. Programs send neither, nor a cookie. */
export function refuseForeign(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  const foreign =
    (site !== null && site !== "same-origin" && site !== "none") ||
    (origin !== null && !(URL.canParse(origin) && new URL(origin).host === host));
  if (foreign) throw new Refusal(403, "foreign-origin", refusals.foreign);
}
