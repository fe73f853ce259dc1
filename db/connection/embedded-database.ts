import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { PoolCount } from "@/db/connection-gate";
import { ownFolder } from "@/db/folder-lease";
import { closeToOthers } from "@/db/private-files";
import { DatabaseUnavailableError } from "./database-errors";

/** Opens Postgres in process, in a folder or (`null`) in memory. New ones copy `from`. Throws if in use. */
export async function openEmbedded(folder: string | null, from?: Blob) {
  const owner = folder === null ? null : await ownFolder(folder, () => endLost(folder));
  try {
    const count = new PoolCount();
    const client = await PGlite.create(folder ?? "memory://", { loadDataDir: from });
    // A new database's files start out open to all.
    if (folder !== null) closeToOthers(folder);
    const close = async () => {
      if (owner?.isLost()) return;
      await client.close().finally(() => owner?.release());
    };
    const checked = watched(client, count, owner);
    const query = async (text: string, values: readonly unknown[]) =>
      (await checked.query<Record<string, unknown>>(text, [...values])).rows;
    return { db: drizzle(checked), query, exclusively: oneAtATime(), use: () => count.use(), close };
  } catch (cause) {
    owner?.release();
    throw new DatabaseUnavailableError(
      `The embedded database in ${folder ?? "memory"} cannot be opened; move that folder away to start afresh, or set DATABASE_URL.`,
      { cause },
    );
  }
}

const counted: readonly (string | symbol)[] = ["query", "exec", "transaction"];

/** Counts unfinished work. Checks before each statement and commit that we still own the folder. */
function watched(client: PGlite, count: PoolCount, owner: Awaited<ReturnType<typeof ownFolder>> | null): PGlite {
  const transaction: PGlite["transaction"] = (work) =>
    client.transaction(async (tx) => {
      const result = await work(tx);
      owner?.check();
      return result;
    });
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = name === "transaction" ? transaction : Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        owner?.check();
        const work = member.apply(target, given);
        return counted.includes(name) ? count.during(work) : work;
      };
    },
  });
}

/** Another machine writes there now. Any write from here, even on close, would corrupt it. */
function endLost(folder: string): void {
  console.error(`Another machine took over ${folder} while this one was silent; start again, or set DATABASE_URL.`);
  process.exit(1);
}

function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(name: string, job: () => Promise<Result>): Promise<Result> => {
    const done = (last.get(name) ?? Promise.resolve()).then(job, job);
    last.set(name, done);
    return done;
  };
}
