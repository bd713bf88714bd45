/** Signals with random widths and changes, for the tests of every wave format. */

import fc from 'fast-check';
import { numbered } from '../../../rtl-gen/ir/states.ts';
import type { Signal, Value } from '../../engine/simulator.ts';
import { ComparingSource } from '../change-source.ts';
import type { WaveEncoder } from '../wave-encoder.ts';
import { type WaveScope, waveTree } from '../wave-tree.ts';

/** A run by itself: what each signal is in each cycle. */
export interface RandomRun {
  readonly signals: readonly Omit<Signal, 'get'>[];
  /** By cycle and signal. */
  readonly values: readonly (readonly Value[])[];
}

const name = fc.oneof(
  fc.constantFrom('a', 'b', 'clk', 'cycle', 'x[3]', 'p q', '0', '\\e'),
  fc.string({ maxLength: 6 }),
);

const signal = fc
  .record({
    scopes: fc.array(fc.constantFrom('core', 'u[1]', 'fifo'), { maxLength: 2 }),
    name: name.map((text) => text.replaceAll('.', '_')),
    fields: fc.array(fc.constantFrom('payload', 'psn', 'valid'), { maxLength: 2 }),
    width: fc.oneof(fc.constantFrom(1, 1, 2, 8, 31, 32, 33, 64, 65, 128), fc.integer({ min: 1, max: 300 })),
    kind: fc.constantFrom('input', 'output', 'reg', 'wire'),
    isEnum: fc.boolean(),
  })
  .map(({ scopes, name: base, fields, width, kind, isEnum }): RandomRun['signals'][number] => ({
    path: [...scopes, [base, ...fields].join('_')].join('.'),
    width,
    kind,
    ...(fields.length > 0 ? { fields } : {}),
    ...(isEnum && width <= 2 ? { states: numbered(['IDLE', 'RUN "1"', 'A<B \u00e9'].slice(0, 2 ** width)) } : {}),
  }));

/** Between 1 and 80 cycles of up to a dozen signals; most values stay for some cycles. */
export const randomRun: fc.Arbitrary<RandomRun> = fc
  .record({ signals: fc.array(signal, { minLength: 1, maxLength: 12 }), cycles: fc.integer({ min: 1, max: 80 }) })
  .chain(({ signals, cycles }) =>
    fc
      .tuple(...signals.map(({ width }) => fc.array(change(width), { minLength: cycles, maxLength: cycles })))
      .map((columns) => ({
        signals,
        values: Array.from({ length: cycles }, (_, i) => columns.map((c) => held(c, i))),
      })),
  );

/** A new value, or that the last one stays. */
const change = (width: number): fc.Arbitrary<Value | undefined> =>
  fc.option<Value, undefined>(
    width <= 32 ? fc.integer({ min: 0, max: 2 ** width - 1 }) : fc.bigInt({ min: 0n, max: (1n << BigInt(width)) - 1n }),
    { nil: undefined },
  );

function held(column: readonly (Value | undefined)[], cycle: number): Value {
  const first = column.find((value) => value !== undefined);
  const zero = typeof first === 'bigint' ? 0n : 0;
  return column.slice(0, cycle + 1).findLast((value) => value !== undefined) ?? zero;
}

/** Plays a run to an encoder, under the top `top`. */
export function play(
  { signals, values }: RandomRun,
  makeEncoder: (source: ComparingSource, tree: WaveScope) => WaveEncoder,
): void {
  let cycle = 0;
  const live = signals.map((signal, i): Signal => ({ ...signal, get: () => values[cycle]?.[i] ?? 0 }));
  const encoder = makeEncoder(new ComparingSource(live), waveTree(live, 'top'));
  for (; cycle < values.length - 1; cycle++) encoder.sample(cycle);
  encoder.finish(cycle);
}
