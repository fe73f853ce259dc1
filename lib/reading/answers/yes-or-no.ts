import type { OpenQuestion } from "@/lib/reading/open-question";

const yes = /^(yes|yeah|yep|yup|sure|ok|okay|right|correct|exactly|true|that'?s right|yes please)\b/i;
const no = /^(no|nope|nah|not really|not quite|wrong|neither)\b/i;

function repeatsOffer(said: string, { choices: [offer] }: OpenQuestion): boolean {
  const numbers = said.match(/\d[\d,.]*/g)?.map((each) => Number(each.replace(/,/g, ""))) ?? [];
  const offered = (offer?.edits ?? []).map((edit) =>
    edit.kind === "add" ? edit.constraint.value : edit.kind === "change" ? edit.value : null,
  );
  const isOffered = (number: number) => offered.some((each) => each === number || each === number * 1000);
  return numbers.length > 0 && said.split(/\s+/).length <= mostRepeated && numbers.every(isOffered);
}

/** Longer replies say more than the offer. */
const mostRepeated = 7;

export function yesOrNo(text: string, question: OpenQuestion | undefined): "yes" | "no" | undefined {
  if (!question?.isYesOrNo) return undefined;
  const said = text.trim();
  if (yes.test(said) || repeatsOffer(said, question)) return question.choices.length > 0 ? "yes" : undefined;
  return no.test(said) && question.choices.length > 1 ? "no" : undefined;
}
