import { useEffect, useRef, useState } from "react";
import { isRunning, type LeewayMessage, spokenText } from "@/components/chat/leeway-message";
import { Opening } from "@/components/chat/message-list";
import { ResultsPanel } from "@/components/chat/search/results-panel";
import { StepButtons } from "@/components/chat/search/step-buttons";
import { SearchFrame } from "@/components/chat/search-frame";
import { type ConversationFeed, useConversation } from "@/components/chat/use-conversation";
import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import type { WishHandles } from "@/components/constraints/wish-groups";
import { WishList } from "@/components/constraints/wish-list";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { partaking } from "@/messages/partaking";
import { StepHeading, StudyHeader, type TrialProps } from "./study-frame";
import { TimeNotice } from "./time-notice";
import { PracticeNote, ScenarioCard, ScenarioFold } from "./trial-page";
import type { Report } from "./use-reports";

const said = partaking.task;

interface TrialSearchProps extends TrialProps {
  problem: string;
  initialMessages: LeewayMessage[];
  loadSlot: LoadSlot;
  report: Report;
  /** A refused turn may mean that the run has moved on elsewhere. */
  onFault: () => Promise<void>;
}

/** Has no links out of the task. */
export function TrialSearch(props: TrialSearchProps) {
  const { view, initialMessages, loadSlot, report, onFault } = props;
  const conversation = useConversation(view.conversationId, initialMessages);
  const { wishes, constraints, results, status, act } = conversation;
  useReplyTimes(status, report);
  useEffect(() => {
    if (status === "error") void onFault();
  }, [status, onFault]);
  useCardViews(report);
  const [showsProducts, setShowsProducts] = useState(false);
  const ask = view.card.own ? said.askOwn : said.ask;
  const products = results ? <ResultsPanel results={results} wishes={wishes} loadProducts={null} /> : null;
  const content = ({ animate, ...editors }: WishHandles) => (
    <>
      <div className="mb-2 border-b border-line bg-sunk px-8 py-5">
        <ScenarioCard card={view.card} />
      </div>
      <WishList {...{ wishes, constraints, animate }} onAct={act} {...editors}>
        <StepButtons constraints={constraints} onAct={act} />
      </WishList>
      {products}
    </>
  );
  const bar = products ? (
    <div className="border-y border-line px-2">
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setShowsProducts(true)}>
        {said.look}
      </Button>
    </div>
  ) : null;
  return (
    <SearchFrame
      {...{ conversation, loadSlot, bar }}
      className="[&_a[href^='/models/']]:hidden"
      head={<StudyHeader />}
      heading={
        <StepHeading className="sr-only">
          {view.number === 0 ? said.practice : said.number({ number: view.number, of: view.of })}
        </StepHeading>
      }
      above={<ScenarioFold card={view.card} startsOpen={view.phase === "state"} />}
      opening={<Opening title={ask} text={said.say} />}
      beside={{ label: said.beside, content }}
      foot={<TrialBar {...props} conversation={conversation} />}
      status={isRunning(conversation) ? "" : spokenText(conversation.messages.at(-1))}
    >
      <Sheet open={showsProducts} onClose={() => setShowsProducts(false)} title={said.products} head="cross">
        {products}
      </Sheet>
    </SearchFrame>
  );
}

function TrialBar(props: TrialSearchProps & { conversation: ConversationFeed }) {
  const { view, conversation, busy, problem, onAct } = props;
  const running = isRunning(conversation);
  const count = conversation.wishes.length;
  const missing = view.minimumWishes - count;
  const isStating = view.phase === "state";
  return (
    <section
      aria-label={said.here}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-raised px-4 py-3 sm:px-8"
    >
      <TimeNotice {...{ view, busy, onAct }} />
      <PracticeNote view={view} />
      <p className="min-w-0 grow basis-40 text-small text-ink2">
        {problem ? <span role="alert">{problem} </span> : null}
        {isStating ? statingText(count, missing, view.ranksFirst) : said.change}
      </p>
      <Button
        look="primary"
        disabled={busy || running || (isStating && missing > 0)}
        onClick={() => onAct({ kind: isStating ? "wishes-complete" : "decide" })}
      >
        {isStating ? said.said : said.decided}
      </Button>
    </section>
  );
}

function statingText(count: number, missing: number, ranksFirst: boolean): string {
  if (count === 0) return said.productsLater({ ranked: ranksFirst });
  return `${said.noted({ count })} ${missing > 0 ? said.more({ count: missing }) : said.check}`;
}

function useReplyTimes(status: "ready" | "submitted" | "streaming" | "error", report: Report): void {
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    if (status === "submitted") sentAt.current ??= performance.now();
    if (status !== "ready" || sentAt.current === null) return;
    report("reply-show", { ms: Math.round(performance.now() - sentAt.current) });
    sentAt.current = null;
  }, [status, report]);
}

/** Reports each product once most of its row is visible. */
function useCardViews(report: Report): void {
  useEffect(() => {
    const seen = new Set<string>();
    const views = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const product = target.getAttribute("data-product");
          if (!isIntersecting || product === null || seen.has(product)) continue;
          seen.add(product);
          report("card-view", { car: Number(product) });
        }
      },
      { threshold: 0.6 },
    );
    const watch = () => {
      for (const row of document.querySelectorAll("[data-product]")) views.observe(row);
    };
    const rows = new MutationObserver(watch);
    rows.observe(document.body, { childList: true, subtree: true });
    watch();
    return () => {
      rows.disconnect();
      views.disconnect();
    };
  }, [report]);
}
