import { readFileSync } from "node:fs";
import MessageFormat from "@messageformat/core";
import { parse } from "yaml";
import { argumentsOf, readRoom } from "./compile.mjs";

const format = new MessageFormat("en");
const examples = parse(readFileSync("messages/examples.yaml", "utf8"));

export function printedRoom(room) {
  return leavesOf(readRoom(room), "").flatMap(({ name, message }) =>
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
