/** Counters of 64 bits in a memory, which follow short counters. */
import { type Bits, bits, clog2, module, record, type Shape } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';

/** Bits of a counter of the bank. */
export const bankBits = 64;

/** One counter of a bank. */
export interface BankCounter {
  readonly name: string;
  /** Bits of the short counter that it follows. */
  readonly bits: number;
  /** How much is added to that one in a clock at most. */
  readonly most: number;
}

/** Clocks from one look at a short counter to the next, in a bank of `count`: a power of two, 4 at least. */
export const bankPeriod = (count: number): number => 2 ** Math.max(2, clog2(count));

/** The fewest bits of a short counter that does not come round between two looks. */
export const shortBits = (most: number, count: number): number => clog2(most * bankPeriod(count) + 1);

/** Throws a `RangeError` with one sentence for counters that cannot be. */
export function checkBank(counters: readonly BankCounter[]): void {
  if (counters.length === 0) throw new RangeError('a counter bank needs at least one counter');
  for (const { name, bits: width, most } of counters) {
    if (!Number.isSafeInteger(most) || most < 1)
      throw new RangeError(`${name} grows by ${most} at most: give 1 or more`);
    const least = shortBits(most, counters.length);
    if (!Number.isInteger(width) || width < least || width > bankBits)
      throw new RangeError(
        `${name} of ${width} bits comes round between two looks of a bank of ${counters.length}: give ${least} to ${bankBits}`,
      );
  }
}

/**
 * A counter of 64 bits, modulo 2^64 and 0 after reset, for each of the short counters `counts`, which count modulo
 * 2^bits from 0 after the same reset. The bank looks at one of them in each clock, in turn, and adds by how much it has
 * grown, so that nothing is lost and nothing is ever cleared.
 *
 * `total`: the whole counter number `read`, in the same clock, all 64 bits of one moment; it has what its short counter
 * had `bankPeriod` + 1 clocks ago, or fewer. In the first `bankPeriod` + 1 clocks after reset all are 0; beyond the
 * last counter `total` means nothing.
 */
export const counterBank = (name: string, counters: readonly BankCounter[]) => {
  checkBank(counters);
  const period = bankPeriod(counters.length);
  const Index = bits(clog2(period));
  const widest = Math.max(...counters.map((counter) => counter.bits));
  const Counts: Shape<Readonly<Record<string, Bits>>> = record(
    Object.fromEntries(counters.map((counter) => [counter.name, bits(counter.bits)])),
  );
  return module(
    name,
    {
      summary: `${counters.length} counters of ${bankBits} bits that follow short ones.`,
      in: { counts: Counts, read: Index },
      out: { total: bits(bankBits) },
    },
    ({ counts, read }, m) => {
      const totals = m.mem('totals', bits(bankBits), { depth: period });
      const turn = m.reg('turn', Index, { reset: 0 });
      // In the first round after reset a word of the memory is anything, and counts as 0.
      const begun = m.reg('begun', bits(1), { reset: 0 });
      const shown = m.reg('shown', bits(1), { reset: 0 });
      turn.set(turn.add(1));
      m.when(turn.eq(period - 1), () => begun.set(1));
      shown.set(begun);

      // A look: the short counter, and the whole one as it is.
      const short = m.reg('short', bits(widest));
      const place = m.next('place', turn);
      short.set(
        chooseFrom(
          m,
          turn,
          counters.map((counter) => counts[counter.name]!.zext(widest)),
        ),
      );
      const whole = m.next('whole', totals.read(turn).mask(begun));

      // How much it has grown is the difference modulo its own width.
      const difference = m.named('difference', short.sub(whole.trunc(widest)));
      const masks = counters.map((counter) => m.lit(widest, 2n ** BigInt(counter.bits) - 1n));
      const grown = m.named(
        'grown',
        counters.every((counter) => counter.bits === widest) ? difference : difference.and(chooseFrom(m, place, masks)),
      );
      totals.write({ addr: place, data: whole.add(grown.zext(bankBits)), enable: m.lit(1, 1) });
      return { total: totals.read(read).mask(shown) };
    },
  );
};
