/** A packet between its checks and its turn. */
import { type Bits, bit, bits, type Ctx, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { RestartTokens } from '../deferrable/deferral-records.ts';
import { MessageName } from '../message-tracker/tracker-records.ts';
import { MessageStep } from './message-step.ts';

/** Of a deferrable send. */
export const DeferralOf = record({
  /** Without a receive it waits for one. */
  defers: bit,
  /** It comes again, and takes the receive that its token names. */
  restarts: bit,
  rel: bit,
  tokens: RestartTokens(32),
});

/** Of a rendezvous send with a place. */
export const RendezvousOf = (slotBits: number) => record({ is: bit, slot: bits(slotBits) });

/**
 * What is known of a packet when all checks are done that need no other packet. `resourceBits` number the receive
 * contexts, `messageBits` the entries of messages. `defers`: deferrable sends may wait; `rendezvousBits` number the
 * places of rendezvous sends, if there are any.
 */
export const CheckedPacket = (resourceBits: number, messageBits: number, defers: boolean, rendezvousBits?: number) =>
  record({
    step: MessageStep(defers),
    generation: bits(8),
    context: bits(resourceBits),
    wants_send: bit,
    wants_tagged: bit,
    is_write: bit,
    is_read: bit,
    is_no_op: bit,
    /** An atomic that may be done, as far as all but its region and its operands say. */
    is_atomic: bit,
    region_address: bits(64),
    slot: bits(messageBits),
    /** It leaves something for those that follow, or changes it. */
    keeps: bit,
    completes: bit,
    has_header_data: bit,
    header_data: bits(64),
    payload_length: bits(14),
    message_offset: bits(32),
    message: MessageName(16),
    tracked: bit,
    deferral: optional(defers, DeferralOf),
    rendezvous: optional(rendezvousBits !== undefined, RendezvousOf(rendezvousBits ?? 1)),
  });

/** Its value. */
export type CheckedPacketValue = ValueOf<ReturnType<typeof CheckedPacket>>;

/** The end of a message that was idle for too long in the place of a packet, where `isOld`. Combinational. */
export function expiredOr(
  m: Ctx,
  isOld: Bits<1>,
  old: Pick<CheckedPacketValue, 'slot' | 'message'>,
  packet: CheckedPacketValue,
): CheckedPacketValue {
  const isNew = isOld.not();
  const { step, deferral, rendezvous } = packet;
  return {
    ...packet,
    step: { ...step, expired: isOld, found: step.found.or(isOld), cut: step.cut.and(isNew) },
    slot: m.mux(isOld, old.slot, packet.slot),
    message: m.mux(isOld, old.message, packet.message),
    wants_send: packet.wants_send.and(isNew),
    wants_tagged: packet.wants_tagged.and(isNew),
    keeps: packet.keeps.and(isNew),
    deferral: deferral && { ...deferral, restarts: deferral.restarts.and(isNew) },
    rendezvous: rendezvous && { ...rendezvous, is: rendezvous.is.and(isNew) },
  };
}
