import { describe, expect, test } from 'vitest';
import { type Bits, bits, elaborate, type Module, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../support/random.ts';
import { compileNetlist } from './compile.ts';
import { allOff, allOn, type Optimisations } from './options.ts';
import { difference } from './testing/compare.ts';

const size = 32;
const dataBits = 128;
const polynomial = 0x04c1_1db7n;

const joined = (parts: readonly Bits[]): Bits => parts.reduce((high, low) => high.cat(low));

/** One step of the remainder per bit of data. */
const stepped = (remainder: Bits, data: Bits): Bits => {
  let value = remainder;
  for (let i = dataBits - 1; i >= 0; i--) {
    const feedback = value.at(size - 1).xor(data.at(i));
    value = value.shl(1).xor(feedback.repeat(size).and(polynomial)) as Bits;
  }
  return value;
};

/** Which bits of remainder and data each bit of the result is the sum of. */
const masks = (): readonly bigint[] => {
  let sums = Array.from({ length: size }, (_, i) => 1n << BigInt(dataBits + i));
  for (let i = dataBits - 1; i >= 0; i--) {
    const feedback = sums[size - 1]! ^ (1n << BigInt(i));
    sums = sums.map((_, k) => (k > 0 ? sums[k - 1]! : 0n) ^ ((polynomial >> BigInt(k)) & 1n ? feedback : 0n));
  }
  return sums;
};

const styles: Readonly<Record<string, (remainder: Bits, data: Bits) => Bits>> = {
  'a loop over bits': stepped,
  'parities of masked words': (remainder, data) => {
    const all = remainder.cat(data);
    return joined(
      masks()
        .map((mask) => all.and(mask).parity() as Bits)
        .toReversed(),
    );
  },
  'exclusive ors of bits': (remainder, data) => {
    const all = remainder.cat(data);
    const sums = masks().map((mask) => {
      const ones = Array.from({ length: size + dataBits }, (_, i) => i).filter((i) => (mask >> BigInt(i)) & 1n);
      return ones.map((i) => all.at(i) as Bits).reduce((a, b) => a.xor(b));
    });
    return joined(sums.toReversed());
  },
};

const crc = (next: (remainder: Bits, data: Bits) => Bits) =>
  module('crc', { in: { data: bits(dataBits) }, out: { crc: bits(size) } }, ({ data }, m) => {
    const value = m.reg('value', bits(size), { reset: 0 });
    value.set(next(value, data).as(size));
    return { crc: value };
  });

const netOf = <I, O>(design: Module<I, O, Record<never, never>>): Netlist => flatten(elaborate(design));

const compiledAs = (net: Netlist, optimise: Optimisations) =>
  compileNetlist(
    net,
    net.outputs.map(({ node }) => node),
    { optimise },
  );

const settings = { seed: 1, edges: 200, trace: true };

describe('a CRC', () => {
  test.each(Object.entries(styles))('written as %s is a table row a byte', async (_, next) => {
    const net = netOf(crc(next));
    const { layout, bytes } = compiledAs(net, allOn);
    const tables = [...layout.tables];
    // The remainder is added to the data's first bytes, so that its tables are theirs.
    expect(tables.map((t) => t.bytes.length)).toEqual(Array(dataBits / 8).fill(256 * 4));
    expect(bytes.length).toBeLessThan(compiledAs(net, { ...allOn, linearMaps: false }).bytes.length / 2);
    expect(await difference(net, settings)).toBeUndefined();
    expect(await difference(net, { ...settings, optimise: { ...allOff, linearMaps: true } })).toBeUndefined();
  });
});

describe('a constant memory', () => {
  const contents = (seed: number): readonly bigint[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 256 }, () => BigInt(random.bits(8)));
  };
  const double = (a: Bits): Bits => a.shl(1).xor(a.at(7).repeat(8).and(0x1b)) as Bits;

  /** Lookups of all bytes in one memory each, then sums of neighbours in groups of four. */
  const mixed = (name: string, ...seeds: readonly number[]) =>
    module(name, { in: { data: bits(128) }, out: { q: bits(128) } }, ({ data }, m) => {
      const memories = seeds.map((seed, i) => m.mem(`rom_${i}`, bits(8), { depth: 256, init: contents(seed) }));
      const looked = Array.from({ length: 16 }, (_, i) =>
        memories[i % memories.length]!.read(data.slice(8 * i + 7, 8 * i) as Bits<8>),
      );
      const columns = looked.map((a, i) => {
        const [b, c, d] = [1, 2, 3].map((k) => looked[4 * Math.floor(i / 4) + ((i + k) % 4)]!);
        return double(a).xor(double(b!)).xor(b!).xor(c!).xor(d!);
      });
      const q = m.reg('q', bits(128), { reset: 0 });
      q.set(joined(columns.toReversed()).as(128));
      return { q };
    });

  test('after which is a linear map is one table with it: four for all columns', async () => {
    const net = netOf(mixed('mixed', 1));
    expect([...compiledAs(net, allOn).layout.tables].map((t) => t.bytes.length)).toEqual(Array(4).fill(256 * 4));
    expect(await difference(net, settings)).toBeUndefined();
  });

  test('that equals another has its tables, and others have not', async () => {
    const tables = (net: Netlist): number => [...compiledAs(net, allOn).layout.tables].length;
    expect(tables(netOf(mixed('mixed', 1, 1, 1)))).toBe(4);
    expect(tables(netOf(mixed('mixed', 1, 2, 1)))).toBe(4 + 4);
    expect(await difference(netOf(mixed('mixed', 1, 2, 1)), settings)).toBeUndefined();
  });

  test('that differs from that of an equal network has tables of its own', async () => {
    const net = netOf(
      module('both', { in: { data: bits(128) }, out: { p: bits(128), q: bits(128) } }, ({ data }, m) => ({
        p: m.inst('first', mixed('mixed_1', 1), { data }).q,
        q: m.inst('second', mixed('mixed_2', 2), { data }).q,
      })),
    );
    expect([...compiledAs(net, allOn).layout.tables].length).toBe(4 + 4);
    expect(await difference(net, settings)).toBeUndefined();
  });

  test('that is written is read where it is', async () => {
    const net = netOf(
      module('ram', { in: { a: bits(8), d: bits(8) }, out: { q: bits(32) } }, ({ a, d }, m) => {
        const memory = m.mem('ram', bits(8), { depth: 256, init: contents(1) });
        memory.write({ addr: a, data: d, enable: d.at(0) });
        const bytes = [0, 1, 2, 3].map((i) => memory.read(a.xor(i)));
        const q = m.reg('q', bits(32), { reset: 0 });
        q.set(joined(bytes.map((x, i) => double(x).xor(double(double(bytes[(i + 1) % 4]!))))).as(32));
        return { q };
      }),
    );
    expect(await difference(net, settings)).toBeUndefined();
  });
});

test('values so wide that tables would not pay stay as they are written', () => {
  const net = netOf(
    module('wide', { in: { a: bits(20_000), b: bits(20_000) }, out: { q: bits(20_000) } }, ({ a, b }) => ({
      q: a.xor(b).xor(a.shl(3)).not(),
    })),
  );
  expect([...compiledAs(net, allOn).layout.tables]).toEqual([]);
});
