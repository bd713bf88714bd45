import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gf2Product } from '../../../../rtl-gen/uet/tss/ghash/gf2-product.ts';
import { gf128Multiply, multiplyLatency } from '../../../../rtl-gen/uet/tss/ghash/gf128-multiply.ts';
import { ghash, ghashLatency } from '../../../../rtl-gen/uet/tss/ghash/ghash.ts';
import { hashPowers, hashPowersLatency } from '../../../../rtl-gen/uet/tss/ghash/hash-powers.ts';
import { lookAhead, powersNeeded } from '../../../../rtl-gen/uet/tss/ghash/schedule.ts';
import { verilatorAvailable } from '../../../engine/verilator/toolchain.ts';
import { blocksOf, numberOf } from '../../golden/tss/reference/bytes.ts';
import { gf128Product, ghashBlocks, ghash as model, powersOf } from '../../golden/tss/reference/gf128.ts';
import { readGcmExamples } from '../../vectors/gcm-examples.ts';
import { nistFiles } from '../../vectors/nist-files.ts';
import { dutOf, type Random, type TestContext } from '../test-kit.ts';
import { elaborate, hwProperty, hwTest, onEngine, wasmEngine, yosysEngine } from '../vitest-kit.ts';

const installed = await verilatorAvailable();
const keys = 4;
const one = 1n << 127n;

describe('the multiplier of GHASH', () => {
  hwTest('is that of the model for each bit, and for what adds up', gf128Multiply(), async (t, dut) => {
    const multiply = async (a: bigint, b: bigint): Promise<void> => {
      dut.a.set(a);
      dut.b.set(b);
      await t.cycles(multiplyLatency);
      expect(dut.product.get()).toBe(gf128Product(a, b));
    };
    const random = (): bigint => BigInt(t.random.bits(128));
    for (let i = 0n; i < 128n; i++) await multiply(1n << i, random());
    for (const a of [0n, one, (1n << 128n) - 1n, 1n]) await multiply(random(), a);
  });

  for (const levels of [0, 1, 4]) {
    hwTest(
      `has products of polynomials with ${levels} levels of Karatsuba too`,
      gf2Product(16, levels),
      async (t, dut) => {
        for (let i = 0; i < 50; i++) {
          const [a, b] = [BigInt(t.random.bits(16)), BigInt(t.random.bits(16))];
          dut.a.set(a);
          dut.b.set(b);
          await t.cycles(1);
          const rows = Array.from({ length: 16 }, (_, k) => ((b >> BigInt(k)) & 1n ? a << BigInt(k) : 0n));
          expect(BigInt(dut.p.get())).toBe(rows.reduce((sum, row) => sum ^ row));
        }
      },
    );
  }

  test('of widths that cannot be halved so often is refused in one sentence', () => {
    expect(() => gf2Product(12, 3)).toThrow(
      new RangeError('a product of 12 bits in 3 levels: give a multiple of 2^levels'),
    );
  });
});

/** A packet: under which key, its blocks, and how many clocks pass before each of its beats. */
interface Message {
  readonly key: number;
  readonly blocks: readonly bigint[];
  readonly gaps: readonly number[];
}

const ghashOf = ({ dut }: TestContext, blocks: number) => dutOf(dut, ghash({ blocks, keys }));

async function install(t: TestContext, hashKeys: readonly bigint[], blocks: number): Promise<void> {
  const dut = ghashOf(t, blocks);
  dut.valid.set(0);
  for (const [key, h] of hashKeys.entries()) {
    for (const [power, value] of powersOf(h, powersNeeded(blocks)).entries()) {
      dut.install.set({ enable: 1, key, power, value });
      await t.cycles(1);
    }
  }
  dut.install.enable.set(0);
}

/**
 * Sends the packets, and holds each hash against the model: in order, not before its last beat, and not later than
 * promised.
 */
async function compare(t: TestContext, hashKeys: readonly bigint[], width: number, messages: readonly Message[]) {
  const dut = ghashOf(t, width);
  const due: { readonly hash: bigint; readonly i: number; readonly sent: number }[] = [];
  let clock = 0;
  let seen = 0;
  const step = async (): Promise<void> => {
    await t.cycles(1);
    clock++;
    if (dut.done.get() === 0) return;
    const next = due.shift();
    expect(next, `a hash in clock ${clock}`).toBeDefined();
    expect(dut.hash.get(), `packet ${next!.i} of ${messages[next!.i]!.blocks.length} blocks`).toBe(next!.hash);
    expect(clock - next!.sent).toBeLessThanOrEqual(ghashLatency(width));
    expect(clock - next!.sent).toBeGreaterThanOrEqual(ghashLatency(width) - lookAhead(width) - 1);
    seen++;
  };
  for (const [i, { key, blocks, gaps }] of messages.entries()) {
    const beats = Math.ceil(blocks.length / width);
    for (let b = 0; b < beats; b++) {
      dut.valid.set(0);
      for (let n = 0; n < (gaps[b % Math.max(1, gaps.length)] ?? 0); n++) await step();
      const beat = blocks.slice(b * width, (b + 1) * width);
      const last = b === beats - 1;
      // Blocks that do not count are anything, and so is the count of a beat that is whole.
      dut.block.set(Array.from({ length: width }, (_, lane) => beat[lane] ?? t.random.bits(128)));
      dut.count.set(last ? beat.length : t.random.int(1, width));
      dut.last.set(Number(last));
      dut.key.set(key);
      dut.valid.set(1);
      if (last) due.push({ hash: model(hashKeys[key]!, blocks), i, sent: clock });
      await step();
    }
  }
  dut.valid.set(0);
  for (let n = 0; n <= ghashLatency(width); n++) await step();
  expect(seen).toBe(messages.length);
}

