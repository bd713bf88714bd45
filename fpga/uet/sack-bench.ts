/** The SACK tracker against packets that come late, twice or not at all (uet-wire.md 7). */
import { type Bits, bit, bits, type Ctx, module, record } from '../../rtl-gen/hdl/index.ts';
import { prbsGenerator } from '../../rtl-gen/lib/coding/prbs-generator.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { benchPorts, reasonsOf, type SelfTestBench } from '../selftest/bench.ts';

const window = 128;
const Psn = bits(32);
const Expected = record({ psn: Psn, first: bit });

/** The first PSN: they wrap while the test has hardly begun. */
const startPsn = 0xffff_ff00;

/** Clocks of a round, a power of two: traffic, a pause in which all settles, two queries and their answers. */
const round = { bits: 10, quietFrom: 768, query: 960, compare: 1020 } as const;

/** Why it may fail, from bit 0 of `wrong` up. */
export const sackReasons = [
  'a verdict was wrong, or of another PSN',
  'CACK was wrong',
  'the number of PSNs above CACK was wrong',
  'a SACK bitmap was wrong',
  'the tracker did not take an arrival',
] as const;

/**
 * PSNs around the window of 128, one in each clock of three quarters of the time: a quarter is the lowest that is
 * missing, an eighth lies below the window, the others anywhere in it, so most come out of order, many twice, and some
 * late. The checker keeps a bit for each PSN of the window and moves it by one a clock. Of each arrival it knows
 * whether it is the first of its PSN; each 1,024 clocks, when all has settled, CACK, the number above it and both
 * halves of the bitmap are compared. All arrivals lie in the tracker's window, whose base is at the checker's or above
 * it, so that nothing hangs on how many clocks either of them takes.
 */
export const sackBench = (): SelfTestBench =>
  module(
    'sack_bench',
    { summary: 'The SACK tracker against packets that come late, twice or not at all.', out: benchPorts },
    (_, m) => {
      const one = m.lit(1, 1);
      const random = m.inst('random', prbsGenerator(31, 32), { down: { ready: one } }).down.payload;
      const clocks = m.reg('clocks', bits(round.bits), { reset: 0 });
      const loaded = m.reg('loaded', bits(3), { reset: 0 });
      clocks.set(clocks.add(1));
      loaded.set(loaded.trunc(2).cat(one));
      const starts = loaded.any().not();

      const base = m.reg('base', Psn, { reset: startPsn });
      const lowest = random.slice(1, 0).eq(0);
      const below = random.slice(4, 2).eq(0);
      // Up to 109: the base by which the tracker judges lags by a few clocks, in which the checker's moves.
      const drawn = (hi: number, lo: number): Bits<7> => random.slice(hi, lo).zext(7);
      const within = m.mux(lowest, m.lit(7, 0), drawn(10, 5).add(drawn(15, 11)).add(drawn(19, 16)));
      const offset = m.mux(below, m.lit(25, 2 ** 25 - 1).cat(random.slice(26, 20)), m.lit(25, 0).cat(within));
      const arrives = m.named('arrives', loaded.all().and(clocks.lt(round.quietFrom)));
      const psn = m.named('psn', base.add(offset));
      const reference = referenceOf(m, base, { arrives, below, place: within });

      const queries = m.named('queries', clocks.slice(round.bits - 1, 1).eq(round.query / 2));
      const tracker = m.inst('tracker', sackTracker(window), {
        start: { payload: m.lit(32, startPsn), valid: starts },
        arrival: { payload: psn, valid: arrives },
        verdict: { ready: one },
        query: { payload: base.add(m.lit(25, 0).cat(clocks.at(0)).cat(m.lit(6, 0))), valid: queries },
        sack: { ready: one },
      });
      const expected = m.inst('expected', fifo(Expected, 16), {
        up: { payload: { psn, first: reference.first }, valid: arrives },
        down: { ready: tracker.verdict.valid },
      });
      const { payload: verdict, valid: judged } = tracker.verdict;
      const known = expected.down;
      const misjudged = known.valid
        .not()
        .or(known.payload.psn.ne(verdict.psn))
        .or(known.payload.first.ne(verdict.verdict.is('accepted')));

      const half = m.reg('half', bit, { reset: 0 });
      m.when(tracker.sack.valid, () => half.set(half.not()));
      const slots = m.mux(half, reference.seen.slice(127, 64), reference.seen.slice(63, 0));
      const compares = m.named('compares', clocks.eq(round.compare));
      // Everything but the PSN that is missing and arrives in its turn came out of order, again, or too late.
      const fault = m.named('fault', arrives.and(below.or(within.any()).or(reference.first.not())));
      return {
        checked: judged,
        fault,
        wrong: reasonsOf(m, [
          judged.and(misjudged),
          compares.and(tracker.cack.ne(base.sub(1))),
          compares.and(tracker.out_of_order.ne(reference.above)),
          tracker.sack.valid.and(tracker.sack.payload.bitmap.ne(slots)),
          arrives.and(tracker.arrival.ready.not()),
        ]),
      };
    },
  );

interface Arrival {
  readonly arrives: Bits<1>;
  /** It lies below the base; else `place` is how far above it. */
  readonly below: Bits<1>;
  readonly place: Bits<7>;
}

interface Settled {
  set(value: Bits<32>): void;
}

/**
 * A bit for each PSN from `base` on, which moves up by one a clock while its own PSN is there. `first`: the arrival's
 * PSN was not. `above`: how many are.
 */
function referenceOf(m: Ctx, base: Bits<32> & Settled, { arrives, below, place }: Arrival) {
  const seen = m.reg('seen', bits(window), { reset: 0 });
  const above = m.reg('above', bits(8), { reset: 0 });
  const first = m.named('first', below.not().and(seen.at(place).not()));
  const marks = m.named('marks', arrives.and(first));
  const moves = m.named('moves', seen.at(0));
  const marked = seen.or(marks.zext(window).shl(place));
  seen.set(m.mux(moves, m.lit(1, 0).cat(marked.slice(window - 1, 1)), marked));
  m.when(moves, () => base.set(base.add(1)));
  above.set(above.add(marks.zext(8)).sub(moves.zext(8)));
  return { seen, first, above };
}
