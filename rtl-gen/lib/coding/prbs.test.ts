import { describe, expect, test } from 'vitest';
import { bursts } from '../../../testbench/agents/patterns.ts';
import type { Body } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { hwTest } from '../../../testbench/bench/hw-test.ts';
import { wasmEngine } from '../../../testbench/engine/wasm/engine.ts';
import { type Design, elaborate } from '../../hdl/index.ts';
import type { PrbsOptions, PrbsOrder } from './prbs.ts';
import { prbsChecker } from './prbs-checker.ts';
import { prbsGenerator } from './prbs-generator.ts';

/** The polynomials as ITU-T O.150 and O.151 print them: x^n + x^m + 1. */
const polynomials: Readonly<Record<PrbsOrder, number>> = { 7: 6, 9: 5, 11: 9, 15: 14, 20: 3, 23: 18, 31: 28 };
const orders = Object.keys(polynomials).map(Number) as PrbsOrder[];

/** The sequence after n ones, a bit at a time. */
function* sequence(order: PrbsOrder): Generator<number, never> {
  const last: number[] = Array.from({ length: order }, () => 1);
  for (;;) {
    const bit = last[0]! ^ last[order - polynomials[order]]!;
    last.shift();
    last.push(bit);
    yield bit;
  }
}

const take = (bits: Iterator<number>, count: number): number[] =>
  Array.from({ length: count }, () => bits.next().value);

const wordOf = (bits: readonly number[]): bigint =>
  bits.reduce((word, bit, i) => word | (BigInt(bit) << BigInt(i)), 0n);

test.each([7, 9, 11, 15] as const)('the sequence of order %i repeats after 2^n - 1 bits and no earlier', (order) => {
  const period = 2 ** order - 1;
  const bits = take(sequence(order), period + 2 * order);
  const window = (at: number) => bits.slice(at, at + order).join('');
  const first = window(0);
  const again = Array.from({ length: period + order }, (_, i) => i).filter((i) => window(i) === first);
  expect(again).toEqual(period < period + order ? [0, period] : [0]);
});

describe('prbsGenerator', () => {
  /** The generator's words, joined, are a stretch of the sequence. */
  const compare =
    (order: PrbsOrder, dataBits: number, options: PrbsOptions): Body<void> =>
    async (t) => {
      const count = Math.ceil(400 / dataBits) + 2;
      const sink = t.sink('down', { ready: bursts(4) });
      await sink.received(count);
      const found = sink.items.flatMap(({ item }) => {
        const word = BigInt(item as number | bigint);
        return Array.from(
          { length: dataBits },
          (_, i) => Number((word >> BigInt(i)) & 1n) ^ Number(options.inverted === true),
        );
      });
      // It begins somewhere in the first bits: with the ones before them, or later in wide words.
      const bits = [...Array.from({ length: order }, () => 1), ...take(sequence(order), found.length + order)];
      expect(bits.join('')).toContain(found.join(''));
      expect(new Set(found).size).toBe(2);
    };

  for (const order of orders) {
    for (const dataBits of [1, 8, 20, 31, 64, 200]) {
      const options = { inverted: dataBits === 20 };
      const design = elaborate(prbsGenerator(order, dataBits, options));
      hwTest(
        `of order ${order} gives ${dataBits} bits of the sequence a clock`,
        { create: (o) => wasmEngine.create(design, o) },
        compare(order, dataBits, options),
      );
    }
  }
  everyEngineTest(
    'of order 31 gives 64 bits a clock',
    elaborate(prbsGenerator(31, 64, { inverted: true })),
    {},
    compare(31, 64, { inverted: true }),
  );
});

