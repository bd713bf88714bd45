import { expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, record } from '../../hdl/index.ts';
import { combPaths } from '../../ir/comb-graph.ts';
import { backwardSlice, forwardSlice, fullSlice } from './register-slice.ts';
import { inOrderTests } from './testing/in-order.ts';

const slices = { forwardSlice, backwardSlice, fullSlice };
const latencies = { forwardSlice: 1, backwardSlice: 0, fullSlice: 1 };

for (const name of ['forwardSlice', 'backwardSlice', 'fullSlice'] as const) {
  inOrderTests(name, { design: elaborate(slices[name](bits(24))), width: 24, latency: latencies[name] });
}

/** The inputs that each output follows within a clock. */
const paths = (name: keyof typeof slices): Record<string, string[]> => {
  const pair = record<{ a: Bits<3>; b: Bits<1> }>({ a: bits(3), b: bit });
  const { top } = elaborate(slices[name](pair));
  return Object.fromEntries([...combPaths(top)].map(([output, inputs]) => [output, [...inputs].sort()]));
};

test('a forward slice has no path from up to down', () => {
  expect(paths('forwardSlice')).toEqual({
    up_ready: ['down_ready'],
    down_payload_a: [],
    down_payload_b: [],
    down_valid: [],
  });
});

test('a backward slice has no path from the ready of down to up', () => {
  expect(paths('backwardSlice')).toEqual({
    up_ready: [],
    down_payload_a: ['up_payload_a'],
    down_payload_b: ['up_payload_b'],
    down_valid: ['up_valid'],
  });
});

test('a full slice has no path through', () => {
  expect(paths('fullSlice')).toEqual({ up_ready: [], down_payload_a: [], down_payload_b: [], down_valid: [] });
});
