/** What both ends have between their registers and themselves, in software: the index, and one snapshot. */
import type { Values } from '../../../registers/testing/register-shadow.ts';

export class ChannelGlue {
  index = 0;
  /** The index was written in the clock before. */
  chosen = false;
  taken = false;
  snapshot: Values = {};
  /** Counts malformed messages. */
  malformed = 0;
  readonly #vcs: number;

  constructor(vcs: number) {
    this.#vcs = vcs;
  }

  get vc(): number {
    return this.index % this.#vcs;
  }

  get exists(): boolean {
    return this.index < this.#vcs;
  }

  /** An edge; `shown` is what a snapshot is taken of in this clock, if one is. */
  step(regs: Values, malformed: number, shown: Values | undefined): void {
    if (this.chosen) this.taken = false;
    if (shown !== undefined) {
      this.snapshot = shown;
      this.taken = true;
    }
    this.chosen = regs.channel_index_written === 1;
    if (this.chosen) this.index = regs.channel_index_value!;
    this.malformed += malformed;
  }
}
