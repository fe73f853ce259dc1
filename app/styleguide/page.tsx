import { notFound } from "next/navigation";
import { DrawingsSheet } from "./testing/drawings-sheet";
import { FirstPageSample } from "./testing/first-page-sample";
import { LiveSample } from "./testing/live-sample";
import { MockConversation } from "./testing/mock-conversation";
import { Samples } from "./testing/samples";

type StyleguideProps = { searchParams: Promise<{ show?: string; state?: string }> };

/** Only in development. */
export default async function Styleguide({ searchParams }: StyleguideProps) {
  if (process.env.NODE_ENV === "production") notFound();
  const { show, state = "given" } = await searchParams;
  if (show === "conversation") return <MockConversation state={state} />;
  if (show === "drawings") return <DrawingsSheet size={Number(state) || 128} />;
  if (show === "live") return <LiveSample />;
  if (show === "first-page") return <FirstPageSample />;
  return <Samples />;
}
