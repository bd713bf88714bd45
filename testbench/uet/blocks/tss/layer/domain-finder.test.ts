import fc from 'fast-check';
import { bits, elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { patterns } from '../../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { domainFinder } from '../../../../../rtl-gen/uet/tss/layer/domain-finder.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { expect, hwProperty, hwTest, test, yosysEngine } from '../../vitest-kit.ts';

const sizes = { domains: 4, keys: 8 };
const design = elaborate(domainFinder('test', sizes, bits(16)));
const create = yosysEngine.create.bind(undefined, design);

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

  constructor(t: TestContext) {
    this.#t = t;
    for (const { name } of t.dut.ports)
      if (name.startsWith('write_') || name.startsWith('key_')) t.dut.port(name).set(0);
  }

  async write(index: number, written: Omit<Entry, 'keyed'> | undefined): Promise<void> {
    const before = this.entries[index];
    const keyed = before !== undefined && before.sdi === written?.sdi ? before.keyed : ([false, false] as const);
    this.entries[index] = written === undefined ? undefined : { ...written, keyed };
    const { sdi, associations, epoch_0 } = written ?? { sdi: before?.sdi ?? 0, associations: 3, epoch_0: 0 };
    await this.#pulse({
      ...{ write_enable: 1, write_index: index, write_used: Number(written !== undefined), write_sdi: sdi },
      ...{ write_domain_associations: associations, write_domain_epoch_0: epoch_0 },
    });
  }

  async key(index: number, an: 0 | 1, there: boolean): Promise<void> {
    const entry = this.entries[index];
    if (entry !== undefined)
      this.entries[index] = { ...entry, keyed: an ? [entry.keyed[0], there] : [there, entry.keyed[1]] };
    await this.#pulse({ key_enable: 1, key_there: Number(there), key_association: 2 * index + an });
  }

  /** What a packet of that SDI should be told. */
  expected(sdi: number): object {
    const index = this.entries.findIndex((entry) => entry?.sdi === sdi);
    const entry = this.entries[index];
    if (entry === undefined) return { known: 0 };
    const [a, b] = entry.keyed;
    const domain_associations = entry.associations & (Number(a) | (Number(b) << 1));
    return { known: 1, index, domain_associations, domain_epoch_0: entry.epoch_0 };
  }

  async #pulse(values: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) this.#t.dut.port(name).set(value);
    await this.#t.cycles(1);
    for (const name of ['write_enable', 'key_enable']) this.#t.dut.port(name).set(0);
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
  { create, numRuns: 20 },
  fc.tuple(steps, patterns),
  async (t, [drawn, ready]) => {
    const [up, down] = [t.source('up'), t.sink('down', { ready })];
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
        expect(t.dut.port('quiet').get()).toBe(1);
      }
    }
  },
);

hwTest(
  'quiet is when no packet is inside, in each of its clocks and while it waits, on yosys',
  { create },
  async (t) => {
    new Finder(t);
    const set = (values: Readonly<Record<string, number>>): void => {
      for (const [name, value] of Object.entries(values)) t.dut.port(name).set(value);
    };
    set({ up_valid: 0, down_ready: 0 });
    await t.cycles(1);
    expect(t.dut.port('quiet').get()).toBe(1);
    set({ up_valid: 1 });
    await t.cycles(1);
    set({ up_valid: 0 });
    const quiet: unknown[] = [];
    for (let clock = 0; clock < 7; clock++) {
      quiet.push(t.dut.port('quiet').get());
      await t.cycles(1);
    }
    expect(quiet).toEqual([0, 0, 0, 0, 0, 0, 0]);
    set({ down_ready: 1 });
    await t.cycles(1);
    expect(t.dut.port('quiet').get()).toBe(1);
  },
);

hwTest('a packet a clock, 3 clocks later, on yosys', { create }, async (t) => {
  const [up, down] = [t.source('up'), t.sink('down')];
  new Finder(t);
  const sent = await Promise.all([0, 1, 2].map((packet) => up.send({ sdi: 0, packet })));
  const told = [await down.recv(), await down.recv(), await down.recv()];
  expect(told.map(({ cycle }, i) => cycle - sent[i]!)).toEqual([3, 3, 3]);
  expect(sent.map((cycle) => cycle - sent[0]!)).toEqual([0, 1, 2]);
});

test('a number of domains that is no power of two is refused in one sentence', () => {
  const make = () => domainFinder('test', { domains: 3, keys: 8 }, bits(1));
  expect(make).toThrow(new RangeError('3 secure domains: give a power of two from 2'));
});
