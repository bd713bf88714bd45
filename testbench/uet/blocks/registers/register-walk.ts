/** What registers promise on their bus, whatever is after them. */
import {
  addressWidthOf,
  type FieldSpec,
  isCounted,
  type RegisterTable,
  rangeOf,
} from '../../../../rtl-gen/lib/axi/register-table.ts';
import { axiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import { assert, chance, clearInputs, type NamedTest, named } from '../test-kit.ts';

const wordBytes = 4;

/** By how much any counter grows in a clock at most. */
const mostInClock = 2 ** 14;
const rounds = 2;

const maskOf = (fields: readonly FieldSpec[]): number =>
  Number(fields.map(rangeOf).reduce((mask, [hi, lo]) => mask | (((1n << BigInt(hi - lo + 1)) - 1n) << BigInt(lo)), 0n));

const and = (a: number, b: number): number => (a & b) >>> 0;

/** What reads 0: bits without a field, and those that are only written. */
const emptyMask = (fields: readonly FieldSpec[]): number =>
  ~maskOf(fields.filter(({ access }) => access !== 'wo' && access !== 'pulse')) >>> 0;

const isKept = ({ access }: FieldSpec): boolean => access === 'rw';

const resetOf = (fields: readonly FieldSpec[]): number =>
  Number(fields.filter(isKept).reduce((sum, f) => sum | (BigInt(f.reset ?? 0) << BigInt(rangeOf(f)[1])), 0n));

/** An address without a register, and what accesses of it are answered. */
export interface Empty {
  readonly at: number;
  readonly response: 'SLVERR' | 'DECERR';
}

/** The addresses of a bus for that table, which has it from `base` on, that have no register. */
export function emptyBetween(table: RegisterTable, base = 0): readonly Empty[] {
  const words = 2 ** addressWidthOf(table, 8 * wordBytes) / wordBytes;
  return Array.from({ length: words }, (_, i) => i * wordBytes)
    .filter((at) => table.every(({ offset }) => offset !== at))
    .map((at) => ({ at: base + at, response: 'SLVERR' }));
}

/** The name of the test. */
export const registerWalkName =
  'registers keep what software writes to them, byte by byte, and there is nothing between them';

/**
 * Registers of that table, which leaves addresses of its bus empty, behind `s_axi`, all other inputs 0: fields that
 * software keeps have their values after reset, then what is written, byte by byte; what is no field reads 0; counters
 * are not written; writes have an effect on their own register alone; where there is no register both are answered
 * SLVERR, at all such addresses by default.
 */
export const registerWalk = (table: RegisterTable, empty: readonly Empty[] = emptyBetween(table)): NamedTest =>
  named(registerWalkName, async (t) => {
    await t.cycles(2);
    clearInputs(t.dut, 's_axi_');
    // Two of three requests and answers wait, so that what is held has to be held.
    const pause = chance(0.3);
    const bus = axiLiteManager(t, 's_axi', { pauses: { aw: pause, w: chance(0.6), b: pause, ar: pause, r: pause } });
    const kept = new Map(table.map(({ offset, fields }) => [offset, resetOf(fields)]));
    const check = async ({ name, offset, fields }: RegisterTable[number]): Promise<void> => {
      const { value, response } = await bus.readWord(offset);
      assert.equal(response, 'OKAY', name);
      assert.equal(and(Number(value), maskOf(fields.filter(isKept))), kept.get(offset), name);
      assert.equal(and(Number(value), emptyMask(fields)), 0, `${name} has bits where it has no fields`);
      // What is written to a counter is ignored: it has what it counted since reset.
      if (fields.some(isCounted)) assert.ok(Number(value) <= (offset % 8 === 0 ? mostInClock * t.cycle : 0), name);
    };
    const checkAll = async (): Promise<void> => {
      for (const register of t.random.shuffle(table)) await check(register);
    };
    await checkAll();
    for (let round = 0; round < rounds; round++) {
      for (const { offset, fields } of t.random.shuffle(table)) {
        const first = t.random.below(wordBytes);
        const bytes = Array.from({ length: t.random.int(1, wordBytes - first) }, () => t.random.below(256));
        const write = bus.write(offset + first, bytes);
        // The data of one after it must not take the place of its own.
        const nothing = bus.write(t.random.pick(empty).at, [t.random.below(256)]);
        assert.equal((await write).response, 'OKAY');
        await nothing;
        const old = kept.get(offset)!;
        const word = Array.from({ length: wordBytes }, (_, i) => bytes[i - first] ?? (old >>> (8 * i)) & 255);
        kept.set(
          offset,
          and(
            word.reduceRight((sum, byte) => sum * 256 + byte, 0),
            maskOf(fields.filter(isKept)),
          ),
        );
        await check(table.find((register) => register.offset === offset)!);
      }
      await checkAll();
    }
    // A byte that is not written keeps what it has, whatever its lane carries.
    for (const register of table)
      for (let byte = 0; byte < wordBytes; byte++) {
        await bus.writeWord(register.offset, 2 ** 32 - 1);
        await bus.write(register.offset + byte, [0]);
        const mask = maskOf(register.fields.filter(isKept));
        kept.set(register.offset, and(mask, ~(255 << (8 * byte))));
        await check(register);
      }
    for (const { at, response } of empty) {
      assert.equal((await bus.writeWord(at, t.random.word())).response, response, `a write at ${at}`);
      assert.deepEqual(await bus.readWord(at), { value: 0, response }, `a read at ${at}`);
    }
    await checkAll();
  });
