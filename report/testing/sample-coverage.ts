/** Coverage of a design that is none, with something of each kind. */
import type { CoveragePageData, CoveragePointRow, CoverageSignalRow } from '../coverage-page-data.ts';

/** A file of a design that misses something of each kind. */
const file = 'rtl/machine.ts';
const source = [
  "export const machine = module('machine', ...);",
  "const state = m.reg('state', State);",
  'm.when(go.and(x < 3), () => {',
  "  state.set('busy');",
  '});',
  'm.when(stop, () => y.set(0)); // uncovered if taken: nothing stops it',
  'const z = m.mux(a, b, c);',
].join('\n');

const at = (line: number) => ({ file, line });
const counts = { hit: 1, waived: 0, total: 2 };

/** A point of the sample. */
export function point(
  line: number,
  kind: string,
  arm: string,
  state: CoveragePointRow['state'],
  more = {},
): CoveragePointRow {
  const base = { module: 'machine', ordinal: 1, name: '', statements: [], instances: 2 };
  return { ...base, at: at(line), kind, arm, state, hitIn: state === 'hit' ? 1 : 0, ...more };
}

/** A signal some of whose bits did not toggle. */
export const signal: CoverageSignalRow = {
  module: 'machine',
  name: 'count',
  at: at(1),
  width: 12,
  bits: '0xfff',
  rose: '0x04f',
  fell: '0x00f',
  waived: '0xc00',
  instances: 2,
};

/** Its coverage. */
export const sampleCoverage: CoveragePageData = {
  design: 'machine_<2>',
  engine: 'wasm',
  runs: 3,
  clocks: 12_345,
  kinds: [{ kind: 'if', points: counts, instances: { hit: 1, waived: 1, total: 4 } }],
  instances: [{ path: '', module: 'machine', points: counts, toggles: counts }],
  points: [
    point(3, 'if', 'taken', 'missed', { statements: [at(4)] }),
    point(3, 'if', 'not taken', 'hit'),
    point(6, 'if', 'taken', 'waived'),
    point(6, 'if', 'not taken', 'hit'),
    ...[1, 2, 3].flatMap((ordinal) => [
      point(7, 'mux', '1', 'hit', { ordinal }),
      point(7, 'mux', '0', ordinal < 3 ? 'missed' : 'hit', { ordinal }),
    ]),
    ...['idle', 'busy'].map((arm) => point(2, 'state', arm, arm === 'idle' ? 'hit' : 'missed', { name: 'state' })),
    point(2, 'transition', 'idle -> busy', 'missed', { name: 'state' }),
  ],
  signals: [signal],
  strays: [{ at: at(2), text: 'state: busy -> idle' }],
  waivers: [
    { file, line: 6, kind: 'if', which: 'taken', reason: 'nothing stops it', points: 1 },
    { file, line: 7, kind: 'mux', which: '1', reason: 'a < b', points: 3, stale: 'mux 1 covered' },
    { file, line: 1, kind: 'module', which: '', reason: 'other', points: 0 },
  ],
  sources: new Map([[file, source]]),
};
