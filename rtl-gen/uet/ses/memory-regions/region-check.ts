/** Whether a packet may touch the bytes of a region that it names, and where they are. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
import { RegionSettings } from './region-records.ts';

/** Widths of the sums: 64, 32 and 14 on the wire; proofs take fewer. */
export interface RegionCheckWidths {
  readonly address: number;
  readonly message: number;
  readonly payload: number;
}

export const wireWidths: RegionCheckWidths = { address: 64, message: 32, payload: 14 };

/** Clocks from `packet` and `region` to `code`. */
export const regionCheckLatency = 4;

/** What is known of the region besides its bytes. */
export const RegionRights = record({
  hit: bit,
  remote_read: bit,
  remote_write: bit,
  remote_atomic: bit,
  idempotent_safe: bit,
  job_fits: bit,
  resource_fits: bit,
});

/** What is known of the packet besides its bytes. */
export const PacketKind = record({ opcode: bits(6), rudi: bit, ie: bit });

/**
 * The first of these that fails, in the order of ses.md 1.2: the operation is WRITE, READ, ATOMIC or FETCHING_ATOMIC
 * (UNSUPPORTED_OP); the key is known (BAD_MKEY); the job may use the region; the right is there; by RUDI the key is
 * IDEMPOTENT_SAFE and the operation WRITE or READ (OP_VIOLATION); message, then packet, fit the region (BAD_ADDR); the
 * packet fits its message (OP_VIOLATION); the initiator did not call it bad (INITIATOR_ERROR).
 *
 * No sum is cut: each is a bit or two wider than what is added.
 */
export const regionCheck = ({ address: a, message: n, payload: p }: RegionCheckWidths) =>
  module(
    `ses_region_check_a${a}_m${n}_p${p}`,
    {
      summary: 'Checks of a packet against the region of its key.',
      in: {
        kind: PacketKind,
        offset: bits(a),
        message_offset: bits(n),
        payload_length: bits(p),
        request_length: bits(n),
        rights: RegionRights,
        base: bits(a),
        first: bits(a),
        length: bits(a),
        settings: RegionSettings,
      },
      out: { code: bits(6), address: bits(a) },
    },
    (io, m) => {
      const { kind, rights, settings } = io;
      const isOp = (name: keyof typeof opcodes.code): Bits<1> => kind.opcode.eq(opcodes.code[name]);
      const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);

      // Clock 1: the offset from the first byte; what does not depend on sums.
      const isAtomic = isOp('atomic').or(isOp('fetching_atomic'));
      const all = rights.remote_read.and(rights.remote_write).or(settings.atomics_need_all.not());
      const right = m
        .mux(isAtomic, rights.remote_atomic.and(all), m.mux(isOp('write'), rights.remote_write, rights.remote_read))
        .as(1);
      const early = m.next('early', {
        op: isOp('write').or(isOp('read')).or(isAtomic),
        key: rights.hit.and(rights.resource_fits),
        job: rights.job_fits,
        right,
        rudi: kind.rudi.not().or(rights.idempotent_safe.and(isAtomic.not())),
        ie: kind.ie,
      });
      const relative = m.next('relative', io.offset.zext(a + 1).sub(io.first.zext(a + 1)));
      const tail = m.next('tail', io.message_offset.zext(n + 1).add(io.payload_length.zext(n + 1)));
      const at1 = m.next('at_1', {
        base: io.base,
        length: io.length,
        message_offset: io.message_offset,
        request_length: io.request_length,
      });

      // Clock 2: the ends of message and packet.
      const first = m.wire('before_bounds', bits(6), returnCodes.code.ok);
      m.when(early.op.not(), () => first.set(lit('unsupported_op')))
        .elsewhen(early.key.not(), () => first.set(lit('bad_mkey')))
        .elsewhen(early.job.not(), () => first.set(settings.job_code))
        .elsewhen(early.right.not(), () => first.set(settings.right_code))
        .elsewhen(early.rudi.not(), () => first.set(lit('op_violation')))
        .elsewhen(relative.at(a), () => first.set(lit('bad_addr')));
      const code2 = m.next('code_2', first);
      const inside = relative.trunc(a).zext(a + 2);
      const messageEnd = m.next('message_end', inside.add(at1.request_length.zext(a + 2)));
      const packetEnd = m.next('packet_end', inside.add(tail.zext(a + 2)));
      const address2 = m.next('address_2', at1.base.add(relative.trunc(a)));
      const at2 = m.next('at_2', {
        length: at1.length,
        message_offset: at1.message_offset,
        beyond_message: tail.gt(at1.request_length.zext(n + 1)),
        ie: early.ie,
      });

      // Clock 3: compared with the region's.
      const length = at2.length.zext(a + 2);
      const at3 = m.next('at_3', {
        code: code2,
        message_over: messageEnd.gt(length).and(settings.checks_message),
        packet_over: packetEnd.gt(length),
        beyond_message: at2.beyond_message,
        ie: at2.ie,
        address: address2.add(at2.message_offset.zext(a)),
      });

      // Clock 4.
      const ok = at3.code.eq(returnCodes.code.ok);
      const code = m.wire('code_3', bits(6), returnCodes.code.ok);
      m.when(ok.not(), () => code.set(at3.code))
        .elsewhen(at3.message_over, () => code.set(settings.message_code))
        .elsewhen(at3.packet_over, () => code.set(lit('bad_addr')))
        .elsewhen(at3.beyond_message, () => code.set(lit('op_violation')))
        .elsewhen(at3.ie, () => code.set(lit('initiator_error')));
      return { code: m.next('code', code), address: m.next('address', at3.address) };
    },
  );
