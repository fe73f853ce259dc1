import { ChevronLeft, ChevronRight, Shuffle } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { EndPage } from "@/components/study/end-page";
import { LandingPage } from "@/components/study/landing-page";
import { QuestionsPage, TextPage } from "@/components/study/questions-page";
import { StudyFrame, StudyPageFrame } from "@/components/study/study-frame";
import { TrialPage } from "@/components/study/trial-page";
import { TrialSearch } from "@/components/study/trial-search";
import { Button, IconButton } from "@/components/ui/button";
import { useDark } from "@/components/ui/use-theme";
import type { Preview } from "@/lib/study/run-view";
import { lab } from "@/messages/lab";
import { Switch } from "./rows";
import { useBuilder } from "./use-builder";

const said = lab.builder;
/** Pixels. */
const screens = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 900 } } as const;

interface ParticipantPreviewProps {
  preview: Preview | null;
  person: number;
  onPerson: (person: number) => void;
}

/** One person's pages, by the participants' own components. Follows the chosen block. */
export function ParticipantPreview({ preview, person, onPerson }: ParticipantPreviewProps) {
  const { chosen } = useBuilder();
  const [device, setDevice] = useState<keyof typeof screens>("phone");
  const [page, setPage] = useState(0);
  const steps = preview?.steps ?? [];
  const own = steps.findIndex((step) => step.block === chosen);
  useEffect(() => {
    if (own !== -1) setPage(own);
  }, [own]);
  const step = steps[Math.min(page, steps.length - 1)];
  return (
    <section aria-labelledby="preview" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview" className="text-title">
          {said.preview}
        </h2>
        <Switch legend={said.preview} name="device" choices={said.devices} chosen={device} onChoose={setDevice} />
      </div>
      {preview && step ? (
        <>
          <Screen {...screens[device]}>
            <ShownStep key={`${step.block} ${page} ${person}`} {...step} {...preview} />
          </Screen>
          <div className="mt-2 flex flex-wrap items-center gap-1 text-small">
            {[
              { by: -1, icon: ChevronLeft, label: said.earlier },
              { by: 1, icon: ChevronRight, label: said.later },
            ].map(({ by, ...button }) => (
              <IconButton key={by} {...button} disabled={!steps[page + by]} onClick={() => setPage(page + by)} />
            ))}
            <span role="status" className="font-medium">
              {said.previewStep({ page: page + 1, pages: steps.length })}
            </span>
            <Button look="quiet" className="ml-auto px-2!" title={said.another} onClick={() => onPerson(person + 1)}>
              {said.person({ person: person + 1 })} <Shuffle size={15} />
            </Button>
          </div>
        </>
      ) : (
        <p className="mt-2 text-small text-ink2">{said.noPreview}</p>
      )}
    </section>
  );
}

const nothing = () => undefined;
const idle = { busy: false, problem: "", problems: {} };

function ShownStep({ view, landing, contact }: Pick<Preview, "landing" | "contact"> & Preview["steps"][number]) {
  const progress = view && "progress" in view ? view.progress : undefined;
  const onLeave = view && view.kind !== "end" ? nothing : undefined;
  return (
    <StudyFrame value={{ title: landing.title, contact, progress, onLeave, runCode: view?.runCode }}>
      {view?.kind !== "trial" ? (
        <StudyPageFrame>
          {view === null ? (
            <LandingPage landing={landing} slug="preview" busy={false} onConsent={nothing} onDecline={nothing} />
          ) : null}
          {view?.kind === "text" ? <TextPage {...view} busy={false} onDone={nothing} /> : null}
          {view?.kind === "questions" ? <QuestionsPage {...view} {...idle} onAnswer={nothing} /> : null}
          {view?.kind === "end" ? <EndPage view={view} /> : null}
        </StudyPageFrame>
      ) : view.phase !== "state" ? (
        <TrialPage {...{ view, ...idle, onAct: nothing }} />
      ) : (
        <TrialSearch
          {...{ view, ...idle, onAct: nothing, report: nothing, initialMessages: [] }}
          loadSlot={() => new Promise(nothing)}
          onFault={async () => undefined}
        />
      )}
    </StudyFrame>
  );
}

/** A frame, because pages lay themselves out by the width of their window. Nothing in it can be used. */
function Screen({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(0.8);
  const dark = useDark();
  const box = useRef<HTMLDivElement>(null);
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const own = frame?.contentDocument;
    if (!own) return;
    own.documentElement.lang = "en";
    own.title = said.previewOf;
    for (const sheet of document.querySelectorAll("link[rel=stylesheet], head style"))
      own.head.append(sheet.cloneNode(true));
    setBody(own.body);
  }, []);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? width) / width));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [width]);
  useEffect(() => {
    if (!body) return;
    body.ownerDocument.documentElement.className = `${document.documentElement.className} ${dark ? "dark" : "light"}`;
  }, [body, dark]);
  return (
    <div
      ref={box}
      className="mt-3 overflow-hidden rounded-card border border-line2"
      style={{ height: Math.min(height * scale, 640) }}
    >
      <iframe
        ref={open}
        title={said.previewOf}
        className="origin-top-left bg-paper"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body ? createPortal(<div inert>{children}</div>, body) : null}
    </div>
  );
}
