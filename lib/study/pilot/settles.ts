import type { Act } from "@/lib/dialogue/state/act";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { preferredSet } from "@/lib/study/analysis/agreement";

/** Gives up what its ranking would. `null` without an open choice. */
export function settles(reply: readonly ReplyPart[], ranking: readonly string[]): Act | null {
  for (const part of reply) {
    if (part.type !== "data-question" || part.data.kind !== "compare") continue;
    const choice = preferredWay(part.data.choices, ranking);
    if (choice) return { kind: "answer", questionId: part.data.id, choices: [choice] };
  }
  for (const part of reply) {
    if (part.type !== "data-relaxation" || part.data.gaveWay.length > 0) continue;
    const relaxationId = preferredWay(part.data.alternatives, ranking);
    if (relaxationId) return { kind: "choose-relaxation", relaxationId };
  }
  return null;
}

function preferredWay(ways: readonly { id: string }[], ranking: readonly string[]): string | null {
  const known = ways.map(({ id }) => ({ id, given: givenBy(id, ranking) })).filter(({ given }) => given.length > 0);
  const sets = known.map(({ given }) => given);
  const best = preferredSet(ranking, sets);
  return known.find(({ given }) => given === best)?.id ?? null;
}

/** Parses ids such as `give:msrp:<==39900;fuelType:is=any`. */
function givenBy(way: string, ranking: readonly string[]): string[] {
  const changes = way.replace(/^give:/, "").split(";");
  return ranking.filter((id) => changes.some((change) => change.startsWith(`${id}=`)));
}
