/** The SACK tracker of the catalogue, W = 1024, under traffic that a generator beside it makes. */
import { bits, module } from '../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { checksum64, seedOf, xorshift64 } from '../designs/stimulus.ts';

/** PSNs of a block are sent in an order of the block's own. */
const blockBits = 7;

/**
 * An arrival and a query in every clock, always taken. Each PSN arrives once, those of a block of 128 in a random order
 * (the count, exclusive-or a number of the block); one arrival in 16 repeats one of the last 256 instead. Queries ask
 * for PSNs in front of and after CACK. The checksum takes in verdicts, bitmaps and all counts.
 */
export const sackTrackerBench = module(
  'sack_tracker_w1024_bench',
  {
    summary: 'The SACK tracker with an arrival and a query in every clock.',
    out: { checksum: bits(64), cack: bits(32) },
  },
  (_, m) => {
    const random = xorshift64(m, 'random', seedOf(0));
    const count = m.reg('count', bits(32), { reset: 0 });
    const order = m.reg('order', bits(blockBits), { reset: 0 });
    const { again } = m.named({ again: random.trunc(4).any().not() });
    m.when(again.not(), () => {
      count.set(count.add(1));
      m.when(count.trunc(blockBits).all(), () => order.set(random.slice(20, 14)));
    });
    const fresh = count.xor(order.zext(32));
    const repeated = count.sub(random.slice(37, 30).zext(32));
    const { psn } = m.named({ psn: m.mux(again, repeated, fresh) });

    const start = { payload: m.lit(32, 0), valid: m.lit(1, 0) };
    const query = { payload: count.sub(random.slice(50, 42).zext(32)), valid: m.lit(1, 1) };
    const tracker = m.inst('tracker', sackTracker(1024), {
      start,
      arrival: { payload: psn, valid: m.lit(1, 1) },
      verdict: { ready: m.lit(1, 1) },
      query,
      sack: { ready: m.lit(1, 1) },
    });
    const { verdict, sack } = tracker;
    // Payloads are arbitrary where they are not valid.
    const isAccepted = verdict.payload.verdict.is('accepted');
    const judged = m.mux(isAccepted, verdict.payload.psn, verdict.payload.psn.not()).and(verdict.valid.repeat(32));
    const counts = tracker.cack.xor(tracker.highest.shl(11)).xor(tracker.out_of_order.zext(32));
    const bitmap = sack.payload.bitmap.xor(sack.payload.base.zext(64)).and(sack.valid.repeat(64));
    const word = judged.cat(counts).xor(bitmap);
    return { checksum: checksum64(m, 'checksum', word, m.lit(1, 1)), cack: tracker.cack };
  },
);
