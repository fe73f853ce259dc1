import { notFound } from "next/navigation";
import { FirstPageSample } from "./first-page-sample";
import { LiveSample } from "./live-sample";
import { MockConversation } from "./mock-conversation";
import { Samples } from "./samples";

interface StyleguideProps {
  searchParams: Promise<{ show?: string; state?: string }>;
}

/** Every component in every state, and whole pages over fixed parts. Only while developing. */
export default async function Styleguide({ searchParams }: StyleguideProps) {
  if (process.env.NODE_ENV === "production") notFound();
  const { show, state = "given" } = await searchParams;
  if (show === "conversation") return <MockConversation state={state} />;
  if (show === "live") return <LiveSample />;
  if (show === "first-page") return <FirstPageSample />;
  return <Samples />;
}
