/** Data of a regression's page, for tests. */
import type { RegressionPageData } from '../regression-page-data.ts';

/**
 * A design with a failure of the engine and one of its own, one that passed, and a file of tests; the second of its
 * folder.
 */
export function sampleRegression(): RegressionPageData {
  const example = {
    item: 'tracker_w64/property/wasm/2',
    seed: 77,
    cycle: 482,
    message: 'cycle 482: cack is 12, the golden model says 11\n  and <more> of "it"',
    replay: 'npx gatewright sim tracker_w64 --clocks 10000 --engine wasm --seed 77 --runs 1',
  };
  const failure = {
    block: 'queue',
    assertion: 'cycle N: cack is N, the golden model says N',
    divergence: null,
    compared: true,
    count: 37,
    subjects: ['tracker_w64', 'tracker_w128'],
    tests: ['property', 'a recorded flow'],
    engines: ['wasm', 'yosys'],
    isNew: true,
    example,
  };
  const tally = { items: 40, failed: 37, tests: 40, clocks: 400_000 };
  const none = { coverage: null, functional: null, mutation: null };
  const points = { hit: 950, waived: 20, total: 1000 };
  const row = { test: 'property', engine: 'wasm', ...tally };
  const survivor = {
    kind: 'constant',
    what: '3 -> 4 in <cack>',
    scope: 'bitmap',
    at: { file: 'rtl-gen/a.ts', line: 3 },
  };
  const trendRow = { content: '0123456789abcdef', seed: 5, items: 90, failed: 1, clocks: 800_000 };
  return {
    version: '0.1.0',
    content: 'fedcba9876543210',
    choice: { seed: 1234567890, runs: 20, engines: ['wasm', 'yosys'] },
    shard: null,
    passed: false,
    counts: { items: 100, failed: 38, tests: 140, clocks: 800_400, missing: 0 },
    failures: [
      failure,
      {
        ...failure,
        assertion: 'assertion fifo.never_full',
        count: 1,
        engines: ['yosys'],
        divergence: { signal: 'bitmap.base', cycle: 12, engine: 'yosys' },
        isNew: false,
      },
    ],
    gone: ['queue | assertion old'],
    subjects: [
      {
        name: 'tracker_w64',
        kind: 'design',
        ...tally,
        rows: [row, { ...row, engine: 'yosys' }],
        coverage: { runs: 40, kinds: [{ kind: 'if', points }], page: 'coverage/tracker_w64.html' },
        functional: { bins: 12, covered: 11, missing: ['traffic, order: 11 of 12 bins; never saw "any <psn>"'] },
        mutation: null,
      },
      {
        name: 'tracker_w128',
        kind: 'design',
        ...{ ...tally, failed: 0 },
        rows: [{ ...row, failed: 0 }],
        ...none,
        mutation: { total: 100, killed: 98, equivalent: 1, survivors: [survivor] },
      },
      {
        name: 'rtl-gen/lib/stream/fifo.test.ts',
        kind: 'suite',
        items: 20,
        failed: 1,
        tests: 60,
        clocks: 0,
        rows: [],
        ...none,
      },
    ],
    trend: [
      { ...trendRow, coverage: { hit: 900, total: 980 }, mutants: null, failures: ['queue | assertion old'] },
      {
        ...trendRow,
        failed: 38,
        seed: 1234567890,
        coverage: { hit: 950, total: 980 },
        mutants: { killed: 98, total: 100 },
        failures: ['a', 'b'],
      },
    ],
    times: {
      seconds: 123.4,
      subjects: { tracker_w64: 60.25, tracker_w128: 50, 'rtl-gen/lib/stream/fifo.test.ts': 13.15 },
      slowest: [{ id: 'rtl-gen/lib/stream/fifo.test.ts/1', seconds: 9.5 }],
    },
  };
}
