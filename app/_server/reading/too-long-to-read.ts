import { Refusal } from "@/app/_server/refusal";

/** Reading what a request says cost more than a request may. */
export class TooLongToRead extends Refusal {
  constructor() {
    super(422, "too-long-to-read", "That message took too long to read. Please shorten it, or say it in parts.");
  }
}
