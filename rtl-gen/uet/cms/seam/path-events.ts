/** What path selection hears: packets that leave, and what became of entropy values. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { CongestionEvent, Pick } from '../../pds/initiator/records.ts';
import { PathEvent, PathKind } from '../paths/path-records.ts';

/** More than what came back can wait: see below. */
const depth = 32;

/**
 * An event of path selection a clock, a clock later: a `pick` at once, and in other clocks what an `event` says of its
 * entropy value, in their order. A pick and what comes back are never of one event of the sender, which has one a
 * clock, so no more than `pickLatency` + 2 of these wait.
 *
 * - An ACK brings `good`, or with CE `ecn`; it needs the state of NSCC, as other ACKs carry no entropy value.
 * - A trimmed packet is `nack`, and so is a loss that was inferred: its path has lost it. Other NACKs say nothing of a
 *   path, as a target has refused the packet.
 * - `random`: 32 bits that change every clock.
 *
 * Source: cms.md 6.
 */
export const pathEvents = (layout: InitiatorLayout, pathBits: number) => {
  const { contextBits, suffix } = layout;
  const Told = record({ kind: PathKind, ccc: bits(contextBits), entropy: bits(16) });
  return module(
    `uet_path_events_${suffix}_p${2 ** pathBits}`,
    {
      summary: 'What path selection hears of packets that leave and of entropy values that come back.',
      in: { event: CongestionEvent(layout), pick: Pick(layout), now: bits(32), random: bits(32) },
      out: { path_event: PathEvent(contextBits, pathBits) },
    },
    ({ event, pick, now, random }, m) => {
      const kind = m.wire('kind', PathKind, 'start');
      const tells = m.wire('tells', bit, 0);
      const says = (what: Parameters<typeof kind.set>[0], where: Bits<1>): void => {
        kind.set(what);
        tells.set(where);
      };
      const always = m.lit(1, 1);
      const comes = (): void => {
        says('good', event.has_nscc);
        m.when(event.ecn, () => kind.set('ecn'));
      };
      const isLost = () => says('nack', always);
      m.match(event.kind, {
        start: () => says('start', always),
        ack: comes,
        probe_ack: comes,
        nack_trim: isLost,
        nack_last_hop: isLost,
        inferred: isLost,
        timeout: () => says('timeout', always),
        sent: () => {},
        nack_other: () => {},
        withdrawn: () => {},
        readd: () => {},
        credit: () => {},
        idle: () => {},
      });
      const waiting = m.inst('waiting', roomyFifo(Told, depth), {
        push: { enable: event.valid.and(tells), payload: { kind, ccc: event.ccc, entropy: event.entropy } },
        down: { ready: pick.valid.not() },
      });
      m.unused(waiting.level);
      const { payload: told, valid } = waiting.down;
      return {
        path_event: m.next(
          'path_event',
          {
            valid: pick.valid.or(valid),
            ccc: m.mux(pick.valid, pick.ccc, told.ccc),
            kind: m.mux(pick.valid, m.lit(PathKind, 'pick'), told.kind),
            entropy: told.entropy,
            now,
            first_draw: random.trunc(pathBits),
            second_draw: random.slice(31, 16),
          },
          { reset: { valid: 0 } },
        ),
      };
    },
  );
};
