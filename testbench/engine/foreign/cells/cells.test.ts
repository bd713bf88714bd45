import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mask } from '../../../../rtl-gen/ir/expr.ts';
import { seededRandom } from '../../../../support/random.ts';
import { Interpreter } from '../../interpreter/engine.ts';
import { importNetlist } from '../import-netlist.ts';
import { type CellCase, cellModel } from '../testing/cell-model.ts';
import type { JsonBit, JsonCell, JsonDesign, JsonPort } from '../yosys-json.ts';
import { lowerings } from './combinational.ts';

const width = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 9 }), weight: 3 }, fc.integer({ min: 1, max: 70 }));
const small = fc.integer({ min: 1, max: 4 });

const cases = fc.record({
  kind: fc.constantFrom(...Object.keys(lowerings)),
  a: width,
  b: width,
  y: width,
  n: small,
  signed: fc.boolean(),
  signedB: fc.boolean(),
  table: fc.bigInt({ min: 0n, max: 2n ** 16n - 1n }),
});

/** The widths that a kind allows: those of the record where it is free. */
function shaped({
  kind,
  a,
  b,
  y,
  n,
  table,
  ...rest
}: typeof cases extends fc.Arbitrary<infer T> ? T : never): CellCase {
  const base = { kind, ...rest, table, offset: n, widths: { A: a, B: b, S: 1, Y: y } };
  switch (kind) {
    case '$mux':
      return { ...base, widths: { A: y, B: y, S: 1, Y: y } };
    case '$bwmux':
      return { ...base, widths: { A: y, B: y, S: y, Y: y } };
    case '$pmux':
      return { ...base, widths: { A: y, B: y * n, S: n, Y: y } };
    case '$bmux':
      return { ...base, widths: { A: y * 2 ** n, B: 1, S: n, Y: y } };
    case '$demux':
      return { ...base, widths: { A: a, B: 1, S: n, Y: a * 2 ** n } };
    case '$lut':
      return { ...base, table: table & mask(2 ** n), widths: { A: n, B: 1, S: 1, Y: 1 } };
    case '$concat':
      return { ...base, widths: { A: a, B: b, S: 1, Y: a + b } };
    case '$slice':
      return { ...base, widths: { A: y + n + 1, B: 1, S: 1, Y: y } };
    case '$pow':
      return { ...base, widths: { A: a, B: Math.min(b, 6), S: 1, Y: y } };
    // What is above the word is `x` for this kind.
    case '$shiftx':
      return { ...base, signed: false };
    default:
      return base;
  }
}

const digits = (value: number | bigint): string => value.toString(2);

const portsOf = (kind: string): readonly ('A' | 'B' | 'S')[] => {
  if (['$mux', '$pmux', '$bwmux'].includes(kind)) return ['A', 'B', 'S'];
  if (['$bmux', '$demux'].includes(kind)) return ['A', 'S'];
  return /^\$(not|pos|buf|neg|reduce_\w+|logic_not|lut|slice)$/.test(kind) ? ['A'] : ['A', 'B'];
};

/** A module with one cell, an input a port of it, and the output. */
function oneCell(c: CellCase): JsonDesign {
  const ports: Record<string, JsonPort> = {};
  const connections: Record<string, readonly JsonBit[]> = {};
  let next = 2;
  for (const name of [...portsOf(c.kind), 'Y'] as const) {
    const bits = Array.from({ length: c.widths[name] }, () => next++);
    ports[name] = { direction: name === 'Y' ? 'output' : 'input', bits };
    connections[name] = bits;
  }
  const shift = /^\$s?sh/.test(c.kind);
  const parameters = {
    A_SIGNED: digits(Number(c.signed)),
    B_SIGNED: digits(Number(shift ? c.signedB && c.kind.startsWith('$shift') : c.signed)),
    WIDTH: digits(c.kind === '$lut' ? c.widths.A : c.widths.Y),
    LUT: digits(c.table),
    OFFSET: digits(c.offset),
  };
  const cell: JsonCell = { type: c.kind, parameters, attributes: {}, connections };
  return { modules: { cell: { attributes: { top: '1' }, ports, cells: { it: cell }, netnames: {} } } };
}

test('every kind of combinational cell agrees with its model, at all widths and signs', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(cases, fc.integer(), (drawn, seed) => {
      const c = shaped(drawn);
      seen.add(c.kind);
      const simulator = new Interpreter(importNetlist(oneCell(c)));
      const random = seededRandom(seed);
      for (let i = 0; i < 12; i++) {
        const raw = { A: 0n, B: 0n, S: 0n };
        for (const name of portsOf(c.kind)) {
          const w = c.widths[name];
          const edge = random.pick([0n, 1n, mask(w), 1n << BigInt(w - 1)]);
          const value = random.chance(0.4) ? edge & mask(w) : BigInt(random.bits(w));
          // Its inputs are one-hot by contract.
          raw[name] = c.kind === '$pmux' && name === 'S' ? (1n << BigInt(random.below(w + 1))) & mask(w) : value;
          simulator.port(name).set(w <= 32 ? Number(raw[name]) : raw[name]);
        }
        const got = BigInt(simulator.port('Y').get());
        expect(`${c.kind} ${raw.A} ${raw.B} ${raw.S}: ${got}`).toBe(
          `${c.kind} ${raw.A} ${raw.B} ${raw.S}: ${cellModel(c, raw)}`,
        );
      }
    }),
    { numRuns: 1500 },
  );
  expect(seen.size).toBe(Object.keys(lowerings).length);
});
