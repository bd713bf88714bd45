/** The arrival side of a PDS target with its tracker, as tests drive them. */
import { bit, bits, module, record, sink } from '../../../../hdl/index.ts';
import { delayedBit } from '../../../../lib/stream/delay-line.ts';
import type { ArrivalOptions } from '../arrival/arrival-layout.ts';
import { arrivalLayout } from '../arrival/arrival-layout.ts';
import { pdsArrival, VerdictShown } from '../arrival/pds-arrival.ts';
import { PdcidOffer, quarantineBits } from '../arrival/place-pool.ts';
import { ArrivalVerdict } from '../arrival-pipe.ts';
import { forgetClocks } from '../housekeeping/retirement.ts';
import { End, Fail, FlagWrite } from '../housekeeping-records.ts';
import { pdcTracker } from '../pdc-tracker.ts';
import { Answer, Query } from '../query-pipe.ts';
import { AccountWrite, AckRegisters, Ask, Delivery, Ended, Request, RouteWrite, TimerChange } from '../records.ts';
import { Response } from '../response-pipe.ts';
import { NextWrite } from '../tracker-layout.ts';

/**
 * `pdsArrival` and a `pdcTracker`; responses, queries and `forget` are the tracker's, and `forgotten` comes as long
 * after that as in the target.
 */
export const trackedArrival = (options: ArrivalOptions) => {
  const layout = arrivalLayout(options);
  const part = pdsArrival(options);
  return module(
    `tracked_${part.name}`,
    {
      in: {
        now: bits(17),
        registers: AckRegisters,
        quarantine_time: bits(quarantineBits),
        fail: Fail,
        busy_write: FlagWrite(layout.contextBits),
        response: Response(layout),
        query: Query(layout),
        forget: record({ valid: bit, pdc: bits(layout.contextBits) }),
      },
      out: {
        verdict: VerdictShown,
        deliver: Delivery,
        ask: Ask,
        route_write: RouteWrite,
        account_write: AccountWrite,
        timer: TimerChange,
        ended: Ended,
        released: PdcidOffer,
        answer: Answer(layout),
      },
      link: { request: sink(Request), end: sink(End) },
    },
    ({ request, end, ...io }, m) => {
      const next = m.forward('next_write', NextWrite(layout));
      const tracked = m.forward('tracked', ArrivalVerdict(layout));
      const { now, registers, quarantine_time, fail, busy_write, response, query, forget } = io;
      const { arrival, ...shown } = m.inst('arrivals', part, {
        ...{ request, end, now, registers, quarantine_time, fail, busy_write },
        forgotten: delayedBit(m, 'forgets', forget.valid, forgetClocks),
        tracked,
        next_write: next,
      });
      const tracker = m.inst('tracker', pdcTracker(options), {
        ...{ arrival, response, query },
        forget: forget.valid,
        forgotten: forget.pdc,
      });
      next.set(tracker.next_write);
      tracked.set(tracker.verdict);
      m.assert('ready_together', shown.request.ready.implies(tracker.ready));
      return { ...shown, answer: tracker.answer };
    },
  );
};
