/** Whether a packet may touch the bytes of a region that it names, and where they are. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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
    ({ settings, ...inputs }, m) => {
      const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const { out } = pipeline(m, inputs)
        // The offset from the first byte, and what does not depend on sums.
        .stage('offset_in', ({ kind, rights, offset, first, message_offset, payload_length }) => {
          const isOp = (name: keyof typeof opcodes.code): Bits<1> => kind.opcode.eq(opcodes.code[name]);
          const isAtomic = isOp('atomic').or(isOp('fetching_atomic'));
          const all = rights.remote_read.and(rights.remote_write).or(settings.atomics_need_all.not());
          const transfer = m.mux(isOp('write'), rights.remote_write, rights.remote_read);
          return {
            has_op: isOp('write').or(isOp('read')).or(isAtomic),
            has_key: rights.hit.and(rights.resource_fits),
            has_job: rights.job_fits,
            has_right: m.mux(isAtomic, rights.remote_atomic.and(all), transfer).as(1),
            may_rudi: kind.rudi.not().or(rights.idempotent_safe.and(isAtomic.not())),
            is_bad: kind.ie,
            relative: offset.zext(a + 1).sub(first.zext(a + 1)),
            tail: message_offset.zext(n + 1).add(payload_length.zext(n + 1)),
          };
        })
        // The ends of message and packet.
        .stage('ends', (now) => {
          const { relative, tail, request_length } = now;
          const inside = relative.trunc(a).zext(a + 2);
          return {
            early_code: m.choose(
              [
                [now.has_op.not(), lit('unsupported_op')],
                [now.has_key.not(), lit('bad_mkey')],
                [now.has_job.not(), settings.job_code],
                [now.has_right.not(), settings.right_code],
                [now.may_rudi.not(), lit('op_violation')],
                [relative.at(a), lit('bad_addr')],
              ],
              lit('ok'),
            ),
            message_end: inside.add(request_length.zext(a + 2)),
            packet_end: inside.add(tail.zext(a + 2)),
            origin: now.base.add(relative.trunc(a)),
            beyond_message: tail.gt(request_length.zext(n + 1)),
          };
        })
        .stage('compare', ({ length, message_end, packet_end, origin, message_offset }) => ({
          message_over: message_end.gt(length.zext(a + 2)).and(settings.checks_message),
          packet_over: packet_end.gt(length.zext(a + 2)),
          place: origin.add(message_offset.zext(a)),
        }))
        .stage('judge', ({ early_code, message_over, packet_over, beyond_message, is_bad }) => ({
          verdict: m.choose(
            [
              [early_code.ne(returnCodes.code.ok), early_code],
              [message_over, settings.message_code],
              [packet_over, lit('bad_addr')],
              [beyond_message, lit('op_violation')],
              [is_bad, lit('initiator_error')],
            ],
            lit('ok'),
          ),
        }));
      return { code: out.verdict, address: out.place };
    },
  );
