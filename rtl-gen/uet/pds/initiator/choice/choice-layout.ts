/** The sizes of PDC choice, and where the parts of a PDCID and the counts of its tables lie. */
import { UserError } from '../../../../../support/user-error.ts';
import { clog2 } from '../../../../hdl/index.ts';

export interface ChoiceOptions {
  /** N, the PDCs: a power of two from 4 to 4,096. */
  readonly contexts: number;
  /** Packets that a PDC takes before the oldest of them is retired, sent or not: a power of two from 64 to 16,384. */
  readonly ring: number;
  /** K, the PDCs that a tuple of RUD may have: 1, 2 or 4. Default 1. */
  readonly pdcsPerTuple?: 1 | 2 | 4;
  /** Tuples that can have PDCs or packets at the same time, a power of two. Default 2 N, 64 at least. */
  readonly tuples?: number;
  /** Packets that can wait for a PDC or for room in one, a power of two from 64 to 4,096. Default 256. */
  readonly parked?: number;
  /** Bits of the handle under which SES keeps a packet's header and payload. Default 32. */
  readonly handleBits?: number;
  /** A message may say that data is to come back before it is over. Default `false`. */
  readonly expects?: boolean;
}

export interface ChoiceLayout extends Required<ChoiceOptions> {
  readonly contextBits: number;
  /** A PDCID is {1, generation, index}: bit 15 tells it from those of the target (endpoint rules of PDCIDs). */
  readonly generationBits: number;
  readonly tupleBits: number;
  /** Bits of the counts of a PDC's packets, modulo twice the ring. */
  readonly countBits: number;
  /** Bits of the numbers that keep parked packets of a tuple in order. */
  readonly orderBits: number;
  /** As in module names. */
  readonly suffix: string;
}

const isPowerOfTwo = (value: number): boolean => Number.isInteger(Math.log2(value));

function check(what: string, value: number, least: number, most: number): void {
  if (isPowerOfTwo(value) && value >= least && value <= most) return;
  throw new UserError(`${value} ${what} are not supported: choose a power of two from ${least} to ${most}`);
}

/** The layout of options; other numbers than they allow are a `UserError`. */
export function choiceLayout(options: ChoiceOptions): ChoiceLayout {
  const { contexts, ring, pdcsPerTuple = 1, parked = 256, handleBits = 32, expects = false } = options;
  const { tuples = Math.max(64, 2 * contexts) } = options;
  check('PDCs', contexts, 4, 4096);
  check('packets of a PDC', ring, 64, 16_384);
  check('PDCs of a tuple', pdcsPerTuple, 1, 4);
  check('tuples', tuples, 64, 16_384);
  check('packets that wait', parked, 64, 4096);
  if (!Number.isInteger(handleBits) || handleBits < 1) {
    throw new UserError(`A handle of ${handleBits} bits is not supported: choose 1 or more`);
  }
  const contextBits = clog2(contexts);
  return {
    contexts,
    ring,
    pdcsPerTuple,
    tuples,
    parked,
    handleBits,
    expects,
    contextBits,
    generationBits: 15 - contextBits,
    tupleBits: clog2(tuples),
    countBits: clog2(ring) + 1,
    orderBits: clog2(parked) + 1,
    suffix: `n${contexts}_r${ring}_k${pdcsPerTuple}_p${parked}${expects ? '_x' : ''}`,
  };
}
