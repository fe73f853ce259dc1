import { AsyncLocalStorage } from "node:async_hooks";

// Kept on globalThis: route handlers are bundled apart and share the lines.
const shared = globalThis as typeof globalThis & { leewaySender?: AsyncLocalStorage<string> };
shared.leewaySender ??= new AsyncLocalStorage();
const carried = shared.leewaySender;

/** Runs work on behalf of a network address: whatever of it has to wait, waits in that sender's turn. */
export function onBehalfOf<Result>(sender: string, work: () => Result): Result {
  return carried.run(sender, work);
}

/** Senders whose last turn is remembered. */
const mostKnown = 1000;

/**
 * Work that waits. Senders take turns, whoever was served longest ago first, and one sender fills half of the places at
 * most: however much one of them sends, another waits for one piece of it.
 */
export class FairLine<Job> {
  private readonly jobs: { job: Job; sender: string }[] = [];
  /** Number of each sender's last turn, oldest first. */
  private readonly turns = new Map<string, number>();
  private turn = 0;

  constructor(private readonly places: number) {}

  /** `false` where there is no place left for this sender. */
  add(job: Job): boolean {
    const sender = carried.getStore() ?? "";
    const own = this.jobs.filter((each) => each.sender === sender).length;
    if (this.jobs.length >= this.places || own >= Math.ceil(this.places / 2)) return false;
    this.jobs.push({ job, sender });
    return true;
  }

  /** The next piece of work among those that may be done now. */
  take(may: (job: Job) => boolean = () => true): Job | undefined {
    const turnOf = ({ sender }: { sender: string }) => this.turns.get(sender) ?? 0;
    const [next] = this.jobs.filter(({ job }) => may(job)).sort((a, b) => turnOf(a) - turnOf(b));
    if (!next) return undefined;
    this.jobs.splice(this.jobs.indexOf(next), 1);
    this.turns.delete(next.sender);
    this.turns.set(next.sender, ++this.turn);
    const [oldest] = this.turns.keys();
    if (this.turns.size > mostKnown && oldest !== undefined) this.turns.delete(oldest);
    return next.job;
  }
}
