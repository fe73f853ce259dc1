import { Check, OctagonMinus, X } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { database } from "@/app/_server/services";
import { researchPage } from "@/app/lab/research-page";
import { ActButton } from "@/components/research/act-button";
import { CellTable } from "@/components/research/cell-table";
import { SheetForm } from "@/components/research/rules/sheet-form";
import { TitledSection } from "@/components/research/titled-section";
import { findRuleSheet } from "@/db/queries/rule-sheets";
import { counted } from "@/lib/dialogue/wording/count-words";
import { checkSheet, type WorkedCase } from "@/lib/rules/check-sheet";
import { listed } from "@/messages/listed";

export const metadata: Metadata = { title: "Rule sheet", robots: { index: false } };

export default researchPage<{ id: string }>("/lab/rules", RuleSheetPage);

async function RuleSheetPage({ id }: { id: string }) {
  const sheet = (await findRuleSheet(await database(), id)) ?? notFound();
  const { rules, unread, asks } = checkSheet(sheet.text);
  return (
    <>
      <p className="text-small text-ink2">
        <Link href="/lab/rules" className="hit-44 underline underline-offset-4">
          Rules
        </Link>{" "}
        / {sheet.title}, {sheet.owner}, {sheet.approvedAt ? "" : "draft of "}version {sheet.version}
      </p>
      <h1 className="mt-3 text-title sm:text-headline">
        {unread.length === 0
          ? `All sentences read, as ${counted(rules.length, "rule")}`
          : `${counted(unread.length, "sentence")} I couldn’t read`}
      </h1>
      <p className="mt-2 text-ink2">
        {asks.length > 0
          ? `A person is asked once for ${listed(asks)}, and only where it matters.`
          : "Nobody is asked."}
      </p>
      <CellTable
        label="Sentences, rules and worked cases"
        className="mt-6"
        rows={rules}
        keyOf={({ start, says }) => `${start} ${says}`}
        columns={[
          { head: "Your sentence", kind: "name", className: "w-1/3 py-3 pr-6", cell: ({ quote }) => quote },
          { head: "Leeway’s reading", className: "w-1/3 py-3 pr-6 first-letter:uppercase", cell: ({ says }) => says },
          { head: "Three worked cases", className: "py-3", cell: ({ cases }) => <Cases cases={cases} /> },
        ]}
      />
      {unread.map((each) => (
        <p key={each} className="flex items-start gap-2.5 border-b border-line px-2 py-3 text-small">
          <OctagonMinus size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-give" />
          <span>
            <span className="font-semibold">Not read:</span> “{each}.” Say it another way below, or approve without it.
            It decides nothing.
          </span>
        </p>
      ))}
      {sheet.approvedAt ? (
        <p className="mt-6">
          In force since {sheet.approvedAt.toISOString().slice(0, 10)}, approved by {sheet.approvedBy}. Open the{" "}
          <Link href={`/?rules=${sheet.owner}`} className="hit-44 underline underline-offset-4">
            shop with the rules of {sheet.owner}
          </Link>
          .
        </p>
      ) : (
        <TitledSection id="approve" title="Approve">
          <p className="mt-1 mb-3 text-small break-all text-ink2">
            Your name, the date and the text’s hash go on record. SHA-256 {sheet.hash}
          </p>
          <ActButton
            key={sheet.hash}
            path={`/api/research/rules/${sheet.id}/approve`}
            body={{ hash: sheet.hash }}
            label={unread.length > 0 ? "Approve without what wasn’t read" : `Approve version ${sheet.version}`}
            confirm={unread.length > 0}
            look="primary"
            ask={{ name: "by", label: "Your name" }}
          />
        </TitledSection>
      )}
      <TitledSection id="edit" title="Text">
        <SheetForm owner={sheet.owner} title={sheet.title} text={sheet.text} />
      </TitledSection>
    </>
  );
}

function Cases({ cases }: { cases: readonly WorkedCase[] }) {
  return (
    <ul>
      {cases.map(({ facts, outcome, passes }) => (
        <li key={facts} className="flex items-start gap-2 py-0.5">
          {passes ? (
            <Check size={15} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0 text-keep" />
          ) : (
            <X size={15} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0 text-ink2" />
          )}
          <span className="grow first-letter:uppercase">{facts}</span>
          <span className={passes ? "text-keep" : "text-ink2"}>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
