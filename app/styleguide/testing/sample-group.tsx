import type { ReactNode } from "react";

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-8">
      <h2 className="pb-3 text-small font-semibold">{title}</h2>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">{children}</div>
    </section>
  );
}

export function NamedSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-20 flex-col gap-1.5">
      {children}
      <span className="text-small text-ink2">{name}</span>
    </div>
  );
}
