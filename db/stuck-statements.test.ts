import { describe, expect, it, vi } from "vitest";
import { DatabaseUnavailableError } from "./connection/database-errors";
import { StuckStatements } from "./patience";

const inVain = () =>
  Promise.reject(Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" }));

async function stick(statements: StuckStatements, form: string, times = 3): Promise<void> {
  for (let time = 0; time < times; time++) await statements.guard(form, inVain).catch(() => undefined);
}

describe("statements that wait for a lock in vain", () => {
  it("are tried one at a time, and all others of their form refused at once, until one comes through", async () => {
    const statements = new StuckStatements();
    await stick(statements, "insert into turns");
    let comeThrough = (_: string) => {};
    const tried = statements.guard(
      "insert into turns",
      () => new Promise<string>((resolve) => (comeThrough = resolve)),
    );
    const send = vi.fn(async () => "sent");
    await expect(statements.guard("insert into turns", send)).rejects.toThrow(DatabaseUnavailableError);
    expect(send).not.toHaveBeenCalled();
    expect(await statements.guard("select from conversations", send)).toBe("sent");
    comeThrough("at last");
    expect(await tried).toBe("at last");
    expect(await Promise.all([1, 2, 3].map(() => statements.guard("insert into turns", send)))).toHaveLength(3);
  });

  it("are tried again after each vain try", async () => {
    const statements = new StuckStatements();
    await stick(statements, "insert into turns", 8);
    expect(await statements.guard("insert into turns", async () => "sent")).toBe("sent");
  });

  it("hold back nobody while others of their form come through, nor by other faults", async () => {
    const statements = new StuckStatements();
    for (let round = 0; round < 5; round++) {
      await stick(statements, "insert into turns", 2);
      await statements.guard("insert into turns", async () => "sent");
      await statements.guard("insert into turns", () => Promise.reject(new Error("unique"))).catch(() => undefined);
    }
    const slow = () => new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([1, 2, 3].map(() => statements.guard("insert into turns", slow)));
  });
});
