import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { axiLiteRegisters } from '../../rtl-gen/lib/axi/register-file.ts';
import { sampleTable } from '../../rtl-gen/lib/axi/sample-table.ts';
import { chooseMutants } from './choose.ts';
import { type MutantKind, mutantName } from './mutant.ts';

const registers = flatten(elaborate(axiLiteRegisters('registers', sampleTable)));
const names = (count: number, seed: number): readonly string[] => chooseMutants(registers, count, seed).map(mutantName);

test('the same seed chooses the same mutants, a larger count the same ones first, another seed others', () => {
  const chosen = names(40, 1);
  expect(new Set(chosen).size).toBe(40);
  expect(names(40, 1)).toEqual(chosen);
  expect(names(60, 1).slice(0, 40)).toEqual(chosen);
  expect(names(40, 2)).not.toEqual(chosen);
});

test('netlists are made when they are asked for, and are the same each time', () => {
  for (const mutant of chooseMutants(registers, 12, 1)) {
    const { net } = mutant;
    expect(mutant.net).not.toBe(net);
    expect(mutant.net).toEqual(net);
  }
});

test('kinds take turns, and places within a kind', () => {
  const mutants = chooseMutants(registers, 60, 3);
  const kinds = Map.groupBy(mutants, ({ kind }) => kind);
  expect([...kinds.values()].map((of) => of.length)).toEqual([10, 10, 10, 10, 10, 10]);
  const stuck: MutantKind = 'stuck bit';
  expect(new Set(kinds.get(stuck)!.map(({ place }) => place)).size).toBe(10);
});

test('changes that folding undoes, and changes that are the same, are not chosen twice', () => {
  const net = flatten(
    elaborate(
      module('block', { in: { a: bit, b: bits(2) }, out: { y: bit, z: bits(3) } }, ({ a, b }) => ({
        y: a.not(),
        z: b.zext(3),
      })),
    ),
  );
  // Of `y`: ~a, 0, 1 and a. Of `z`: each of its three bits stuck at both values, but bit 2 at 0, which it is.
  const all = chooseMutants(net, 1000, 1);
  expect(all.map((m) => m.what).filter((what) => what.startsWith('bit 2 of z'))).toHaveLength(0);
  expect(all).toHaveLength(3 + 5);
});

test('power-up values are chosen among the constants', () => {
  const net = flatten(
    elaborate(
      module('block', { in: { a: bits(1) }, out: { y: bits(2), n: bits(2) } }, ({ a }, m) => {
        const n = m.reg('n', bits(2), { init: 2 });
        n.set(n.not());
        return { y: m.mem('codes', bits(2), { depth: 2, init: [1n, 2n] }).read(a), n };
      }),
    ),
  );
  const all = chooseMutants(net, 1000, 1).map((m) => m.what);
  expect(all).toContain('power-up value 2 of n becomes 3');
  expect(all).toContain('word 0 of codes, 1, becomes 2');
  expect(all).toContain('word 1 of codes, 2, becomes 1');
});
