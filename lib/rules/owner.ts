import { z } from "zod";

export const ownerSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{1,40}$/, "Use small letters, digits and hyphens.");

/** Characters of a sheet. */
export const mostSheet = 20_000;
