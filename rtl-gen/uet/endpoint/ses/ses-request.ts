/** The fields of an SES request, whichever of its three forms it has. */
import { type Bits, bit, bits, type Ctx, type EnumV, record, type Shape, unpack } from '../../../hdl/index.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { sesMedium, sesSmall, sesStandard } from '../../wire/layout/index.ts';
import type { SesKind } from '../../wire/parser/ses-stage.ts';
import { firstBytes } from '../../wire/parser/take.ts';

/** Fields that a form does not have are 0; of single packets som and eom are 1. */
export const SesRequest = record({
  /** It is a request of one of the three forms. */
  valid: bit,
  opcode: bits(6),
  ie: bit,
  som: bit,
  eom: bit,
  message_id: bits(16),
  job_id: bits(24),
  /** Of small requests the index of an optimized key: bit 62, and the index (ses.md 5.1). */
  key: bits(64),
  buffer_offset: bits(64),
  message_offset: bits(32),
  request_length: bits(32),
  has_header_data: bit,
  header_data: bits(64),
  initiator: bits(32),
});

type Kind = typeof SesKind extends Shape<infer V> ? V : never;
type KindName = typeof SesKind extends Shape<EnumV<infer K>> ? K : never;

/**
 * Reads the header of that kind, whose first byte is the most significant of `header`. Combinational.
 *
 * Source: uet-wire.md 12.1 to 12.4; ses.md 2.4, 5.1.
 */
export function sesRequest(m: Ctx, kind: Kind, header: Bits): typeof SesRequest extends Shape<infer V> ? V : never {
  const standard = unpack(headerShape(sesStandard), firstBytes(header, sesStandard.bytes));
  const medium = unpack(headerShape(sesMedium), firstBytes(header, sesMedium.bytes));
  const small = unpack(headerShape(sesSmall), firstBytes(header, sesSmall.bytes));
  const is = (name: KindName): Bits<1> => kind.is(name);
  const { is_standard, is_medium, is_small } = m.named({
    is_standard: is('request_std'),
    is_medium: is('request_medium'),
    is_small: is('request_small'),
  });
  const isLater = standard.som.not();
  const optimized = m.lit(2, 1).cat(m.lit(50, 0)).cat(small.resource_index).as(64);
  const chosen = (ofStandard: Bits, ofMedium: Bits, ofSmall: Bits): Bits =>
    m.mux(is_standard, ofStandard, m.mux(is_medium, ofMedium, ofSmall));
  return {
    valid: is_standard.or(is_medium).or(is_small),
    opcode: standard.opcode,
    ie: standard.ie,
    som: standard.som.or(is_standard.not()),
    eom: standard.eom.or(is_standard.not()),
    message_id: standard.message_id.mask(is_standard),
    job_id: standard.job_id,
    key: chosen(standard.match.key.key, medium.key, optimized).as(64),
    buffer_offset: chosen(
      standard.target.offset.buffer_offset,
      medium.data.offset.buffer_offset.mask(medium.hd.not()),
      small.buffer_offset,
    ).as(64),
    message_offset: standard.place.continued.message_offset.mask(is_standard.and(isLater)),
    request_length: m.mux(is_standard, standard.request_length, small.request_length.zext(32)),
    has_header_data: chosen(standard.hd.and(standard.som), medium.hd, m.lit(1, 0)).as(1),
    header_data: chosen(standard.place.start.header_data, medium.data.header.header_data, m.lit(64, 0)).as(64),
    initiator: chosen(standard.initiator, medium.initiator, m.lit(32, 0)).as(32),
  };
}
