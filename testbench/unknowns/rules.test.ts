import { describe, expect, test } from 'vitest';
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';
import { Interpreter } from '../engine/interpreter/engine.ts';
import { unknownName } from './follow.ts';
import type { Operation } from './rules.ts';
import { watchAll } from './testing/watch-all.ts';

const WIDTH = 3;

/** A netlist that is one operation on inputs of those widths. */
function ofOperation(widths: readonly number[], build: (inputs: readonly NodeId[]) => Operation): Netlist {
  const net = new NetlistBuilder();
  const inputs = widths.map((width, i) => ({ name: `i${i}`, width }));
  const node = net.add(build(inputs.map(({ width }, input) => net.add({ op: 'input', width, input }))));
  const width = net.width(node);
  net.signal({ path: 'y', width, kind: 'output', node });
  return net.finish({ name: 'one', inputs, outputs: [{ name: 'y', width, node }] });
}

/** All values of words of those widths. */
function* valuesOf(widths: readonly number[]): Generator<readonly bigint[]> {
  const [width, ...others] = widths;
  if (width === undefined) return yield [];
  for (const rest of valuesOf(others)) for (let v = 0n; v <= mask(width); v++) yield [v, ...rest];
}

/** How often the rule calls a bit unknown that has one value, and the reverse, over all values and unknown bits. */
function errors(net: Netlist): { readonly coarse: number; readonly wrong: number } {
  const widths = net.inputs.map((i) => i.width);
  const plain = new Interpreter(net);
  const followed = new Interpreter(watchAll(net));
  const [, second] = followed.signals;
  const results = new Map<string, bigint>();
  for (const values of valuesOf(widths)) {
    values.forEach((v, i) => {
      plain.port(`i${i}`).set(v);
    });
    results.set(values.join(), BigInt(plain.port('y').get()));
  }
  let [coarse, wrong] = [0, 0];
  for (const unknown of valuesOf(widths)) {
    // What can differ is asked for once for all values that are alike in their known bits.
    const groups = new Map<string, bigint[]>();
    const group = (values: readonly bigint[]): string => values.map((v, i) => v & ~unknown[i]!).join();
    for (const values of valuesOf(widths)) {
      const alike = groups.get(group(values)) ?? [];
      groups.set(group(values), [...alike, results.get(values.join())!]);
    }
    for (const values of valuesOf(widths)) {
      const alike = groups.get(group(values))!;
      const truth = alike.reduce((bits, y) => bits | (y ^ alike[0]!), 0n);
      values.forEach((v, i) => {
        followed.port(`i${i}`).set(v);
        followed.port(unknownName(`i${i}`)).set(unknown[i]!);
      });
      const said = BigInt(second!.get());
      if ((said & ~truth) !== 0n) coarse++;
      if ((truth & ~said) !== 0n) wrong++;
    }
  }
  return { coarse, wrong };
}

const two = (op: 'and' | 'or' | 'xor' | 'add' | 'sub' | 'mul' | 'shl' | 'shr' | 'eq' | 'lt'): Netlist =>
  ofOperation([WIDTH, WIDTH], ([a, b]) => ({ op, width: op === 'eq' || op === 'lt' ? 1 : WIDTH, a: a!, b: b! }));
const one = (op: 'not' | 'reduceAnd' | 'reduceOr' | 'reduceXor'): Netlist =>
  ofOperation([WIDTH], ([a]) => ({ op, width: op === 'not' ? WIDTH : 1, a: a! }));

describe('over all values of three bits', () => {
  test.each([
    ...(['not', 'reduceAnd', 'reduceOr', 'reduceXor'] as const).map((op) => [op, one(op)] as const),
    ...(['and', 'or', 'xor', 'add', 'sub', 'eq', 'lt'] as const).map((op) => [op, two(op)] as const),
    ['mux', ofOperation([1, WIDTH, WIDTH], ([sel, a, b]) => ({ op: 'mux', width: WIDTH, sel: sel!, a: a!, b: b! }))],
    ['slice', ofOperation([WIDTH], ([a]) => ({ op: 'slice', width: 2, a: a!, lo: 1 }))],
    ['cat', ofOperation([1, WIDTH], ([a, b]) => ({ op: 'cat', width: WIDTH + 1, parts: [a!, b!] }))],
  ] as const)('%s is known exactly where it has one value', (_, net) => {
    expect(errors(net)).toEqual({ coarse: 0, wrong: 0 });
  });

  test.each(['mul', 'shl', 'shr'] as const)('%s is never called known where it is not', (op) => {
    const { coarse, wrong } = errors(two(op));
    expect(wrong).toBe(0);
    expect(coarse).toBeGreaterThan(0);
  });
});
