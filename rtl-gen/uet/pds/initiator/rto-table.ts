/** When retransmission timers run out that begin now, by the number of retries (uet-wire.md 7.11). */
import { type Bits, bits, module } from '../../../hdl/index.ts';
import { RtoTable } from './flights.ts';

/** `due` of a clock is `now` of the clock before plus rto_init doubled so often, rto_max at most. */
export const rtoTable = module(
  'pds_initiator_rto_table',
  {
    summary: 'RTOs by the number of retries.',
    in: { now: bits(32), rto_init: bits(32), rto_max: bits(32) },
    out: { due: RtoTable },
  },
  ({ now, rto_init, rto_max }, m) => {
    // Registers change rarely: each time is worked out clocks before it is used.
    let time: Bits<32> = m.next('time_0', rto_init.min(rto_max));
    const times = [time];
    for (let i = 1; i < 16; i++) {
      const doubled = m.named(`doubled_${i}`, time.addWide(time));
      const isMore = m.named(`is_more_${i}`, doubled.at(32).or(doubled.trunc(32).ge(rto_max)));
      time = m.next(`time_${i}`, m.mux(isMore, rto_max, doubled.trunc(32) as Bits<32>));
      times.push(time);
    }
    return { due: Object.fromEntries(times.map((each, i) => [`rto_${i}`, m.next(`due_${i}`, now.add(each))])) };
  },
);
