/** What a sender has outstanding, and what it has to send again. */
import { Fifo } from '../../testbench/uet/network/fifo.ts';

export interface SendRecord {
  readonly psn: number;
  readonly size: number;
  readonly entropy: number;
  /** ps. */
  readonly sentAt: number;
  /** The retransmission timer counts it. */
  isTimed: boolean;
}

export class Scoreboard {
  readonly #out = new Map<number, SendRecord>();
  readonly #byTime = new Fifo<SendRecord>();
  /** PSNs to send again, the lowest first. */
  readonly #lost: SendRecord[] = [];
  readonly #times: number[] = [];
  lostBytes = 0;

  /** A packet leaves now; a resend was taken from the list before. */
  sent(sent: Pick<SendRecord, 'psn' | 'size' | 'entropy'>, now: number): void {
    const { psn } = sent;
    const record = { ...sent, sentAt: now, isTimed: true };
    this.#out.set(psn, record);
    this.#byTime.put(record);
    this.#times[psn] = (this.#times[psn] ?? -1) + 1;
  }

  outstanding(psn: number): SendRecord | undefined {
    return this.#out.get(psn);
  }

  /** How often a packet was sent again. */
  resends(psn: number): number {
    return this.#times[psn] ?? 0;
  }

  /** It came, was trimmed, or is taken for lost. */
  remove(record: SendRecord): void {
    record.isTimed = false;
    this.#out.delete(record.psn);
  }

  /** A packet has arrived; the bytes of one that was taken for lost and is not sent again yet. */
  arrived(psn: number): number {
    const record = this.#out.get(psn);
    if (record !== undefined) {
      this.remove(record);
      return 0;
    }
    const at = this.#lost.length === 0 ? -1 : this.#lost.findIndex((lost) => lost.psn === psn);
    if (at < 0) return 0;
    const { size } = this.#lost.splice(at, 1)[0]!;
    this.lostBytes -= size;
    return size;
  }

  lose(record: SendRecord): void {
    this.remove(record);
    let at = this.#lost.length;
    while (at > 0 && this.#lost[at - 1]!.psn > record.psn) at--;
    this.#lost.splice(at, 0, record);
    this.lostBytes += record.size;
  }

  get firstLost(): SendRecord | undefined {
    return this.#lost[0];
  }

  takeLost(): SendRecord {
    const record = this.#lost.shift()!;
    this.lostBytes -= record.size;
    return record;
  }

  /** What the timer waits for: the oldest that is outstanding. */
  get oldest(): SendRecord | undefined {
    while (this.#byTime.first?.isTimed === false) this.#byTime.take();
    return this.#byTime.first;
  }
}
