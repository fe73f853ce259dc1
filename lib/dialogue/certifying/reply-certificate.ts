import { createHash } from "node:crypto";
import { z } from "zod";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { likeness, type Predicate, slotDefinitions, slotNames, tests } from "@/lib/constraints";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { wishAdjustmentSchema } from "@/lib/dialogue/state/conversation-state";
import type { TurnContext } from "@/lib/dialogue/turn-context";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { certify } from "@/lib/relaxation/certificate";
import { correctionSetSchema, relaxationMethodSchema } from "@/lib/trade-offs/relaxation";

const count = z.number().int();
const changesSchema = z.array(wishAdjustmentSchema);

/** The facts behind one reply, for anybody with the catalog to check. */
export const replyCertificateSchema = z.object({
  kind: z.literal("leeway-certificate"),
  /** The catalog's checksum. */
  catalog: z.string(),
  /** The checksum covers catalog, frame and locked wishes. */
  slice: z.object({ frame: z.array(predicateSchema), locked: z.array(constraintSchema), checksum: z.string() }),
  method: relaxationMethodSchema,
  /** `null` while nothing gives way. */
  by: z.enum(["method", "shopper"]).nullable(),
  proof: z.object({
    wishes: z.array(constraintSchema),
    weights: z.tuple([z.number(), z.number(), z.number()]),
    size: count,
    groups: z.array(z.object({ mask: count, count, lost: z.number() })),
    given: z.array(z.string()),
    matches: count,
    claim: z.enum(["met", "none", "least", "as-weighed", "beaten"]),
    sets: z.array(correctionSetSchema),
  }),
  changes: changesSchema,
  /** After the changes. */
  total: count,
  /** Other ways, each with its count. */
  ways: z.array(z.object({ changes: changesSchema, matches: count })),
  named: z.array(
    z.object({
      /** Row of the catalog, from 0. */
      id: count,
      name: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()])),
    }),
  ),
});
export type ReplyCertificate = z.infer<typeof replyCertificateSchema>;

/** Reads only what the turn already has. */
export function replyCertificate(
  { input: { catalog, settings }, situation }: TurnContext,
  parts: readonly ReplyPart[],
): ReplyCertificate {
  const { wishes, concession, lattice, total, offers } = situation;
  const constraints = wishes.map(({ constraint }) => constraint);
  const locked = constraints.filter((each) => each.locked);
  const slice = { frame: [...catalog.frame], locked };
  const changes = concession?.adjustments ?? [];
  const told = slotNames.filter((slot) => alwaysTold.has(slot) || constraints.some((each) => tests(each, slot)));
  return {
    kind: "leeway-certificate",
    catalog: catalog.catalog.checksum,
    slice: { ...slice, checksum: sliceChecksum(catalog.catalog.checksum, slice) },
    method: settings.method,
    by: concession?.by ?? null,
    proof: certify({
      lattice,
      wishes: constraints.filter((each) => !each.locked),
      given: changes.map(({ id }) => id),
    }),
    changes,
    total,
    ways: offers.map(({ adjustments, matches }) => ({ changes: adjustments, matches })),
    named: catalog.seen(positionsIn(parts)).map((each) => ({
      id: each.position,
      name: `${each.make} ${each.model}`,
      facts: Object.fromEntries(told.map((slot) => [slot, each[slot]])),
    })),
  };
}

const alwaysTold: ReadonlySet<string> = new Set([
  ...slotNames.filter((slot) => slotDefinitions[slot].required),
  ...Object.values(likeness.orders),
]);

export function sliceChecksum(
  catalog: string,
  { frame, locked }: { frame: CatalogSlice["frame"]; locked: readonly Predicate[] },
): string {
  const bare = (each: readonly Predicate[]) => each.map(({ slot, op, value }) => [slot, op, value]);
  const text = JSON.stringify([catalog, bare(frame), bare(locked)]);
  return createHash("sha256").update(text).digest("hex");
}

function positionsIn(parts: readonly ReplyPart[]): number[] {
  const named = parts.flatMap((part): { position: number }[] => {
    if (part.type === "data-answer") return part.data.cars;
    if (part.type !== "data-results") return [];
    const { near = [], shortlists = [] } = part.data;
    return [...[part.data, ...shortlists].flatMap(({ cars: products }) => products), ...near];
  });
  return [...new Set(named.map(({ position }) => position))];
}
