"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";

/** The way out for researchers. */
export function SignOutButton() {
  const router = useRouter();
  const signOut = async () => {
    await fetch("/api/research/session", { method: "DELETE" });
    router.refresh();
  };
  return (
    <Button look="quiet" onClick={() => void signOut()}>
      Sign out
    </Button>
  );
}
