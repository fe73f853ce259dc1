import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CatalogProduct, matches } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { catalogArbitrary, predicateArbitrary } from "@/lib/catalog/product.arbitrary";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { type ReplyCertificate, replyCertificateSchema } from "@/lib/dialogue/certifying/reply-certificate";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { problemArbitrary } from "@/lib/relaxation/testing/problem.arbitrary";
import { checkReply } from "./check-reply";
import { meets } from "./recount";

/** As a file holds it. */
function certificateOf({ events }: TurnOutcome): ReplyCertificate {
  const written = JSON.stringify(events.find(({ name }) => name === "reply-certify")?.data);
  return replyCertificateSchema.strict().parse(JSON.parse(written));
}
const holds = (reply: ReplyCertificate, rows: readonly CatalogProduct[]) =>
  checkReply(reply, rows).every((each) => each.holds);

const drawn = fc.record({
  problem: problemArbitrary({ intervals: true }),
  locked: fc
    .array(fc.boolean(), { minLength: 5, maxLength: 5 })
    .map((each) => each.map((one, place) => one && place > 2)),
  shop: fc.boolean(),
  method: fc.constantFrom("optimal" as const, "greedy" as const, "local" as const),
});

type DrawnSearch = typeof drawn extends fc.Arbitrary<infer Search> ? Search : never;

const anyProducts = fc.sample(catalogArbitrary(), { seed: 24, numRuns: 10 }).flat();
const words = await createColumnReader(anyProducts).vocabulary();

function replyTo({ problem: { products, constraints }, locked, shop, method }: DrawnSearch): Promise<TurnOutcome> {
  const chat = scriptedConversation(products, { shop, method }, [], {}, words);
  const edits = constraints.map((each, place) => wish({ ...each, locked: locked[place] === true }));
  return chat.say("All of these", { edits });
}

/** Every count, weight, fact and set, each changed alone. */
function mutations(reply: ReplyCertificate): ReplyCertificate[] {
  const { proof, changes, total, ways, named, slice } = reply;
  const proofs: Partial<ReplyCertificate["proof"]>[] = [
    { size: proof.size + 1 },
    { matches: proof.matches + 1 },
    { given: [...proof.given, "other"] },
    { given: proof.given.slice(1) },
    ...proof.wishes.map((each, place) => ({ wishes: proof.wishes.with(place, { ...each, weight: each.weight / 2 }) })),
    ...proof.groups.flatMap((each, place) =>
      [{ count: each.count + 1 }, { mask: each.mask ^ 1 }, { lost: each.lost + 0.1 }].map((change) => ({
        groups: proof.groups.with(place, { ...each, ...change }),
      })),
    ),
    ...proof.groups.map((_, place) => ({ groups: proof.groups.toSpliced(place, 1) })),
    ...proof.sets.map((_, place) => ({ sets: proof.sets.toSpliced(place, 1) })),
    ...proof.sets.map((each, place) => ({ sets: proof.sets.with(place, { ...each, matches: each.matches + 1 }) })),
  ].filter((change) => JSON.stringify({ ...proof, ...change }) !== JSON.stringify(proof));
  const others: Partial<ReplyCertificate>[] = [
    { total: total + 1 },
    { catalog: "0" },
    { slice: { ...slice, checksum: "0" } },
    { slice: { ...slice, frame: [...slice.frame, { slot: "make", op: "!=", value: "None" }] } },
    ...changes.map((_, place) => ({ changes: changes.toSpliced(place, 1) })),
    ...ways.map((way, place) => ({ ways: ways.with(place, { ...way, matches: way.matches + 1 }) })),
    ...named.map((each, place) => ({ named: named.with(place, { ...each, name: `${each.name} X` }) })),
    ...named.flatMap((each, place) =>
      Object.keys(each.facts).map((slot) => ({
        named: named.with(place, { ...each, facts: { ...each.facts, [slot]: "something else" } }),
      })),
    ),
  ];
  return [
    ...proofs.map((change) => ({ ...reply, proof: { ...proof, ...change } })),
    ...others.map((change) => ({ ...reply, ...change })),
  ];
}

describe("a reply's certificate", () => {
  it("holds in every drawn search, and fails after any one change", async () => {
    const claims = new Set<string>();
    await fc.assert(
      fc.asyncProperty(drawn, async (each) => {
        const outcome = await replyTo(each);
        const reply = certificateOf(outcome);
        claims.add(reply.proof.claim);
        const shown = partOf(outcome, "results").cars.map(({ position }) => position);
        expect(reply.named.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
        expect(checkReply(reply, each.problem.products).filter((check) => !check.holds)).toEqual([]);
        for (const changed of mutations(reply)) expect(holds(changed, each.problem.products)).toBe(false);
      }),
      { seed: 24, numRuns: 60 },
    );
    expect([...claims].sort()).toEqual(["beaten", "least", "met", "none"]);
  }, 60_000);

  it("quotes the words behind each wish, and names the products the reply shows", async () => {
    const products = [makeProduct(), makeProduct({ position: 1, model: "Two", msrp: 30_000, highwayMpg: 44 })];
    const chat = scriptedConversation(products);
    const quote = "40 mpg would be nice";
    const evidence = [{ for: "weight" as const, turn: 0, start: 0, end: quote.length, quote }];
    const edits = [
      wish({ slot: "highwayMpg", op: ">=", value: 40, weight: 0.1, evidence }),
      wish({ slot: "msrp", op: "<=", value: 22_000, weight: 0.75 }),
    ];
    const reply = certificateOf(await chat.say(quote, { edits }));
    expect(reply.proof).toMatchObject({ claim: "least", given: ["highwayMpg:>="], wishes: [{ evidence }, {}] });
    expect(reply.named[0]).toMatchObject({ id: 0, name: "Alpha One", facts: { highwayMpg: 30, msrp: 20_000 } });
    expect(holds(reply, products)).toBe(true);
    expect(holds(reply, [makeProduct({ highwayMpg: 31 }), ...products.slice(1)])).toBe(false);
  });

  it("tests products as the catalog does, with code of its own", () => {
    const slots = ["make", "year", "horsepower", "marketCategory", "style", "highwayMpg", "msrp"] as const;
    fc.assert(
      fc.property(catalogArbitrary(6), predicateArbitrary(slots), (rows, test) => {
        for (const row of rows) expect(meets({ ...row }, test)).toBe(matches(row, test));
      }),
      { seed: 24, numRuns: 500 },
    );
  });
});