const randomBlocks = (random: Random, length: number) => Array.from({ length }, () => BigInt(random.bits(128)));

describe('GHASH', () => {
  // One and four blocks a clock have their tests below.
  for (const width of [3, 8]) {
    const design = elaborate(ghash({ blocks: width, keys }));
    const gap = fc.constantFrom(0, 0, 0, 0, 1, 2, 3);
    const message = fc.record({
      key: fc.nat(keys - 1),
      length: fc.oneof(fc.integer({ min: 1, max: 2 * width + 1 }), fc.integer({ min: 1, max: 6 * width })),
      gaps: fc.oneof(fc.constant<number[]>([]), fc.array(gap, { minLength: 1, maxLength: 8 })),
    });
    const engine = width === 3 ? yosysEngine : wasmEngine;
    hwProperty(
      `${width} blocks a clock: packets of any lengths with other keys and any gaps have the model's hash`,
      { create: (o) => engine.create(design, o), numRuns: 4 },
      fc.array(message, { minLength: 1, maxLength: 25 }),
      async (t, drawn) => {
        const hashKeys = randomBlocks(t.random, keys);
        await install(t, hashKeys, width);
        const messages = drawn.map(({ length, ...rest }) => ({ ...rest, blocks: randomBlocks(t.random, length) }));
        await compare(t, hashKeys, width, messages);
      },
    );
  }

  for (const width of [1, 4]) {
    const design = elaborate(ghash({ blocks: width, keys }));
    hwTest(
      `${width} blocks a clock: every length up to five beats, back to back, and again with one clock between beats`,
      { design },
      async (t) => {
        const hashKeys = randomBlocks(t.random, keys);
        await install(t, hashKeys, width);
        const lengths = Array.from({ length: 5 * width }, (_, i) => i + 1);
        const messages = [[], [1]].flatMap((gaps) =>
          [...lengths, ...lengths.toReversed()].map((length, i) => ({
            key: i % keys,
            blocks: randomBlocks(t.random, length),
            gaps,
          })),
        );
        await compare(t, hashKeys, width, messages);
      },
    );
  }

  const single = elaborate(ghash({ blocks: 1, keys }));
  hwTest(
    "has the values on the way of NIST's worked examples of GCM",
    { design: single, engine: 'yosys' },
    async (t) => {
      for (const { aad, ciphertext, h, s } of readGcmExamples(nistFiles.gcmExamples)) {
        const blocks = ghashBlocks(aad, ciphertext);
        expect([model(numberOf(h), blocks)]).toEqual(blocksOf(s));
        await install(t, [numberOf(h)], 1);
        await compare(t, [numberOf(h)], 1, [{ key: 0, blocks, gaps: [] }]);
      }
    },
  );

  for (const engine of installed ? (['yosys', 'verilator'] as const) : (['yosys'] as const)) {
    hwTest(
      `of one block a clock: the emitted Verilog on ${engine} has the model's hashes`,
      { create: onEngine(engine, single, { quick: true }) },
      async (t) => {
        const hashKeys = randomBlocks(t.random, keys);
        await install(t, hashKeys, 1);
        const messages = Array.from({ length: 30 }, (_, i) => ({
          key: t.random.below(keys),
          blocks: randomBlocks(t.random, t.random.int(1, 7)),
          gaps: i % 3 === 0 ? [0, t.random.below(3)] : [],
        }));
        await compare(t, hashKeys, 1, messages);
      },
    );
  }

  test('of other numbers of blocks and keys is refused in one sentence', () => {
    expect(() => ghash({ blocks: 9, keys })).toThrow(
      new RangeError('GHASH of 9 blocks a clock: give an integer from 1 to 8'),
    );
    expect(() => ghash({ blocks: 1, keys: 3 })).toThrow(
      new RangeError('GHASH with 3 keys: give a power of two from 2'),
    );
  });
});

describe('the powers of a hash key', () => {
  for (const width of [1, 8]) {
    hwTest(
      `for ${width} blocks a clock are those of the model, each in its clock, key after key`,
      hashPowers(width, keys),
      async (t, dut) => {
        const source = t.source('up');
        const count = powersNeeded(width);
        const hashKeys = [0n, one, 1n, ...randomBlocks(t.random, 3)];
        const expected = hashKeys.flatMap((h, i) => powersOf(h, count).map((value, power) => [i % keys, power, value]));
        const seen: unknown[] = [];
        for (const [i, h] of hashKeys.entries()) {
          dut.key.set(i % keys);
          await source.send(h);
          for (let n = 0; n < hashPowersLatency(width); n++) {
            const { enable, key, power, value } = dut.install.get();
            if (enable === 1) seen.push([key, power, value]);
            if (n < hashPowersLatency(width) - 1) await t.cycles(1);
          }
        }
        expect(seen).toEqual(expected);
      },
      { engine: width === 1 ? 'yosys' : 'wasm' },
    );
  }
});
