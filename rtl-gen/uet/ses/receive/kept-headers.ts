/** Headers that wait for receives: which of the two tables has what is kept of a message. */
import { type Bits, bit, bits, type Ctx, clog2, record, type ValueOf } from '../../../hdl/index.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import { risksAt } from './guarded-packet.ts';
import type { FoundDone, FoundHeader } from './receive-turns.ts';
import type { SesTargetOptions } from './target-options.ts';

type Header = ValueOf<ReturnType<typeof FoundHeader>>;
type Done = ValueOf<typeof FoundDone>;

type Tables = Pick<SesTargetOptions, 'deferrals' | 'rendezvous' | 'unexpected'>;

/** Places of the largest table. */
const mostOf = ({ deferrals = 0, rendezvous, unexpected }: Tables): number =>
  Math.max(deferrals, rendezvous?.slots ?? 0, unexpected?.places ?? 0);

/**
 * Numbers of headers that a matching may keep: of deferrals; twice as many as the largest table has with rendezvous,
 * and four times with bytes that are kept.
 */
export const headerNumbers = (tables: Tables): number | undefined => {
  const { deferrals, rendezvous, unexpected } = tables;
  if (deferrals === undefined) return undefined;
  return (unexpected !== undefined ? 4 : rendezvous !== undefined ? 2 : 1) * mostOf(tables);
};

/** A place of a table, where the message has one there. */
interface PlaceOf {
  readonly is: Bits<1>;
  readonly slot: Bits;
}

/**
 * The number of a header: that of its place, with those of rendezvous sends in the second part, and those of bytes that
 * are kept in the third. Combinational.
 */
function headerNumber(
  m: Ctx,
  options: SesTargetOptions,
  of: {
    readonly deferral: Bits | undefined;
    readonly rendezvous: PlaceOf | undefined;
    readonly buffer: PlaceOf | undefined;
  },
): Bits<16> {
  const { deferral, rendezvous, buffer } = of;
  if (deferral === undefined) return m.lit(16, 0);
  const second = m.lit(16, mostOf(options));
  const either =
    rendezvous === undefined
      ? deferral.zext(16)
      : m.mux(rendezvous.is, rendezvous.slot.zext(16).or(second), deferral.zext(16));
  if (buffer === undefined) return either;
  return m.mux(buffer.is, buffer.slot.zext(16).or(m.lit(16, 2 * mostOf(options))), either);
}

/** What a message asks the matching with. Combinational. */
export function askOf(
  m: Ctx,
  options: SesTargetOptions,
  of: {
    readonly packet: CheckedPacketValue;
    readonly context: Bits;
    readonly keep: Bits<1>;
    readonly deferral: Bits | undefined;
    readonly buffer: PlaceOf | undefined;
  },
) {
  const { packet, context, keep, deferral, buffer } = of;
  const { match_bits, initiator, request_length, job_id } = packet.step.first;
  const number = headerNumber(m, options, { deferral, rendezvous: packet.rendezvous, buffer });
  const risks = packet.guard?.risks.zext(16).shl(risksAt);
  return {
    resource: context,
    keep,
    tag: { match_bits, initiator },
    header: { ...packet.message, kept_at: risks === undefined ? number : number.or(risks), request_length },
    job_id: options.jobs && job_id,
  };
}

/** A header that a receive has found, for the table that has its message. Combinational. */
export function headerOf(options: SesTargetOptions, header: Header) {
  const { deferrals, rendezvous, unexpected } = options;
  const bits = clog2(headerNumbers(options)!);
  const to = (slots: number, is: Bits<1>) => ({
    ...header,
    valid: header.valid.and(is),
    slot: header.slot.trunc(clog2(slots)),
  });
  if (unexpected !== undefined) {
    const [isKept, isRest] = [header.slot.at(bits - 1), header.slot.at(bits - 2)];
    return {
      deferral: to(deferrals!, isKept.or(isRest).not()),
      rendezvous: rendezvous && to(rendezvous.slots, isRest),
      kept: to(unexpected.places, isKept),
    };
  }
  const isRest = header.slot.at(bits - 1);
  if (rendezvous === undefined) return { deferral: header };
  return { deferral: to(deferrals!, isRest.not()), rendezvous: to(rendezvous.slots, isRest) };
}

/** What either has done with it: one header of a space is there at a time. Combinational. */
export const eitherDone = (m: Ctx, one: Done, other: Done | undefined): Done =>
  other === undefined ? one : { valid: one.valid.or(other.valid), again: m.mux(other.valid, other.again, one.again) };

/**
 * What is kept of a rendezvous send from packet to packet: its place, as long as it has a receive or waits for one,
 * and how long its eager part is.
 */
export const KeptRendezvous = (slotBits: number) => record({ is: bit, slot: bits(slotBits), eager_length: bits(32) });
