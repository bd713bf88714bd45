/** The SACK tracker: receive state of one PDC. */
import { bit, bits, clog2, enumOf, module, record, sink, source } from '../../hdl/index.ts';
import { pipeline } from '../../lib/pipeline/pipeline.ts';
import { resultBuffer } from '../../lib/stream/result-buffer.ts';
import { holeSearch } from './hole-search.ts';
import { receivedBitmap } from './received-bitmap.ts';
import { Sack, sackReader } from './sack-reader.ts';
import { placeOf } from './target-side/tracker-layout.ts';
import { windowLayout } from './window.ts';
import { windowPlace } from './window-place.ts';

/** What becomes of an arriving PSN (uet-wire.md 7.3, 7.7). */
export const Verdict = enumOf('accepted', 'duplicate', 'before', 'beyond');

/** The tracker's latencies in clocks, counted from the clock of the arrival's (or query's) handshake. */
export const sackTrackerLatency = {
  /** An arrival at clock t is judged by the window of the CACK that covers the arrivals up to clock t - 5. */
  windowLag: 5,
  /** `cack` and `out_of_order` read at clock t cover the arrivals up to clock t - 7. */
  cack: 7,
  /** `highest` read at clock t covers the arrivals up to clock t - 3. */
  highest: 3,
  /** The bitmap of a query at clock t covers the arrivals up to clock t - 2. */
  sackBitmap: 2,
  /** The CACK beside that bitmap covers the arrivals up to clock t - 5. */
  sackCack: 5,
  /**
   * After a start PSN is loaded at clock t, `cack`, `highest` and `out_of_order` show the new context from clock t + 2.
   */
  load: 2,
} as const;

/**
 * Tracks the PSNs that arrive on one PDC: a verdict for every arrival, CACK, and SACK bitmaps on request.
 *
 * One arrival and one query in every clock, whatever their order. PSNs are 32 bits, modulo 2^32, compared serially.
 * The window is [base, base + W) with base = CACK + 1. For each arrival: `before` below it, `beyond` above it,
 * `duplicate` when the PSN had arrived, else `accepted`. The base of the check lags by a fixed number of clocks
 * (`sackTrackerLatency.windowLag`), which a conforming sender cannot notice: its own window hangs on a CACK that it has
 * received.
 *
 * CACK, the bitmap and the counts are exact after fixed latencies (`sackTrackerLatency`), whatever the arrival pattern:
 * filling the lowest hole in front of a full window moves CACK by up to W - 1 at once.
 *
 * - `start`: loads the start PSN and forgets everything; CACK is then start - 1. Arrivals and queries wait in that
 *   clock. After reset the start PSN is 0.
 * - `arrival`: a PSN; `ready` goes low only when verdicts are not taken.
 * - `verdict`: in order of arrival, from 4 clocks after it.
 * - `query`: any base PSN. `sack`: in order, from 4 clocks after the query.
 * - `cack`: highest PSN up to which all have arrived. `highest`: highest PSN accepted, start - 1 before the first.
 * - `out_of_order`: accepted PSNs above CACK.
 *
 * `window` is 128, 256, 512 or 1,024 PSNs; anything else is a `UserError`. Sources: uet-wire.md 4.3, 7.2, 7.3, 7.8.
 */
