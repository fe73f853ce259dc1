"use client";

import { Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { sendJson } from "@/components/research/send-json";
import { Button } from "@/components/ui/button";
import { blockAt, blocksOf, leaveOut } from "@/lib/study/builder/blocks";
import { problemsIn } from "@/lib/study/builder/problems";
import { pathAt, readSource, valueAt } from "@/lib/study/builder/source";
import type { Preview } from "@/lib/study/run-view";
import { lab } from "@/messages/lab";
import { BlockList, nameOf } from "./block-list";
import { ParticipantPreview } from "./participant-preview";
import { ProblemList, storeFacts } from "./problem-list";
import { Switch } from "./rows";
import type { Schema } from "./schema";
import { SchemaField } from "./schema-field";
import { DesignChoice, InstrumentLibrary, TrialsPane } from "./trials-pane";
import { BuilderContext, type StoreEffect, useBuilder, useCheck, useStudySource } from "./use-builder";
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
  const { text, source, write, ...made } = useStudySource(initial);
  const [view, setView] = useState<keyof typeof layouts>("visual");
  const [chosen, select] = useState("trials");
  const [person, setPerson] = useState(0);
  const [goTo, setGoTo] = useState<{ line: number } | null>(null);
  const [example] = useState(() => readSource(whole).value);
  const [preview, setPreview] = useState<Preview | null>(null);
  const check = useCheck(text, person);
  const answer = typeof check === "string" ? null : check;
  const done = answer?.ok ? answer : null;
  // The last one stays in sight while the next is made.
  if (done && done.preview !== preview) setPreview(done.preview);
  const faults = answer && !answer.ok ? answer.problems : [];
  const problems = problemsIn(source, { faults, findings: done?.findings ?? [], example });
  const draft = source.value;
  const showBlock = (line: number) => {
    const at = blockAt(draft, pathAt(source, line));
    if (at) select(at.id);
  };
  const showLine = (line: number) => {
    if (view === "visual") setView("both");
    setGoTo({ line });
    showBlock(line);
  };
  const isLit = (line: number) => blockAt(draft, pathAt(source, line))?.id === chosen;
  const yaml = (
    <YamlPane {...{ text, goTo, isLit }} onWrite={write} wrong={problems.map(({ line }) => line)} onLine={showBlock} />
  );
  return (
    <BuilderContext.Provider value={{ draft, schema, example, problems, chosen, select, showLine, ...made }}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
        <h1 className="min-w-0 grow text-title">{String(valueAt(draft, ["title"]) ?? "")}</h1>
        <Button look="quiet" disabled={!made.undo} onClick={() => made.undo?.()}>
          <Undo2 size={16} /> {said.undo}
        </Button>
        <Switch {...{ legend: said.view, name: "view", choices: said.views }} chosen={view} onChoose={setView} />
        <StoreButton text={text} isChanged={text !== initial} effect={done?.effect} />
      </div>
      <p className="mt-2 text-small text-ink2">{said.lead}</p>
      <div className={`mt-4 grid gap-8 ${layouts[view]}`}>
        {view === "yaml" ? yaml : <BlockList />}
        {view === "yaml" ? null : <ChosenBlock fault={source.fault?.line} />}
        <div className="min-w-0">
          <ProblemList check={check} />
          {view === "both" ? <div className="mt-6">{yaml}</div> : null}
          {view === "visual" ? <ParticipantPreview {...{ preview, person }} onPerson={setPerson} /> : null}
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

function ChosenBlock({ fault }: { fault: number | undefined }) {
  const { draft, edit, chosen } = useBuilder();
  const block = blocksOf(draft).find(({ id }) => id === chosen);
  if (fault !== undefined) return <p className="text-stop">{said.unread({ line: fault })}</p>;
  const isTrials = block?.kind === "trials";
  const out = block ? leaveOut(block) : [];
  const name = block ? nameOf(draft, block) : said.add;
  return (
    <div className="min-w-0 lg:border-x lg:border-line lg:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{name}</h2>
        {isTrials ? <DesignChoice /> : null}
        {out.length > 0 ? (
          <Button look="quiet" onClick={() => edit(out)}>
            {said.leaveOut({ what: name })}
          </Button>
        ) : null}
      </div>
      {isTrials ? <TrialsPane /> : null}
      {block ? null : <InstrumentLibrary />}
      <div className="mt-3 flex flex-col gap-4">
        {isTrials
          ? null
          : block?.paths.map((path) => (
              <SchemaField key={path.join(".")} path={path} {...(block.index === undefined ? {} : { name })} />
            ))}
      </div>
    </div>
  );
}

function StoreButton(props: { text: string; isChanged: boolean; effect: StoreEffect | undefined }) {
  const { text, isChanged, effect } = props;
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
