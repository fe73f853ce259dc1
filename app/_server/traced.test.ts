import { type Span, type TracerProvider, trace } from "@opentelemetry/api";
import { afterEach, describe, expect, it, vi } from "vitest";
import { traced } from "./traced";

afterEach(() => trace.disable());

describe("traced work", () => {
  it("runs as it is while no SDK is registered", async () => {
    expect(await traced("turn", {}, async () => 42)).toBe(42);
  });

  it("is one span, ended also when it fails, without the words of the error", async () => {
    const span = { setStatus: vi.fn(), end: vi.fn() };
    const startActiveSpan = vi.fn((_name: string, _options: object, run: (span: Span) => unknown) =>
      run(span as unknown as Span),
    );
    trace.setGlobalTracerProvider({ getTracer: () => ({ startActiveSpan }) } as unknown as TracerProvider);
    const failing = traced("turn", { "leeway.act": "words" }, async () => {
      throw new TypeError("a wagon under 30k");
    });
    await expect(failing).rejects.toThrow("a wagon");
    expect(startActiveSpan.mock.calls[0]?.slice(0, 2)).toEqual(["turn", { attributes: { "leeway.act": "words" } }]);
    expect(JSON.stringify(span.setStatus.mock.calls)).not.toContain("wagon");
    expect(span.end).toHaveBeenCalledOnce();
  });
});
