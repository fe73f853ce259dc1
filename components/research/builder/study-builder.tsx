"use client";

import { Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { sendJson } from "@/components/research/send-json";
import { Button } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { blockAt, blocksOf, leaveOut } from "@/lib/study/builder/blocks";
import { valueAt } from "@/lib/study/builder/draft";
import type { Preview } from "@/lib/study/builder/preview";
import { problemsIn } from "@/lib/study/builder/problems";
import { lineOf, type Path, pathAt, readSource } from "@/lib/study/builder/source";
import { lab } from "@/messages/lab";
import { BlockList, nameOf } from "./block-list";
import { InstrumentLibrary } from "./instrument-library";
import { ParticipantPreview } from "./participant-preview";
import { ProblemList, storeFacts } from "./problem-list";
import type { Schema } from "./schema";
import { SchemaField } from "./schema-field";
import { DesignChoice, TrialsPane } from "./trials-pane";
import { BuilderContext, type StoreEffect, useBuilder, useCheck, useStudySource } from "./use-study-source";
import { YamlPane } from "./yaml-pane";

const said = lab.builder;

interface StudyBuilderProps {
  text: string;
  /** Complete, for parts that are missing. */
  example: string;
  schema: Schema;
}

/** A study as blocks and as YAML, checked while it is made. Stores only complete ones. */
export function StudyBuilder({ text: initial, example: whole, schema }: StudyBuilderProps) {
  const made = useStudySource(initial);
  const { text, source, edit, undo, write } = made;
  const [view, setView] = useState<keyof Omit<typeof said.views, "label">>("visual");
  const [chosen, select] = useState("trials");
  const [person, setPerson] = useState(0);
  const [goTo, setGoTo] = useState<{ line: number; at: number } | null>(null);
  const [lit, setLit] = useState<string>();
  const check = useCheck(text, person);
  const [example] = useState(() => readSource(whole).value);
  const answer = typeof check === "object" ? check : null;
  const found = { faults: answer && !answer.ok ? answer.problems : [], findings: answer?.ok ? answer.findings : [] };
  const problems = problemsIn(source, found, example);
  const [preview, setPreview] = useState<Preview | null>(null);
  // The last one stays in sight while the next is made.
  if (answer?.ok && answer.preview !== preview) setPreview(answer.preview);
  const draft = source.value;
  const blocks = blocksOf(draft);
  const block = blocks.find(({ id }) => id === chosen);
  const showLine = (path: Path) => {
    if (view === "visual") setView("both");
    setGoTo({ line: source.fault?.line ?? lineOf(source, path), at: (goTo?.at ?? 0) + 1 });
  };
  const showBlock = (line: number) => {
    const at = blockAt(draft, pathAt(source, line))?.id;
    setLit(at);
    if (at) select(at);
  };
  const yaml = (
    <YamlPane
      {...{ text, goTo }}
      onWrite={write}
      wrong={problems.map(({ line }) => line)}
      lit={block ? linesOf(source, block.paths[0] ?? []) : null}
      onLine={showBlock}
    />
  );
  return (
    <BuilderContext.Provider value={{ draft, schema, example, edit, undo, problems, select, showLine }}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
        <h1 className="min-w-0 grow text-title">{String(valueAt(draft, ["title"]) ?? said.views.label)}</h1>
        <Button look="quiet" disabled={!undo} onClick={() => undo?.()}>
          <Undo2 size={16} /> {said.undo}
        </Button>
        <RadioRow
          legend={said.views.label}
          name="view"
          look="switch"
          choices={{ visual: said.views.visual, both: said.views.both, yaml: said.views.yaml }}
          chosen={view}
          onChoose={setView}
          className="flex rounded-card border border-line2 bg-sunk p-0.5"
        />
        <StoreButton text={text} isChanged={text !== initial} effect={answer?.ok ? answer.effect : null} />
      </div>
      <p className="mt-2 text-small text-ink2">{said.lead}</p>
      <div className={`mt-4 grid gap-8 ${layouts[view]}`}>
        {view === "yaml" ? null : <BlockList chosen={chosen} lit={lit} />}
        {view === "yaml" ? yaml : <ChosenBlock chosen={chosen} fault={source.fault?.line} />}
        <div className="min-w-0">
          <ProblemList check={check} />
          {view === "both" ? <div className="mt-6">{yaml}</div> : null}
          {view === "visual" ? (
            <ParticipantPreview preview={preview} block={chosen} person={person} onPerson={setPerson} />
          ) : null}
        </div>
      </div>
    </BuilderContext.Provider>
  );
}

const layouts = {
  visual: "lg:grid-cols-[15rem_minmax(0,1fr)_20rem]",
  both: "lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)]",
  yaml: "lg:grid-cols-[minmax(0,1fr)_20rem]",
};

function linesOf(source: ReturnType<typeof readSource>, path: Path): { from: number; to: number } {
  const inside = source.places.filter((place) => path.every((key, index) => String(place.path[index]) === String(key)));
  return { from: inside[0]?.line ?? 0, to: Math.max(0, ...inside.map(({ line }) => line)) };
}

function ChosenBlock({ chosen, fault }: { chosen: string; fault: number | undefined }) {
  const { draft, edit, select } = useBuilder();
  const block = blocksOf(draft).find(({ id }) => id === chosen);
  if (fault !== undefined) return <p className="text-stop">{said.unread({ line: fault })}</p>;
  if (!block)
    return (
      <div className="min-w-0">
        <InstrumentLibrary />
      </div>
    );
  const name = nameOf(draft, block);
  const out = leaveOut(block);
  return (
    <div className="min-w-0 lg:border-x lg:border-line lg:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{name}</h2>
        {block.kind === "trials" ? <DesignChoice /> : null}
        {out.length > 0 ? (
          <Button
            look="quiet"
            onClick={() => {
              edit(out);
              select("trials");
            }}
          >
            {said.leaveOut({ what: name })}
          </Button>
        ) : null}
      </div>
      {block.kind === "trials" ? (
        <TrialsPane />
      ) : (
        <div className="mt-3 flex flex-col gap-4">
          {block.paths.map((path) => (
            <SchemaField key={path.join(".")} path={path} />
          ))}
        </div>
      )}
    </div>
  );
}

interface StoreButtonProps {
  text: string;
  isChanged: boolean;
  effect: StoreEffect | null;
}

function StoreButton({ text, isChanged, effect }: StoreButtonProps) {
  const router = useRouter();
  const [refused, setRefused] = useState("");
  const stored = useRef(false);
  useEffect(() => {
    if (!isChanged) return;
    // Leaving the page would lose the edits.
    const warn = (event: BeforeUnloadEvent) => {
      if (!stored.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
  const store = async () => {
    const answer = await sendJson<{ slug: string }>("/api/research/studies", { text });
    if (typeof answer === "string") return setRefused(answer);
    stored.current = true;
    router.push(`/lab/studies/${answer.slug}`);
    router.refresh();
  };
  return (
    <>
      <Button look="primary" disabled={!effect} onClick={() => void store()}>
        {effect ? lab.studies.store(storeFacts(effect)) : said.store}
      </Button>
      <p role="alert" className={refused ? "basis-full text-small text-give" : "sr-only"}>
        {refused}
      </p>
    </>
  );
}
