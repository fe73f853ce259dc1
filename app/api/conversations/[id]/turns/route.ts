import { after } from "next/server";
import { z } from "zod";
import { answeredRoute, checkedBody } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { checkTrialAct, openSearchForTurn, waitUntil } from "@/app/_server/study/run-view";
import { playGuestTurn } from "@/app/_server/turn/play-turn";
import { replyProse } from "@/app/_server/turn/reply-prose";
import { streamReply } from "@/app/_server/turn/stream-reply";
import { type Act, actSchema } from "@/lib/dialogue/state/act";
import { refusals } from "@/messages/refusals";

const turnSchema = z.object({
  /** The sender's id, which acts once. */
  messageId: z.string().regex(/^[\w-]{8,100}$/, "the message id must have 8 to 100 letters, digits, - or _"),
  act: actSchema,
});

/** Takes an act and streams the reply's parts. */
export const POST = answeredRoute("words", async (request, { id }: { id: string }) => {
  const { messageId, act } = await checkedBody(request, turnSchema);
  checkWords(act);
  const received = Date.now();
  const open = await openSearchForTurn(id);
  await checkTrialAct(open, act);
  const playing = playGuestTurn(open, messageId, act);
  // An ending server finishes the turn even if its sender has gone.
  after(playing.catch(() => undefined));
  const played = await playing;
  await waitUntil(received + (open.trial?.run.version.configuration.trials.minimumReplyMs ?? 0));
  const prose = await replyProse(open, act, played, request.signal);
  return streamReply(played.reply, { id: played.messageId, turn: played.turn }, prose);
});

function checkWords(act: Act): void {
  if (act.kind !== "words" && act.kind !== "rewind") return;
  if (act.text?.trim() === "") throw new Refusal(400, "empty-message", refusals.empty);
}
