/** Every self-test, by name. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Capacity, Part } from '../boards/board.ts';
import type { SelfTestBench } from '../selftest/bench.ts';
import { aesBench, aesReasons } from './aes-bench.ts';
import { cbfcBench, cbfcReasons } from './cbfc-bench.ts';
import { llrBench, llrReasons } from './llr-bench.ts';
import { sackBench, sackReasons } from './sack-bench.ts';

export interface SelfTest {
  readonly name: string;
  readonly summary: string;
  /** The bench, made on demand. */
  readonly bench: () => SelfTestBench;
  /** Why it may fail, from bit 0 of `wrong` up. */
  readonly reasons: readonly string[];
  /** What a pass takes: powers of two. */
  readonly goal: { readonly checked: number; readonly faults: number };
  /**
   * What it takes of a part, with the serial line and all, where it was measured. LUTs of iCE40 are logic cells, as
   * nextpnr packs them.
   */
  readonly sizes: Readonly<Partial<Record<Part['family'], Capacity>>>;
}

export const selfTests: readonly SelfTest[] = [
  {
    name: 'cbfc',
    summary: 'credit-based flow control, 4 channels, over a wire that loses frames and messages',
    bench: cbfcBench,
    reasons: cbfcReasons,
    goal: { checked: 2 ** 12, faults: 2 ** 8 },
    sizes: {
      ice40: { lut: 4803, ff: 1970, bram: 5 },
      ecp5: { lut: 4339, ff: 1679, bram: 1 },
      xc7: { lut: 2562, ff: 1701, bram: 0 },
      xcup: { lut: 2564, ff: 1701, bram: 0 },
    },
  },
  {
    name: 'llr',
    summary:
      'link-level retry, 8 bytes a clock, 15 frames kept, over a wire that damages and loses frames and messages',
    bench: llrBench,
    reasons: llrReasons,
    goal: { checked: 2 ** 10, faults: 2 ** 8 },
    sizes: {
      ice40: { lut: 6535, ff: 3266, bram: 14 },
      ecp5: { lut: 5094, ff: 2988, bram: 2 },
      xcup: { lut: 3555, ff: 1841, bram: 0 },
    },
  },
  {
    name: 'sack',
    summary: 'the SACK tracker of 128 PSNs against packets that come late, twice or not at all',
    bench: sackBench,
    reasons: sackReasons,
    goal: { checked: 2 ** 14, faults: 2 ** 12 },
    sizes: {
      ecp5: { lut: 4127, ff: 1396, bram: 0 },
      xc7: { lut: 2949, ff: 1330, bram: 0 },
      xcup: { lut: 3576, ff: 1335, bram: 0 },
    },
  },
  {
    name: 'aes',
    summary: 'AES-128, a block and a key a clock, against signatures of what OpenSSL makes of the same blocks',
    bench: aesBench,
    reasons: aesReasons,
    goal: { checked: 2 ** 14, faults: 2 ** 5 },
    sizes: {},
  },
];

/** The self-test of that name; an unknown name is a `UserError` with the nearest one. */
export function findSelfTest(name: string): SelfTest {
  const test = selfTests.find((t) => t.name === name);
  if (test !== undefined) return test;
  const names = selfTests.map((t) => t.name);
  throw new UserError(`there is no self-test ${name}${didYouMean(name, names)} (self-tests: ${names.join(', ')})`);
}
