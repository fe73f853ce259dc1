import type { Database } from "@/db/connection/database";

type Queries = Readonly<Record<string, (db: Database, ...given: never[]) => unknown>>;

type Bound<Given extends Queries> = {
  [Name in keyof Given]: Given[Name] extends (db: Database, ...given: infer Rest) => infer Result
    ? (...given: Rest) => Result
    : never;
};

export function withDatabase<Given extends Queries>(db: Database, queries: Given): Bound<Given> {
  const bound = Object.entries(queries).map(([name, query]) => [name, query.bind(null, db)]);
  return Object.fromEntries(bound) as Bound<Given>;
}

export function inSnapshot<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}
