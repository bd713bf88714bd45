import fc from 'fast-check';
import { bits, elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { patterns } from '../../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { domainFinder } from '../../../../../rtl-gen/uet/tss/layer/domain-finder.ts';
import { portsOf, pulse, type TestContext } from '../../test-kit.ts';
import { expect, hwProperty, hwTest, test } from '../../vitest-kit.ts';

const sizes = { domains: 4, keys: 8 };
const smallFinder = domainFinder('test', sizes, bits(16));
const finderOf = portsOf(smallFinder);
const engine = 'yosys';

/** What the entry of a domain has in the test; the other fields are 0. */
interface Entry {
  readonly sdi: number;
  readonly associations: number;
  readonly epoch_0: number;
  readonly keyed: readonly [boolean, boolean];
}

/** The entries, in hardware and as they should be. */
class Finder {
  readonly entries: (Entry | undefined)[] = Array.from({ length: sizes.domains });
  readonly #t: TestContext;
  readonly #dut;

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = finderOf(t);
    for (const { name } of t.dut.ports)
      if (name.startsWith('write_') || name.startsWith('key_')) t.dut.port(name).set(0);
  }

  async write(index: number, written: Omit<Entry, 'keyed'> | undefined): Promise<void> {
    const before = this.entries[index];
    const keyed = before !== undefined && before.sdi === written?.sdi ? before.keyed : ([false, false] as const);
    this.entries[index] = written === undefined ? undefined : { ...written, keyed };
    const { sdi, associations, epoch_0 } = written ?? { sdi: before?.sdi ?? 0, associations: 3, epoch_0: 0 };
    const { write } = this.#dut;
    write.index.set(index);
    write.used.set(Number(written !== undefined));
    write.sdi.set(sdi);
    write.domain.associations.set(associations);
    write.domain.epoch_0.set(epoch_0);
    await pulse(this.#t, write.enable);
  }

  async key(index: number, an: 0 | 1, there: boolean): Promise<void> {
    const entry = this.entries[index];
    if (entry !== undefined)
      this.entries[index] = { ...entry, keyed: an ? [entry.keyed[0], there] : [there, entry.keyed[1]] };
    const { key } = this.#dut;
    key.set({ enable: 0, there: Number(there), association: 2 * index + an });
    await pulse(this.#t, key.enable);
  }

  /** What a packet of that SDI should be told. */
  expected(sdi: number): object {
    const index = this.entries.findIndex((entry) => entry?.sdi === sdi);
    const entry = this.entries[index];
    if (entry === undefined) return { known: 0 };
    const [a, b] = entry.keyed;
    const associations = entry.associations & (Number(a) | (Number(b) << 1));
    return { known: 1, index, domain: { associations, epoch_0: entry.epoch_0 } };
  }
}

const index = fc.nat(sizes.domains - 1);
const sdi = fc.constantFrom(0, 1, 2, 0xff_ffff);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), sdi }),
    fc.record({
      kind: fc.constant('write' as const),
      index,
      entry: fc.option(fc.record({ sdi, associations: fc.nat(3), epoch_0: fc.nat(0xffff) }), {
        nil: undefined,
        freq: 4,
      }),
    }),
    fc.record({ kind: fc.constant('key' as const), index, an: fc.constantFrom(0, 1), there: fc.boolean() }),
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

hwProperty(
  'packets are told the lowest entry that has their SDI, and those of its keys that have come since it has, on yosys',
  { design: elaborate(smallFinder), engine, numRuns: 20 },
  fc.tuple(steps, patterns),
  async (t, [drawn, ready]) => {
    const dut = finderOf(t);
    const [up, down] = [t.source(dut.up), t.sink(dut.down, { ready })];
    const finder = new Finder(t);
    for (const step of drawn) {
      if (step.kind === 'write') await finder.write(step.index, step.entry);
      else if (step.kind === 'key') {
        // A key comes to an entry that is there.
        if (finder.entries[step.index] !== undefined) await finder.key(step.index, step.an as 0 | 1, step.there);
      } else {
        const packet = Number(t.random.bits(16));
        const sent = await up.send({ sdi: step.sdi, packet });
        const { item, cycle } = await down.recv();
        expect(item).toMatchObject({ packet, ...finder.expected(step.sdi) });
        expect(cycle - sent).toBeGreaterThanOrEqual(3);
        expect(dut.quiet.get()).toBe(1);
      }
    }
  },
);

hwTest(
  'quiet is when no packet is inside, in each of its clocks and while it waits, on yosys',
  smallFinder,
  async (t, dut) => {
    new Finder(t);
    dut.up.valid.set(0);
    dut.down.ready.set(0);
    await t.cycles(1);
    expect(dut.quiet.get()).toBe(1);
    dut.up.valid.set(1);
    await t.cycles(1);
    dut.up.valid.set(0);
    const quiet: unknown[] = [];
    for (let clock = 0; clock < 7; clock++) {
      quiet.push(dut.quiet.get());
      await t.cycles(1);
    }
    expect(quiet).toEqual([0, 0, 0, 0, 0, 0, 0]);
    dut.down.ready.set(1);
    await t.cycles(1);
    expect(dut.quiet.get()).toBe(1);
  },
  { engine },
);

hwTest(
  'a packet a clock, 3 clocks later, on yosys',
  smallFinder,
  async (t, dut) => {
    const [up, down] = [t.source(dut.up), t.sink(dut.down)];
    new Finder(t);
    const sent = await Promise.all([0, 1, 2].map((packet) => up.send({ sdi: 0, packet })));
    const told = [await down.recv(), await down.recv(), await down.recv()];
    expect(told.map(({ cycle }, i) => cycle - sent[i]!)).toEqual([3, 3, 3]);
    expect(sent.map((cycle) => cycle - sent[0]!)).toEqual([0, 1, 2]);
  },
  { engine },
);

test('a number of domains that is no power of two is refused in one sentence', () => {
  const make = () => domainFinder('test', { domains: 3, keys: 8 }, bits(1));
  expect(make).toThrow(new RangeError('3 secure domains: give a power of two from 2'));
});
