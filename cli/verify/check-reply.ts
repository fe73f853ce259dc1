import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { describeConstraint } from "@/lib/constraints";
import { type ReplyCertificate, sliceChecksum } from "@/lib/dialogue/certifying/reply-certificate";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import { type CertificateCheck, type CertificateClaim, verifyCertificate } from "@/lib/relaxation/certificate";
import type { Test } from "@/lib/relaxation/lattice";
import { countMeeting, groupsOfItems, meets } from "./recount";

/** Checks one reply's certificate against the rows of a catalog file. */
export function checkReply(reply: ReplyCertificate, rows: readonly CatalogProduct[]) {
  const { proof, slice, changes, total, ways, named } = reply;
  const fixed: Test[] = [...slice.frame, ...slice.locked];
  const inSlice = rows.filter((row) => fixed.every((test) => meets({ ...row }, test)));
  const items = inSlice.map((row) => ({ ...row }));
  const groups = groupsOfItems(items, proof.wishes).map((each) => ({ ...each, nearest: [] }));
  const left = (by: ReplyCertificate["changes"]) => countMeeting(items, testsAfter(proof.wishes, by));
  const given = changes.map(({ id }) => id);
  const proven = new Map(verifyCertificate(proof, { groups }).map(({ part, holds }) => [part, holds]));
  const part = (name: CertificateCheck["part"]) => proven.get(name) === true;
  const gone = proof.wishes.filter(({ id }) => proof.given.includes(id));
  return [
    { says: "The file is the catalog that the reply was made from.", holds: catalogChecksum(rows) === reply.catalog },
    {
      says: "Nobody changed the catalog, frame and locked wishes that the search stays within.",
      holds: sliceChecksum(reply.catalog, slice) === slice.checksum && slice.locked.every(({ locked }) => locked),
    },
    {
      says: "The weights of the wishes that may give way add up.",
      holds: part("wishes"),
    },
    {
      says: `A new count finds ${productCount(proof.size)} too, in the same groups.`,
      holds: part("groups"),
    },
    {
      says: `The reply gave up ${listed(gone.map(describeConstraint)) || "nothing"}, which leaves ${productCount(proof.matches)}.`,
      holds: part("given") && given.join() === proof.given.join() && (reply.by === null) === (given.length === 0),
    },
    { says: "The stated sets, and no other smallest sets, could have gone.", holds: part("sets") },
    { says: claimSentences[proof.claim], holds: part("claim") },
    { says: `The wishes as the reply reads them leave ${productCount(total)}.`, holds: left(changes) === total },
    {
      says: "Every offered way leaves as many as stated.",
      holds: ways.every((way) => left(way.changes) === way.matches),
    },
    {
      says: `The catalog has the stated facts of ${productCount(named.length)} in the reply.`,
      holds: named.every((each) => isInCatalog(each, rows)),
    },
  ];
}

const claimSentences: Record<CertificateClaim, string> = {
  met: "Nothing has to give way.",
  none: "Nothing that gave way leaves a product.",
  least: "No lighter set would do, whatever weights the words allow.",
  "as-weighed": "No lighter set would do at the stated weights.",
  beaten: "A lighter set would do too, and the reply does not claim otherwise.",
};

function testsAfter(wishes: ReplyCertificate["proof"]["wishes"], changes: ReplyCertificate["changes"]): Test[] {
  return wishes.flatMap(({ id, slot, op, value }) => {
    const change = changes.find((each) => each.id === id);
    if (!change) return [{ slot, op, value }];
    return change.to ? [{ slot, ...change.to }] : [];
  });
}

function isInCatalog({ id, name, facts }: ReplyCertificate["named"][number], rows: readonly CatalogProduct[]): boolean {
  const row = rows[id];
  if (!row || name !== `${row.make} ${row.model}`) return false;
  const held: Record<string, unknown> = { ...row };
  return Object.entries(facts).every(([slot, value]) => keyOf(held[slot]) === keyOf(value));
}

/** A set has no order. */
function keyOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);
}
