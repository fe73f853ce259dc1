"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { fieldLook, LabelledField } from "@/components/research/labelled-field";
import { sendJson } from "@/components/research/send-json";
import { Button } from "@/components/ui/button";

interface SheetFormProps {
  owner?: string;
  title?: string;
  text?: string;
}

/** Stores a draft and opens its check. */
export function SheetForm({ owner, title, text }: SheetFormProps) {
  const router = useRouter();
  const [said, setSaid] = useState("");
  const store = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await sendJson<{ id: string }>(
      "/api/research/rules",
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    if (typeof answer === "string") return setSaid(answer);
    setSaid("");
    router.push(`/lab/rules/${answer.id}`);
    router.refresh();
  };
  const field = (name: string, label: string, value = "") => (
    <LabelledField
      label={label}
      className="min-w-0 grow basis-56"
      field={(id) => (
        <input
          {...{ id, name }}
          required
          readOnly={value !== ""}
          defaultValue={value}
          className={`${fieldLook} w-full`}
        />
      )}
    />
  );
  return (
    <form onSubmit={(event) => void store(event)} className="mt-3 flex max-w-[46rem] flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {field("owner", "Owner, as in the link", owner)}
        {field("title", "Title", title)}
      </div>
      <LabelledField
        label="Text of the policy"
        field={(id) => (
          <textarea
            {...{ id, name: "text" }}
            required
            rows={8}
            defaultValue={text}
            className="mt-1 w-full rounded-card border border-edge bg-raised p-3"
          />
        )}
      />
      <Button type="submit" look={text ? "plain" : "primary"} className="self-start">
        {text ? "Check the new text" : "Check"}
      </Button>
      <p role="alert" className={said ? "text-small text-give" : "sr-only"}>
        {said}
      </p>
    </form>
  );
}
