import { redirect } from "next/navigation";

/** Researchers start with the benchmark. */
export default function Page() {
  redirect("/research/benchmark");
}
