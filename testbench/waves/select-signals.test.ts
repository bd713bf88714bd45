import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { wasmEngine } from '../engine/wasm/engine.ts';
import { selectSignals } from './select-signals.ts';
import { type PlacedSignal, pathSteps, type WaveScope, waveTree } from './wave-tree.ts';

const signals: readonly PlacedSignal[] = [
  { path: 'up_payload_psn', fields: ['payload', 'psn'] },
  { path: 'up_payload_kind', fields: ['payload', 'kind'] },
  { path: 'up_valid', fields: ['valid'] },
  { path: 'upper' },
  { path: 'window.state' },
  { path: 'window.ram.state' },
  { path: 'window.held_psn', fields: ['psn'] },
  { path: 'mem[0]' },
];

const select = (...scopes: string[]): string[] => selectSignals(signals, scopes).map(({ path }) => path);

test('a scope selects the signal of its path, or all below it, in the order of the design', () => {
  expect(selectSignals(signals)).toBe(signals);
  expect(select('up')).toEqual(['up_payload_psn', 'up_payload_kind', 'up_valid']);
  expect(select('up.payload')).toEqual(['up_payload_psn', 'up_payload_kind']);
  expect(select('up_payload_psn')).toEqual(['up_payload_psn']);
  expect(select('window.held', 'upper')).toEqual(['upper', 'window.held_psn']);
  expect(select('mem[0]')).toEqual(['mem[0]']);
});

test('a star is any part of one name', () => {
  expect(select('window.*')).toEqual(['window.state', 'window.ram.state', 'window.held_psn']);
  expect(select('*.state')).toEqual(['window.state']);
  expect(select('up*')).toEqual(['up_payload_psn', 'up_payload_kind', 'up_valid', 'upper']);
  expect(select('*').length).toBe(signals.length);
});

test('a scope that is not there is told, with the nearest that is', () => {
  expect(() => select('up', 'windo')).toThrow(
    'the design has no signal or scope windo for its waves; did you mean window?',
  );
  expect(() => select('window.rum')).toThrow('did you mean window.ram?');
  expect(() => select('')).toThrow('no signal or scope');
});

test('fields with which a name does not end are passed over', () => {
  expect(pathSteps({ path: 'a.x', fields: ['y'] })).toEqual({ scopes: [{ label: 'a', kind: 'module' }], label: 'x' });
  expect(pathSteps({ path: '_psn', fields: ['psn'] })).toEqual({ scopes: [], label: '_psn' });
});

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
