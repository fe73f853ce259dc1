/**
 * `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: everything, session secret included. Stop the app first.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ownFolder } from "../db/folder-lease";
import { closeToOthers } from "../db/private-files";
import "./domain.mjs";
import { giveUp, run, say } from "./steps.mjs";

const [verb, given] = process.argv.slice(2);
if (!given || !["backup", "restore"].includes(verb)) giveUp("Name a folder: npm run backup -- FOLDER");
const folder = resolve(given);
const data = resolve(process.env.LEEWAY_DATA || ".data");
const url = process.env.DATABASE_URL;
const dump = join(folder, "database.dump");
const copy = join(folder, "data");

process.umask(0o077);
if (verb === "backup") await backup();
else await restore();

async function backup() {
  if (existsSync(folder) && readdirSync(folder).length > 0) giveUp(`${folder} is not empty: name a new folder.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (url) {
    await program("pg_dump", ["--format=custom", "--no-owner", `--file=${dump}`, url]);
  } else {
    if (!existsSync(join(data, "pg"))) giveUp(`There is no database in ${data}: nothing to back up.`);
  }
  const keep = async () => {
    if (existsSync(data)) cpSync(data, copy, { recursive: true, filter: (path) => wanted(path) });
  };
  await (url ? keep() : asOwner(keep));
  closeToOthers(folder);
  say(
    `Backed up to ${folder}. It holds what people wrote and the key of their sessions: keep it as safe as the server.`,
  );
}

async function restore() {
  if (url) {
    if (!existsSync(dump)) giveUp(`${folder} holds no database.dump: it is no backup of a server.`);
    await program("pg_restore", [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      `--dbname=${url}`,
      dump,
    ]);
  } else if (!existsSync(join(copy, "pg"))) giveUp(`${folder} holds no embedded database: it is no backup of one.`);
  if (existsSync(copy)) {
    const putBack = async () => {
      // Fills the new folder completely before replacing the old one, which stays aside.
      const coming = `${data}.restoring-${Date.now()}`;
      cpSync(copy, coming, { recursive: true });
      closeToOthers(coming);
      const aside = `${data}.before-restore-${Date.now()}`;
      if (existsSync(data)) renameSync(data, aside);
      renameSync(coming, data);
      if (existsSync(join(aside, "pg"))) say(`What was there lies in ${aside}.`);
      else rmSync(aside, { recursive: true, force: true });
    };
    await (url ? putBack() : asOwner(putBack));
  }
  say(`Restored from ${folder}.`);
}

function wanted(path) {
  if (path.startsWith(join(data, "pg.lock"))) return false;
  return !(url && path.startsWith(join(data, "pg")));
}

async function asOwner(work) {
  const owner = await ownFolder(join(data, "pg"), () => {}).catch((error) =>
    giveUp(error.code === "database-in-use" ? "Leeway is running on this folder: stop it first." : error.message),
  );
  try {
    await work();
  } finally {
    owner.release();
  }
}

async function program(name, args) {
  const { code } = await run(name, args);
  if (code === 127) giveUp(`${name} is not installed: it comes with the client programs of PostgreSQL.`);
  if (code !== 0) giveUp(`${name} failed: the message above says why.`);
}
