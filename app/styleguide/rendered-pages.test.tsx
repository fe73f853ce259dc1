// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Composer } from "@/components/chat/composer";
import { ResultsPanel } from "@/components/chat/search/results-panel";
import type { MethodColumn } from "@/components/compare/comparison-view";
import { MethodTable } from "@/components/compare/method-table";
import { ProductRow } from "@/components/results/product-list";
import { type ProductTools, ProductToolsContext } from "@/components/results/use-product-pages";
import { TrialPage } from "@/components/study/trial-page";
import { results } from "./testing/fixtures";
import { critiques, loadProducts } from "./testing/more-fixtures";
import { sampleDoor } from "./testing/sample-door";

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("cars", () => {
  const [first] = results.cars;
  const tools = (more: Partial<ProductTools> = {}): ProductTools => ({
    ...{
      conversationId: "c",
      shortlist: [],
      loadCritiques: async () => critiques,
      loadPlay: sampleDoor.loadPlay,
      busy: false,
    },
    ...{ onShortlist: () => {}, onAct: () => {} },
    ...more,
  });

  it("as a row say how they stand to each wish, and open where the fit comes from", async () => {
    const kept = vi.fn();
    if (!first) throw new Error("no sample");
    render(
      <ProductToolsContext value={tools({ onShortlist: kept })}>
        <ul>
          <ProductRow item={first} columns={[]} />
        </ul>
      </ProductToolsContext>,
    );
    const row = screen.getAllByRole("listitem")[0];
    expect(row?.textContent).toMatch(/Mazda CX-30.*\$22,200.*33/s);
    const name = screen.getByRole("button", { name: /Mazda CX-30/, expanded: false });
    fireEvent.click(name);
    expect(name.getAttribute("aria-expanded")).toBe("true");
    await waitFor(() => expect(button(/^Cheaper/)).toBeTruthy());
    fireEvent.click(button(/^Put the Mazda CX-30 2022/));
    expect(kept).toHaveBeenCalledWith({ position: 0, name: "Mazda CX-30 2022" });
  });

  it("as a panel have a heading that counts them and a row each", () => {
    render(
      <ProductToolsContext value={tools({ shortlist: [{ position: 0, name: "Mazda CX-30 2022" }] })}>
        <ResultsPanel results={results} wishes={[]} loadProducts={loadProducts} />
      </ProductToolsContext>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "7 cars" })).toBeTruthy();
    for (const { name } of results.cars)
      expect(screen.getByRole("button", { name: new RegExp(`^${name}`) })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Shortlist" }).textContent).toContain("Mazda CX-30 2022");
  });
});

describe("the composer", () => {
  it("sends trimmed words with Enter, keeps Shift and Enter for a new line, and empties itself", () => {
    const sent = vi.fn();
    render(<Composer placeholder="Say it" onSend={sent} />);
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.change(field, { target: { value: "  a wagon  " } });
    fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: "Enter" });
    expect(sent.mock.calls).toEqual([["a wagon"]]);
    expect(field.value).toBe("");
  });

  it("stops a running turn and sends nothing meanwhile", () => {
    const [sent, stopped] = [vi.fn(), vi.fn()];
    render(<Composer placeholder="Say it" initialText="a wagon" onSend={sent} running onStop={stopped} />);
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
    fireEvent.click(button("Stop"));
    expect([sent.mock.calls.length, stopped.mock.calls.length]).toEqual([0, 1]);
  });

  it("counts characters near the end and refuses what is too long, in words", () => {
    const sent = vi.fn();
    render(<Composer placeholder="Say it" onSend={sent} />);
    const field = screen.getByRole("textbox");
    fireEvent.change(field, { target: { value: "x".repeat(5000) } });
    expect(screen.getByRole("alert").textContent).toMatch(/^Please shorten it by [\d,]+ characters\.$/);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("the table of methods", () => {
  const column = (method: string, name: string): MethodColumn => ({
    ...{ method, name, rule: "least total weight", state: "relaxed", tied: [], tiedCount: 0, tried: [] },
    line: { width: 2, cap: "butt" },
    gaveUp: [{ label: "highway", from: "35", to: "33", any: "any mileage", yetMet: false, unit: "mpg" }],
    ...{ weight: { value: 0.1, notches: 1 }, usesWeights: true, kept: 4, of: 5, cars: 7 },
    car: { name: "Mazda CX-30", style: "4dr SUV", price: "$22,200" },
    ...{ path: [], detours: [], sentence: "" },
  });

  it("has a column a method and a row a fact, with names a screen reader reads", () => {
    const followed = vi.fn();
    const columns = [column("local", "Local"), column("optimal", "Optimal")];
    render(<MethodTable columns={columns} followed="local" onFollow={followed} />);
    const table = screen.getByRole("table", { name: "What each method gives up, and the car it leads to" });
    expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map((each) => each.textContent),
    ).toEqual([...["gave up", "weight given up", "kept", "best car"]]);
    expect(within(table).getAllByText(/Mazda CX-30/)).toHaveLength(2);
    expect(screen.getByRole("button", { name: /Local/, pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Optimal/, pressed: false }));
    expect(followed).toHaveBeenCalledWith("optimal");
  });
});

describe("the page of a trial", () => {
  const view: ComponentProps<typeof TrialPage>["view"] = {
    ...{
      kind: "trial",
      number: 2,
      of: 4,
      phase: "rank",
      conversationId: "c",
      minimumWishes: 3,
      isPaused: false,
      awayMinutes: 10,
      minutes: 12,
      practised: true,
      nextExtension: null,
      ranksFirst: true,
    },
    ...{ runCode: "ABC", step: "trial-2", progress: { done: 3, of: 9 }, judge: null },
    card: { title: "Anna", paragraphs: ["Anna drives a lot."], own: false },
    deadline: new Date(Date.now() + 3_600_000).toISOString(),
    ranking: [
      { id: "a", label: "Drive", text: "all-wheel drive" },
      { id: "b", label: "Budget", text: "up to $24,000" },
    ],
  };
  const page = { busy: false, problem: "", problems: {} };

  it("asks for the order of wishes, moves one by its button, and sends the order", () => {
    const sent = vi.fn();
    render(<TrialPage view={view} {...page} onAct={sent} />);
    expect(screen.getByRole("heading", { name: /which wish would you give up first/ })).toBeTruthy();
    const [down] = screen.getAllByRole("button", { name: /^Move .* down/ });
    if (down) fireEvent.click(down);
    fireEvent.click(button("This is my order"));
    expect(sent).toHaveBeenCalledWith({ kind: "rank", ranking: ["b", "a"] });
  });

  it("shows the card of the person, and what went wrong as an alert", () => {
    render(<TrialPage view={view} {...page} problem="Your answer did not arrive." onAct={() => {}} />);
    expect(screen.getAllByText("Anna drives a lot.").length).toBeGreaterThan(0);
    expect(screen.getByRole("alert").textContent).toContain("Your answer did not arrive.");
  });
});
