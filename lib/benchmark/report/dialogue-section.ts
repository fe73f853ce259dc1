import { missCauses } from "@/lib/benchmark/measure";
import { type DialogueRecord, recordOf } from "@/lib/benchmark/run/dialogue-record";
import { escapeText } from "./escape-text";
import { causeNames } from "./plots";
import type { RunFile } from "./run-file";

/** Dialogues of one run and cause that a page shows whole. */
const mostShown = 25;

/** The missed dialogues by cause, each turn by turn and with an address of its own; set-aside items without their words. */
export function dialogueSection(runs: readonly RunFile[]): string {
  const sections = runs.flatMap(({ name, lines, dialogues = [] }) => {
    const records = new Map(dialogues.map((each) => [each.id, each]));
    return missCauses.flatMap((cause) => {
      const missed = lines.filter(({ miss }) => miss === cause);
      if (missed.length === 0) return [];
      const shown = missed.slice(0, mostShown).map((line) => {
        const record = recordOf(records, line);
        const address = escapeText(`${name}/${record?.id ?? line.id}`.replace(/ /g, "_"));
        const head = `<summary><a href="#${address}">${escapeText(line.id)}</a> ${escapeText(line.status)}</summary>`;
        const body = line.setAside
          ? "<p>This item is set aside: its words are not shown while readers are tuned.</p>"
          : record
            ? turnsHtml(record)
            : "<p>No dialogues lie beside this run.</p>";
        return `<details id="${address}">${head}${body}</details>`;
      });
      const rest = missed.length - shown.length;
      const more = rest > 0 ? `<p>${rest} more are in the run’s files.</p>` : "";
      return [`<h3>${escapeText(name)}: ${causeNames[cause]} (${missed.length})</h3>${shown.join("")}${more}`];
    });
  });
  return sections.length > 0 ? `<h2>Missed dialogues</h2>${sections.join("\n")}` : "";
}

function turnsHtml({ persona, gold, target, turns }: DialogueRecord): string {
  const wishes = gold.map(
    ({ id, slot, op, value, weight }) =>
      `${slot} ${op} ${value} (${weight.toFixed(2)}${target.includes(id) ? ", to be given up" : ""})`,
  );
  const said = turns.map(({ said: words, reply, given }) => {
    const gone = given.map(({ slot }) => slot).join(", ");
    return `<dt>Shopper</dt><dd>${escapeText(words)}</dd><dt>Leeway</dt><dd>${escapeText(reply)}${gone ? ` <em>Gives up: ${escapeText(gone)}</em>` : ""}</dd>`;
  });
  return `<p>${escapeText(persona)}</p><p>${escapeText(wishes.join("; "))}</p><dl>${said.join("")}</dl>`;
}
