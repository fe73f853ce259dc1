import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ConsentBox, LandingView } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { Paragraphs } from "./study-frame";

interface LandingPageProps {
  landing: LandingView;
  slug: string;
  busy: boolean;
  onConsent: () => void;
  onDecline: () => void;
}

const said = partaking.landing;
const consentBoxes: readonly ConsentBox[] = ["age", "read", "agree"];

/** Stores nothing about the person before consent. */
export function LandingPage({ landing, slug, busy, onConsent, onDecline }: LandingPageProps) {
  const [ticked, setTicked] = useState<readonly ConsentBox[]>([]);
  const [declined, setDeclined] = useState(false);
  const tick = (id: ConsentBox, on: boolean) => setTicked(on ? [...ticked, id] : ticked.filter((each) => each !== id));
  const { title, information, data, statements, team, refusal } = landing;
  if (declined) {
    return (
      <>
        <h1 className="text-headline">{said.thanks}</h1>
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
      <h2 className="mt-8 text-title">{said.data}</h2>
      <Paragraphs texts={data} className="mt-3" />
      <p className="mt-4 text-small text-ink2">{team.ethics}</p>
      {refusal ? (
        <p className="mt-8 border-t border-line pt-6 font-medium">{refusal.text}</p>
      ) : (
        <div className="mt-8 border-t border-line pt-6">
          {consentBoxes.map((box) => (
            <label key={box} className="flex min-h-11 cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                checked={ticked.includes(box)}
                onChange={({ target }) => tick(box, target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-ink"
              />
              <span>{statements[box]}</span>
            </label>
          ))}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="primary" disabled={ticked.length < consentBoxes.length || busy} onClick={onConsent}>
              {said.begin}
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => {
                setDeclined(true);
                onDecline();
              }}
            >
              {said.refuse}
            </Button>
          </div>
        </div>
      )}
      <p className="mt-8 text-small text-ink2">
        {said.before}{" "}
        <Link href={`/study/${slug}/code`} className="hit-44 link-soft">
          {said.code}
        </Link>
      </p>
    </>
  );
}
