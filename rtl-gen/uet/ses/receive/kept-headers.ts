/** Headers that wait for receives: which of the two tables has what is kept of a message. */
import { type Bits, bit, bits, type Ctx, clog2, record, type ValueOf } from '../../../hdl/index.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import { risksAt } from './guarded-packet.ts';
import type { FoundDone, FoundHeader } from './receive-turns.ts';
import type { SesTargetOptions } from './target-options.ts';

type Header = ValueOf<ReturnType<typeof FoundHeader>>;
type Done = ValueOf<typeof FoundDone>;

/**
 * Numbers of headers that a matching may keep: of deferrals, with rendezvous twice as many as the larger table has.
 */
export const headerNumbers = ({
  deferrals,
  rendezvous,
}: Pick<SesTargetOptions, 'deferrals' | 'rendezvous'>): number | undefined =>
  deferrals === undefined || rendezvous === undefined ? deferrals : 2 * Math.max(deferrals, rendezvous.slots);

/** The number of a header: that of its place, with those of rendezvous sends in the upper half. Combinational. */
function headerNumber(
  m: Ctx,
  options: SesTargetOptions,
  of: {
    readonly deferral: Bits | undefined;
    readonly rendezvous: { readonly is: Bits<1>; readonly slot: Bits } | undefined;
  },
): Bits<16> {
  const { deferral, rendezvous } = of;
  if (deferral === undefined) return m.lit(16, 0);
  if (rendezvous === undefined) return deferral.zext(16);
  const upper = m.lit(16, headerNumbers(options)! / 2);
  return m.mux(rendezvous.is, rendezvous.slot.zext(16).or(upper), deferral.zext(16));
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
  },
) {
  const { packet, context, keep, deferral } = of;
  const { match_bits, initiator, request_length, job_id } = packet.step.first;
  const number = headerNumber(m, options, { deferral, rendezvous: packet.rendezvous });
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
  const isRest = header.slot.at(clog2(headerNumbers(options)!) - 1);
  const to = (slots: number, is: Bits<1>) => ({
    ...header,
    valid: header.valid.and(is),
    slot: header.slot.trunc(clog2(slots)),
  });
  const { deferrals, rendezvous } = options;
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
