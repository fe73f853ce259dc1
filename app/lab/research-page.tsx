import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { mayAct, type Researcher, type Role, researchAccess } from "@/app/_server/session/research-session";
import { ResearchSignIn, SignOutButton } from "@/components/research/research-sign-in";
import { lab } from "@/messages/lab";

export type AnyQuery = Record<string, string | string[] | undefined>;

/** No search engine lists them. */
export function researchMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}

export function researchPage<Names extends object = object, Query = AnyQuery>(
  current: string,
  Content: (asked: Names & { query: Query; researcher: Researcher }) => Promise<ReactNode>,
  least: Role = "viewer",
) {
  return async function Page({ params, searchParams }: { params: Promise<Names>; searchParams: Promise<Query> }) {
    const access = await researchAccess();
    const researcher = typeof access === "string" ? null : access;
    const [names, query] = [await params, await searchParams];
    return (
      <PageFrame part="lab" current={current} tools={researcher ? <SignOutButton {...researcher} /> : null}>
        <main id="main" className="mx-auto w-full max-w-[80rem] grow px-4 pt-8 pb-16 sm:px-8">
          {access === "not-configured" ? <ResearchSetUp /> : null}
          {access === "signed-out" ? <ResearchSignIn /> : null}
          {researcher && mayAct(researcher, least) ? <Content {...names} {...{ query, researcher }} /> : null}
          {researcher && !mayAct(researcher, least) ? <OtherRole least={least} /> : null}
        </main>
      </PageFrame>
    );
  };
}

function OtherRole({ least }: { least: Role }) {
  return (
    <section className="max-w-[40rem]">
      <h1 className="text-title sm:text-headline">{lab.access.refused({ role: least })}</h1>
      <p className="mt-4 text-pretty text-ink2">{lab.access.ask}</p>
    </section>
  );
}

function ResearchSetUp() {
  return (
    <section className="max-w-[40rem]">
      <h1 className="text-title sm:text-headline">Researchers’ pages are not set up here</h1>
      <p className="mt-4 text-pretty text-ink2">{lab.setUp.open}</p>
      <pre className="mt-3 whitespace-pre-wrap break-words rounded-card bg-sunk px-4 py-2.5 text-small">
        <code>RESEARCH_TOKEN=$(openssl rand -hex 24) npm run app</code>
      </pre>
      <p className="mt-3 text-pretty text-ink2">{lab.setUp.keep}</p>
    </section>
  );
}
