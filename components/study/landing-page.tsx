import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { LandingView } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { Paragraphs } from "./study-frame";

interface LandingPageProps {
  landing: LandingView;
  slug: string;
  busy: boolean;
  onConsent: () => void;
  onDecline: () => void;
}

/** Stores nothing about the person before consent. */
export function LandingPage({ landing, slug, busy, onConsent, onDecline }: LandingPageProps) {
  const [agreed, setAgreed] = useState(false);
  const [declined, setDeclined] = useState(false);
  const { title, information, statement, team, refusal } = landing;
  if (declined) {
    return (
      <>
        <h1 className="text-headline">Thank you for looking</h1>
        <p className="mt-4 text-ink2">{partaking.declined}</p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-headline">{title}</h1>
      <p className="mt-2 text-ink2">
        {team.name}, {team.institution}
      </p>
      <Paragraphs texts={information} className="mt-8" />
      <p className="mt-4 text-small text-ink2">{team.ethics}</p>
      {refusal ? (
        <p className="mt-8 border-t border-line pt-6 font-medium">{refusal.text}</p>
      ) : (
        <div className="mt-8 border-t border-line pt-6">
          <label className="flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="checkbox"
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <span>{statement}</span>
          </label>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="primary" disabled={!agreed || busy} onClick={onConsent}>
              Begin
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => {
                setDeclined(true);
                onDecline();
              }}
            >
              No, thank you
            </Button>
          </div>
        </div>
      )}
      <p className="mt-8 text-small text-ink2">
        Begun before, on another device, or want your data deleted?{" "}
        <Link href={`/study/${slug}/code`} className="hit-44 link-soft">
          Use your code
        </Link>
      </p>
    </>
  );
}