export const sackTracker = (window: number) => {
  const layout = windowLayout(window);
  const { wordBits, lapBit } = layout;
  const placeBits = lapBit + 1;
  const countBits = clog2(window) + 1;
  const psn = bits(32);
  const VerdictItem = record({ psn, verdict: Verdict });
  return module(
    `sack_tracker_w${window}`,
    {
      summary: `Receive state of one PDC: verdict for every PSN, CACK and SACK bitmap over a window of ${window} PSNs.`,
      out: { cack: psn, highest: psn, out_of_order: bits(countBits) },
      link: {
        start: sink(psn),
        arrival: sink(psn),
        verdict: source(VerdictItem),
        query: sink(psn),
        sack: source(Sack),
      },
    },
    ({ start, arrival, verdict, query, sack }, m) => {
      // The load travels along the pipeline like an arrival, so that each stage changes over between the last arrival
      // of the old context and the first of the new one. Reset is a load of 0 that is in all of them at once.
      // What is kept is the PSN before the start, the first CACK: x - start is then x + ~origin, one adder.
      const origin = m.next('origin', start.payload.sub(1), { reset: 0xffff_ffff, enable: start.valid });
      const loading = m.reg('loading', bits(4), { reset: 0b1111, next: (now) => now.trunc(3).cat(start.valid) });
      const [loadInOffset, loadInCheck, loadInMark] = [loading.at(0), loading.at(1), loading.at(2)];
      const hold = m.named('hold', loading.any());

      const issue = m.forward('issue', bit);
      const base = m.forward('base', psn);
      const arrived = pipeline(m, { number: arrival.payload }, { valid: issue })
        .stage('offset', ({ number }) => ({ offset: number.add(origin.not()) }))
        .stage('check', ({ offset }) => ({ place: offset.trunc(placeBits) }))
        .stage('mark', () => ({}));
      const { offset } = arrived.at('check');
      const { in_window, behind, passed } = m.inst('window', windowPlace(layout), { offset, base });

      // t + 2: mark the slot and decide.
      const { valid, place, number } = arrived.at('mark');
      const mark = m.named('mark', valid.and(in_window));
      const { word, slot, lap } = placeOf(layout, place);
      const hole = m.forward('hole', record({ word: bits(wordBits), lap: bit }));
      const sackAt = m.forward('sack_at', SackAddress(wordBits));
      // uncovered toggle mark_passed[msb]: as in the register that drives it
      const bitmap = m.inst('bitmap', receivedBitmap(layout), {
        clear: loadInMark,
        mark,
        mark_word: word,
        mark_slot: slot,
        mark_lap: lap,
        mark_passed: passed,
        hole_word: hole.word,
        hole_lap: hole.lap,
        sack_low_word: sackAt.low_word,
        sack_low_lap: sackAt.low_lap,
        sack_high_word: sackAt.high_word,
        sack_high_lap: sackAt.high_lap,
      });
      const accept = m.named('accept', mark.and(bitmap.arrived.not()));
      const result = m.reg('result', VerdictItem);
      result.set({ psn: number, verdict: 'beyond' });
      m.when(behind, () => result.set({ verdict: 'before' }))
        .elsewhen(in_window.and(bitmap.arrived), () => result.set({ verdict: 'duplicate' }))
        .elsewhen(in_window, () => result.set({ verdict: 'accepted' }));

      const buffer = m.inst('verdicts', resultBuffer(VerdictItem, 8), {
        issue,
        done: arrived.out.valid,
        result,
        down: verdict,
      });
      const open = m.named('open', buffer.ready.and(start.valid.not()));
      issue.set(arrival.valid.and(open));

      // t + 3 to t + 5: the lowest hole, which is the base from t + 6 on.
      const search = m.inst('search', holeSearch(layout), {
        clear: loadInCheck,
        hold,
        mark,
        mark_word: word,
        mark_lap: lap,
        mark_complete: bitmap.complete,
        read_slots: bitmap.hole_slots,
      });
      base.set(search.base);
      hole.set({ word: search.read_word, lap: search.read_lap });

      // CACK is the PSN below the base. While the load is in the offset stage the base is still the old context's.
      const cack = m.next('cack', origin.add(m.mux(loadInOffset, 0, search.base)), { reset: 0xffff_ffff });

      const highest = m.reg('highest', psn, { reset: 0xffff_ffff });
      m.when(loadInOffset, () => highest.set(origin)).elsewhen(accept, () => {
        // Both lie within W of the same base, so the low bits hold the sign of their distance.
        const lead = number.trunc(placeBits + 1).sub(highest.trunc(placeBits + 1));
        m.when(lead.at(placeBits).not(), () => highest.set(number));
      });

      // Accepted PSNs, delayed to the clock of the base that counts them.
      const acceptedAgo = m.reg('accepted_ago', bits(3), { reset: 0, next: (now) => now.trunc(2).cat(accept) });
      const counts = acceptedAgo.at(2).zext(countBits);
      const accepted = m.reg('accepted', bits(countBits), { reset: 0, next: (now) => m.mux(hold, 0, now.add(counts)) });
      const counted = m.mux(loadInOffset, 0, accepted.sub(search.base.trunc(countBits)));
      // uncovered toggle [msb]: the lowest PSN of the window is missing, so at most W - 1 others are above CACK
      const out_of_order = m.next('out_of_order', counted, { reset: 0 });

      const reader = m.inst('sacks', sackReader(layout), {
        origin,
        window_base: search.base,
        cack,
        low_slots: bitmap.sack_low_slots,
        high_slots: bitmap.sack_high_slots,
        query: query.haltWhen(start.valid),
        sack,
      });
      sackAt.set({
        low_word: reader.low_word,
        low_lap: reader.low_lap,
        high_word: reader.high_word,
        high_lap: reader.high_lap,
      });

      return {
        cack,
        highest,
        out_of_order,
        start: { ready: m.lit(1, 1) },
        arrival: { ready: open },
        verdict: buffer.down,
        sack: reader.sack,
      };
    },
  );
};

/** Where the two words of a SACK are read. */
const SackAddress = (wordBits: number) =>
  record({ low_word: bits(wordBits), low_lap: bit, high_word: bits(wordBits), high_lap: bit });
