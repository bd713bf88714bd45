import { expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../../rtl-gen/uet/pds/sack-tracker.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import { type WaveScope, waveTree } from '../../waves/wave-tree.ts';

test('streams and records of a design are scopes, also within instances', async () => {
  const simulator = await wasmEngine.create(elaborate(sackTracker(128)), { trace: true });
  const tree = waveTree(simulator.signals, 'top');
  const lines = (scope: WaveScope, path: string): string[] =>
    scope.kind === 'struct' && scope.signals.length > 0
      ? [`${path}: ${scope.signals.map(({ label }) => label).join(' ')}`]
      : [];
  const all = (scope: WaveScope, path: string): string[] => [
    ...lines(scope, path),
    ...scope.scopes.flatMap((inner) => all(inner, `${path}.${inner.label}`)),
  ];
  const records = all(tree, 'top');
  expect(records.slice(0, 8)).toMatchInlineSnapshot(`
    [
      "top.start: payload valid ready",
      "top.arrival: payload valid ready",
      "top.verdict: valid ready",
      "top.verdict.payload: psn verdict",
      "top.query: payload valid ready",
      "top.sack: valid ready",
      "top.sack.payload: base cack bitmap",
      "top.hole: word lap",
    ]
  `);
  expect(records.some((line) => line.split('.').length > 3)).toBe(true);
});
