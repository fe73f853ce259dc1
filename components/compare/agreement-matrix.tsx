import type { ComparisonView, FollowedColumns } from "./comparison-view";

interface AgreementMatrixProps extends Omit<FollowedColumns, "onFollow"> {
  agreement: ComparisonView["agreement"];
}

/** Draws a square for the same set, a partial one for a shared part, a dot for none. */
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
              <td key={other.method} className="border border-line p-0">
                <AgreementMark
                  share={share(method, other.method)}
                  followed={followed === method || followed === other.method}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AgreementMark({ share, followed }: { share: number; followed: boolean }) {
  const side = 20 * Math.sqrt(share);
  const words = share === 1 ? "same" : share === 0 ? "nothing shared" : `${Math.round(share * 100)} % shared`;
  return (
    <span className={`flex h-8 items-center justify-center ${followed ? "bg-give-wash" : ""}`} title={words}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        {share === 0 ? (
          <circle cx="11" cy="11" r="1.75" className="fill-edge" />
        ) : share === 1 ? (
          <rect x="1" y="1" width="20" height="20" className="fill-keep" />
        ) : (
          <>
            <rect x="1.5" y="1.5" width="19" height="19" fill="none" strokeWidth="1" className="stroke-edge" />
            <rect x="1" y={21 - side} width={side} height={side} className="fill-keep" />
          </>
        )}
      </svg>
      <span className="sr-only">{words}</span>
    </span>
  );
}
