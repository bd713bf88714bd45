/** The self-tests of the datapath, those first that a board takes if it may choose. */
import type { SelfTest } from '../selftest/self-test-entry.ts';
import { aesBench, aesReasons } from './aes-bench.ts';
import { cbfcBench, cbfcReasons } from './cbfc-bench.ts';
import { llrBench, llrReasons } from './llr-bench.ts';
import { sackBench, sackReasons } from './sack-bench.ts';

/** What has room for all of them. */
const largeBoards = ['ulx3s', 'versa_ecp5', 'arty_a7', 'kcu116', 'alveo_u50'];

export const selfTests: readonly SelfTest[] = [
  {
    name: 'sack',
    summary: 'the SACK tracker of 128 PSNs against packets that come late, twice or not at all',
    boards: largeBoards,
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
    boards: largeBoards,
    bench: aesBench,
    reasons: aesReasons,
    goal: { checked: 2 ** 14, faults: 2 ** 5 },
    sizes: {},
  },
  {
    name: 'llr',
    summary:
      'link-level retry, 8 bytes a clock, 15 frames kept, over a wire that damages and loses frames and messages',
    boards: ['hx8k', ...largeBoards],
    bench: llrBench,
    reasons: llrReasons,
    goal: { checked: 2 ** 10, faults: 2 ** 8 },
    sizes: {
      ice40: { lut: 6700, ff: 3310, bram: 14 },
      ecp5: { lut: 4905, ff: 3034, bram: 2 },
      xc7: { lut: 4022, ff: 1886, bram: 0 },
      xcup: { lut: 4238, ff: 1887, bram: 0 },
    },
  },
  {
    name: 'cbfc',
    summary: 'credit-based flow control, 4 channels, over a wire that loses frames and messages',
    boards: ['icebreaker', 'hx8k', ...largeBoards],
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
];
