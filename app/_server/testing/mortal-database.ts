import type { Database } from "@/db/connection/database";

export type Death = { statement: number; carriedOut: boolean };

const statements = new Set<PropertyKey>(["execute", "transaction", "select", "update", "insert", "delete", "$count"]);

/** Dies at a statement: nothing later arrives, but commits stay. */
export function mortalDatabase(db: Database, death: Death | null): Database {
  let sent = 0;
  let isDead = false;
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function" || !statements.has(name) || !death) return member;
      return (...given: unknown[]) => {
        if (isDead) throw new Error("killed");
        isDead = sent++ === death.statement;
        if (isDead && !death.carriedOut) throw new Error("killed");
        const result: unknown = member.apply(target, given);
        if (!isDead) return result;
        // It ran, but its answer is lost.
        return Promise.resolve(result).then(() => {
          throw new Error("killed");
        });
      };
    },
  });
}
