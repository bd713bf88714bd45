/** The receiver's share of the line over an oversubscribed fabric (cms.md 5.4). */

/** What arrived since the last time, in packets. */
export interface RateInputs {
  readonly packets: number;
  readonly marked: number;
  readonly trimmedLast: number;
  readonly trimmedElsewhere: number;
}

export class RcccRate {
  /** The share of the line. */
  rate = 1;
  /** The filtered fraction of marks. */
  marks = 0;
  /** Increases since the last decrease. */
  increases = 0;
  readonly #least: number;

  /** `oversubscription`: 2 where the fabric carries half of what the hosts do. */
  constructor(oversubscription: number) {
    this.#least = Math.max(0.9 / oversubscription, 0.01);
  }

  update({ packets, marked, trimmedLast, trimmedElsewhere }: RateInputs): void {
    const whole = packets - trimmedLast - trimmedElsewhere;
    const fraction = whole > 0 ? marked / whole : 0;
    let isLess = false;
    if (trimmedElsewhere > 0) {
      this.rate -= trimmedElsewhere / packets;
      isLess = true;
    }
    this.marks = this.marks * (1 - 0.5) + fraction * 0.5;
    if (this.marks > 0.3) {
      this.rate *= 1 - (this.marks - 0.3) * 0.5;
      isLess = true;
    }
    if (isLess) this.increases = 0;
    else {
      this.rate += marked === 0 ? 0.01 * 2 ** this.increases : 0.01;
      this.increases += 1;
    }
    this.rate = Math.min(Math.max(this.rate, this.#least), 1);
  }
}
