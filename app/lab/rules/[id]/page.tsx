import Link from "next/link";
import { notFound } from "next/navigation";
import { database } from "@/app/_server/services";
import { mayAct } from "@/app/_server/session/research-session";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import { ActButton } from "@/components/research/act-button";
import { CellTable } from "@/components/research/cell-table";
import { SheetForm } from "@/components/research/rules/sheet-form";
import { TitledSection } from "@/components/ui/titled-section";
import { findRuleSheet } from "@/db/queries/rule-sheets";
import { counted } from "@/lib/dialogue/wording/count-words";
import { checkSheet } from "@/lib/rules/check-sheet";
import { lab } from "@/messages/lab";
import { listed } from "@/messages/listed";

export const metadata = researchMetadata("Rule sheet");

export default researchPage<{ id: string }>("/lab/rules", async ({ id, researcher }) => {
  const sheet = (await findRuleSheet(await database(), id)) ?? notFound();
  const { owner, title, text, version, hash, approvedAt } = sheet;
  const { rules, unread, asks } = checkSheet(text);
  const isOwner = mayAct(researcher, "owner");
  const isWhole = unread.length === 0;
  return (
    <>
      <p className="text-small text-ink2">
        {title}, {owner}, {approvedAt ? "" : "draft of "}version {version}
      </p>
      <h1 className="mt-3 text-title sm:text-headline">
        {isWhole
          ? `All sentences read, as ${counted(rules.length, "rule")}`
          : `${counted(unread.length, "sentence")} I couldn’t read`}
      </h1>
      <p className="mt-2 text-ink2">
        {asks.length ? `A person is asked once for ${listed(asks)}, and only where it matters.` : "Nobody is asked."}
      </p>
      <CellTable
        label="Sentences, rules and worked cases"
        className="mt-6"
        rows={rules}
        keyOf={({ start, says }) => `${start} ${says}`}
        columns={[
          { head: "Your sentence", kind: "name", className: "w-1/3 py-3 pr-6", cell: ({ quote }) => quote },
          { head: "Leeway’s reading", className: "w-1/3 py-3 pr-6 first-letter:uppercase", cell: ({ says }) => says },
          {
            head: "Three worked cases",
            className: "py-3",
            cell: ({ cases }) =>
              cases.map(({ facts, outcome, passes }) => (
                <p key={facts} className="flex justify-between gap-2 py-0.5">
                  <span className="first-letter:uppercase">{facts}</span>
                  <span className={passes ? "text-keep" : "text-ink2"}>{outcome}</span>
                </p>
              )),
          },
        ]}
      />
      {unread.map((each) => (
        <p key={each} className="border-b border-line px-2 py-3 text-small">
          <strong>Not read:</strong> “{each}.” Say it another way below, or approve without it. It decides nothing.
        </p>
      ))}
      {approvedAt ? (
        <p className="mt-6">
          In force since {approvedAt.toISOString().slice(0, 10)}, approved by {sheet.approvedBy}. Open the{" "}
          <Link href={`/?rules=${owner}`} className="hit-44 link">
            shop with the rules of {owner}
          </Link>
          .
        </p>
      ) : !isOwner ? null : (
        <TitledSection id="approve" title="Approve">
          <p className="mt-1 mb-3 text-small break-all text-ink2">{lab.rules.record({ hash })}</p>
          <ActButton
            key={hash}
            path={`/api/research/rules/${id}/approve`}
            body={{ hash }}
            label={isWhole ? `Approve version ${version}` : "Approve without what wasn’t read"}
            confirm={!isWhole}
            look="primary"
            ask={{ name: "by", label: "Your name" }}
          />
        </TitledSection>
      )}
      {isOwner ? (
        <TitledSection id="edit" title="Text">
          <SheetForm {...{ owner, title, text }} />
        </TitledSection>
      ) : null}
    </>
  );
});
