import Link from "next/link";

/** Stands before the words of an item that is set aside. */
export function SetAsideNote({ id, address }: { id: string; address: string }) {
  return (
    <section className="mt-1 max-w-[40rem]">
      <h1 className="text-title">{id} is set aside</h1>
      <p className="mt-2 text-pretty text-ink2">
        A quarter of the published items is kept for results that no tuning has seen. Whoever reads their words can no
        longer tune on what was learned.
      </p>
      <p className="mt-4">
        <Link href={address} prefetch={false} className="hit-44 underline underline-offset-4">
          Show it all the same
        </Link>
      </p>
    </section>
  );
}
