import { Download } from "lucide-react";
import { useCallback } from "react";
import { buttonLook } from "@/components/ui/button";
import { fetchOk, useLoaded } from "@/components/ui/use-loaded";
import { describeConstraint } from "@/lib/constraints";
import type { ReplyCertificate } from "@/lib/dialogue/certifying/reply-certificate";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import { groupDigits } from "@/messages/group-digits";
import { past } from "@/messages/past";

const mostSets = 8;
const said = past.proof;

export function Proof({ address }: { address: string }) {
  const load = useCallback(async () => (await (await fetchOk(address)).json()) as ReplyCertificate, [address]);
  const { state, value } = useLoaded(load);
  if (state === "failed") {
    return (
      <p role="alert" className="px-4 pb-6">
        {said.failed}
      </p>
    );
  }
  return (
    <div className="flex min-h-48 flex-col gap-3 px-4 pb-6">
      {value ? <Claims certificate={value} /> : null}
      <p className="max-w-[40rem] text-pretty text-small text-ink2">{said.file}</p>
      <a href={address} download="leeway-proof.json" className={buttonLook("plain", "w-fit")}>
        <Download size={17} strokeWidth={1.75} />
        {said.download}
      </a>
    </div>
  );
}

function Claims({ certificate }: { certificate: ReplyCertificate }) {
  const { total, by } = certificate;
  const { wishes, size, matches, given, claim, sets } = certificate.proof;
  const named = (ids: readonly string[]) =>
    listed(wishes.flatMap((wish) => (ids.includes(wish.id) ? [describeConstraint(wish)] : [])));
  const more = sets.length - mostSets;
  const claims = { ...said.claim, beaten: said.claim.beaten({ chosen: by === "shopper" }) };
  return (
    <>
      <p>{said.lead({ products: productCount(size), count: size })}</p>
      {sets.length > 0 ? (
        <table className="w-full max-w-[40rem] text-left [&_td]:py-1.5 [&_td]:align-top [&_th]:py-1.5">
          <caption className="sr-only">{said.sets}</caption>
          <thead className="text-small text-ink2">
            <tr>
              <th className="font-normal">{said.could}</th>
              <th className="px-3 text-right font-normal">{said.weight}</th>
              <th className="text-right font-normal">{said.left}</th>
            </tr>
          </thead>
          <tbody>
            {sets.slice(0, mostSets).map(({ members, weight, matches: left }) => {
              const took = members.length === given.length && members.every((id) => given.includes(id));
              return (
                <tr key={members.join()} className={`border-t border-line ${took ? "font-semibold" : ""}`}>
                  <td>
                    {named(members)}
                    {took ? <span className="text-small text-ink2"> ({said.took})</span> : null}
                  </td>
                  <td className="px-3 text-right tabular-nums">{Number(weight.toFixed(2))}</td>
                  <td className="text-right tabular-nums">{groupDigits(left)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
      {more > 0 ? <p className="text-small text-ink2">{said.more({ count: more })}</p> : null}
      <p className="max-w-[40rem] text-pretty">
        {claims[claim]}
        {given.length > 0
          ? ` ${said.given({ wishes: named(given), products: productCount(matches), count: matches })}`
          : ""}
        {given.length > 0 && total !== matches ? ` ${said.now({ products: productCount(total), count: total })}` : ""}
      </p>
    </>
  );
}
