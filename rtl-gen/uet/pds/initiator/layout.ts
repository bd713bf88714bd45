/** The sizes of a PDS initiator, and how its state is laid over memories. */
import { UserError } from '../../../../support/user-error.ts';
import { type Bits, clog2 } from '../../../hdl/index.ts';
import { slotBits, windowLayout } from '../window.ts';

export interface InitiatorSize {
  /** N, the PDCs: a power of two from 2 to 4,096. */
  readonly contexts: number;
  /**
   * W, the packets of a PDC that have a PSN and are not retired, those that wait to be sent included: `windowSizes`.
   */
  readonly window: number;
  /** P, the packets of all PDCs together: a power of two from 64 to 8,192. */
  readonly records: number;
  /** Limit_PSN_Range: no data has a PSN from Start_PSN + 2^n on (uet-wire.md 7.2, where n is 31). 8 to 31. */
  readonly rangeBits?: number | undefined;
  /**
   * The upper half of the places are return spaces (uet-wire.md 7.12) of PDCs that a target beside it has. PDCIDs of
   * initiators have 1 as bit 15 then, those of that target 0. Default `false`.
   */
  readonly returns?: boolean;
  /** What congestion control asks of it beside: `CongestionNeeds`. */
  readonly congestion?: CongestionNeeds;
}

/** What differs between ways of congestion control. */
export interface CongestionNeeds {
  /** Clocks from `pick` to `picked`: 8 or more. */
  readonly pickLatency: number;
  /** It adapts: an ACK says how large the packet is that it answers, and a context that begins is told at once. */
  readonly adapts: boolean;
}

/** Clocks from `pick` to `picked` where congestion control does not need more. */
export const pickLatency = 8;

const simplest: CongestionNeeds = { pickLatency, adapts: false };

export interface InitiatorLayout {
  readonly contexts: number;
  readonly contextBits: number;
  readonly window: number;
  /** Bits of a slot's number in its PDC: PSNs whose offsets from Start_PSN are equal modulo W share a slot. */
  readonly ringBits: number;
  /** Words of 64 slots, and the words of one bank, even or odd ones. */
  readonly words: number;
  readonly wordBits: number;
  readonly bankDepth: number;
  readonly bankBits: number;
  readonly records: number;
  readonly recordBits: number;
  readonly rangeBits: number;
  readonly returns: boolean;
  readonly congestion: CongestionNeeds;
  /** As in module names: `n256_w256`. */
  readonly suffix: string;
}

const isPower = (value: number, from: number, to: number): boolean =>
  Number.isInteger(Math.log2(value)) && value >= from && value <= to;

/** The layout of N PDCs, W slots each and P records; other numbers than `InitiatorSize` allows are a `UserError`. */
export function initiatorLayout({
  contexts,
  window,
  records,
  rangeBits = 31,
  returns = false,
  congestion = simplest,
}: InitiatorSize): InitiatorLayout {
  if (!isPower(contexts, 2, 4096)) {
    throw new UserError(`${contexts} PDCs are not supported: choose a power of two from 2 to 4,096`);
  }
  if (!isPower(records, 64, 8192)) {
    throw new UserError(`${records} records are not supported: choose a power of two from 64 to 8,192`);
  }
  if (!Number.isInteger(rangeBits) || rangeBits < 8 || rangeBits > 31) {
    throw new UserError(`a range of 2^${rangeBits} PSNs is not supported: choose 8 to 31`);
  }
  const { pickLatency: picksAfter, adapts } = congestion;
  if (!Number.isInteger(picksAfter) || picksAfter < pickLatency) {
    throw new UserError(`an entropy value after ${picksAfter} clocks is not supported: choose ${pickLatency} or more`);
  }
  const { words, wordBits } = windowLayout(window);
  const bankDepth = (contexts * words) / 2;
  return {
    contexts,
    contextBits: clog2(contexts),
    window,
    ringBits: slotBits + wordBits,
    words,
    wordBits,
    bankDepth,
    bankBits: clog2(bankDepth),
    records,
    recordBits: clog2(records),
    rangeBits,
    returns,
    congestion,
    suffix: [
      `n${contexts}_w${window}`,
      ...(rangeBits === 31 ? [] : [`r${rangeBits}`]),
      ...(returns ? ['returns'] : []),
      ...(picksAfter === pickLatency ? [] : [`pick${picksAfter}`]),
      ...(adapts ? ['adapts'] : []),
    ].join('_'),
  };
}

/** The place of a PDCID of ours: with return spaces its bit 15 says of which half. */
export const placeOfPdcid = ({ contextBits, returns }: InitiatorLayout, pdcid: Bits<16>): Bits =>
  returns
    ? pdcid
        .at(15)
        .not()
        .cat(pdcid.trunc(contextBits - 1))
    : pdcid.trunc(contextBits);

/** Whether a place is that of a return space. */
export const isReturn = ({ contextBits, returns }: InitiatorLayout, place: Bits): Bits<1> | undefined =>
  returns ? place.at(contextBits - 1) : undefined;
