import type { ComparisonView, FollowedColumns } from "./comparison-view";

interface AgreementMatrixProps extends Omit<FollowedColumns, "onFollow"> {
  agreement: ComparisonView["agreement"];
}

export function AgreementMatrix({ columns, agreement, followed }: AgreementMatrixProps) {
  const share = (a: string, b: string) =>
    agreement.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a))?.share ?? 0;
  return (
    <table className="border-collapse">
      <caption className="sr-only">How much of what they give up each two methods share</caption>
      <thead>
        <tr>
          <td />
          {columns.slice(0, -1).map(({ method, name }) => (
            <th
              key={method}
              scope="col"
              className={`h-16 w-9 pb-1 align-bottom text-small font-normal sm:w-11 ${method === followed ? "text-give" : "text-ink2"}`}
            >
              <span className="inline-block rotate-180 [writing-mode:vertical-rl]">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.slice(1).map(({ method, name }, row) => (
          <tr key={method}>
            <th
              scope="row"
              className={`pr-3 text-right text-small font-normal ${method === followed ? "text-give" : "text-ink2"}`}
            >
              {name}
            </th>
            {columns.slice(0, row + 1).map((other) => (
              <td
                key={other.method}
                className={`h-8 border border-line text-center ${followed === method || followed === other.method ? "bg-give-wash" : ""}`}
              >
                {Math.round(share(method, other.method) * 100)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
