import Link from "next/link";
import { database } from "@/app/_server/services";
import { mayAct } from "@/app/_server/session/research-session";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import { SheetForm } from "@/components/research/rules/sheet-form";
import { TitledSection } from "@/components/ui/titled-section";
import { listRuleSheets } from "@/db/queries/rule-sheets";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Rules");

export default researchPage("/lab/rules", async ({ researcher }) => {
  const sheets = await listRuleSheets(await database());
  return (
    <>
      <h1 className="text-title sm:text-headline">Rules</h1>
      <p className="mt-2 max-w-[46rem] text-pretty text-ink2">{lab.rules.lead}</p>
      <ul className="mt-6 border-t border-line">
        {sheets.map(({ id, owner, title, version, approvedAt, approvedBy }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <Link href={`/lab/rules/${id}`} className="hit-44 font-medium link">
              {title}, {owner}, version {version}
            </Link>
            <span className="text-small">
              {approvedAt ? `approved by ${approvedBy} on ${approvedAt.toISOString().slice(0, 10)}` : "draft"}
            </span>
          </li>
        ))}
        {sheets.length === 0 ? <li className="py-3 text-ink2">There is no sheet yet.</li> : null}
      </ul>
      {mayAct(researcher, "owner") ? (
        <TitledSection id="paste" title="Paste a policy">
          <SheetForm />
        </TitledSection>
      ) : null}
    </>
  );
});
