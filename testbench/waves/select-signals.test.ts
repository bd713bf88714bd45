import { expect, test } from 'vitest';
import { selectSignals } from './select-signals.ts';
import { type PlacedSignal, pathSteps } from './wave-tree.ts';

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
