import { ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { pages } from "@/messages/pages";

export const metadata: Metadata = {
  title: pages.lab.title,
  description: pages.lab.description,
  alternates: { canonical: "/lab" },
};

export const dynamic = "force-dynamic";

const rooms = ["methods", "benchmark", "studies", "rules"] as const;

export default function Page() {
  return (
    <PageFrame part="lab" current="/lab">
      <main id="main" className="mx-auto w-full max-w-[53rem] px-4 pt-10 pb-16 sm:px-6 sm:pt-16">
        <h1 className="text-title sm:text-headline">{pages.lab.heading}</h1>
        <ul className="mt-6 border-t border-line">
          {rooms.map((room) => (
            <li key={room}>
              <Link
                href={`/lab/${room}`}
                className="group flex min-h-18 items-center gap-4 border-b border-line py-3 hover:bg-sunk"
              >
                <span className="grow">
                  <span className="block font-semibold">{pages.lab[room].name}</span>
                  <span className="block text-small text-ink2">{pages.lab[room].text}</span>
                </span>
                <ChevronRight size={16} className="text-ink2" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-small text-ink2">{pages.lab.token}</p>
        <section className="mt-8">
          <h2 className="font-semibold">{pages.lab.own}</h2>
          <p className="mt-1 text-ink2">{pages.lab.ownText}</p>
          <pre className="mt-2 rounded-card bg-sunk px-4 py-2.5 text-small whitespace-pre-wrap">
            <code>npm run -s leeway -- catalog import cars.csv --map columns.json --default</code>
          </pre>
          <p className="mt-4 text-ink2">{pages.lab.cite}</p>
        </section>
      </main>
    </PageFrame>
  );
}
