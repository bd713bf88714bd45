/** The flight of each context: what is in it, and what was removed from it. */
import { bit, bits, int, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { Steps } from './steps.ts';

/**
 * With t the clock of `enable` and `ccc`: in t + 2 `steps` and `bytes`; in t + 3 `in_flight` as quick adapt is to see
 * it (of a trimmed packet with the packet), `after`, and `removed`, all modulo their widths. `idle`
 * and `start` set `removed` to `bytes`, and the flight to 0, where what resends have shifted ends. A negative flight is
 * legal for a moment.
 */
export const flight = (contexts: number, contextBits: number) =>
  module(
    `nscc_flight_n${contexts}`,
    {
      summary: `Bytes in flight, and bytes removed, of each of ${contexts} congestion control contexts.`,
      in: { enable: bit, ccc: bits(contextBits), steps: Steps, bytes: bits(32) },
      out: { seen: int(26), after: int(26), removed: bits(32) },
    },
    ({ enable, ccc, steps, bytes }, m) => {
      const Flight = record({ in_flight: int(26), removed: bits(32) });
      const size = m.named('size', bytes.trunc(24).zext(26).asInt());
      return updateContext(m, 'flights', Flight, { depth: contexts, enable, addr: ccc }, (now) => {
        const none = steps.start.or(steps.idle);
        const more = m.named('more', now.in_flight.add(size));
        const less = m.named('less', now.in_flight.sub(size));
        const moved = m.mux(steps.adds, more, m.mux(steps.removes, less, now.in_flight));
        const next = m.named('next_in_flight', m.mux(none, 0, moved));
        const gone = now.removed.add(size.asBits().trunc(24).zext(32).mask(steps.removes));
        const readded = now.removed.sub(bytes.trunc(24).zext(32));
        const counted = m.mux(steps.adds.and(steps.sent.not()), readded, gone);
        const nextRemoved = m.named('next_removed', m.mux(none, bytes, counted));
        // The flight grows by what was sent or has come back, and by nothing else.
        const grown = m.named('grown', next.sub(now.in_flight));
        const stays = m.named('stays', grown.eq(0).or(grown.eq(size.neg())));
        m.assert('grows_by_what_was_sent', none.or(m.mux(steps.adds, grown.eq(size), stays)));
        return {
          next: { in_flight: next, removed: nextRemoved },
          seen: m.next('seen', m.mux(steps.trim, now.in_flight, next)),
          after: m.next('after', next),
          removed: m.next('removed', nextRemoved),
        };
      });
    },
  );
