/** What an event of a packet without a PDC is, made ready for the decision: the packet, and what it needs of both. */
import { allOf, type Bits, bit, bits, type Ctx, record, type ValueOf, vecOf } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import {
  type DatagramEvent,
  type DatagramLayout,
  type DatagramLimit,
  type DatagramRegisters,
  DatagramSend,
  type DatagramWrite,
} from './datagram-records.ts';

interface Inputs {
  readonly event: ValueOf<ReturnType<typeof DatagramEvent>>;
  readonly valid: Bits<1>;
  readonly now: Bits<32>;
  readonly limit: ValueOf<ReturnType<typeof DatagramLimit>>;
  readonly registers: ValueOf<typeof DatagramRegisters>;
  readonly write: ValueOf<ReturnType<typeof DatagramWrite>>;
}

/** The values two cycles after the event, when its packet and context are known, and those of the decision, at five. */
export function judged(m: Ctx, layout: DatagramLayout, { event, valid, now, limit, registers, write }: Inputs) {
  const { contexts, records } = layout;
  const Send = DatagramSend(layout);
  const Kept = record({ window: bits(32), credit_on: bit, credit: bits(32) });
  const { word: sent } = m.inst('sends', contextCopy(Send, records), {
    enable: write.enable,
    pdc: write.record,
    data: write.send,
    read: event.record,
  });
  const read = pipeline(m, { event, now }, { valid })
    .stage('event', idle)
    .stage('fetch', idle)
    .stage('packet', ({ event: { kind, ccc, peer } }) => {
      const part = (word: Bits<128>, i: number): Bits<32> => word.slice(32 * i + 31, 32 * i);
      const same = (i: number): Bits<1> => part(sent.destination, i).eq(part(peer.source, i));
      return {
        send: sent,
        ccc: m.mux(kind.is('clear').or(kind.is('rest')), ccc, sent.ccc),
        same: vecOf(same(0), same(1), same(2), same(3), sent.local.eq(peer.local)),
      };
    });
  const packet = read.at('packet');
  const clears = m.named('clears', packet.valid.and(packet.event.kind.is('clear')));
  const { word: kept } = m.inst('limits', contextCopy(Kept, contexts), {
    enable: limit.valid.or(clears),
    pdc: m.mux(clears, packet.event.ccc, limit.ccc),
    data: {
      window: limit.window.mask(clears.not()),
      credit_on: limit.credit_on.and(clears.not()),
      credit: limit.credit,
    },
    read: packet.ccc,
  });

  // What the decision needs beside the record and the context is made the cycle before.
  const deciding = read
    .stage('same', ({ same }) => {
      const [first, ...others] = same;
      return { is_same: allOf(first!, ...others) };
    })
    .stage('judge', ({ valid, now, send, is_same, event: { kind, act, fresh } }) => {
      const flags = {
        is_attempt: kind.is('attempt').and(send.uud.not()),
        is_uud: kind.is('attempt').and(send.uud),
        is_fresh: fresh,
        is_response: kind.is('response').and(is_same),
        is_nack: kind.is('nack').and(is_same),
        is_peer: kind.is('response').or(kind.is('nack')),
        is_other: is_same.not(),
        is_visit: kind.is('visit'),
        is_rest: kind.is('rest'),
        is_clear: kind.is('clear'),
        is_trim: act.is('trim').or(act.is('trim_last_hop')),
        is_last_hop: act.is('trim_last_hop'),
        is_fatal: act.is('fatal'),
        is_refusal: act.is('refuse'),
      };
      const named = Object.entries(flags).map(([name, flag]) => [name, valid.and(flag)]);
      return {
        ...(Object.fromEntries(named) as typeof flags),
        room: kept.window.sub(send.size.zext(32)),
        credit: kept.credit,
        credit_on: kept.credit_on,
        nack_due: now.add(registers.nack_retx),
      };
    })
    .stage('decide', idle);
  return { packet, given: deciding.at('decide') };
}

/** What is known of an event when it is decided. */
export type Given = ReturnType<typeof judged>['given'];
