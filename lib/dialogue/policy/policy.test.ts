import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { describeConstraint } from "@/lib/constraints";
import { underSheets } from "@/lib/dialogue/state/conversation-state";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = [
  makeProduct({
    position: 0,
    make: "Alpha",
    model: "H",
    msrp: 43_000,
    marketCategory: ["Hybrid"],
    style: "Sedan",
    fuelType: "regular unleaded",
  }),
  makeProduct({ position: 1, make: "Alpha", model: "E", msrp: 44_000, style: "4dr SUV", fuelType: "electric" }),
  makeProduct({ position: 2, make: "Beta", model: "G", msrp: 33_000, style: "Sedan", fuelType: "regular unleaded" }),
  makeProduct({
    position: 3,
    make: "Beta",
    model: "C",
    msrp: 30_000,
    style: "Convertible",
    fuelType: "regular unleaded",
  }),
  makeProduct({ position: 4, make: "Beta", model: "V", msrp: 60_000, style: "Sedan", fuelType: "electric" }),
];
const policy =
  "Managers may choose a hybrid or electric car up to $45,000. Everyone else may choose any car up to $35,000. No convertibles.";

type Chat = ReturnType<typeof scriptedConversation>;
const ruled = (chat: Chat) => chat.state.wishes.constraints.filter(({ id }) => id.startsWith("policy:"));
const wishesOf = (chat: Chat) => ruled(chat).map(describeConstraint);
const names = (outcome: Awaited<ReturnType<Chat["say"]>>) =>
  partOf(outcome, "results")
    .cars.map(({ name }) => name)
    .sort();

