"use client";

import { useEffect, useState } from "react";
import { useStudy } from "@/app/study/[slug]/use-study";
import { LeftPage } from "@/components/study/end-page";
import { LeaveDialog } from "@/components/study/leave-dialog";
import { StudyFrame, StudyPageFrame } from "@/components/study/study-frame";
import { Button } from "@/components/ui/button";
import { partaking } from "@/messages/partaking";

const said = partaking.code;

export function CodePage({ slug, title, contact }: { slug: string; title: string; contact: string }) {
  const study = useStudy(slug, null);
  const { view, left, busy, problem } = study.state;
  const [code, setCode] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (view) window.location.assign(`/study/${slug}`);
  }, [view, slug]);
  return (
    <StudyFrame value={{ title, contact }}>
      <StudyPageFrame problem={problem}>
        {left ? (
          <LeftPage left={left} />
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void study.goOn(code);
            }}
          >
            <h1 className="text-headline">{said.title}</h1>
            <label className="mt-6 block">
              <span className="font-medium">{said.label}</span>
              <span className="block text-small text-ink2">{said.hint}</span>
              <input
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className="mt-2 min-h-11 w-full max-w-80 rounded-card border border-edge bg-raised px-4 focus-visible:-outline-offset-2"
              />
            </label>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button type="submit" look="primary" disabled={busy || code.trim() === ""}>
                {said.goOn}
              </Button>
              <Button disabled={busy || code.trim() === ""} onClick={() => setLeaving(true)}>
                {said.delete}
              </Button>
            </div>
            <LeaveDialog
              open={isLeaving}
              busy={busy}
              onClose={() => setLeaving(false)}
              onLeave={() => void study.leave(code).then(() => setLeaving(false))}
            />
          </form>
        )}
      </StudyPageFrame>
    </StudyFrame>
  );
}
