/** Writes every letter wide, so untranslated text is easy to spot. */
import { parse } from "@messageformat/parser";
import { compileRoom, messageRooms } from "../compile.mjs";

/** "Lock {name}" becomes "Ｌｏｃｋ {name}". */
export function pseudo(message) {
  return parse(message).map(written).join("");
}

function written(token) {
  if (token.type === "content") return token.value.replace(/[a-z]/gi, wide);
  if (token.type === "octothorpe") return "#";
  if (token.type === "argument") return `{${token.arg}}`;
  const cases = token.cases.map(
    ({ key, tokens }) => `${/^\d/.test(key) ? `=${key}` : key} {${tokens.map(written).join("")}}`,
  );
  return `{${token.arg}, ${token.type}, ${cases.join(" ")}}`;
}

function wide(letter) {
  return String.fromCodePoint(letter.charCodeAt(0) + 0xfee0);
}

export function pseudoLocale() {
  const rooms = messageRooms();
  return {
    name: "pseudo-locale",
    enforce: "pre",
    load(id) {
      const room = rooms.find((each) => id.endsWith(`/messages/${each}.ts`));
      return room
        ? compileRoom(room, pseudo)
            .replaceAll(/\(d: \{.*?\}\)/g, "(d)")
            .replace(" as const;", ";")
        : undefined;
    },
  };
}
