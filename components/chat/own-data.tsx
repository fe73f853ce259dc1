import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, buttonLook } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TitledSection } from "@/components/ui/titled-section";
import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";
import { warned } from "@/components/ui/warned";
import { past } from "@/messages/past";

type Consents = Record<"sharesCorrections" | "remembers", boolean>;

interface OwnDataProps {
  /** Days until an unopened search is removed. */
  days: number;
  /** Whether corrected readings go to the corpus, and searches start with lasting wishes. */
  consents: Consents;
  /** Lasting wishes of the last search. */
  lasting: readonly string[];
  /** Nothing is stored any more. */
  onDeleted: () => void;
}

export function OwnData({ days, consents, lasting, onDeleted }: OwnDataProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [agreed, setAgreed] = useState(consents);
  const deleteAll = async () => {
    setBusy(true);
    const failed = warned("The data could not be deleted.", () => setSaid(past.own.failed));
    await fetchOk("/api/guest", { method: "DELETE" }).then(onDeleted, failed);
    setBusy(false);
    setAsking(false);
  };
  const agree = (chosen: Partial<Consents>) => {
    setAgreed({ ...agreed, ...chosen });
    const failed = warned("The choice could not be kept.", () => {
      setAgreed(agreed);
      setSaid(past.own.shareFailed);
    });
    fetchOk("/api/guest", jsonRequest(chosen, "PATCH")).then(() => setSaid(""), failed);
  };
  const remembered = lasting.length > 0 ? past.own.rememberNow({ wishes: lasting.join(", ") }) : past.own.rememberNone;
  const choices = [
    { key: "remembers", title: past.own.remember, text: `${past.own.rememberText} ${remembered}` },
    { key: "sharesCorrections", title: past.own.share, text: past.own.shareText },
  ] as const;
  return (
    <TitledSection id="own-data" title={past.own.title} look="side" className="mt-12 border-t border-line pt-6">
      <p className="mt-1 max-w-[40rem] text-pretty text-ink2">{past.own.text({ days })}</p>
      {choices.map(({ key, title, text }) => (
        <label key={key} className="mt-4 flex min-h-11 max-w-[40rem] cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-keep"
            checked={agreed[key]}
            onChange={(event) => agree({ [key]: event.target.checked })}
          />
          <span>
            {title}
            <span className="block text-pretty text-small text-ink2">{text}</span>
          </span>
        </label>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <a href="/api/guest" download className={buttonLook("plain")}>
          <Download size={17} strokeWidth={1.75} />
          {past.own.download}
        </a>
        <Button onClick={() => setAsking(true)}>
          <Trash2 size={17} strokeWidth={1.75} />
          {past.own.delete}
        </Button>
      </div>
      <p role="alert" className="pt-3 text-small text-ink2">
        {said}
      </p>
      <ConfirmDialog open={asking} busy={busy} {...past.own.confirm} onYes={deleteAll} onNo={() => setAsking(false)} />
    </TitledSection>
  );
}