describe('prbsChecker', () => {
  const follow =
    (order: PrbsOrder, dataBits: number, options: PrbsOptions): Body<void> =>
    async (t) => {
      const port = (name: string) => t.dut.port(name);
      const read = () => ({
        locked: Number(port('locked').get()),
        errors: Number(port('errors').get()),
        words: Number(port('words').get()),
      });
      const offer = async (bits: readonly number[], valid = true) => {
        const word = wordOf(options.inverted === true ? bits.map((b) => 1 - b) : bits);
        port('data').set(dataBits > 32 ? word : Number(word));
        port('valid').set(Number(valid));
        await t.rising();
      };
      const noise = () => Array.from({ length: dataBits }, () => t.random.below(2));
      /** `count` words of the sequence, with gaps; gives the wrong bits put into them. */
      const send = async (bits: Iterator<number>, count: number, errorRate = 0): Promise<number> => {
        let errors = 0;
        for (let i = 0; i < count; i++) {
          const word = take(bits, dataBits);
          // No more than a quarter of a word, which would be taken for the loss of the sequence.
          const most = Math.max(1, Math.floor(dataBits / 4));
          if (t.random.chance(errorRate)) {
            const places = t.random.shuffle(word.map((_, at) => at)).slice(0, t.random.int(1, most));
            for (const at of places) word[at]! ^= 1;
            errors += places.length;
          }
          await offer(word);
          while (t.random.chance(0.1)) await offer(noise(), false);
        }
        return errors;
      };
      const drain = async () => {
        for (let i = 0; i < 8; i++) await offer(noise(), false);
      };
      const enough = Math.ceil((64 + 2 * order) / dataBits) + 6;

      // Neither zeros nor noise are the sequence.
      for (let i = 0; i < 2 * enough; i++) await offer(new Array<number>(dataBits).fill(0));
      expect(read().locked).toBe(0);
      for (let i = 0; i < 2 * enough; i++) {
        await offer(noise());
        expect(read().locked).toBe(0);
      }

      const bits = sequence(order);
      take(bits, t.random.below(1000));
      await send(bits, enough);
      await drain();
      expect(read()).toMatchObject({ locked: 1, errors: 0 });
      const before = read().words;
      expect(before).toBeGreaterThan(0);
      const errors = await send(bits, 300, 0.02);
      await drain();
      expect(errors).toBeGreaterThan(0);
      expect(read()).toEqual({ locked: 1, errors, words: before + 300 });
      port('clear').set(1);
      await offer(noise(), false);
      port('clear').set(0);
      expect(read()).toEqual({ locked: 1, errors: 0, words: 0 });

      // Noise for a while, or a bit lost: out of step, and in step again.
      for (let i = 0; i < 300; i++) await offer(noise());
      await drain();
      expect(read().locked).toBe(0);
      await send(bits, enough);
      await drain();
      expect(read().locked).toBe(1);
      bits.next();
      await send(bits, 600);
      await drain();
      const settled = read();
      expect(settled.locked).toBe(1);
      await send(bits, 50);
      await drain();
      expect(read()).toEqual({ ...settled, words: settled.words + 50 });
    };

  const sample: readonly (readonly [PrbsOrder, number, PrbsOptions])[] = [
    [7, 1, {}],
    [9, 3, {}],
    [15, 16, { inverted: true }],
    [23, 20, {}],
    [31, 32, {}],
    [11, 512, {}],
  ];
  for (const [order, dataBits, options] of sample) {
    const design: Design = elaborate(prbsChecker(order, dataBits, options));
    hwTest(
      `of order ${order}, ${dataBits} bits a clock, finds its place and counts wrong bits`,
      { create: (o) => wasmEngine.create(design, o), seeds: 3 },
      follow(order, dataBits, options),
    );
  }
  for (const [order, dataBits] of [
    [7, 8],
    [31, 64],
  ] as const) {
    everyEngineTest(
      `of order ${order}, ${dataBits} bits a clock, finds its place and counts wrong bits`,
      elaborate(prbsChecker(order, dataBits)),
      {},
      follow(order, dataBits, {}),
    );
  }
});

test('mistakes in parameters are refused', () => {
  for (const make of [prbsGenerator, prbsChecker]) {
    expect(() => make(8 as PrbsOrder, 8)).toThrow(RangeError);
    for (const dataBits of [0, 1.5, -3]) expect(() => make(7, dataBits)).toThrow(RangeError);
  }
});
