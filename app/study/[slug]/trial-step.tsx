import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import { searchDoor } from "@/components/chat/search/search-door";
import { StudyHeader, type TrialProps } from "@/components/study/study-frame";
import { TrialPage } from "@/components/study/trial-page";
import { TrialSearch } from "@/components/study/trial-search";
import { useReports } from "@/components/study/use-reports";
import { Button } from "@/components/ui/button";
import { fetchOk, useLoaded } from "@/components/ui/use-loaded";
import type { TrialAct } from "@/lib/study/trial/judge-trial";
import { partaking } from "@/messages/partaking";
import type { useStudy } from "./use-study";

interface TrialStepProps extends Pick<TrialProps, "view"> {
  study: ReturnType<typeof useStudy>;
}

export function TrialStep({ study, view }: TrialStepProps) {
  const { busy, problem, problems } = study.state;
  const { conversationId, phase, step, deadline } = view;
  const act = (done: TrialAct) => void study.act(step, done);
  const report = useReports(view.number, study.sendReports);
  const searching = phase === "state" || phase === "search";
  const { messages, failed, retry } = useMessages(searching ? conversationId : null, phase);
  useDeadline(searching || phase === "rank" ? deadline : null, () => act({ kind: "time-up" }));
  useAway(view.isPaused, (isBack) => (isBack ? study.returnToTask(step) : study.leaveTask(step)));
  const { loadSlot } = useMemo(() => searchDoor(conversationId), [conversationId]);
  if (!searching) return <TrialPage {...{ view, busy, problem, problems }} onAct={act} />;
  if (!messages) {
    return (
      <div className="flex min-h-dvh flex-col">
        <StudyHeader />
        <main id="main" className="px-4 py-10 sm:px-8">
          <p role="status">{failed ? partaking.task.failed : partaking.task.loading}</p>
          {failed ? (
            <Button className="mt-4" onClick={retry}>
              {partaking.task.retry}
            </Button>
          ) : null}
        </main>
      </div>
    );
  }
  return (
    <TrialSearch
      key={`${conversationId} ${phase}`}
      {...{ view, loadSlot, busy, problem, report }}
      initialMessages={messages}
      onFault={study.reload}
      onAct={act}
    />
  );
}

function useMessages(conversationId: string | null, phase: string) {
  const [tries, setTries] = useState(1);
  const key = `${conversationId} ${phase} ${tries}`;
  const load = useCallback(async () => {
    const response = await fetchOk(`/api/conversations/${conversationId}`, { signal: AbortSignal.timeout(20_000) });
    return ((await response.json()) as { messages: LeewayMessage[] }).messages;
  }, [conversationId]);
  const { of, state, value } = useLoaded(conversationId ? load : null, key);
  const isCurrent = of === key;
  const retry = () => setTries(tries + 1);
  return { messages: isCurrent ? value : undefined, failed: isCurrent && state === "failed", retry };
}

function useDeadline(deadline: string | null, onReached: () => void): void {
  // A hidden page leaves the clock to the server.
  const reach = useEffectEvent(() => document.visibilityState === "visible" && onReached());
  useEffect(() => {
    if (!deadline) return;
    // Waits a second more, because the server's clock decides.
    const timer = setTimeout(reach, Math.max(0, Date.parse(deadline) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [deadline]);
}

/** The clock stands still while the page is hidden, on the server's word. */
function useAway(isPaused: boolean, note: (isBack: boolean) => void): void {
  const change = useEffectEvent(() => note(document.visibilityState === "visible"));
  useEffect(() => {
    if (isPaused && document.visibilityState === "visible") change();
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  }, [isPaused]);
}
