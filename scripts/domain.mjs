/**
 * `DOMAIN` names a folder of domains/, cars by default. Any other has its type settings, build and data of its own:
 * importing this points tsx, Next and the app at them.
 */
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { giveUp } from "./steps.mjs";

const usual = "cars";
export const domain = process.env.DOMAIN || usual;
const own = domain === usual ? "" : domain;
const domains = readdirSync("domains").filter((each) => existsSync(`domains/${each}/index.ts`));
if (!domains.includes(domain)) {
  giveUp(`DOMAIN is "${domain}", which is no domain: set it to ${domains.join(" or ")}, or unset it.`);
}

export const typeSettings = own ? `tsconfig.${own}.json` : "tsconfig.json";
export const buildFolder = own ? `.next-${own}` : ".next";

if (own) {
  process.env.TSX_TSCONFIG_PATH ??= resolve(typeSettings);
  process.env.LEEWAY_DATA ||= `.data-${own}`;
}
