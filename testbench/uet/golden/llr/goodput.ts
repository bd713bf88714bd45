/** What go-back-N leaves of a line's rate, in closed form. */

export interface GoBackN {
  /** Bytes of the line that a frame takes, preamble and gap included. */
  readonly frame: number;
  /**
   * Bytes of line time from the end of a frame that is damaged until the sender can begin its replay: both ways and the
   * NACK between them.
   */
  readonly loop: number;
  /** Probability that a frame is damaged. */
  readonly loss: number;
  /**
   * Probability that a frame is damaged after one that is not: less than `loss` where damage comes in bursts, which it
   * is by default where it does not.
   */
  readonly lossAfterGood?: number;
}

/**
 * The share of frames on the line that are delivered: (1 - p) / (1 - p + a N), as each damaged frame that is expected
 * costs itself and all that leave until its replay begins, N in all: one comes with the probability a after a frame
 * that was delivered, and p as the first of a replay. Others that are damaged between cost nothing more. The frame that
 * is on the line when the NACK comes ends first, half of one on average. It holds where the replay buffer never limits,
 * and each failed replay has a NACK of its own.
 */
export function goBackNGoodput({ frame, loop, loss, lossAfterGood = loss }: GoBackN): number {
  const wasted = 1 + loop / frame + 1 / 2;
  return (1 - loss) / (1 - loss + lossAfterGood * wasted);
}
