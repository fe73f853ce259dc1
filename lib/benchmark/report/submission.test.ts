import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/random";
import { domainTable, hiddenFigures, submissionSchema, submissionWith, targetFigures } from "./submission";

const figures = (value: number) => ({ "S1, relaxation": { value, low: value - 0.1, high: value + 0.1, n: 20 } });
const first = submissionWith(null, { system: "one", domain: "laptop", figures: figures(0.5) });

describe("a submission", () => {
  it("keeps what the same system has in other domains, and drops another system's", () => {
    const both = submissionWith(first, { system: "one", domain: "wine", figures: figures(0.25) });
    expect(Object.keys(both.domains)).toEqual(["laptop", "wine"]);
    const other = submissionWith(first, { system: "two", domain: "wine", figures: figures(0.25) });
    expect(Object.keys(other.domains)).toEqual(["wine"]);
  });

  it("survives its file, and refuses a share beyond 1", () => {
    expect(submissionSchema.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
    const wrong = { ...first, domains: { laptop: { "S1, relaxation": { value: 66.7, n: 20 } } } };
    expect(submissionSchema.safeParse(wrong).success).toBe(false);
  });

  it("has a column for each domain and the better system first", () => {
    const better = submissionWith(null, { system: "two", domain: "wine", figures: figures(0.75) });
    const { heads, rows } = domainTable([first, better]);
    expect(heads).toEqual(["figure", "system", "laptop", "wine"]);
    expect(rows).toEqual([
      ["S1, relaxation", "two", "-", "75.0 [65.0, 85.0]"],
      ["S1, relaxation", "one", "50.0 [40.0, 60.0]", "-"],
    ]);
  });

  it("takes hidden wishes at the end of a conversation, by asker", () => {
    const lines = [
      { shopper: "a", asker: "adaptive", met: [0.25, 0.5] },
      { shopper: "b", asker: "adaptive", met: [0, 0.5, 1] },
    ];
    const found = hiddenFigures(lines, (name) => seededRandom(1, name));
    expect(found["hidden wishes met, adaptive"]).toMatchObject({ value: 0.75, n: 2 });
  });

  it("takes a known target after the last turn, whatever order was learned", () => {
    const line = { policy: "learned order (price, year)", draws: 9 };
    const found = targetFigures([
      {
        ...line,
        turns: [
          { hit: 0, mrr: 0 },
          { hit: 1, mrr: 0.5 },
        ],
      },
    ]);
    expect(Object.keys(found)).toEqual(["known target HIT@10, learned order", "known target MRR@10, learned order"]);
    expect(found["known target MRR@10, learned order"]?.value).toBe(0.5);
  });
});