describe("a pasted policy", () => {
  it("asks the one thing it needs, and says which rule needs it", async () => {
    const chat = scriptedConversation(products);
    const question = partOf(await chat.say(policy), "question");
    expect(question.text).toContain("What's your grade?");
    expect(question.text).toContain("Managers may choose a hybrid or electric car");
    expect(question.choices.map(({ label, count }) => [label, count])).toEqual([
      ["Manager", 2],
      ["Something else", 1],
    ]);
    expect(ruled(chat)).toEqual([]);
  });

  it("becomes locked wishes that quote it, with hybrid or electric as one of them, once it is answered in words", async () => {
    const chat = scriptedConversation(products);
    await chat.say(policy);
    const outcome = await chat.say("I'm a manager");
    expect(wishesOf(chat)).toEqual(
      ["hybrid or electric", "up to $45,000", "not convertible"].map((each) => expect.stringContaining(each)),
    );
    expect(ruled(chat).every(({ locked, evidence }) => locked && policy.includes(evidence[0]?.quote ?? "?"))).toBe(
      true,
    );
    expect(names(outcome)).toEqual(["Alpha E", "Alpha H"]);
    expect(outcome.parts.some(({ type }) => type === "data-question")).toBe(false);
  });

  it("takes a tap and typed answers alike for everyone else", async () => {
    for (const answer of ["tap", "something else", "I'm just something else"]) {
      const chat = scriptedConversation(products);
      const question = partOf(await chat.say(policy), "question");
      const outcome =
        answer === "tap"
          ? await chat.play({ kind: "answer", questionId: question.id, choices: ["something else"] })
          : await chat.say(answer);
      expect(names(outcome), answer).toEqual(["Beta G"]);
    }
  });

  it("asks nothing where it was said beside it", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say(`${policy} I am a manager.`);
    expect(outcome.parts.some(({ type }) => type === "data-question")).toBe(false);
    expect(wishesOf(chat)).toHaveLength(3);
  });

  it("decides again when a fact changes", async () => {
    const chat = scriptedConversation(products);
    await chat.say(`${policy} I am a manager.`);
    await chat.say("I'm not a manager", {});
    expect(wishesOf(chat)).toHaveLength(2);
    const outcome = await chat.say("actually, I'm a manager now");
    expect(names(outcome)).toEqual(["Alpha E", "Alpha H"]);
  });

  it("is read as the sentence of one line it may be, and names none of its groups", async () => {
    const chat = scriptedConversation(products);
    const question = partOf(
      await chat.say(
        "managers may choose a hybrid or electric up to 45,000, everyone else up to 35,000; no convertibles",
      ),
      "question",
    );
    expect(question.text).toContain("“managers may choose a hybrid or electric up to 45,000.”");
    expect(names(await chat.say("staff"))).toEqual(["Beta G"]);
    expect(ruled(chat).map(({ evidence }) => evidence[0]?.quote)).toEqual([
      "everyone else up to 35,000",
      "no convertibles",
    ]);
  });

  it("names the rule in the way of a wish, its cost, and who may have more", async () => {
    const chat = scriptedConversation(products);
    await chat.say(`${policy} I am a manager.`);
    const outcome = await chat.say("a gas convertible", {
      edits: [wish({ slot: "style", op: "==", value: "Convertible", level: "strong" })],
    });
    expect(replyText(outcome)).toMatch(/^.*Your policy is in the way: .*“No convertibles\.”/);
    const kept = await chat.say("the Beta G", {
      edits: [{ kind: "no-preference", slot: "style" }, wish({ slot: "model", op: "==", value: "G" })],
    });
    expect(replyText(kept)).toContain("“Managers may choose a hybrid or electric car up to $45,000.”");
    const said = [
      replyText(kept),
      ...kept.parts.flatMap((part) => (part.type === "data-relaxation" ? [part.data.rule] : [])),
    ];
    expect(said.join(" ")).toContain("Everyone else could have 1 car more.");
  });

  it("looks at another grade without taking it", async () => {
    const chat = scriptedConversation(products);
    await chat.say(`${policy} I am a manager.`);
    const outcome = await chat.say("and if I were a director?");
    expect(replyText(outcome)).toContain("up to $35,000");
    expect(replyText(outcome)).toContain("nothing changes");
    expect(wishesOf(chat)).toHaveLength(3);
  });

  it("is loosened by nothing: not by a chip, not by a conflict with a wish", async () => {
    const chat = scriptedConversation(products);
    await chat.say(`${policy} I am a manager.`);
    const [first] = ruled(chat);
    const refused = await chat.play({ kind: "edit-constraint", edit: { kind: "remove", id: first?.id ?? "" } });
    expect(replyText(refused)).toContain("comes from your policy");
    await chat.say("a gas convertible", {
      edits: [wish({ slot: "style", op: "==", value: "Convertible", level: "strong" })],
    });
    expect(wishesOf(chat)).toHaveLength(3);
    expect(names(await chat.say("ok"))).not.toContain("Beta C");
  });

  it("goes with undo, and leaves a fact open that nobody can say", async () => {
    const chat = scriptedConversation(products);
    await chat.say(policy);
    await chat.play({ kind: "skip" });
    expect(wishesOf(chat)).toEqual([expect.stringContaining("convertible")]);
    await chat.play({ kind: "undo" });
    await chat.play({ kind: "undo" });
    expect(chat.state.policy ?? null).toBeNull();
  });

  it("is no policy where wishes alone are stated", async () => {
    const chat = scriptedConversation(products);
    for (const said of [
      "No convertibles.",
      "Under 30k. No convertibles. It must have four doors.",
      "At least 7 seats for 5 people, no vans.",
    ]) {
      await chat.say(said);
      expect(chat.state.policy ?? null, said).toBeNull();
    }
  });
});

const paying =
  "The state pays $3,000 for a new electric car. Applicants filing as single qualify only if their income is at most $90,000; everyone else only if it is at most $120,000. The price may be at most $65,000 for SUVs, pickups and vans and at most $43,500 for all other bodies.";

