"use client";

import { Play } from "lucide-react";
import { useCallback, useState } from "react";
import { startSearch } from "@/app/start-search";
import { demoSteps } from "@/components/chat/demo/demo-steps";
import { SiteHeader } from "@/components/chat/site/site-header";
import { Button } from "@/components/ui/button";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { warned } from "@/components/ui/warned";
import { chat } from "@/messages/chat";
import { staged } from "@/messages/staged";

const loadScreen = () => import("@/components/chat/demo/demo-screen");

/** The button alone creates the search. */
export function DemoPage({ dataNote }: { dataNote: string }) {
  const [id, setId] = useState<string | null>(null);
  const [state, setState] = useState<"ready" | "starting" | "failed">("ready");
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  // Reloading now stays in the search.
  const taken = useCallback(() => window.history.replaceState(null, "", `/c/${id}`), [id]);
  const { module, failed, load } = useLazyModule(loadScreen);
  if (id && module)
    return <module.DemoScreen conversationId={id} dataNote={dataNote} autoplay={!still} onTaken={taken} />;
  const start = () => {
    setState("starting");
    load();
    startSearch().then(
      setId,
      warned("The demo could not be started.", () => setState("failed")),
    );
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={dataNote} />
      <main id="main" className="mx-auto w-full max-w-[53rem] grow px-4 pt-10 pb-12 sm:px-6 sm:pt-16">
        <h1 className="max-w-[36rem] text-title text-balance sm:text-headline">{staged.title}</h1>
        <p className="mt-3 max-w-[40rem] text-pretty text-ink2">{staged.intro}</p>
        <ol className="mt-6 border-t border-line">
          {demoSteps.map(({ say }) =>
            say ? (
              <li key={say} className="quote border-b border-line py-3">
                {chat.card.quote({ quote: say })}
              </li>
            ) : null,
          )}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button look="primary" disabled={state === "starting" && !failed} onClick={start} className="min-h-11">
            <Play size={16} />
            {staged.play}
          </Button>
          {state === "failed" || failed ? <p role="alert">{staged.noStart}</p> : null}
        </div>
      </main>
    </div>
  );
}
