/** The sizes and policies of the arrival side of a PDS target. */
import { UserError } from '../../../../../support/user-error.ts';
import type { Bits } from '../../../../hdl/index.ts';
import { type TrackerLayout, type TrackerSize, trackerLayout } from '../tracker-layout.ts';

export interface ArrivalOptions extends TrackerSize {
  /**
   * The upper half of the contexts are return spaces of PDCs that an initiator beside it has opened (uet-wire.md 7.12).
   * PDCIDs of that initiator have 1 as bit 15, those of the target 0. Default `false`.
   */
  readonly adopts?: boolean;
  /** How many of the contexts, the last ones, are the reserved pool. Default 0. */
  readonly reserved?: number;
  /** Which bits of pdc_info ask for a PDC of the reserved pool (uet-wire.md 13.2). Default none. */
  readonly reservedBits?: 0b0000 | 0b0001 | 0b1000 | 0b1001;
  /** Ways of the table of initiators; it has room for twice as many as there are contexts. Default 4. */
  readonly ways?: number;
  /** Duplicates are answered all, or only those that have retx (13.17). Default `all`. */
  readonly duplicates?: 'all' | 'retx';
  /** A trimmed packet that has been received is answered as a duplicate is, or dropped (11.4). Default `answer`. */
  readonly trimmedDuplicates?: 'answer' | 'drop';
  /** What becomes of a packet that would open a ROD PDC and is not its first (7.6). Default `nack`. */
  readonly rodFirst?: 'nack' | 'drop';
  /** ROD_OOO once for each gap, or for every packet beyond it (7.7). Default `gap`. */
  readonly rodNacks?: 'gap' | 'every';
}

/** What of a PDCID is the index of a context, and what its generation; where the table of initiators puts one. */
export interface ArrivalLayout extends TrackerLayout, Required<Omit<ArrivalOptions, 'rangeBits'>> {
  readonly generationBits: number;
  readonly sets: number;
}

/** The layout of options; other numbers than they allow are a `UserError`. */
export function arrivalLayout(options: ArrivalOptions): ArrivalLayout {
  const tracker = trackerLayout(options);
  const { contexts, contextBits } = tracker;
  if (contexts < 4 || 2 ** contextBits !== contexts) {
    throw new UserError(`${contexts} PDCs are not supported: choose a power of two from 4 to 4,096`);
  }
  const {
    adopts = false,
    reserved = 0,
    reservedBits = 0,
    ways = 4,
    duplicates = 'all',
    trimmedDuplicates = 'answer',
    rodFirst = 'nack',
    rodNacks = 'gap',
  } = options;
  if (!Number.isInteger(reserved) || reserved < 0 || reserved > contexts - 2 || reserved === 1) {
    throw new UserError(`a reserved pool of ${reserved} PDCs is not supported: choose 0, or 2 to ${contexts - 2}`);
  }
  if (adopts && reserved > 0) throw new UserError('a target that adopts PDCs has no reserved pool: choose one of both');
  const sets = Math.max(2, (2 * contexts) / ways);
  if (!Number.isInteger(Math.log2(sets))) {
    throw new UserError(`${ways} ways are not supported: choose 1, 2, 4 or 8`);
  }
  const policies = { duplicates, trimmedDuplicates, rodFirst, rodNacks };
  const suffix = `${tracker.suffix}${adopts ? '_adopts' : ''}`;
  return {
    ...tracker,
    ...policies,
    suffix,
    adopts,
    reserved,
    reservedBits,
    ways,
    sets,
    generationBits: 16 - contextBits,
  };
}

/** Whether a context, or that of a PDCID as the target has it inside, is one of those that are adopted. */
export const isAdopted = (
  { adopts, contextBits }: Pick<ArrivalLayout, 'adopts' | 'contextBits'>,
  pdcid: Bits,
): Bits<1> | undefined => (adopts ? pdcid.at(contextBits - 1) : undefined);
