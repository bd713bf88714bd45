/** Retransmission timers by the number of retries (uet-wire.md 7.11). */
import { bits, module, record } from '../../../hdl/index.ts';

/**
 * `first` is rto_init, rto_max at most. `same` is it doubled `retries` times, rto_max at most, and `more` the same of a
 * retry more; after 15 retries there is no longer one. The times are worked out one a clock, round and round: those of
 * other registers are known 32 clocks later.
 */
export const rtoTable = module(
  'pds_initiator_rto_table',
  {
    summary: 'RTOs by the number of retries.',
    in: { retries: bits(4), rto_init: bits(32), rto_max: bits(32) },
    out: { first: bits(32), same: bits(32), more: bits(32) },
  },
  ({ retries, rto_init, rto_max }, m) => {
    const first = m.next('first_time', rto_init.min(rto_max));
    const index = m.reg('index', bits(4), { reset: 0 });
    const time = m.reg('time_now', bits(32));
    const isLast = m.named('is_last', index.all());
    const doubled = m.named('doubled', time.shl(1));
    const isMost = m.named('is_most', time.at(31).or(doubled.ge(rto_max)));
    const more = m.named('more_now', m.mux(isLast, time, m.mux(isMost, rto_max, doubled)));
    index.set(index.add(1));
    time.set(m.mux(isLast, first, more));
    const times = m.mem('times', record({ same: bits(32), more: bits(32) }), { depth: 16 });
    times.write({ addr: index, data: { same: time, more }, enable: m.lit(1, 1) });
    return { first, ...times.read(retries) };
  },
);
