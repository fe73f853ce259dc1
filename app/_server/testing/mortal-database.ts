import type { Database } from "@/db/connection/database";

/** Where a server dies: at which of its statements, and whether that one was still carried out. */
export interface Death {
  statement: number;
  carriedOut: boolean;
}

const statements = new Set<PropertyKey>(["execute", "transaction", "select", "update", "insert", "delete", "$count"]);

/**
 * A database as one server process sees it that dies at some statement: from then on nothing it sends arrives and
 * nothing it is sent is heard. What was committed before stays, as with a real kill.
 */
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
        // Carried out, and nobody left to hear of it.
        return Promise.resolve(result).then(() => {
          throw new Error("killed");
        });
      };
    },
  });
}
