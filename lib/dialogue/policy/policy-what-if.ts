import type { CatalogReader, Vocabulary } from "@/lib/catalog/catalog-reader";
import { describeConstraint } from "@/lib/constraints";
import { type ActRequest, tapped } from "@/lib/dialogue/act-request";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import { supposedIn } from "@/lib/rules/compile/compile-sheet";
import { reply } from "@/messages/reply";
import { factsSaid, testsUnder } from "./policy";

/** "And if I made director?": counts under other facts, and changes none. */
export async function answerSupposed(
  text: string,
  met: { state: ConversationState; vocabulary: Vocabulary; catalog: Pick<CatalogReader, "count"> },
): Promise<ActRequest | undefined> {
  const { state, vocabulary, catalog } = met;
  const { policy, wishes, concession } = state;
  const supposed = policy ? supposedIn(text) : undefined;
  const facts = policy && supposed !== undefined ? factsSaid(supposed, policy) : {};
  if (!policy || Object.keys(facts).length === 0) return undefined;
  const standing = effectiveWishes(wishes.constraints, concession);
  const own = testsWithout(standing.filter(({ constraint }) => !policy.wishes.includes(constraint.id)));
  const tests = testsUnder(policy, facts, vocabulary);
  const now = await catalog.count(testsWithout(standing));
  const then = await catalog.count([...own, ...tests]);
  const said = reply.policy.supposed({
    rules: listed(tests.map(describeConstraint)),
    products: productCount(then),
    apart: Math.abs(then - now),
    more: then > now,
  });
  return { ...tapped, kind: "aside", text: said, edits: [] };
}
