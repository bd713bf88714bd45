/** A packet between its checks and its turn. */
import { type Bits, bit, bits, type Ctx, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { isOfSpace } from '../address-resolver/resolver-records.ts';
import { RestartTokens } from '../deferrable/deferral-records.ts';
import { MessageName } from '../message-tracker/tracker-records.ts';
import { GuardedPacket } from './guarded-packet.ts';
import { isOneOf } from './header-check.ts';
import { type CodesOf, messageCodes } from './message-codes.ts';
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

/** Of the first packet of a rendezvous send with a place: whether its header may be kept without a receive. */
export const RendezvousOf = (slotBits: number) => record({ is: bit, keeps: bit, slot: bits(slotBits) });

/**
 * What is known of a packet when all checks are done that need no other packet. `resourceBits` number the receive
 * contexts, `messageBits` the entries of messages. `defers`: deferrable sends may wait; `rendezvousBits` number the
 * places of rendezvous sends, if there are any. `keeps`: bytes of unexpected messages may be.
 */
export const CheckedPacket = (
  resourceBits: number,
  messageBits: number,
  defers: boolean,
  rendezvousBits?: number,
  guards = false,
  multi = false,
  keeps = false,
) =>
  record({
    step: MessageStep(defers, rendezvousBits, multi, keeps),
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
    /** Delivery complete. */
    dc: bit,
    header_data: bits(64),
    payload_length: bits(14),
    message_offset: bits(32),
    message: MessageName(16),
    tracked: bit,
    deferral: optional(defers, DeferralOf),
    rendezvous: optional(rendezvousBits !== undefined, RendezvousOf(rendezvousBits ?? 1)),
    guard: optional(guards, GuardedPacket),
    /** Without a receive the bytes of its message may be kept. */
    may_keep: optional(keeps, bit),
  });

/** Its value. */
export type CheckedPacketValue = ValueOf<ReturnType<typeof CheckedPacket>>;

/** What a packet's checks have found, each by itself. */
export interface ChecksOf extends Omit<CodesOf, 'address' | 'region' | 'rendezvous'> {
  readonly address: {
    readonly code: Bits<6>;
    readonly generation: Bits<8>;
    readonly context: Bits;
    readonly guarded?: Bits<1> | undefined;
  };
  readonly region: { readonly code: Bits<6>; readonly address: Bits<64> };
  readonly contextBits: number;
  /** Bits that number the places of rendezvous sends; it has none here yet. */
  readonly readBits: number | undefined;
  readonly multi: boolean;
  /** The longest message whose bytes are kept without a receive, if there are any. */
  readonly keptBytes?: number | undefined;
}

/** A packet when its checks are done, with the code of a message that begins with it, if it needs no receive. */
export function checkedPacket(m: Ctx, of: ChecksOf): CheckedPacketValue {
  const { packet, header, address, region, message, hasTagged, defers, datagrams, contextBits, readBits, multi } = of;
  const { keptBytes } = of;
  const ok = returnCodes.code.ok;
  const reads = readBits !== undefined;
  const { op, isRestart, isDeferrable, firstCode, laterCode } = messageCodes(m, {
    ...{ packet, header, message, hasTagged, defers, datagrams },
    ...{ address: address.code, region: region.code, rendezvous: reads },
  });
  const isFirst = message.found.not();
  const clear = m.named('is_clear', isFirst.and(firstCode.eq(ok)));
  const matches = defers ? isRestart.not() : m.lit(1, 1);
  const noRest = reads ? { is: m.lit(1, 0), slot: m.lit(readBits, 0) } : undefined;
  return {
    step: {
      expired: m.lit(1, 0),
      found: message.found,
      cut: header.cut,
      first: {
        code: firstCode,
        generation: address.generation.mask(address.code.eq(returnCodes.code.bad_generation)),
        bound: m.lit(1, 0),
        wr_id: m.lit(32, 0),
        address: m.lit(64, 0),
        claim: m.lit(32, 0),
        is_cut: m.lit(1, 0),
        released: multi ? m.lit(1, 0) : undefined,
        deferred: defers ? m.lit(1, 0) : undefined,
        buffered: keptBytes === undefined ? undefined : m.lit(1, 0),
        opcode: packet.opcode,
        request_length: packet.request_length,
        match_bits: packet.match_bits,
        initiator: packet.initiator,
        job_id: packet.job_id,
        rendezvous: noRest && { ...noRest, eager_length: m.lit(32, 0) },
      },
      header_code: header.code,
      later_code: laterCode,
    },
    generation: address.generation,
    context: address.context.as(contextBits),
    wants_send: clear.and(op.is_send).and(matches),
    wants_tagged: clear.and(op.is_tagged).and(matches),
    is_write: op.is_write,
    is_read: op.is_read,
    is_no_op: op.is_no_op,
    is_atomic: op.is_atomic
      .and(address.code.eq(ok))
      .and(header.cut.not())
      .and(header.code.eq(ok))
      .and(message.refused.not()),
    region_address: region.address,
    slot: message.slot,
    keeps: header.tracked.and(message.found.or(message.completes.or(message.refused).not())),
    completes: message.completes,
    has_header_data: message.has_header_data,
    dc: packet.dc,
    header_data: message.header_data,
    payload_length: packet.payload_length,
    message_offset: packet.message_offset,
    message: { peer: packet.peer, pdc: packet.pdc, message_id: packet.message_id },
    tracked: header.tracked,
    deferral: defers
      ? {
          // One without bytes has nothing to gain; on ROD the order would be lost (ses.md 4.3).
          defers: isDeferrable.and(packet.request_length.any()).and(packet.rod.not()),
          restarts: clear.and(isRestart),
          rel: packet.rel,
          tokens: { initiator: packet.buffer_offset.slice(63, 32).as(32), target: packet.buffer_offset.trunc(32) },
        }
      : undefined,
    rendezvous: noRest && { ...noRest, is: clear.and(op.is_rendezvous), keeps: m.lit(1, 0) },
    guard: address.guarded && {
      counts: address.guarded.and(isFirst),
      compares: isOneOf(m, packet.opcode, 'datagram_send').not(),
      generation: packet.ri_generation,
      tagged: isOfSpace(m, packet.opcode, 'tagged'),
      risks: address.guarded.and(isFirst).and(packet.rod),
    },
    // A deferrable send without bytes is met as a plain one.
    may_keep:
      keptBytes === undefined
        ? undefined
        : isOneOf(m, packet.opcode, 'send', 'tagged_send')
            .and(packet.request_length.le(keptBytes))
            .or(isDeferrable.and(packet.request_length.any().not())),
  };
}

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
    rendezvous: rendezvous && {
      ...rendezvous,
      is: rendezvous.is.and(isNew),
      keeps: rendezvous.keeps.and(isNew),
    },
  };
}
