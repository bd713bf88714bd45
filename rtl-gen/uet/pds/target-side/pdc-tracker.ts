/**
 * The tracking heart of a PDS target: receive state of many PDCs, a packet, a response and a query of any of them every
 * clock.
 */
import { type Bits, bit, bits, clog2, module } from '../../../hdl/index.ts';
import { Arrival, ArrivalVerdict, arrivalLatency, arrivalPipe } from './arrival-pipe.ts';
import { Answer, Query, queryLatency, queryPipe } from './query-pipe.ts';
import { Response, responsePipe } from './response-pipe.ts';
import { BaseWrite, NextWrite, type TrackerSize, trackerLayout, WordWrite } from './tracker-layout.ts';

/** The tracker's latencies in clocks; t is the clock of the arrival, response or query in question. */
export const pdcTrackerLatency = {
  /** The verdict of an arrival at t is shown in t + 7. */
  verdict: arrivalLatency,
  /** The answer to a query at t is shown in t + 18. */
  answer: queryLatency,
  /**
   * An arrival at t is judged by the window of the CACK that the last query of its PDC in clocks up to t - 12 found.
   */
  windowQuery: 12,
  /** What an arrival at t is told of the response to a duplicate covers responses up to t - 3. */
  duplicateResponse: 3,
  /** The CACK of an answer to a query at t covers responses up to t - 5. */
  cackResponse: 5,
  /** The same CACK covers the CLEARs and closes of arrivals up to t - 8. */
  cackClear: 8,
  /** `frontier`, `highest` and `out_of_order` of an answer to a query at t cover arrivals up to t - 8, as CLEARs do. */
  frontier: 8,
  /**
   * The bitmap of an answer to a query at t covers arrivals up to t + 7: it is read late, and says what is known then.
   */
  sack: -7,
  /** A context may be created from 12 clocks after it was forgotten. */
  forget: 12,
} as const;

/**
 * Tracks the PSNs of N PDCs, each with a window of W: for every arriving packet whether it is to be delivered, and for
 * every query CACK and a SACK. In every clock one arrival, one response and one query are taken, each of any context,
 * the same in clocks in a row included; nothing waits, and each is answered as if those before it were finished.
 *
 * - `arrival`: `verdict` follows `pdcTrackerLatency.verdict` clocks later. `create` begins a PDC.
 * - `response`: SES is done with a packet that was accepted, not before its verdict. CACK passes a PSN when it has
 *   arrived, been responded to and, if the response is guaranteed, been cleared (uet-wire.md 7.8).
 * - `query`: `answer` follows `pdcTrackerLatency.answer` clocks later; not before `pdcTrackerLatency.frontier`
 *   clocks after the packet that created the PDC. The CACK that it finds is the PDC's window from then on: [CACK + 1,
 *   CACK + W] (7.3). A peer cannot know a newer CACK than those that were sent, so a window that moves with the queries
 *   never refuses what a conforming peer sends; a target asks with each response, `pdcTrackerLatency.cackResponse`
 *   clocks after it, whether or not it sends an ACK.
 * - `forget`: the PDC of that context has ended; `response` and `query` must not be valid in that clock. What was in
 *   flight of it is to be kept away from then on.
 * - `ready`: 0 for N + 11 clocks after reset, in which all contexts are forgotten; nothing may be valid then.
 *
 * Nothing is cleared: slots hold the parity of their lap, as in `sackTracker`, and of words and flags only those count
 * that were written since the context began. All state of contexts is in memories, whose sizes are linear in N; all
 * bitmaps in block RAM. `TrackerSize` has the limits; other sizes are a `UserError`. Sources: uet-wire.md 4.3, 7.2,
 * 7.3, 7.7, 7.8, 9.6, 13.16.
 */
export const pdcTracker = (size: TrackerSize) => {
  const layout = trackerLayout(size);
  const { contexts, contextBits, suffix, window } = layout;
  const Context = bits(contextBits);
  return module(
    `pdc_tracker_${suffix}`,
    {
      summary: `Receive state of ${contexts} PDCs with windows of ${window} PSNs: verdict, CACK and SACK, one of each a clock.`,
      in: {
        arrival: Arrival(layout),
        response: Response(layout),
        query: Query(layout),
        forget: bit,
        forgotten: Context,
      },
      out: { ready: bit, verdict: ArrivalVerdict(layout), answer: Answer(layout), next_write: NextWrite(layout) },
    },
    ({ arrival, response, query, forget, forgotten }, m) => {
      // After reset one context a clock is forgotten, and the last one may be created as soon as any that was.
      const sweepClocks = contexts + pdcTrackerLatency.forget - 1;
      const Swept = bits(clog2(sweepClocks));
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const swept = m.reg('swept', Swept, { reset: 0, enable: clearing, next: (now) => now.add(1) });
      m.when(clearing, () => {
        m.when(swept.eq(sweepClocks - 1), () => clearing.set(0));
      });
      m.assume('nothing_before_ready', clearing.and(arrival.valid.or(response.valid).or(query.valid).or(forget)).not());
      m.assume('forgets_alone', forget.and(response.valid.or(query.valid)).not());
      const sweeps = m.named('sweeps', clearing.and(swept.lt(contexts)));
      const forgets = m.named('forgets', sweeps.or(forget));
      const forgotten_now = m.named('forgotten_now', m.mux(sweeps, swept.trunc(contextBits), forgotten));
      const ofForgotten = (pdc: Bits): Bits => m.mux(forgets, forgotten_now, pdc);

      const base_write = m.forward('base', BaseWrite(layout));
      const response_write = m.forward('responded_word', WordWrite(layout, 2));
      const arrivals = m.inst('arrivals', arrivalPipe(layout), { arrival, base_write, response_write });
      const { start_write, clear_write, count_write, next_write, verdict } = arrivals;
      const responses = m.inst('responses', responsePipe(layout), {
        response: { ...response, pdc: ofForgotten(response.pdc) },
        ...{ forget: forgets, start_write, base_write },
      });
      response_write.set(responses.word_write);
      const queries = m.inst('queries', queryPipe(layout), {
        query: { ...query, pdc: ofForgotten(query.pdc) },
        ...{ forget: forgets, start_write, clear_write, count_write },
        arrived_write: arrivals.word_write,
        arrived_flags: arrivals.flags_write,
        responded_write: responses.word_write,
        responded_flags: responses.flags_write,
      });
      base_write.set(queries.base_write);
      return { ready: clearing.not(), verdict, answer: queries.answer, next_write };
    },
  );
};
