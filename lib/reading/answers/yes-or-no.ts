import type { OpenQuestion } from "@/lib/reading/preference-reader";

const yes = /^(yes|yeah|yep|yup|sure|ok|okay|right|correct|exactly|true|that'?s right|yes please)\b/i;
const no = /^(no|nope|nah|not really|not quite|wrong|neither)\b/i;

export function yesOrNo(text: string, question: OpenQuestion | undefined): "yes" | "no" | undefined {
  if (!question?.isYesOrNo) return undefined;
  const said = text.trim();
  if (yes.test(said)) return question.choices.length > 0 ? "yes" : undefined;
  return no.test(said) && question.choices.length > 1 ? "no" : undefined;
}
