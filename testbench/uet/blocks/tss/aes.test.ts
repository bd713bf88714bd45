import fc from 'fast-check';
import { checkWithYosys } from '../../../../fpga/flow/check.ts';
import { bits, elaborate, module, record, sink } from '../../../../rtl-gen/hdl/index.ts';
import { aesBlock } from '../../../../rtl-gen/uet/tss/aes/block.ts';
import { aesCipher, cipherLatency } from '../../../../rtl-gen/uet/tss/aes/cipher.ts';
import { aesKeyExpander } from '../../../../rtl-gen/uet/tss/aes/key-expander.ts';
import { aesKeyStep, type KeyBits } from '../../../../rtl-gen/uet/tss/aes/key-step.ts';
import { aesRound } from '../../../../rtl-gen/uet/tss/aes/round.ts';
import { type SboxForm, sbox } from '../../../../rtl-gen/uet/tss/aes/sbox.ts';
import { sboxGates } from '../../../../rtl-gen/uet/tss/aes/sbox-logic.ts';
import { aesStoredCipher, storedCipherLatency } from '../../../../rtl-gen/uet/tss/aes/stored-cipher.ts';
import { emitVerilog } from '../../../../rtl-gen/verilog/emit.ts';
import { everyEngineTest } from '../../../bench/every-engine.ts';
import { anyBits } from '../../../properties/numbers.ts';
import { aesRoundKeys, aesRoundOf, aesSubstitute } from '../../golden/tss/reference/aes.ts';
import { blocksOf, bytesOf, numberOf } from '../../golden/tss/reference/bytes.ts';
import { readEcbCases } from '../../vectors/ecb-cases.ts';
import { nistFiles } from '../../vectors/nist-files.ts';
import { dutOf, portsOf, type TestContext } from '../test-kit.ts';
import { describe, expect, hwProperty, hwTest, test } from '../vitest-kit.ts';
import { opensslBlock } from './openssl-block.ts';

const sideband = bits(16);

const word = (width: number): fc.Arbitrary<bigint> => anyBits(width).map(BigInt);

/** What enters in a clock: a block and what says its key; nothing in the clocks before it. */
interface Entry {
  readonly gap: number;
  readonly block: bigint;
  /** The key, or the slot it is in. */
  readonly key: bigint | number;
  readonly expected: bigint;
}

/** The ports of a cipher but that of its key. */
type CipherPorts = Omit<ReturnType<typeof keyedPorts>, 'key'>;

const cipherOf = (keyBits: KeyBits, form: SboxForm, ramRounds: number) =>
  aesCipher({ keyBits, sbox: form, ramRounds, sideband });
const ciphers = [
  { keyBits: 256, form: 'table', cipher: cipherOf(256, 'table', 0) },
  { keyBits: 128, form: 'logic', cipher: cipherOf(128, 'logic', 2) },
] as const;
const keyedPorts = portsOf(ciphers[0].cipher);

/** Sends the entries, and holds every clock's output against what is due then: nothing is early, late, or between. */
async function compare(
  t: TestContext,
  latency: number,
  dut: CipherPorts,
  key: { set(key: number | bigint): void },
  entries: readonly Entry[],
): Promise<void> {
  const due = new Map<number, { readonly entry: Entry; readonly i: number }>();
  let clock = 0;
  const step = async (): Promise<void> => {
    await t.cycles(1);
    clock++;
    const now = due.get(clock);
    expect(dut.done.get(), `done in clock ${clock}`).toBe(Number(now !== undefined));
    if (now === undefined) return;
    expect(dut.cipher.get(), `block ${now.i}`).toBe(now.entry.expected);
    expect(dut.travelled.get()).toBe(now.i & 0xffff);
  };
  for (const [i, entry] of entries.entries()) {
    dut.valid.set(0);
    // What is not valid leaves no trace.
    dut.block.set(t.random.bits(128));
    for (let n = 0; n < entry.gap; n++) await step();
    dut.valid.set(1);
    dut.block.set(entry.block);
    key.set(entry.key);
    dut.sideband.set(i & 0xffff);
    due.set(clock + latency, { entry, i });
    await step();
  }
  dut.valid.set(0);
  for (let n = 0; n < latency + 2; n++) await step();
}

