"use client";

import Link from "next/link";
import { keepFirstWords } from "@/components/chat/first-words";
import { list } from "@/messages/list";

interface ChooseProductProps {
  conversationId: string;
  /** "2025 Nissan Kicks". */
  product: string;
  model: string;
  isPick: boolean;
}

/** Says in the search which product it shall be. */
export function ChooseProduct({ conversationId, product, model, isPick }: ChooseProductProps) {
  return (
    <Link
      href={`/c/${conversationId}`}
      prefetch={false}
      onClick={() => keepFirstWords(conversationId, list.beside.chosen({ product }))}
      className={`inline-flex min-h-9 items-center rounded-card border px-2 text-center font-medium max-sm:text-small sm:px-4 pointer-coarse:min-h-11 ${isPick ? "border-ink bg-ink text-on-ink hover:bg-ink2" : "border-line2 bg-raised hover:border-edge hover:bg-sunk"}`}
    >
      {list.beside.choose({ model })}
    </Link>
  );
}
