import { setTimeout as wait } from "node:timers/promises";
import type { ServedApp } from "@/cli/bench/load/served-app";

/** Kills the server as a crash would, evenly over a run, and starts it again after some seconds. */
export class KillerInBetween {
  kills = 0;
  /** Settles when the server is back after the latest kill. */
  last: Promise<void> = Promise.resolve();

  constructor(
    private readonly app: ServedApp,
    private readonly participants: number,
    private readonly wanted: number,
  ) {}

  /** Told how many participants have ended. */
  look(ended: number): void {
    if (this.kills >= this.wanted || ended < ((this.kills + 1) * this.participants) / (this.wanted + 1)) return;
    this.kills++;
    this.last = this.last.then(async () => {
      await this.app.kill("SIGKILL");
      await wait(2000);
      await this.app.restart();
    });
  }
}