/** Both forms of the S-box, and what else a round is made of. */
const parts = module(
  'aes_parts',
  {
    in: { state: aesBlock, key: aesBlock, turned: bits(1), constant: bits(8) },
    out: {
      from_table: bits(8),
      from_logic: bits(8),
      middle: aesBlock,
      by_ram: aesBlock,
      last: aesBlock,
      next_key: aesBlock,
    },
  },
  ({ state, key, turned, constant }, m) => ({
    from_table: m.inst('by_table', sbox('table'), { a: state.trunc(8) }).s,
    from_logic: m.inst('by_logic', sbox('logic'), { a: state.trunc(8) }).s,
    middle: m.inst('round', aesRound('middle', 'table'), { state, key }).next,
    by_ram: m.inst('ram_round', aesRound('middle', 'ram'), { state, key }).next,
    last: m.inst('last_round', aesRound('last', 'table'), { state, key }).next,
    next_key: m.inst('step', aesKeyStep('table'), { prior: state, key, turned, constant }).next,
  }),
);

describe('the parts of AES', () => {
  everyEngineTest(
    'S-boxes are those of the model for every byte, rounds for random ones',
    elaborate(parts),
    {},
    async (t) => {
      const dut = dutOf(t.dut, parts);
      const substitute = (word: bigint): bigint => numberOf(bytesOf(word, 4).map(aesSubstitute));
      for (let a = 0n; a < 256n; a++) {
        const [state, key] = [(BigInt(t.random.bits(120)) << 8n) | a, BigInt(t.random.bits(128))];
        const [turned, constant] = [a & 1n, BigInt(t.random.bits(8))];
        dut.state.set(state);
        dut.key.set(key);
        dut.turned.set(turned);
        dut.constant.set(constant);
        await t.readOnly();
        expect([dut.from_table.get(), dut.from_logic.get()]).toEqual([
          aesSubstitute(Number(a)),
          aesSubstitute(Number(a)),
        ]);
        const low = key & 0xffff_ffffn;
        const first = substitute(turned ? ((low << 8n) | (low >> 24n)) & 0xffff_ffffn : low) ^ (constant << 24n);
        const words = [3n, 2n, 1n, 0n].map((i) => (state >> (32n * i)) & 0xffff_ffffn);
        const sums = words.map((_, i) => words.slice(0, i + 1).reduce((sum, word) => sum ^ word, first));
        expect(dut.next_key.get()).toBe(sums.reduce((all, word) => (all << 32n) | word, 0n));
        await t.nextStep();
        // Rounds have their registers in front: the key is that of the clock after the state's.
        await t.cycles(1);
        const middle = aesRoundOf(state, key, 'middle');
        expect([dut.middle.get(), dut.by_ram.get(), dut.last.get()]).toEqual([
          middle,
          middle,
          aesRoundOf(state, key, 'last'),
        ]);
      }
    },
  );

  test('the S-box as logic has the 128 gates of the publication', () => expect(sboxGates).toBe(128));

  test('an S-box in any other form is refused in one sentence', () => {
    expect(() => sbox('rom' as 'table')).toThrow(new RangeError('an S-box as rom: give table or logic'));
  });
});

/** NIST's known answers of AES-256. */
const answers = nistFiles.ecb.flatMap(readEcbCases).flatMap(({ key, plaintext, ciphertext }) => {
  const expected = blocksOf(ciphertext);
  return blocksOf(plaintext).map((block, i) => ({ gap: 0, block, key: numberOf(key), expected: expected[i]! }));
});

describe('AES with a key for each block', () => {
  for (const engine of ['wasm', 'yosys'] as const) {
    hwTest(
      `gives NIST's known answers of AES-256, a block with another key in each clock, on ${engine}`,
      ciphers[0].cipher,
      async (t, dut) => {
        expect(answers).toHaveLength(2 * (5 + 16 + 55 + 256 + 128));
        await compare(t, cipherLatency(256), dut, dut.key, answers);
      },
      { engine },
    );
  }

  for (const { keyBits, form, cipher } of ciphers) {
    const design = elaborate(cipher);
    test(`of ${keyBits} bits, S-box as ${form}, is accepted by Yosys without a warning`, () =>
      checkWithYosys(emitVerilog(design)));

    hwProperty(
      `of ${keyBits} bits, S-box as ${form}, is OpenSSL's with any gaps between blocks, on yosys`,
      { design, engine: 'yosys', numRuns: 4 },
      fc.array(fc.tuple(fc.constantFrom(0, 0, 0, 1, 2, 20), word(128), word(keyBits)), { maxLength: 60 }),
      (t, drawn) => {
        const dut = keyedPorts(t);
        const entries = drawn.map(([gap, block, key]) => ({
          ...{ gap, block, key, expected: opensslBlock(keyBits, key, block) },
        }));
        return compare(t, cipherLatency(keyBits), dut, dut.key, entries);
      },
    );
  }

  test('of another length is refused in one sentence', () => {
    const make = (): unknown => aesCipher({ keyBits: 192 as 256, sbox: 'table', sideband });
    expect(make).toThrow(new RangeError('AES with keys of 192 bits: give 128 or 256'));
  });

  test('with a last round of RAM is refused in one sentence', () => {
    const make = (): unknown => aesCipher({ keyBits: 128, sbox: 'table', ramRounds: 10, sideband });
    expect(make).toThrow(new RangeError('AES-128 with 10 rounds of RAM: give an integer from 0 to 9'));
    expect(() => aesRound('last', 'ram')).toThrow(new RangeError('a last round of RAM: give table or logic'));
  });
});

