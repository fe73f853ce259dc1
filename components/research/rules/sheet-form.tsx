"use client";

import { useState } from "react";
import { ActButton } from "@/components/research/act-button";
import { fieldLook, LabelledField } from "@/components/research/labelled-field";

const first = { label: "Check", look: "primary" } as const;
const again = { label: "Check the new text", look: "plain" } as const;

/** Stores a draft and opens its check. */
export function SheetForm(stored: { owner?: string; title?: string; text?: string }) {
  const [sheet, setSheet] = useState({ owner: "", title: "", text: "", ...stored });
  const fields = [
    { name: "owner", label: "Owner, as in the link" },
    { name: "title", label: "Title" },
    { name: "text", label: "Text of the policy" },
  ] as const;
  return (
    <div className="mt-3 flex max-w-[46rem] flex-col gap-3">
      {fields.map(({ name, label }) => {
        const Field = name === "text" ? "textarea" : "input";
        return (
          <LabelledField
            key={name}
            label={label}
            field={(id) => (
              <Field
                {...{ id, name }}
                {...(name === "text" ? { rows: 8 } : { readOnly: stored[name] !== undefined })}
                value={sheet[name]}
                onChange={({ currentTarget }) => setSheet({ ...sheet, [name]: currentTarget.value })}
                className={`${fieldLook} w-full`}
              />
            )}
          />
        );
      })}
      <ActButton path="/api/research/rules" body={sheet} {...(stored.text ? again : first)} goTo="/lab/rules/" />
    </div>
  );
}
