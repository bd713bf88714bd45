/** What answers a packet: the response that PDS is given, and what is stored of it until its ACK is sent. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import type { Cookie, SesResponse } from '../../pds/target-side/records.ts';
import { nextHeaders, responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import type { StoredResponse } from './records.ts';

/** To whom, and what it says. */
export interface PacketAnswer {
  readonly pdcid: Bits<16>;
  readonly psn: Bits<32>;
  readonly cookie: ValueOf<typeof Cookie>;
  readonly message_id: Bits<16>;
  readonly job_id: Bits<24>;
  /** It is the default response, and by a PDC not guaranteed. */
  readonly plain: Bits<1>;
  /** It concludes a message of a return space. */
  readonly concludes: Bits<1>;
  readonly return_code: Bits<6>;
  /** Bytes of memory are in it. */
  readonly has_data: Bits<1>;
  readonly modified_length: Bits<32>;
  readonly ri_generation: Bits<8>;
}

/** What PDS is given; `handle` names what is stored, with bit 31 what concludes. Combinational. */
export function givenResponse(
  m: Ctx,
  answer: PacketAnswer,
  { handle, adopts, atomics }: { readonly handle: Bits; readonly adopts: boolean; readonly atomics: boolean },
): ValueOf<typeof SesResponse> {
  const header = (name: keyof typeof nextHeaders.code): Bits<4> => m.lit(4, nextHeaders.code[name]);
  return {
    pdcid: answer.pdcid,
    psn: answer.psn,
    cookie: answer.cookie,
    guaranteed: answer.plain.not(),
    plain_ok: answer.plain,
    handle: adopts ? answer.concludes.cat(handle.zext(31)) : handle.zext(32),
    next_hdr: atomics ? m.mux(answer.has_data, header('response_data'), header('response')) : header('response'),
  };
}

/** What is stored; `list` and `fetched` where there are any (uet-wire.md 12.7). Combinational. */
export function storedAnswer(
  m: Ctx,
  answer: PacketAnswer,
  more: Pick<ValueOf<ReturnType<typeof StoredResponse>>, 'list' | 'fetched'>,
): ValueOf<ReturnType<typeof StoredResponse>> {
  return {
    list: more.list,
    opcode: m.choose(
      [
        [answer.plain, m.lit(6, responseOpcodes.code.default_response)],
        [answer.has_data, m.lit(6, responseOpcodes.code.response_w_data)],
      ],
      m.lit(6, responseOpcodes.code.response),
    ),
    return_code: answer.return_code,
    message_id: answer.message_id,
    ri_generation: answer.ri_generation,
    job_id: answer.job_id,
    modified_length: answer.modified_length,
    fetched: more.fetched,
  };
}

/** What an endpoint that reads knows of a packet that it does not read for, or whose atomic it does not do. */
interface Unread {
  readonly is_standard: Bits<1>;
  readonly fits: Bits<1>;
  readonly isUndone: Bits<1>;
}

/** Why: its header; its length; there is no room. Combinational. */
export function unreadCode(m: Ctx, { is_standard, fits, isUndone }: Unread): Bits<6> {
  const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  return m.choose(
    [
      [is_standard.not().or(isUndone), code('unsupported_op')],
      [fits.not(), code('unsupported_size')],
    ],
    code('uncor_trnsnt'),
  );
}
