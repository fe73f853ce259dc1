import { Refusal } from "@/app/_server/refusal";
import { refusals } from "@/messages/refusals";

/** Reading what a request says cost more than a request may. */
export class TooLongToRead extends Refusal {
  constructor() {
    super(422, "too-long-to-read", refusals.tooLongToRead);
  }
}
