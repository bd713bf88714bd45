import { describe, expect, test } from 'vitest';
import { bursts, chance } from '../../../testbench/agents/patterns.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import type { Agent } from '../../../testbench/kernel/kernel.ts';
import { bit, bits, elaborate, record } from '../../hdl/index.ts';
import { type PacketFifoOptions, packetFifo } from './packet-fifo.ts';

const Beat = record({ data: bits(40), last: bit });

const fifoOf = (options: PacketFifoOptions) => packetFifo(Beat, options);
const design = (options: PacketFifoOptions) => elaborate(fifoOf(options));

type Item = { readonly data: bigint; readonly last: number };

/** What the ports must show in each clock, by lists of beats. */
class Model implements Agent {
  /** In the memory: of whole packets, and of the one that is being written. */
  whole: Item[] = [];
  partial: Item[] = [];
  /** On `down`. */
  shown: Item | undefined;
  dropping = false;
  /** What happened so far. */
  readonly seen = { stored: 0, dropped: 0, overflowed: 0, waited: 0 };
  readonly #dut;
  readonly #rst;
  readonly #options: PacketFifoOptions;

  constructor(t: TestContext, options: PacketFifoOptions) {
    this.#dut = dutOf(t.dut, fifoOf(options));
    this.#rst = t.dut.port('rst');
    this.#options = options;
  }

