/** A counter bank in software, clock by clock. */
import { type BankCounter, bankBits, bankPeriod } from '../counter-bank.ts';

export class CounterBankModel {
  readonly #widths: readonly number[];
  readonly #period: number;
  readonly #totals: bigint[];
  #turn = 0;
  #rounds = 0;
  /** What was looked at in the clock before. */
  #look: { readonly place: number; readonly total: bigint } | undefined;
  #shown = false;

  /** As after reset. */
  constructor(counters: readonly BankCounter[]) {
    this.#widths = counters.map(({ bits }) => bits);
    this.#period = bankPeriod(counters.length);
    this.#totals = counters.map(() => 0n);
  }

  /** The whole counter number `index`, as it is read in this clock. */
  total(index: number): bigint {
    return this.#shown ? this.#totals[index]! : 0n;
  }

  /** An edge; `counts` are the short counters before it. */
  step(counts: readonly (number | bigint)[]): void {
    this.#shown = this.#rounds > 0;
    const place = this.#turn;
    const [now, before] = [counts[place], this.#totals[place]];
    const look =
      now === undefined
        ? undefined
        : {
            place,
            total: BigInt.asUintN(bankBits, before! + BigInt.asUintN(this.#widths[place]!, BigInt(now) - before!)),
          };
    if (this.#look !== undefined) this.#totals[this.#look.place] = this.#look.total;
    this.#look = look;
    this.#turn = (place + 1) % this.#period;
    if (this.#turn === 0) this.#rounds++;
  }
}
