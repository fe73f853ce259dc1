"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { lab } from "@/messages/lab";
import { sendJson } from "./send-json";

export function ResearchSignIn() {
  const router = useRouter();
  const fault = useId();
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get("token") ?? "");
    setBusy(true);
    const answer = await sendJson("/api/research/session", { token });
    setSaid(typeof answer === "string" ? answer : "");
    setBusy(false);
    router.refresh();
  };
  return (
    <section className="max-w-[26rem]">
      <h1 className="text-title sm:text-headline">For researchers</h1>
      <form onSubmit={(event) => void signIn(event)} className="mt-6">
        <label className="font-medium">
          Research token
          <input
            name="token"
            type="password"
            required
            autoComplete="current-password"
            aria-invalid={said !== "" || undefined}
            aria-describedby={fault}
            className="mt-1 block w-full rounded-card border border-edge bg-raised px-3 py-2 font-normal"
          />
        </label>
        <p id={fault} role="alert" className="mt-1 min-h-6 text-give">
          {said}
        </p>
        <Button type="submit" look="primary" disabled={busy} className="mt-2">
          Sign in
        </Button>
      </form>
    </section>
  );
}

export function SignOutButton({ name, role }: { name: string; role: string }) {
  const router = useRouter();
  const signOut = async () => {
    await fetch("/api/research/session", { method: "DELETE" });
    router.refresh();
  };
  return (
    <>
      <span className="self-center text-small text-ink2 max-sm:sr-only">{lab.access.as({ name, role })}</span>
      <Button look="quiet" onClick={() => void signOut()}>
        Sign out
      </Button>
    </>
  );
}
