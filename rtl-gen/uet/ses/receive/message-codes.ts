/** The codes that a packet has by all checks that need no other packet. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { TrackedVerdict } from '../message-tracker/tracker-records.ts';
import type { SesPacket } from '../ses-packet.ts';
import { type HeaderVerdict, isOneOf, isRendezvous } from './header-check.ts';
import { isSend, isTagged } from './message-step.ts';

/** What they follow from. */
export interface CodesOf {
  readonly packet: Omit<ValueOf<typeof SesPacket>, 'valid'>;
  readonly header: ValueOf<typeof HeaderVerdict>;
  /** Of its address, and of its region. */
  readonly address: Bits<6>;
  readonly region: Bits<6>;
  readonly message: ValueOf<ReturnType<typeof TrackedVerdict>>;
  /** What is built in. */
  readonly hasTagged: boolean;
  readonly defers: boolean;
  readonly rendezvous: boolean;
  readonly datagrams: boolean;
}

/**
 * `firstCode` is that of a message that begins with the packet, if it needs no receive (ses.md 1.2); `laterCode` what
 * is wrong with the packet of one that has begun. `op` says which operation it is, `isDeferrable` and `isRestart`
 * whether it may be deferred, or comes again. Combinational.
 */
export function messageCodes(m: Ctx, of: CodesOf) {
  const { packet, header, address, region, message, hasTagged, defers, rendezvous, datagrams } = of;
  const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const ok = returnCodes.code.ok;
  const op = m.named({
    is_write: isOneOf(m, packet.opcode, 'write'),
    is_read: isOneOf(m, packet.opcode, 'read'),
    is_no_op: isOneOf(m, packet.opcode, 'no_op'),
    is_atomic: isOneOf(m, packet.opcode, 'atomic', 'fetching_atomic'),
    is_send: [
      ...(rendezvous ? (['rendezvous_send'] as const) : []),
      ...(datagrams ? (['datagram_send'] as const) : []),
    ].reduce((is, name) => is.or(isOneOf(m, packet.opcode, name)), isSend(packet.opcode)),
    is_tagged: !hasTagged
      ? m.lit(1, 0)
      : rendezvous
        ? isTagged(packet.opcode).or(isOneOf(m, packet.opcode, 'rendezvous_tsend'))
        : isTagged(packet.opcode),
    is_rendezvous: rendezvous ? isRendezvous(m, packet.opcode) : m.lit(1, 0),
  });
  const isRtr = isOneOf(m, packet.opcode, 'deferrable_rtr');
  const toRegion = op.is_write.or(op.is_read).or(op.is_atomic);
  const builtIn = toRegion.or(op.is_no_op).or(op.is_send).or(op.is_tagged).or(isRtr);
  const asksReceive = m.named('asks_receive', op.is_send.or(op.is_tagged));
  const isDeferrable = isOneOf(m, packet.opcode, 'deferrable_send', 'deferrable_tsend');
  const isRestart = isDeferrable.and(packet.buffer_offset.trunc(32).any());
  const firstCode = m.choose(
    [
      [address.ne(ok), address],
      [header.cut, lit('initiator_error')],
      [header.code.ne(ok), header.code],
      [builtIn.not(), lit('unsupported_op')],
      [message.refused, lit('uncor_trnsnt')],
      [toRegion, region],
      [defers ? isRtr : isRtr.or(isRestart), lit('op_violation')],
      // A restart has its receive, and ends with the error of its packet.
      [defers ? asksReceive.and(packet.ie).and(isRestart.not()) : asksReceive.and(packet.ie), lit('initiator_error')],
    ],
    lit('ok'),
  );
  const laterCode = m.choose(
    [
      [op.is_write.and(region.ne(ok)), region],
      [packet.ie, lit('initiator_error')],
    ],
    message.code,
  );
  return { op, isDeferrable, isRestart, firstCode, laterCode };
}