describe("a sheet of money", () => {
  const shared = `${policy} Employees may pay the difference themselves, up to $75 a month over 48 months.`;
  it("says what paying oneself would come to, and takes it at that", async () => {
    const chat = scriptedConversation([
      ...products,
      makeProduct({
        position: 5,
        make: "Gamma",
        model: "W",
        msrp: 36_800,
        style: "Wagon",
        fuelType: "regular unleaded",
      }),
    ]);
    await chat.say(`${shared} I'm a clerk.`);
    const outcome = await chat.say("a wagon", {
      edits: [wish({ slot: "style", op: "==", value: "Wagon", level: "strong" })],
    });
    const said = [
      replyText(outcome),
      ...outcome.parts.flatMap((part) => (part.type === "data-relaxation" ? [part.data.rule] : [])),
    ];
    expect(said.join(" ")).toContain("Paying $38 a month yourself allows one.");
    expect(names(await chat.say("ok, I'll pay 38 a month myself"))).toEqual(["Gamma W"]);
    expect(wishesOf(chat)).toContain("up to $36,824");
    await chat.say("my share at most 200 a month");
    expect(wishesOf(chat)).toContain("up to $38,600");
  });

  it("makes a price with the incentive a wish of the shopper's own, over what each kind of car is paid", async () => {
    const chat = scriptedConversation(products);
    await chat.say(`${paying} I'm filing as single. I earn $60,000 a year.`);
    const outcome = await chat.say("with the incentive under 41,000");
    const own = chat.state.wishes.constraints.filter(({ id }) => id.startsWith("net:"));
    expect(own.map(describeConstraint)).toEqual(["up to $44,000", "SUV or up to $43,500", "electric or up to $41,000"]);
    expect(
      own.every(({ locked, evidence }) => !locked && evidence[0]?.quote === "with the incentive under 41,000"),
    ).toBe(true);
    expect(names(outcome)).toEqual(["Alpha E", "Beta C", "Beta G"]);
  });
});

describe("several sheets of money", () => {
  it("count together, in a limit and on each card, in the order they came", async () => {
    const chat = scriptedConversation(products);
    await chat.say(`${paying} I'm filing as single. I earn $60,000 a year.`);
    await chat.say(
      "The company pays $1,000 for a new electric car. Employees qualify only if they have worked here for at least 12 months. I have worked here for 24 months.",
    );
    const outcome = await chat.say("with the incentives under 41,000");
    const own = chat.state.wishes.constraints.filter(({ id }) => id.startsWith("net:"));
    expect(own.map(describeConstraint)).toEqual(["up to $45,000", "SUV or up to $43,500", "electric or up to $41,000"]);
    const { cars: shown } = partOf(outcome, "results");
    expect(shown.map(({ name, price, yours }) => [name, price, yours])).toContainEqual([
      "Alpha E",
      "$44,000",
      "Less $3,000 and $1,000: $40,000 for you",
    ]);
    expect(shown.find(({ name }) => name === "Beta G")?.yours).toBeUndefined();
  });
});

describe("the sheets of a study", () => {
  const opened = (text: string) =>
    scriptedConversation(
      products,
      { shop: false },
      [],
      underSheets({ sheets: [{ id: "fleet", version: 2, hash: "ab", text }] }),
    );

  it("are in force in a participant's search, ask there, and leave the rest of a message to be read", async () => {
    const chat = opened(policy);
    await chat.say("I'm a manager. A sedan.", {
      edits: [wish({ slot: "style", op: "==", value: "Sedan", level: "strong" })],
    });
    expect(wishesOf(chat)).toHaveLength(3);
    expect(chat.state.wishes.constraints.map(describeConstraint)).toContain("sedan");
    expect(chat.state.policy?.sheets[0]?.record).toBe("fleet 2 ab");
  });

  it("take a first wish for no answer to a question that nobody put yet", async () => {
    const chat = opened(policy);
    const outcome = await chat.say("an SUV with all-wheel drive");
    expect(partOf(outcome, "question").text).toContain("What's your grade?");
  });

  it("hold from the first message where they need no fact", async () => {
    const chat = opened("No convertibles.");
    await chat.say("a sedan");
    expect(wishesOf(chat)).toEqual(["not convertible"]);
  });

  it("can't be brought along by a participant", async () => {
    const chat = scriptedConversation(products, { shop: false });
    await chat.say(policy);
    expect(chat.state.policy ?? null).toBeNull();
  });
});
