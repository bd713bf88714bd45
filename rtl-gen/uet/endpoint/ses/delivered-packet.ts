/** A packet that the PDS target has judged, as the semantic sublayer takes it. */
import { type Bits, type Ctx, unpack, type ValueOf } from '../../../hdl/index.ts';
import type { Delivery } from '../../pds/target-side/records.ts';
import { hasCompare, sizeOfType } from '../../ses/atomic-unit/atomic-check.ts';
import type { SesPacket } from '../../ses/ses-packet.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { opcodes, sesAtomic, sesStandard } from '../../wire/layout/index.ts';
import { firstBytes, headerAt, isOneOf } from '../../wire/parser/take.ts';
import type { RxAside } from '../receive/join-records.ts';
import { sesRequest } from './ses-request.ts';

/** An opcode that no operation has. */
const none = opcodes.code.extended;

/** The most bytes of a packet that a header can say. */
const longest = 2 ** 14 - 1;

/**
 * One that is not delivered is a NO_OP, which only keeps its place in the order; one that is no request has an opcode
 * that is not supported. The PDC stands for the peer: PDCIDs of a target are unique. Flags and addressing are at one
 * place in all forms. A READ asks for the rest of its message, but for no more than `mtu` bytes where it is not its
 * last packet; later packets say how many. An atomic works on the bytes of its payload, or as many as one of its type
 * has. Combinational. Sources: uet-wire.md 12.1 to 12.4.
 */
export function deliveredPacket(
  m: Ctx,
  { delivered, side, rudi }: ValueOf<ReturnType<typeof RxAside>>,
  { pdcid, rod }: ValueOf<typeof Delivery>,
  mtu: number,
): Omit<ValueOf<typeof SesPacket>, 'valid'> {
  const request = sesRequest(m, side.ses, side.ses_header);
  const standard = unpack(headerShape(sesStandard), firstBytes(side.ses_header, sesStandard.bytes));
  const isRead = request.opcode.eq(opcodes.code.read).and(request.valid);
  const ofSome = m.lit(14, longest).mask(request.request_length.gt(longest)).or(request.request_length.trunc(14));
  const asked = m.choose(
    [
      [request.som.and(request.eom), ofSome],
      [request.som, m.lit(14, mtu)],
    ],
    standard.place.continued.payload_length,
  );
  // A swap works on bytes that are not its payload.
  const isAtomic = isOneOf(request.opcode, [opcodes.code.atomic, opcodes.code.fetching_atomic]);
  const workedOn =
    side.extension === undefined ? side.length : m.mux(isAtomic, swapped(m, side.extension, side.length), side.length);
  const zero = <W extends number>(width: W): Bits<W> => m.lit(width, 0);
  return {
    opcode: m.choose(
      [
        [delivered.not(), m.lit(6, opcodes.code.no_op)],
        [request.valid, request.opcode],
      ],
      m.lit(6, none),
    ),
    version: standard.version,
    small: side.ses.is('request_small'),
    rudi: rudi?.is ?? zero(1),
    rod,
    dc: standard.dc,
    ie: request.ie,
    rel: standard.rel,
    hd: request.has_header_data,
    som: request.som.or(delivered.not()).or(request.valid.not()),
    eom: request.eom.or(delivered.not()).or(request.valid.not()),
    message_id: request.message_id,
    ri_generation: standard.ri_generation,
    job_id: request.job_id,
    pid_on_fep: standard.pid_on_fep,
    resource_index: standard.resource_index,
    buffer_offset: request.buffer_offset,
    initiator: request.initiator,
    match_bits: request.key,
    header_data: request.header_data,
    request_length: request.request_length,
    payload_length: m.mux(isRead, asked, workedOn),
    message_offset: request.message_offset,
    peer: zero(16),
    pdc: pdcid,
  };
}

/** Bytes that an atomic works on: of its payload, or, where it has its operands in the extension, of its type. */
function swapped(m: Ctx, extension: Bits, length: Bits<14>): Bits<14> {
  const { amo_opcode, data_type } = headerAt(sesAtomic, extension);
  return m.mux(hasCompare(amo_opcode), sizeOfType(data_type).oneHot(4).zext(14), length);
}
