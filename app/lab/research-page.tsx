import type { ReactNode } from "react";
import { describeData } from "@/app/_server/pages/data-note";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { researchAccess } from "@/app/_server/session/research-session";
import { SiteHeader } from "@/components/chat/site/site-header";
import { ResearchSetUp } from "@/components/research/research-set-up";
import { ResearchSignIn } from "@/components/research/research-sign-in";
import { SignOutButton } from "@/components/research/sign-out-button";

interface ResearchPageProps {
  /** Path of the section, to mark its link. */
  current: string;
  /** Made only for someone who has signed in. */
  children: () => ReactNode | Promise<ReactNode>;
}

/** A page for researchers: its content for those who have signed in, a door for all others. */
export async function ResearchPage({ current, children }: ResearchPageProps) {
  const access = await researchAccess();
  const db = await database();
  const reader = await defaultCatalogReader(db);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        dataNote={await describeData(db, reader)}
        part="lab"
        current={current}
        tools={access === "signed-in" ? <SignOutButton /> : null}
      />
      <main id="main" className="mx-auto w-full max-w-[80rem] grow px-4 pt-8 pb-16 sm:px-8">
        {access === "not-configured" ? <ResearchSetUp /> : null}
        {access === "signed-out" ? <ResearchSignIn /> : null}
        {access === "signed-in" ? await children() : null}
      </main>
    </div>
  );
}
