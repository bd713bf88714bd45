/** The property run of an atomic unit: all operations on all types, on few words and many. */
import type { Body, Random } from '../../test-kit.ts';
import { AtomicBench } from './atomic-bench.ts';
import { type Bytes, type Element, kinds, op, rc } from './naive-atomics.ts';

const types = [...kinds.keys()];
const widthOf = { half: [5, 10], single: [8, 23], double: [11, 52] } as const;

/** Bits of a number, with some above its width; often a corner or close to what memory has. */
export function drawnNumber(random: Random, type: number, memory: bigint): bigint {
  const { size, of } = kinds.get(type)!;
  const width = BigInt(8 * size);
  const any = BigInt(random.bits(64));
  const cut = (value: bigint) =>
    BigInt.asUintN(8 * size, value) + (random.chance(0.2) ? any & ~((1n << width) - 1n) : 0n);
  // Close to what memory has but for one bit, and of the other sign: their sum cancels down to that bit.
  if (random.chance(0.15)) return cut(memory ^ (1n << (width - 1n)) ^ (1n << BigInt(random.below(8 * size))));
  const event = random.below(10);
  if (event < 2) return cut(memory + BigInt(random.int(-1, 1)));
  if (event === 2) return cut(memory ^ (1n << (width - 1n)));
  if (of === 'int' || of === 'uint') {
    if (event === 3) return cut(random.pick([0n, -1n, 1n << (width - 1n), (1n << (width - 1n)) - 1n]));
    return event < 6 ? cut(BigInt(random.int(-4, 4))) : cut(any);
  }
  const [exponents, fraction] = widthOf[of];
  const make = (exponent: bigint, rest: bigint, negative = random.below(2)): bigint =>
    cut(
      (BigInt(negative) << (width - 1n)) |
        (BigInt.asUintN(exponents, exponent) << BigInt(fraction)) |
        BigInt.asUintN(fraction, rest),
    );
  const top = (1n << BigInt(exponents)) - 1n;
  const round = random.pick([0n, -1n, 1n, 1n << BigInt(fraction - 1), any]);
  if (event === 3) return make(random.pick([0n, 0n, top]), random.pick([0n, 0n, 1n, 1n << BigInt(fraction - 1)]));
  if (event === 4) return make(random.pick([0n, 1n, 2n, top - 1n, top]), round);
  if (event < 9) return make((memory >> BigInt(fraction)) + BigInt(random.int(-fraction - 4, fraction + 4)), round);
  return cut(any);
}

/** An element, nearly always one that is carried out. */
export function drawnElement(random: Random, tag: number, memory: Bytes, words: number, floats: number): Element {
  const isOdd = (chance: number) => random.chance(chance);
  const list = isOdd(floats) ? [0x0a, 0x0b, 0x11] : types;
  const data_type = isOdd(0.01) ? random.below(256) : random.pick(list);
  const kind = kinds.get(data_type) ?? { size: 8, of: 'uint' };
  const opcode = isOdd(0.01) ? random.below(256) : isOdd(0.3) ? op.sum! : random.int(0, 19);
  const byte = isOdd(0.01) ? random.below(8) : random.below(8 / kind.size) * kind.size;
  const address = 0x7fff_0000_0000_1000n + BigInt(8 * random.below(words) + byte);
  const before = memory.read(address, kind.size);
  const compares = opcode >= op.cswap! && opcode <= op.mswap!;
  const fetching = random.below(2);
  const length = compares ? 0 : kind.size * (fetching === 1 ? 1 : random.pick([1, 1, 3, 512]));
  const payload_length = isOdd(0.01) ? random.pick([0, 1, 2, 3, 4, 8, 12]) : length;
  const request_length = isOdd(0.01) ? random.pick([0, 1, 31, 32, 2 ** 31 + 32]) : compares ? 32 : payload_length;
  const drawn = () => drawnNumber(random, kinds.has(data_type) ? data_type : 7, before);
  const code = isOdd(0.02) ? random.pick([rc.bad_addr, rc.perm_violation, rc.initiator_error]) : rc.ok;
  const elements = { tag, code, opcode, data_type, fetching, request_length, payload_length, address };
  return { ...elements, operand: drawn(), compare: drawn() };
}

/** A test of `clocks` clocks of a unit over a memory of that latency. */
export function atomicProperty(memoryLatency: number, clocks: number): Body<void> {
  return async (t) => {
    const random = t.random.fork('atomics');
    const bench = new AtomicBench(t, memoryLatency, {
      min_max_number: random.below(2),
      wrong_pair_is_type: random.below(2),
    });
    let [busy, words, floats, ready] = [1, 1, 0.2, 1];
    let tag = 0;
    let waiting: Element | undefined;
    for (let i = 0; i < clocks; i++) {
      if (i % 200 === 0) {
        busy = random.pick([1, 1, 0.5, 0.1]);
        words = random.pick([1, 1, 2, 3, 8, 40]);
        floats = random.pick([0, 0.1, 0.5, 1]);
        ready = random.pick([1, 1, 0.5, 0.05]);
      }
      if (waiting === undefined && random.chance(busy)) {
        waiting = drawnElement(random, tag, bench.expected, words, floats);
        tag = (tag + 1) % 2 ** 16;
      }
      if (await bench.clock(waiting, random.chance(ready))) waiting = undefined;
    }
    await bench.drain();
  };
}
