import { CircleAlert, CircleHelp, Info, Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import { Fragment, type ReactNode, useContext, useState } from "react";
import { NotMeant } from "@/components/constraints/not-meant";
import { ProductToolsContext } from "@/components/results/use-product-pages";
import { Button, IconButton } from "@/components/ui/button";
import { LazySheet } from "@/components/ui/lazy-sheet";
import { nothingYet } from "@/components/ui/loading-note";
import type { Act } from "@/lib/dialogue/state/act";
import type { DataParts, NoticePart as Notice } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { words } from "@/messages/words";
import type { ActProps, LeewayMessage, LeewayPart } from "./leeway-message";
import { RelaxationCard } from "./relaxation/relaxation-card";
import { TextPart } from "./text-part";
import type { ShownTurn } from "./turns";

const AnswerView = dynamic(() => import("./answer-part").then((module) => module.AnswerView), { loading: nothingYet });
const QuestionCard = dynamic(() => import("./question/question-part").then((module) => module.QuestionCard), {
  loading: nothingYet,
});

interface PartContext extends ActProps {
  messageId: string;
  /** Just arrived, so it may animate. */
  fresh: boolean;
}

/** A part without an entry does not compile. */
const renderers: { readonly [Name in keyof DataParts]: (data: DataParts[Name], context: PartContext) => ReactNode } = {
  relaxation: (data, { fresh, messageId, ...context }) => (
    <RelaxationCard relaxation={data} animate={fresh} check={<CheckThis messageId={messageId} />} {...context} />
  ),
  question: (data, { fresh, messageId, ...context }) => <QuestionCard key={data.id} question={data} {...context} />,
  answer: (data) => <AnswerView {...data} />,
  notice: (data) => <NoticeLine {...data} />,
  prose: ({ text }) => text && <TextPart text={text} />,
  // A stopped reply keeps no status.
  status: ({ text }, { busy }) => busy && text && <p className="text-ink2 text-small">{text}</p>,
  // Wishes and products show beside the chat, acts in the shopper's message.
  constraints: ({ canAsk, heard }, { open, busy, onAct }) =>
    open && (canAsk || heard) ? (
      <div className="flex flex-col items-start">
        {canAsk ? (
          <Button look="quiet" className="-ml-4" disabled={busy} onClick={() => onAct({ kind: "ask-more" })}>
            {words.acts.askMore}
          </Button>
        ) : null}
        {heard ? <NotMeant heard={heard} busy={busy} onAct={onAct} /> : null}
      </div>
    ) : null,
  results: () => null,
  act: () => null,
};

interface AssistantMessageProps extends Omit<PartContext, "messageId"> {
  message: LeewayMessage;
  underWords?: ReactNode;
}

export function AssistantMessage({ message, underWords, ...context }: AssistantMessageProps) {
  const words = message.parts.find((part) => part.type === "text" && part.text);
  const named = message.parts.find((part) => part.type === "data-results")?.data.cars ?? [];
  return (
    <div className="flex flex-col gap-4">
      <span className="sr-only">{chat.leeway}</span>
      {keyed(message.parts).map(({ key, part }) => {
        const shown =
          part.type === "text"
            ? part.text && <TextPart text={part.text} named={named} />
            : "data" in part && renderDataPart(part, { ...context, messageId: message.id });
        return shown ? (
          <Fragment key={key}>
            <div>{shown}</div>
            {part === words ? underWords : null}
          </Fragment>
        ) : null;
      })}
    </div>
  );
}

/** Keeps keys stable while streaming: data parts have ids, and texts are counted. */
function keyed(parts: readonly LeewayPart[]): { key: string; part: LeewayPart }[] {
  let texts = 0;
  return parts.map((part) => {
    if (part.type === "text") texts += 1;
    return { key: "id" in part && part.id ? `${part.type}-${part.id}` : `${part.type}-${texts}`, part };
  });
}

function renderDataPart<Name extends keyof DataParts>(
  { type, data }: { type: `data-${Name}`; data: DataParts[Name] },
  context: PartContext,
): ReactNode {
  return renderers[type.slice("data-".length) as Name](data, context);
}

const icons = { info: Info, doubt: CircleHelp, fallback: Info, failed: CircleAlert } as const;

/** Only failures interrupt a screen reader. */
export function NoticeLine({ kind, text }: Notice) {
  const Icon = icons[kind];
  const failed = kind === "failed";
  return (
    <p
      role={failed ? "alert" : undefined}
      className={`flex gap-2 text-small ${failed ? "rounded-card border border-ink px-3 py-2 font-medium" : "text-ink2"}`}
    >
      <Icon size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

const Proof = dynamic(() => import("./relaxation/proof").then((module) => module.Proof), { loading: nothingYet });

/** Only the shop has tools, so studies and shared searches show nothing. */
function CheckThis({ messageId }: { messageId: string }) {
  const search = useContext(ProductToolsContext)?.conversationId;
  const [open, setOpen] = useState(false);
  if (!search) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chat.card.check}
      </Button>
      <LazySheet open={open} onClose={() => setOpen(false)} title={chat.card.proof}>
        <Proof address={`/api/conversations/${search}/turns/${messageId}/certificate`} />
      </LazySheet>
    </>
  );
}

const SayInstead = dynamic(() => import("./say-instead").then((module) => module.SayInstead), { ssr: false });

type UserMessageProps = NonNullable<ShownTurn["said"]> & {
  /** Undefined where replacing isn't possible. */
  onInstead?: ((text: string) => void) | undefined;
};

const spoken: ReadonlySet<Act["kind"]> = new Set(["words", "answer", "compare", "skip", "agree", "disagree"]);

export function UserMessage({ act, text, status, onInstead }: UserMessageProps) {
  const [editing, setEditing] = useState(false);
  const isSpoken = spoken.has(act.kind) || (act.kind === "rewind" && act.text !== undefined);
  if (editing && onInstead) {
    const send = (words: string) => {
      setEditing(false);
      if (words !== text) onInstead(words);
    };
    return <SayInstead text={text} onSend={send} onCancel={() => setEditing(false)} />;
  }
  return (
    <div className="group/said flex flex-col items-end">
      <span className="sr-only">{chat.you}</span>
      {isSpoken ? (
        <div className="flex max-w-full items-center justify-end gap-1">
          {onInstead ? (
            <IconButton
              icon={Pencil}
              size={15}
              label={chat.edit}
              onClick={() => setEditing(true)}
              className="transition-opacity duration-150 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/said:opacity-100 print:hidden"
            />
          ) : null}
          <p className="max-w-[31rem] min-w-0 rounded-card bg-sunk px-4 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {text}
          </p>
        </div>
      ) : (
        <p className="text-small text-ink2">{text}</p>
      )}
      {status === "stopped" ? <p className="mt-1 text-small text-ink3">{chat.stopped}</p> : null}
    </div>
  );
}
