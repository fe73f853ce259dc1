import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "@/lib/process-wide";

const carried = processWide("leewaySender", () => new AsyncLocalStorage<string>())();

/** Runs work in the turn of its network address. */
export function onBehalfOf<Result>(sender: string, work: () => Result): Result {
  return carried.run(sender, work);
}

/** Queues work. Senders take turns, and none fills more than half of the places. */
export class FairLine<Job> {
  private readonly senders = new Map<string, Job[]>();
  private size = 0;

  constructor(private readonly places: number) {}

  /** Returns `false` if this sender's places are taken. */
  add(job: Job): boolean {
    const sender = carried.getStore() ?? "";
    const own = this.senders.get(sender) ?? [];
    if (this.size >= this.places || own.length >= Math.ceil(this.places / 2)) return false;
    this.senders.set(sender, own);
    this.size += 1;
    own.push(job);
    return true;
  }

  take(may: (job: Job) => boolean = () => true): Job | undefined {
    for (const [sender, own] of this.senders) {
      const at = own.findIndex(may);
      if (at < 0) continue;
      this.senders.delete(sender);
      if (own.length > 1) this.senders.set(sender, own);
      this.size -= 1;
      return own.splice(at, 1)[0];
    }
    return undefined;
  }
}
