/** SLEEK: recovery when the count out of order says that packets are lost (cms.md 7.2). */

/** What an ACK tells, and what its sender has. PSNs count from 0. */
export interface SleekAck {
  /** The lowest PSN that the receiver has not, and its count of packets out of order. */
  readonly expected: number;
  readonly outOfOrder: number;
  readonly cwnd: number;
  readonly maxWindow: number;
  /** The PSN after the highest that was sent, and bytes that wait to be sent again. */
  readonly highestSent: number;
  readonly resendBacklog: number;
}

export class Sleek {
  isRecovering = false;
  /** Recovery ends when all before this PSN have come. */
  recoveryPsn = 0;
  /** PSNs below this one have been judged. */
  judged = 0;
  readonly #mss: number;

  constructor(mss: number) {
    this.#mss = mss;
  }

  /** Bytes out of order that mean a loss: one and a half windows, at most the largest one, at least five packets. */
  threshold(cwnd: number, maxWindow: number): number {
    return Math.max(Math.min(Math.trunc(1.5 * cwnd), maxWindow), 5 * this.#mss);
  }

  /** An ACK after its window update; whether recovery ended, and whether it began. */
  ack(ack: SleekAck): { readonly left: boolean; readonly entered: boolean } {
    const left = this.isRecovering && ack.expected >= this.recoveryPsn;
    if (left) this.isRecovering = false;
    const packets = Math.floor(this.threshold(ack.cwnd, ack.maxWindow) / this.#mss);
    const entered = !this.isRecovering && ack.outOfOrder >= packets && ack.resendBacklog === 0;
    if (entered) this.#enter(ack.highestSent);
    return { left, entered };
  }

  /** The latest probe was answered with a delay below the target: what is not there is lost. */
  probeAnswered({ expected, highestSent }: Pick<SleekAck, 'expected' | 'highestSent'>): void {
    this.#enter(highestSent);
    this.judged = expected;
  }

  #enter(highestSent: number): void {
    this.isRecovering = true;
    this.recoveryPsn = highestSent;
  }

  /** Whether a PSN that is outstanding is to be taken for lost now. */
  judges(psn: number, { expected, cwnd }: Pick<SleekAck, 'expected' | 'cwnd'>): boolean {
    const end = expected + Math.floor(cwnd / this.#mss);
    return psn >= Math.max(expected, this.judged) && psn < this.recoveryPsn && psn < end;
  }

  /** It was. */
  lost(psn: number): void {
    this.judged = psn + 1;
  }

  /** A timeout in recovery of a packet that was sent again already: it may be judged once more. */
  heldTimeout(psn: number): void {
    this.judged = psn;
  }
}

/** When the sender probes, after an ACK at `now`; 0: not at all. Times in ps. */
export function probeTime(
  now: number,
  {
    isDone,
    hasBacklog,
    baseRtt,
    target,
  }: {
    /** All that was sent has come. */
    readonly isDone: boolean;
    readonly hasBacklog: boolean;
    readonly baseRtt: number;
    readonly target: number;
  },
): number {
  if (hasBacklog) return now + 3 * baseRtt;
  return isDone ? 0 : now + baseRtt + target;
}
