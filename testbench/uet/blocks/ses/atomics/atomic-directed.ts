/** What an atomic unit promises, step by step. */
import assert from 'node:assert/strict';
import { floatSumDistance } from '../../../../../rtl-gen/uet/ses/atomic-unit/atomic-unit.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { AtomicBench } from './atomic-bench.ts';
import { type Element, kinds, op, rc, type Settings } from './naive-atomics.ts';

const uint64 = 7;
const double = 0x0b;
const single = 0x0a;
const half = 0x11;

const bitsOf = (value: number): bigint => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0);
};

/** A fetching SUM of 1 to a word, but for what is said. */
function element(more: Partial<Element> = {}): Element {
  const opcode = more.opcode ?? op.sum!;
  const size = kinds.get(more.data_type ?? uint64)?.size ?? 8;
  const compares = opcode >= op.cswap! && opcode <= op.mswap!;
  return {
    ...{ tag: 5, code: rc.ok, opcode, data_type: uint64, fetching: 1, address: 0x1000n, operand: 1n, compare: 0n },
    ...(compares ? { request_length: 32, payload_length: 0 } : { request_length: size, payload_length: size }),
    ...more,
  };
}

export function atomicDirected(memoryLatency: number): readonly NamedTest[] {
  const named = (name: string, steps: (bench: AtomicBench) => Promise<void>, settings?: Settings): NamedTest => ({
    name,
    body: async (t) => {
      const bench = new AtomicBench(t, memoryLatency, settings);
      await steps(bench);
    },
  });
  const codesOf = async (bench: AtomicBench, ...elements: readonly Element[]): Promise<readonly number[]> => {
    await bench.run(elements);
    await bench.drain();
    return bench.results.map(({ code }) => code);
  };
  return [
    named('200 sums of integers on one word take 2 clocks each, and each sees the one before', async (bench) => {
      const clocks = await bench.run(Array.from({ length: 200 }, (_, tag) => element({ tag })));
      await bench.drain();
      // Three are inside of the unit when the last one is taken.
      assert.equal(clocks, 2 * 200 - 4);
      assert.deepEqual(
        bench.results.map(({ tag, fetched }) => [tag, fetched]),
        Array.from({ length: 200 }, (_, i) => [i, BigInt(i)]),
      );
      assert.equal(bench.reads, 1);
    }),
    named('200 sums of integers on two words in turn take 200 clocks', async (bench) => {
      const list = Array.from({ length: 200 }, (_, i) => element({ address: BigInt(0x1000 + 8 * (i % 2)) }));
      assert.equal(await bench.run(list), 200);
      await bench.drain();
      assert.equal(bench.expected.read(0x1000n, 8), 100n);
    }),
    named('200 sums of floats on words of their own take 200 clocks', async (bench) => {
      const one = bitsOf(1);
      const list = Array.from({ length: 200 }, (_, i) =>
        element({ data_type: double, operand: one, address: BigInt(8 * (i % 40)) }),
      );
      assert.equal(await bench.run(list), 200);
      await bench.drain();
      assert.equal(bench.expected.read(0n, 8), bitsOf(5));
    }),
    named('sums of floats on one word come no closer than they may, and no farther', async (bench) => {
      const list = Array.from({ length: 20 }, () => element({ data_type: double, operand: bitsOf(0.5) }));
      const clocks = await bench.run(list);
      await bench.drain();
      assert.deepEqual(
        bench.results.map(({ fetched }) => fetched),
        list.map((_, i) => bitsOf(i / 2)),
      );
      // Three are inside of the unit when the last one is taken.
      assert.equal(clocks, 20 + (20 - 4) * (floatSumDistance - 1));
    }),
    named('each refusal has its code, and changes nothing', async (bench) => {
      const before = 0x1122334455667788n;
      bench.preset(0x1000n, 8, before);
      const codes = await codesOf(
        bench,
        element({ opcode: op.prod! }),
        element({ opcode: op.inval! }),
        element({ opcode: 0x22 }),
        element({ data_type: 8 }),
        element({ data_type: 0x10 }),
        element({ data_type: 0x0c }),
        element({ opcode: op.bor!, data_type: double }),
        element({ opcode: op.mswap!, data_type: half }),
        element({ request_length: 16, payload_length: 16 }),
        element({ request_length: 12, payload_length: 12, fetching: 0 }),
        element({ request_length: 0, payload_length: 0, fetching: 0 }),
        element({ request_length: 16 }),
        element({ opcode: op.cswap!, request_length: 16 }),
        element({ opcode: op.cswap!, payload_length: 32 }),
        element({ address: 0x1004n }),
        element({ data_type: 5, address: 0x1002n }),
        element({ data_type: 3, address: 0x1001n }),
        element({ code: rc.bad_addr }),
        element({ code: rc.initiator_error }),
      );
      assert.deepEqual(codes, [
        ...[rc.unsupported_op, rc.unsupported_op, rc.unsupported_op],
        ...[rc.unsupported_type, rc.unsupported_type, rc.unsupported_type],
        ...[rc.unsupported_op, rc.unsupported_op],
        ...Array.from({ length: 6 }, () => rc.unsupported_size),
        ...[rc.unaligned, rc.unaligned, rc.unaligned, rc.bad_addr, rc.initiator_error],
      ]);
      assert.equal(bench.expected.read(0x1000n, 8), before);
      assert.deepEqual([bench.reads, bench.writes], [0, 0]);
    }),
    named(
      'bitwise operations on floats are refused for their type where the setting says so',
      async (bench) => {
        const codes = await codesOf(bench, element({ opcode: op.bxor!, data_type: single }));
        assert.deepEqual(codes, [rc.unsupported_type]);
      },
      { min_max_number: 0, wrong_pair_is_type: 1 },
    ),
    named('what does not change memory does not write it', async (bench) => {
      bench.preset(0x1000n, 8, 7n);
      await codesOf(
        bench,
        element({ opcode: op.read! }),
        element({ opcode: op.max! }),
        element({ opcode: op.min!, operand: 9n }),
        element({ opcode: op.cswap!, compare: 8n }),
      );
      assert.equal(bench.writes, 0);
      await codesOf(bench, element({ opcode: op.cswap!, compare: 7n, operand: 70n }));
      assert.equal(bench.writes, 1);
      assert.equal(bench.expected.read(0x1000n, 8), 70n);
    }),
    named('elements of one word do not disturb each other', async (bench) => {
      bench.preset(0x1000n, 8, 0xffff_ffff_ffff_ffffn);
      // Carries and borrows end at the element.
      await codesOf(
        bench,
        element({ data_type: 1, address: 0x1002n }),
        element({ data_type: 3, address: 0x1006n }),
        element({ data_type: 1, address: 0x1003n, opcode: op.sum!, operand: 2n }),
        element({ data_type: 0, address: 0x1002n, opcode: op.diff! }),
        element({ data_type: 4, address: 0x1004n, opcode: op.min!, operand: 0x8000_0000n }),
      );
      assert.equal(bench.expected.read(0x1000n, 8), 0x8000_0000_01ff_ffffn);
    }),
    named('MIN and MAX of a NaN leave memory, or take the number', async (bench) => {
      bench.preset(0x1000n, 8, 0x7ff8_0000_0000_0000n);
      await codesOf(bench, element({ data_type: double, opcode: op.min!, operand: bitsOf(1) }));
      assert.equal(bench.expected.read(0x1000n, 8), 0x7ff8_0000_0000_0000n);
    }),
    named(
      'MIN and MAX take the number of a number and a NaN where the setting says so',
      async (bench) => {
        bench.preset(0x1000n, 8, 0x7ff8_0000_0000_0000n);
        await codesOf(
          bench,
          element({ data_type: double, opcode: op.max!, operand: bitsOf(-1) }),
          element({ data_type: double, opcode: op.min!, operand: 0x7ff8_0000_0000_0001n }),
        );
        assert.equal(bench.expected.read(0x1000n, 8), bitsOf(-1));
      },
      { min_max_number: 1, wrong_pair_is_type: 0 },
    ),
  ];
}
