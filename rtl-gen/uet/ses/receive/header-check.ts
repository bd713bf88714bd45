/** What a packet's header alone says of it. */
import { type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
import type { SesPacket } from '../ses-packet.ts';

type OpcodeName = keyof typeof opcodes.code;

/** 1 where the opcode is one of those. Combinational. */
export const isOneOf = (m: Ctx, opcode: Bits<6>, ...names: readonly OpcodeName[]): Bits<1> =>
  names.map((name) => opcode.eq(opcodes.code[name])).reduce((a, b) => a.or(b), m.lit(1, 0));

/** Operations whose messages are one packet (ses.md 2.1). */
const singles = ['no_op', 'datagram_send', 'atomic', 'fetching_atomic'] as const;

/** 1 where a rendezvous send is. Combinational. */
export const isRendezvous = (m: Ctx, opcode: Bits<6>): Bits<1> =>
  isOneOf(m, opcode, 'rendezvous_send', 'rendezvous_tsend');

/** What the header says. */
export const HeaderVerdict = record({
  /** An empty packet that says where its message ends early, MSG_ERROR or not (ses.md 3.5). */
  cut: bit,
  /** Its packets are counted: it may be one of several of a message. */
  tracked: bit,
  /** OK, or what is wrong with it. */
  code: bits(6),
});

type Packet = Omit<ValueOf<typeof SesPacket>, 'valid'>;

/** What is beside the header, and whether packets come by RUDI. */
interface Beside {
  /** The eager length of a rendezvous send. */
  readonly eager: Bits<32> | undefined;
  /** The packet has come by UUD. */
  readonly uud: Bits<1> | undefined;
  readonly rudi: boolean;
}

/** What `headerVerdict` needs a cycle later. Combinational. */
export function headerFacts(m: Ctx, packet: Packet, { eager, uud, rudi }: Beside) {
  const { opcode, som, eom, message_offset: offset, payload_length: length, request_length: whole } = packet;
  const never = m.lit(1, 0);
  const isRest = eager === undefined ? never : isRendezvous(m, opcode);
  const all = eager === undefined ? whole : m.mux(isRest, eager, whole);
  const isRead = isOneOf(m, opcode, 'read');
  const isEmptyEnd = som.not().and(eom).and(length.any().not()).and(isRead.not());
  const single = som.and(eom);
  const isDatagram = isOneOf(m, opcode, 'datagram_send');
  const ends = isOneOf(m, opcode, 'msg_error').or(isEmptyEnd.and(offset.lt(whole)));
  const isWrite = isOneOf(m, opcode, 'write');
  const byRudi = isRead.or(rudi ? isWrite.and(som.and(packet.hd).not()) : isWrite);
  const byUud = uud ?? never;
  return {
    cut: rudi ? ends.and(packet.rudi.not()) : ends,
    tracked: single.or(isRead).or(packet.rudi).or(byUud).not(),
    rudi: packet.rudi.and(byRudi.not()),
    form: isDatagram.xor(byUud).or(isOneOf(m, opcode, ...singles).and(single.not())),
    dc: uud?.and(packet.dc),
    counted:
      uud === undefined
        ? isOneOf(m, opcode, 'read', ...singles).not()
        : isOneOf(m, opcode, 'read', ...singles)
            .not()
            .or(isDatagram),
    wrong: single.and(all.ne(length.zext(32))),
    end: offset.zext(33).add(length.zext(33)),
    long: eager === undefined ? never : isRest.and(eager.gt(whole)),
    ends: isRest.and(eom),
    all,
  };
}

/**
 * In this order: RUDI carries READ and WRITE alone; DATAGRAM_SEND does not come by a PDC, and what has to be one
 * packet is (OP_VIOLATION); a datagram, which nothing answers, cannot be delivery complete (UNSUPPORTED_OP); the
 * payload of one packet is all of its message, and that of others within it (OP_VIOLATION). Of a rendezvous send that
 * is its `eager` part, which ends with its last packet [D]. Where there is a `uud`, it is 1 of packets that have come
 * by UUD: these are datagrams of one packet, and no others are. With `rudi` a WRITE that has data for the host is none
 * for RUDI, and what comes by it ends no message, as none is known. Sources: ses.md 2.1, 2.2, 3.5, 4.2, 6.4, 7.
 * Combinational.
 */
export function headerVerdict(m: Ctx, facts: ReturnType<typeof headerFacts>): ValueOf<typeof HeaderVerdict> {
  const { cut, tracked, rudi, form, dc, counted, wrong, end, long, ends, all } = facts;
  const { is_over, is_short } = m.named({
    is_over: end.gt(all.zext(33)),
    is_short: ends.and(end.ne(all.zext(33))),
  });
  const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const code = m.choose(
    [
      [rudi.or(form), lit('op_violation')],
      [dc ?? m.lit(1, 0), lit('unsupported_op')],
      [counted.and(wrong.or(long).or(is_over).or(is_short)), lit('op_violation')],
    ],
    lit('ok'),
  );
  return { cut, tracked: tracked.or(cut), code };
}
