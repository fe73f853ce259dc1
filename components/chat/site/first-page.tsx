import Link from "next/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Composer } from "@/components/chat/composer";
import { wideScreen } from "@/components/ui/use-media-query";
import { warned } from "@/components/ui/warned";
import { chat } from "@/messages/chat";
import { door } from "@/messages/door";
import { type Example, ExamplesList } from "./examples-list";
import { SiteHeader } from "./site-header";
import { Street, type StreetProps } from "./street";

export interface FirstPageProps {
  examples: readonly Example[];
  street: StreetProps;
  dataNote: string;
  /** Names any model that also reads the words. */
  readerNote?: string;
  news?: ReactNode;
  /** The words stay in the field until it succeeds. */
  onStart: (text: string) => Promise<void>;
  onFilters: () => Promise<void>;
}

export function FirstPage(props: FirstPageProps) {
  const { examples, street, dataNote, readerNote, news, onStart, onFilters } = props;
  const [state, setState] = useState<"ready" | "starting" | "failed">("ready");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus would open a phone's keyboard over the page.
    if (window.matchMedia(wideScreen).matches) field.current?.querySelector("textarea")?.focus();
  }, []);
  const start = (text: string) => {
    setSaid(text);
    begin(() => onStart(text));
  };
  const begin = (what: () => Promise<void>) => {
    setState("starting");
    what().catch(warned("The search could not be started.", () => setState("failed")));
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={dataNote} current="/" />
      <main id="main" className="mx-auto w-full max-w-[53rem] grow px-4 pt-10 pb-12 sm:px-6 sm:pt-16 lg:pt-[4.5rem]">
        {news}
        <h1 className="max-w-[40rem] text-title text-balance sm:text-headline">{door.home.title}</h1>
        <div className="mt-6" ref={field}>
          <Composer
            key={state === "failed" ? "failed" : "ready"}
            large
            initialText={state === "failed" ? said : ""}
            placeholder={door.home.placeholder}
            running={state === "starting"}
            onSend={start}
          />
          {state === "failed" ? (
            <p role="alert" className="mt-3 rounded-card border border-ink px-4 py-2.5">
              {door.home.failed}
            </p>
          ) : null}
          {readerNote ? <p className="mt-2 text-small text-ink2">{readerNote}</p> : null}
        </div>
        <div className="mt-5">
          {state === "starting" ? (
            <p role="status" className="animate-appear py-4 text-ink2 [animation-delay:300ms]">
              {chat.looking}
            </p>
          ) : (
            <>
              <ExamplesList examples={examples} onChoose={start} />
              <p className="mt-5 flex flex-wrap gap-x-8 gap-y-4 text-small text-ink2">
                <span>
                  {door.home.new}{" "}
                  <Link href="/demo" prefetch={false} className={quiet}>
                    {door.home.demo}
                  </Link>
                </span>
                <span>
                  {door.home.filters}{" "}
                  <button type="button" onClick={() => begin(onFilters)} className={quiet}>
                    {door.home.byFilters}
                  </button>
                </span>
              </p>
            </>
          )}
        </div>
      </main>
      <Street {...street} />
    </div>
  );
}

const quiet = "hit-44 font-medium text-ink link-soft";
