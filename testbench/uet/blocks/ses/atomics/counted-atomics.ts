/** Counters that many increment: nothing is lost and nothing comes twice. */
import assert from 'node:assert/strict';
import type { Body } from '../../../../bench/context.ts';
import { AtomicBench } from './atomic-bench.ts';
import { type Element, op, rc } from './naive-atomics.ts';

const types = { int8: 0, int16: 2, int32: 4, uint64: 7, float: 0x0a, double: 0x0b } as const;
const sizes = { int8: 1, int16: 2, int32: 4, uint64: 8, float: 4, double: 8 } as const;
/** 1 in each type. */
const ones = { int8: 1n, int16: 1n, int32: 1n, uint64: 1n, float: 0x3f800000n, double: 0x3ff0000000000000n } as const;
type TypeName = keyof typeof types;

/** A test of `count` increments of a few counters, mostly of integers; a fetching one sees all before it. */
export function countedAtomics(memoryLatency: number, count: number): Body<void> {
  return async (t) => {
    const random = t.random.fork('counted');
    const bench = new AtomicBench(t, memoryLatency);
    // Neighbours in a word, and words of their own.
    const counters: readonly { readonly type: TypeName; readonly address: bigint }[] = [
      { type: 'uint64', address: 0x100n },
      { type: 'int8', address: 0x108n },
      { type: 'int8', address: 0x109n },
      { type: 'int16', address: 0x10an },
      { type: 'int32', address: 0x10cn },
      { type: 'double', address: 0x110n },
      { type: 'float', address: 0x118n },
      { type: 'uint64', address: 0x120n },
    ];
    const added = counters.map(() => 0);
    for (let i = 0; i < count; i++) {
      const which = random.chance(0.9) ? random.pick([0, 0, 0, 1, 2, 3, 4, 7]) : random.below(counters.length);
      const { type, address } = counters[which]!;
      added[which]! += 1;
      const [size, fetching] = [sizes[type], random.below(2)];
      const element: Element = {
        ...{ tag: i % 2 ** 16, code: rc.ok, opcode: op.sum!, data_type: types[type], fetching },
        ...{ request_length: size, payload_length: size, address, operand: ones[type], compare: 0n },
      };
      while (!(await bench.clock(element)));
    }
    await bench.drain();
    assert.equal(bench.results.length, count);
    counters.forEach(({ type, address }, i) => {
      const is = bench.expected.read(address, sizes[type]);
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, added[i]!);
      if (type === 'double') assert.equal(is, view.getBigUint64(0));
      else if (type === 'float') {
        view.setFloat32(0, added[i]!);
        assert.equal(is, BigInt(view.getUint32(0)));
      } else assert.equal(is, BigInt.asUintN(8 * sizes[type], BigInt(added[i]!)));
    });
  };
}
