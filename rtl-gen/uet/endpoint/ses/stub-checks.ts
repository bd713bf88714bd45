/** What is wrong with a packet by itself, of those that the stub of the semantic sublayer knows. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
import type { ReceiveBuffer } from './records.ts';
import type { SesRequest } from './ses-request.ts';

type Request = ValueOf<typeof SesRequest>;

/** Which request it is. */
interface Kind {
  readonly write: Bits<1>;
  readonly send: Bits<1>;
  readonly no_op: Bits<1>;
  /** It is all of its message. */
  readonly single: Bits<1>;
  /** What is one packet has to be as long as it says. */
  readonly wrong_length: Bits<1>;
}

/** The kind of a request with a payload of that length. Combinational. */
export function kindOf(request: Request, length: Bits<14>): Kind {
  const isOp = (name: keyof typeof opcodes.code): Bits<1> => request.valid.and(request.opcode.eq(opcodes.code[name]));
  const single = request.som.and(request.eom);
  return {
    ...{ write: isOp('write'), send: isOp('send'), no_op: isOp('no_op'), single },
    wrong_length: single.and(request.request_length.ne(length.zext(32))),
  };
}

/** What a packet is compared with. */
interface ChecksOf {
  readonly kind: Kind;
  readonly request: Request;
  readonly length: Bits<14>;
  /** Of a WRITE, its region, and where it ends in that. */
  readonly region: { readonly hit: Bits<1>; readonly right: Bits<1>; readonly length: Bits<64> };
  readonly write_end: Bits<66>;
  /** The oldest buffer for SENDs, if there is one. */
  readonly posted: { readonly valid: Bits<1>; readonly payload: ValueOf<typeof ReceiveBuffer> };
}

/** The return code of the packet alone (ses.md 1.2). Combinational. */
export function ownCode(m: Ctx, { kind, request, length, region, write_end, posted }: ChecksOf): Bits<6> {
  const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const general = [
    [kind.wrong_length, code('op_violation')],
    [request.ie, code('initiator_error')],
  ] as const;
  const ofWrite = m.choose(
    [
      [region.hit.not(), code('bad_mkey')],
      [region.right.not(), code('perm_violation')],
      [write_end.gt(region.length.zext(66)), code('bad_addr')],
      ...general,
    ],
    code('ok'),
  );
  const ofSend = m.choose(
    [
      [kind.single.not(), code('unsupported_size')],
      [posted.valid.not(), code('no_match')],
      [length.zext(32).gt(posted.payload.length), code('too_long')],
      ...general,
    ],
    code('ok'),
  );
  return m.choose(
    [
      [kind.write, ofWrite],
      [kind.send, ofSend],
      [kind.no_op, code('ok')],
    ],
    code('unsupported_op'),
  );
}