  sample(): void {
    const { up, down, ...dut } = this.#dut;
    if (this.#rst.get() === 1) return;
    const { whole, partial, shown } = this;
    const stored = [...whole, ...partial];
    const full = stored.length === this.#options.depth;
    const stuck = full && whole.length === 0;
    const ready = this.#options.overflow === 'drop' || !full || this.dropping || stuck;
    const all = shown === undefined ? stored : [shown, ...stored];
    const take = ready && up.valid.get() === 1;
    const overflows = take && full && !this.dropping;
    expect({
      ready: up.ready.get(),
      valid: down.valid.get(),
      beats: dut.beats.get(),
      packets: dut.packets.get(),
      overflow: dut.overflow.get(),
    }).toEqual({
      ready: Number(ready),
      valid: Number(shown !== undefined),
      beats: all.length,
      packets: all.filter((item) => item.last === 1).length,
      overflow: Number(overflows),
    });
    if (shown !== undefined) expect(down.payload.get()).toEqual(shown);
    if (!ready) this.seen.waited++;

    if (shown === undefined || down.ready.get() === 1) this.shown = whole.shift();
    if (!take) return;
    const item = up.payload.get();
    const discard = dut.drop.get() === 1 || this.dropping || full;
    if (discard) this.partial = [];
    else partial.push(item);
    this.dropping = discard && item.last === 0;
    if (overflows) this.seen.overflowed++;
    if (item.last === 0) return;
    if (discard) this.seen.dropped++;
    else {
      this.seen.stored++;
      whole.push(...this.partial);
      this.partial = [];
    }
  }
}

/** Packets of up to `longest` beats, most of them short. */
function packets(t: TestContext, count: number, longest: number): Item[] {
  return Array.from({ length: count }, () => {
    const length = t.random.chance(0.3) ? 1 : t.random.int(1, longest);
    return Array.from({ length }, (_, i) => ({
      data: BigInt(t.random.bits(40)),
      last: i === length - 1 ? 1 : 0,
    }));
  }).flat();
}

const beat = (data: number, last = 0) => ({ data, last });

for (const overflow of ['wait', 'drop'] as const) {
  describe(`packetFifo that lets packets ${overflow}`, () => {
    for (const depth of [2, 16]) {
      const options = { depth, overflow };
      everyEngineTest(`is a list of whole packets, depth ${depth}`, design(options), { seeds: 3 }, async (t) => {
        const model = t.attach(new Model(t, options));
        const { drop } = dutOf(t.dut, fifoOf(options));
        const chances = t.random.fork('drop');
        t.attach({ drive: () => drop.set(Number(chances.chance(0.03))) });
        const source = t.source('up', { valid: bursts(12) });
        const sink = t.sink('down', { ready: t.random.chance(0.5) ? bursts(30) : chance(0.7) });
        t.monitor('down');
        for (const item of packets(t, 200, depth + 4)) source.sendNow(item);
        await t.until(() => source.idle);
        await t.until(() => model.shown === undefined && model.whole.length === 0);
        expect(sink.count).toBeGreaterThan(0);
        for (const count of [model.seen.stored, model.seen.dropped, model.seen.overflowed])
          expect(count).toBeGreaterThan(3);
        if (overflow === 'wait') expect(model.seen.waited).toBeGreaterThan(5);
      });
    }

    const options = { depth: 4, overflow };
    everyEngineTest(
      'a beat a clock passes, two clocks after the last of its packet',
      design(options),
      {},
      async (t) => {
        const source = t.source('up');
        const sink = t.sink('down');
        for (let i = 0; i < 60; i++) source.sendNow(beat(i, i % 2));
        await sink.received(60);
        const first = sink.items[0]!.cycle;
        expect(sink.items.map(({ item, cycle }) => ({ item, cycle: cycle - first }))).toEqual(
          Array.from({ length: 60 }, (_, i) => ({ item: { data: BigInt(i), last: i % 2 }, cycle: i })),
        );
      },
    );

    everyEngineTest(
      'nothing leaves before its packet is whole; then 2 clocks later',
      design(options),
      {},
      async (t) => {
        const source = t.source('up');
        const sink = t.sink('down');
        await source.send(beat(1));
        await source.send(beat(2));
        await t.cycles(10);
        const { beats, packets } = dutOf(t.dut, fifoOf(options));
        expect([sink.count, beats.get(), packets.get()]).toEqual([0, 2, 0]);
        const at = await source.send(beat(3, 1));
        await sink.received(3);
        expect(sink.items.map(({ cycle }) => cycle - at)).toEqual([2, 3, 4]);
      },
    );

    everyEngineTest('a dropped packet gives its room back at once', design(options), {}, async (t) => {
      const source = t.source('up');
      const { drop, beats } = dutOf(t.dut, fifoOf(options));
      for (const data of [1, 2, 3]) await source.send(beat(data));
      drop.set(1);
      await source.send(beat(4));
      expect(beats.get()).toBe(0);
      drop.set(0);
      // The rest of it goes the same way, however long it is.
      for (let i = 0; i < 10; i++) await source.send(beat(5 + i, Number(i === 9)));
      expect(beats.get()).toBe(0);
      for (const data of [20, 21, 22, 23]) await source.send(beat(data, Number(data === 23)));
      const sink = t.sink('down');
      await sink.received(4);
      expect(sink.items.map(({ item }) => item)).toEqual(
        [20, 21, 22].map((d) => ({ data: BigInt(d), last: 0 })).concat({ data: 23n, last: 1 }),
      );
    });

    everyEngineTest('a packet of the depth passes, one beat more is thrown away', design(options), {}, async (t) => {
      const source = t.source('up');
      const sink = t.sink('down');
      const { overflow } = dutOf(t.dut, fifoOf(options));
      let overflows = 0;
      t.attach({ sample: () => (overflows += overflow.get()) });
      const send = (first: number, length: number) => {
        for (let i = 0; i < length; i++) source.sendNow(beat(first + i, Number(i === length - 1)));
      };
      send(10, 4);
      send(20, 5);
      send(30, 20);
      send(60, 4);
      await sink.received(8);
      await t.cycles(10);
      expect(sink.items.map(({ item }) => (item as { data: bigint }).data)).toEqual(
        [10, 11, 12, 13, 60, 61, 62, 63].map(BigInt),
      );
      expect(overflows).toBe(2);
    });
  });
}

test('refuses depths that are not powers of two', () => {
  for (const depth of [0, 1, 3, 12, 2.5])
    expect(() => packetFifo(Beat, { depth, overflow: 'wait' })).toThrow(RangeError);
});
