"use client";

import Link from "next/link";
import { MovedText } from "@/components/constraints/drawing/moved-text";
import { GaugeNotches, gaugeText } from "@/components/constraints/gauge/gauge-notches";
import { notchesOf } from "@/lib/constraints";
import { chat } from "@/messages/chat";
import { past } from "@/messages/past";
import { type LeewayMessage, latestParts } from "./leeway-message";
import { MessageList } from "./message-list";
import { ResultsPanel } from "./search/results-panel";
import { SiteHeader } from "./site/site-header";
import type { ConversationFeed } from "./use-conversation";

const ignore = () => undefined;

/** A shared search as it was at sharing, read-only. */
export function SharedView({ messages, dataNote }: { messages: LeewayMessage[]; dataNote: string }) {
  const latest = latestParts(messages);
  const wishes = latest.constraints?.wishes ?? [];
  const conversation: ConversationFeed = {
    ...latest,
    ...{ messages, wishes, status: "ready", readOnly: true },
    isFresh: () => false,
    ...{ act: ignore, stop: ignore, retry: ignore },
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={dataNote} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunk px-4 py-2 text-small sm:px-8 print:hidden">
        <span className="grow">{past.shared}</span>
        <Link href="/" className="hit-44 font-semibold link decoration-line2">
          {past.startOwn}
        </Link>
      </p>
      <div className="mx-auto grid w-full max-w-[90rem] grow lg:grid-cols-[minmax(26rem,42.2%)_minmax(0,1fr)]">
        <main id="main" aria-label={chat.conversation} className="lg:border-r lg:border-line">
          <h1 className="sr-only">{past.sharedTitle}</h1>
          <MessageList conversation={conversation} />
        </main>
        <aside aria-label={chat.beside} className="min-w-0">
          {wishes.length === 0 ? null : (
            <section aria-labelledby="wishes-title" className="px-4 pt-4 sm:px-8">
              <h2 id="wishes-title" className="pb-2 text-title">
                {chat.wishes}
              </h2>
              <ul className="border-t border-line">
                {wishes.map((wish) => {
                  const { locked, level } = wish.constraint;
                  const gaveWay = wish.gaveWay !== undefined;
                  return (
                    <li
                      key={wish.constraint.id}
                      className={`flex min-h-11 items-center gap-4 border-b border-line ${wish.gaveWay ? "bg-give-wash" : ""}`}
                    >
                      <span className="w-20 shrink-0 text-small text-ink2">{wish.label}</span>
                      <span className="min-w-0 grow font-medium">
                        <MovedText wish={wish} />
                      </span>
                      <GaugeNotches {...{ locked, gaveWay }} notches={notchesOf(level)} />
                      <span className="sr-only">{gaugeText({ ...wish.constraint, gaveWay })}</span>
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
          {latest.results ? <ResultsPanel results={latest.results} wishes={wishes} loadProducts={null} /> : null}
        </aside>
      </div>
    </div>
  );
}
