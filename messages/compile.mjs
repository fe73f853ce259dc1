/**
 * Compiles ICU messages in `messages/<locale>/*.yaml` to typed modules: `messages/*.ts` for cars, and for another pack
 * `domains/<pack>/messages/*.ts`. A pack's `messages.yaml` names what `<thing>` is, and replaces messages that mean
 * something else there, after those of `domains/plain`; a group with `"=": true` replaces the whole group.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";
import { parse as parseMessage } from "@messageformat/parser";
import { parse as parseYaml } from "yaml";

const source = "messages/en";
const format = new MessageFormat("en");

/** Cars come first. */
export function packs() {
  const folders = readdirSync("domains").filter((name) => existsSync(`domains/${name}/index.ts`));
  return folders.sort((a, b) => Number(b === "cars") - Number(a === "cars"));
}

export function compiledFile(room, pack) {
  return pack === "cars" ? `messages/${room}.ts` : `domains/${pack}/messages/${room}.ts`;
}

export function messageRooms() {
  return readdirSync(source).map((file) => file.replace(".yaml", ""));
}

/** Each message is a text, several texts with one meaning, or a group. */
export function readRoom(room, pack = "cars") {
  const saidBy = (name) => parseYaml(readFileSync(`domains/${name}/messages.yaml`, "utf8"));
  const { nouns, [room]: own } = saidBy(pack);
  const usual = parseYaml(readFileSync(`${source}/${room}.yaml`, "utf8"));
  return withNouns([...(pack === "cars" ? [] : [saidBy("plain")[room]]), own].reduce(overlaid, usual), nouns);
}

/** A pack says more than the plain one and than all packs, or says it better. */
function overlaid(plain, own) {
  if (typeof (plain && own) !== "object" || Array.isArray(own) || own["="]) return own ?? plain;
  return Object.fromEntries(Object.keys({ ...plain, ...own }).map((key) => [key, overlaid(plain[key], own[key])]));
}

function withNouns(node, nouns) {
  if (typeof node === "string") return named(node, nouns);
  if (Array.isArray(node)) return node.map((message) => named(message, nouns));
  const { "=": _, ...all } = node;
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, withNouns(each, nouns)]));
}

/** "A <thing>" is "an apartment", too. */
function named(message, nouns) {
  const noun = (said) => (/^[A-Z]/.test(said) ? capital(nouns[said.toLowerCase()]) : nouns[said]);
  return message
    .replace(/\b([Aa]) <(thing)>/g, (_, a, said) => `${a}${/^[aeiou]/i.test(nouns[said]) ? "n" : ""} ${nouns[said]}`)
    .replace(/<([Tt]hings?)>/g, (_, said) => noun(said))
    .replace(/\$(?=\{)/g, () => nouns.money ?? "$");
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

/** `speak` translates each message into another locale. */
export function compileRoom(room, speak = (message) => message, pack = "cars") {
  const runtime = new Map();
  const body = moduleOf(readRoom(room, pack), speak, runtime, "  ");
  const rooms = pack === "cars" ? "./" : "../../../messages/";
  const imports = [...runtime].map(
    ([from, names]) => `import { ${[...names].sort().join(", ")} } from "${from.replace("./", rooms)}";\n`,
  );
  const and = pack === "cars" ? "" : ` and domains/${pack}/messages.yaml`;
  const head = `// Made from ${source}/${room}.yaml${and} by \`npm run messages -- --write\`. Edit that file, not this one.\n`;
  return `${head}${imports.sort().join("")}\nexport const ${room} = ${body} as const;\n`;
}

function moduleOf(node, speak, runtime, indent) {
  if (typeof node === "string" || Array.isArray(node)) return leafOf(node, speak, runtime);
  const members = Object.entries(node).map(([name, each]) => {
    const key = /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
    return `${indent}${key}: ${moduleOf(each, speak, runtime, `${indent}  `)},\n`;
  });
  return `{\n${members.join("")}${indent.slice(2)}}`;
}

/** A text with arguments becomes a function. */
function leafOf(node, speak, runtime) {
  const types = Object.entries(argumentsOf(node)).map(([name, type]) => `${name}: ${type}`);
  const texts = [node].flat().map((message) => expressionOf(speak(message), runtime));
  const value = Array.isArray(node) ? `[${texts.join(", ")}]` : texts[0];
  return types.length > 0 ? `(d: { ${types.join("; ")} }) => ${value}` : value;
}

function expressionOf(message, runtime) {
  const compiled = String(compileModule(format, { message }));
  for (const [, names, from] of compiled.matchAll(/^import \{ (.*?) \} from "(.*?)";$/gm)) {
    const used = names.split(", ").filter((name) => name !== "number");
    if (used.length > 0) runtime.set(from, new Set([...(runtime.get(from) ?? []), ...used]));
  }
  const [, expression] = /^ {2}message: \(d?\) => (.*)$/m.exec(compiled);
  if (/\bnumber\(/.test(expression)) runtime.set("./group-digits", new Set(["groupDigits"]));
  return expression
    .replaceAll(/\bnumber\("en", (d\.\w+), 0\)/g, "groupDigits($1)")
    .replace(/^(plural|select|groupDigits|d\.)/, '"" + $1')
    .replaceAll(/\bselect\((d\.\w+),/g, "select(String($1),");
}

export function argumentsOf(node) {
  const types = {};
  for (const message of [node].flat()) collect(parseMessage(message), types);
  return types;
}

function collect(tokens, types) {
  for (const token of tokens) {
    if (token.type === "argument") types[token.arg] ??= "string | number";
    if (token.type === "plural") types[token.arg] = "number";
    if (token.type === "select") types[token.arg] = typeOfCases(token.cases.filter(isMeant).map(({ key }) => key));
    for (const { tokens: inner } of token.cases ?? []) collect(inner, types);
  }
}

/** The syntax requires a default case, so an empty one means nothing. */
function isMeant({ key, tokens }) {
  return key !== "other" || tokens.length > 0;
}

function typeOfCases(keys) {
  return keys.includes("true") ? "boolean" : keys.map((key) => JSON.stringify(key)).join(" | ");
}

const examples = parseYaml(readFileSync("messages/examples.yaml", "utf8"));

export function printedRoom(room, pack = "cars") {
  return leavesOf(readRoom(room, pack), "").flatMap(({ name, message }) =>
    fillings(message, `${room}.${name}`).map((values) => ({ name, text: format.compile(message)(values) })),
  );
}

function leavesOf(node, name) {
  if (typeof node === "string") return [{ name, message: node }];
  if (Array.isArray(node)) return node.map((message) => ({ name, message }));
  return Object.entries(node).flatMap(([key, each]) => leavesOf(each, name ? `${name}.${key}` : key));
}

function fillings(message, path) {
  let all = [{}];
  for (const [name, type] of Object.entries(argumentsOf(message))) {
    const own = examples.messages?.[path]?.[name] ?? examples.names[name];
    const cases =
      type === "boolean"
        ? [true, false]
        : type.startsWith('"')
          ? JSON.parse(`[${type.replaceAll(" | ", ",")}]`)
          : [own];
    if (cases.includes(undefined))
      throw new Error(`No example for ${name} in ${path}: add it to messages/examples.yaml`);
    all = all.flatMap((values) => cases.map((value) => ({ ...values, [name]: value })));
  }
  return all;
}
