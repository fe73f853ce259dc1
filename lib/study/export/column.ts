import type { PageItem } from "@/lib/study/page-item";

export type Column = { type: string; description: string };

export function answerColumn(step: string, { text, answer }: PageItem): Column {
  return { type: answerType(answer), description: `Step ${step}, last attempt: ${text}` };
}

function answerType(answer: PageItem["answer"]): string {
  switch (answer.kind) {
    case "scale":
      return `integer, 1 (${answer.low}) to ${answer.points} (${answer.high})`;
    case "rating":
      return `integer, 0 (${answer.low}) to 100 (${answer.high}) in steps of 5`;
    case "choice":
      return `one of ${labelled(answer.options)}`;
    case "several":
      return `any of ${labelled(answer.options)}, between semicolons`;
    case "number":
      return `number, ${answer.min} to ${answer.max}`;
    case "text":
      return "text";
  }
}

const labelled = (options: readonly { id: string; text: string }[]) =>
  options.map(({ id, text }) => `${id} (${text})`).join(", ");

const columnsOf = (type: string) => (description: string) => ({ type, description });
export const numberColumn = columnsOf("number");
export const textColumn = columnsOf("text");
export const timeColumn = columnsOf("date and time, ISO 8601, UTC");

/** Of every CSV. */
export const stampColumns = {
  configuration: textColumn("SHA-256 of the configuration"),
  catalog: textColumn("SHA-256 of the catalog"),
} as const;