/** A cipher with stored keys and the expander before it, as they are used together. */
const storedBench = (keyBits: KeyBits, slots: number) =>
  module(
    `stored_bench_${keyBits}`,
    {
      in: { valid: bits(1), block: aesBlock, slot: bits(2), sideband },
      out: {
        done: bits(1),
        cipher: aesBlock,
        travelled: sideband,
        round: bits(4),
        round_key: aesBlock,
        enable: bits(1),
      },
      link: { keys: sink(record({ slot: bits(2), key: bits(keyBits) })) },
    },
    ({ keys, ...inputs }, m) => {
      const expander = m.inst('expander', aesKeyExpander(keyBits, 'table', slots), { up: keys });
      const { install } = expander;
      const cipher = aesStoredCipher({ keyBits, sbox: 'table', ramRounds: keyBits === 256 ? 13 : 0, sideband, slots });
      const { done, ...out } = m.inst('rounds', cipher, { ...inputs, install });
      const { enable, round, key } = install;
      return { done, ...out, enable, round, round_key: key, keys: expander.up };
    },
  );

describe('AES with stored keys', () => {
  for (const keyBits of [128, 256] as const) {
    const bench = storedBench(keyBits, 4);
    const design = elaborate(bench);
    test(`of ${keyBits} bits is accepted by Yosys without a warning`, () => checkWithYosys(emitVerilog(design)));

    for (const engine of keyBits === 128 ? (['wasm'] as const) : (['yosys'] as const)) {
      hwProperty(
        `of ${keyBits} bits: expands keys as the model does, and ciphers as OpenSSL with any of them, on ${engine}`,
        { design, engine, numRuns: 4 },
        fc.record({
          rounds: fc.array(
            fc.record({
              // Each round installs some keys again, the others stay.
              keys: fc.array(fc.tuple(fc.nat(3), word(keyBits)), { minLength: 1, maxLength: 5 }),
              blocks: fc.array(fc.tuple(fc.constantFrom(0, 0, 0, 1, 3), word(128), fc.nat(3)), { maxLength: 30 }),
            }),
            { minLength: 1, maxLength: 3 },
          ),
        }),
        async (t, { rounds }) => {
          const dut = dutOf(t.dut, bench);
          dut.valid.set(0);
          const source = t.source('keys');
          const held = new Map<number, bigint>();
          for (const { keys, blocks } of rounds) {
            for (const [slot, key] of keys) {
              await source.send({ slot, key });
              held.set(slot, key);
              const expected = aesRoundKeys(bytesOf(key, keyBits / 8));
              for (const [round, word] of expected.entries()) {
                expect([dut.enable.get(), dut.round.get(), dut.round_key.get()]).toEqual([1, round, word]);
                await t.cycles(1);
              }
              expect(dut.enable.get()).toBe(0);
            }
            await t.cycles(2);
            const entries = blocks
              .filter(([, , slot]) => held.has(slot))
              .map(([gap, block, slot]) => ({
                gap,
                block,
                key: slot,
                expected: opensslBlock(keyBits, held.get(slot)!, block),
              }));
            await compare(t, storedCipherLatency(keyBits), dut, dut.slot, entries);
          }
        },
      );
    }
  }

  hwTest(
    "gives NIST's known answers of AES-256, each under a key that was stored before, on yosys",
    storedBench(256, 4),
    async (t, dut) => {
      dut.valid.set(0);
      const source = t.source('keys');
      for (let from = 0; from < answers.length; from += 4) {
        const four = answers.slice(from, from + 4);
        for (const [slot, { key }] of four.entries()) await source.send({ slot, key });
        // The last key's round keys.
        await t.cycles(17);
        const entries = four.map((answer, slot) => ({ ...answer, key: slot }));
        await compare(t, storedCipherLatency(256), dut, dut.slot, entries);
      }
    },
    { engine: 'yosys' },
  );

  test('with a number of slots that is no power of two is refused in one sentence', () => {
    const make = (): unknown => aesStoredCipher({ keyBits: 256, sbox: 'table', sideband, slots: 12 });
    expect(make).toThrow(new RangeError('AES with 12 stored keys: give a power of two from 2'));
  });
});
