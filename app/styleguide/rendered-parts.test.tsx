// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AnswerView } from "@/components/chat/answer-part";
import { AssistantMessage } from "@/components/chat/assistant-message";
import { QuestionCard } from "@/components/chat/question/question-part";
import { Proof } from "@/components/chat/relaxation/proof";
import { RelaxationCard } from "@/components/chat/relaxation/relaxation-card";
import { WishEditor } from "@/components/constraints/editor/wish-editor";
import { WishRow } from "@/components/constraints/wish-list";
import { WishChip } from "@/components/constraints/wish-strip";
import { type ProductTools, ProductToolsContext } from "@/components/results/use-product-pages";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import { certify } from "@/lib/relaxation/certificate";
import { body, budget, drive, highway, relaxation, results } from "./testing/fixtures";
import { answer, bodyValues, comparison, lockedConflict, question } from "./testing/more-fixtures";

afterEach(cleanup);

function acts() {
  const sent: Act[] = [];
  return { sent, onAct: (act: Act) => void sent.push(act) };
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("a reply", () => {
  const message = {
    id: "a1",
    role: "assistant" as const,
    parts: [
      { type: "text" as const, text: "No car has all five." },
      { type: "data-relaxation" as const, data: relaxation },
      { type: "data-question" as const, id: "q1", data: question },
      { type: "data-results" as const, data: results },
    ],
  };

  it("says whose it is, and shows its parts in the order they came", async () => {
    const { onAct } = acts();
    const { container } = render(<AssistantMessage message={message} open fresh={false} busy={false} onAct={onAct} />);
    await screen.findByText(question.text);
    const said = container.textContent ?? "";
    const places = ["Leeway: ", "No car has all five.", "Kept", question.text].map((text) => said.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(said).not.toContain("Mazda CX-30");
  });

  it("keeps its words and loses its buttons once it is no longer the latest", async () => {
    const { onAct } = acts();
    render(<AssistantMessage message={message} open={false} fresh={false} busy={false} onAct={onAct} />);
    expect(await screen.findByText(question.text)).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("an answer", () => {
  const shown = (tools: ProductTools | null) =>
    render(
      <ProductToolsContext value={tools}>
        <AnswerView {...answer} />
      </ProductToolsContext>,
    );

  it("sets cars side by side with links to them, the better figure marked in words too", () => {
    shown({
      conversationId: "c1",
      shortlist: [],
      onShortlist: vi.fn(),
      loadCritiques: vi.fn(),
      loadPlay: vi.fn(),
      onAct: vi.fn(),
      busy: false,
    });
    const [first] = screen.getAllByRole("link", { name: "Toyota RAV4" });
    expect(first?.getAttribute("href")).toBe("/models/Toyota/RAV4?c=c1");
    expect(screen.getByRole("row", { name: /Highway 34 mpg 38 mpg \(best\)/ })).toBeTruthy();
  });

  it("leads nowhere where cars are only looked at", () => {
    shown(null);
    expect(screen.queryAllByRole("link")).toEqual([]);
    expect(screen.getAllByText("Toyota RAV4")).toHaveLength(2);
  });
});

describe("the card of what gave way", () => {
  it("is named by it, lists what is kept, and offers the other ways with their cars", () => {
    const { sent, onAct } = acts();
    render(<RelaxationCard relaxation={relaxation} open animate={false} busy={false} onAct={onAct} />);
    const card = screen.getByRole("region", { name: "Highway gave way" });
    expect(within(card).getByText("up to $24,000")).toBeTruthy();
    expect(within(card).getByText(", locked")).toBeTruthy();
    fireEvent.click(button(/\$27,700/));
    fireEvent.click(button("33 is fine"));
    fireEvent.click(button("Keep 35"));
    fireEvent.click(button("Undo"));
    const kinds = ["agree", "disagree", "undo"].map((kind) => ({ kind }));
    expect(sent).toEqual([{ kind: "choose-relaxation", relaxationId: "1" }, ...kinds]);
  });

  it("takes no press while a turn runs, and none when another reply came", () => {
    const { sent, onAct } = acts();
    const { rerender } = render(<RelaxationCard relaxation={relaxation} open animate={false} busy onAct={onAct} />);
    fireEvent.click(button("33 is fine"));
    rerender(<RelaxationCard relaxation={relaxation} open={false} animate={false} busy={false} onAct={onAct} />);
    expect(screen.queryByRole("button", { name: "33 is fine" })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("names the locked wishes that clash and unlocks the one that is pressed", () => {
    const { sent, onAct } = acts();
    render(<RelaxationCard relaxation={lockedConflict} open animate={false} busy={false} onAct={onAct} />);
    const card = screen.getByRole("region", { name: "Locked wishes no car meets together" });
    const [first] = within(card).getAllByRole("button", { name: /^Unlock/ });
    if (first) fireEvent.click(first);
    expect(sent).toEqual([{ kind: "unlock", id: lockedConflict.conflict[0]?.id }]);
  });
});

describe("the proof of a reply", () => {
  const wishes = [
    toConstraint({ id: "mpg", slot: "highwayMpg", op: ">=", value: 35, weight: 0.1 }),
    toConstraint({ id: "price", slot: "msrp", op: "<=", value: 24_000, weight: 0.75 }),
  ];
  const lattice = {
    soft: wishes,
    sliceSize: 5,
    groups: [
      { mask: 1, count: 2, nearest: [] },
      { mask: 2, count: 3, nearest: [] },
    ],
  };
  const proof = certify({ lattice, wishes, given: ["mpg"] });

  it("lists what could have gone, says why this did, and leads to the file", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ proof, total: 1, by: "method" }));
    render(<Proof address="/api/proof" />);
    expect(await screen.findByRole("row", { name: /35 mpg or more \(gave way\) 0.1 3/ })).toBeTruthy();
    expect(screen.getByRole("row", { name: /up to \$24,000 0.75 2/ })).toBeTruthy();
    expect(screen.getByText(/weighs as much or more. Without 35 mpg or more, 3 cars are left./)).toBeTruthy();
    expect(screen.getByText(/1 car is left/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download the proof" }).getAttribute("href")).toBe("/api/proof");
  });

  it("says so when it cannot be loaded", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
    vi.spyOn(console, "warn").mockReturnValue();
    render(<Proof address="/api/proof" />);
    expect((await screen.findByRole("alert")).textContent).toContain("couldn't load");
  });
});

describe("a question", () => {
  it("has counted choices, says why it asks when pressed, and sends the choices taken", () => {
    const { sent, onAct } = acts();
    render(<QuestionCard question={question} open busy={false} onAct={onAct} />);
    expect(screen.getByRole("region", { name: question.text })).toBeTruthy();
    const why = button("Why I ask");
    expect(why.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(why);
    expect(screen.getByText(question.why)).toBeTruthy();
    const [first] = question.choices;
    fireEvent.click(button(new RegExp(`^${first?.label}.*${first?.count} cars?`)));
    if (question.multiple) fireEvent.click(button(/^Take/));
    expect(sent).toEqual([{ kind: "answer", questionId: "q1", choices: [first?.id] }]);
  });

  it("between two wishes sends which one stays", () => {
    const { sent, onAct } = acts();
    render(<QuestionCard question={comparison} open busy={false} onAct={onAct} />);
    const [kept] = comparison.choices;
    fireEvent.click(button(new RegExp(`^${kept?.label}`)));
    expect(sent).toEqual([{ kind: "compare", questionId: "q2", keep: kept?.id }]);
  });
});

describe("a wish", () => {
  it("as a chip is one button with its value, and its weight, and opens its editor", () => {
    const edited = vi.fn();
    render(<WishChip wish={budget} animate={false} onEdit={edited} />);
    const chip = button(/Budget.*up to \$24,000.*strong/s);
    expect(chip.getAttribute("aria-haspopup")).toBe("dialog");
    fireEvent.click(chip);
    expect(edited).toHaveBeenCalledWith(budget, chip);
  });

  it("as a row has a slider for its weight and a lock, which send what the hand does", async () => {
    const { sent, onAct } = acts();
    render(<WishRow wish={budget} animate={false} onAct={onAct} onEdit={() => {}} />);
    const slider = screen.getByRole("slider", { name: "Weight of budget" });
    expect(slider.getAttribute("aria-valuetext")).toContain("strong");
    fireEvent.change(slider, { target: { value: "5" } });
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
    fireEvent.click(button("Lock budget"));
    expect(sent).toMatchObject([
      { kind: "edit-constraint", edit: { kind: "weigh", id: "msrp:<=", weight: 0.95 } },
      { kind: "edit-constraint", edit: { kind: "lock", id: "msrp:<=", locked: true } },
    ]);
  });

  it("that gave way says from where to where, and quotes the words it rests on", () => {
    render(<WishRow wish={highway} animate={false} onAct={() => {}} onEdit={() => {}} />);
    expect(screen.getByText("“35 mpg highway would be nice”")).toBeTruthy();
    expect(button(/Highway/).textContent).toMatch(/35.*33/s);
  });

  it("in its editor is changed, locked and let go, and the editor closes with the last", async () => {
    const { sent, onAct } = acts();
    const closed = vi.fn();
    const loadSlot = async () => bodyValues;
    render(<WishEditor wish={body} total={7} others={5} {...{ loadSlot, onAct }} onClose={closed} />);
    expect(await screen.findByRole("checkbox", { name: /hatchback/ })).toBeTruthy();
    fireEvent.click(button("Lock"));
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(button(/^Drop it.*14 cars/));
    expect(closed).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([
      { kind: "edit-constraint", edit: { kind: "lock", id: "style:is", locked: true } },
      { kind: "edit-constraint", edit: { kind: "remove", id: "style:is" } },
    ]);
  });

  it("that is locked is unlocked in its editor", () => {
    const { sent, onAct } = acts();
    render(
      <WishEditor
        wish={drive}
        total={7}
        others={5}
        loadSlot={async () => bodyValues}
        {...{ onAct }}
        onClose={() => {}}
      />,
    );
    fireEvent.click(button("Unlock"));
    expect(sent).toEqual([{ kind: "unlock", id: "drivenWheels:is" }]);
  });
});
