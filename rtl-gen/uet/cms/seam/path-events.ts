/** What path selection hears: contexts that begin, packets that leave, and what became of entropy values. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { PathEvent, PathKind } from '../paths/path-records.ts';
import { CongestionIn } from './congestion-control.ts';

/** More than can wait of what came back, and of contexts that begin: see below. */
const backDepth = 32;
const begunDepth = 8;

/**
 * An event of path selection a clock, a clock later: a `pick` at once, in other clocks contexts that begin, and in what
 * is left what an `event` says of its entropy value, each in their order.
 *
 * All three are of different events of the sender, which has one a clock: a context that begins is shown when its event
 * enters, a pick 20 clocks later, and what came back `pickLatency` + 1 after that. So a context has begun within 20
 * clocks, before its first pick, and no more than `pickLatency` + 22 events wait, of which 8 are contexts at most.
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
      in: { told: CongestionIn(layout), now: bits(32), random: bits(32) },
      out: { path_event: PathEvent(contextBits, pathBits) },
    },
    ({ told: { event, pick, begins }, now, random }, m) => {
      const became = m.wire('became', PathKind, 'good');
      const tells = m.wire('tells', bit, 0);
      const says = (what: Parameters<typeof became.set>[0], where: Bits<1>): void => {
        became.set(what);
        tells.set(where);
      };
      const always = m.lit(1, 1);
      const comes = (): void => {
        says('good', event.has_nscc);
        m.when(event.ecn, () => became.set('ecn'));
      };
      const isLost = () => says('nack', always);
      m.match(event.kind, {
        ack: comes,
        probe_ack: comes,
        nack_trim: isLost,
        nack_last_hop: isLost,
        inferred: isLost,
        timeout: () => says('timeout', always),
        start: () => {},
        sent: () => {},
        nack_other: () => {},
        withdrawn: () => {},
        readd: () => {},
        credit: () => {},
        idle: () => {},
      });
      const begun = m.inst('begun', roomyFifo(bits(contextBits), begunDepth), {
        push: { enable: begins.valid, payload: begins.ccc },
      });
      const { payload: newCcc, valid: isBegin } = begun.down.takeWhen(pick.valid.not());
      const back = m.inst('back', roomyFifo(Told, backDepth), {
        push: { enable: event.valid.and(tells), payload: { kind: became, ccc: event.ccc, entropy: event.entropy } },
      });
      const { payload, valid: isBack } = back.down.takeWhen(pick.valid.or(isBegin).not());
      m.unused(begun.level, back.level);
      const kind = m.wire('kind', PathKind, 'pick');
      m.when(pick.valid, () => {})
        .elsewhen(isBegin, () => kind.set('start'))
        .otherwise(() => kind.set(payload.kind));
      return {
        path_event: m.next(
          'path_event',
          {
            valid: pick.valid.or(isBegin).or(isBack),
            ccc: m.mux(pick.valid, pick.ccc, m.mux(isBegin, newCcc, payload.ccc)),
            kind,
            entropy: payload.entropy,
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
