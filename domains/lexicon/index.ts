/** Words and knowledge of any trade. */

export { paymentWords } from "@/domains/lexicon/payment-words";
export {
  comparisonSaid,
  limitFiller,
  limitForms,
  memberForms,
  monthNames,
  selfForms,
} from "@/domains/lexicon/rule-forms";
export { groupKeys } from "@/domains/lexicon/rule-words";
export { paidBackBy } from "@/domains/loan";
