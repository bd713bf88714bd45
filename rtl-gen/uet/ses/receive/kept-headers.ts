/** Headers that wait for receives: which of the two tables has what is kept of a message. */
import { type Bits, bit, bits, type Ctx, clog2, record, type ValueOf } from '../../../hdl/index.ts';
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

/** Tables of headers, in the order of their numbers. */
const tables = ['deferral', 'rendezvous', 'kept'] as const;

/** The number of a header: that of its place, after those of the tables before its own. */
export const headerNumber = (table: (typeof tables)[number], options: Tables, slot: Bits): Bits<16> =>
  slot.zext(16).or(tables.indexOf(table) * mostOf(options));

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

/** What one of the tables has done with it: one header of a space is there at a time. Combinational. */
export const oneDone = (m: Ctx, first: Done, ...others: readonly Done[]): Done =>
  others.reduce(
    (one, other) => ({ valid: one.valid.or(other.valid), again: m.mux(other.valid, other.again, one.again) }),
    first,
  );

/**
 * What is kept of a rendezvous send from packet to packet: its place, as long as it has a receive or waits for one,
 * and how long its eager part is.
 */
export const KeptRendezvous = (slotBits: number) => record({ is: bit, slot: bits(slotBits), eager_length: bits(32) });
