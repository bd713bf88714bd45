import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { type Random, seededRandom } from '../../../support/random.ts';
import type { TestContext } from '../../bench/context.ts';
import { fifoSimulator } from '../../bench/testing/fifo-simulator.ts';
import { onFifo, runOn } from '../../bench/testing/run-on.ts';
import { fcsOf } from '../ethernet/fcs.ts';
import { wireFrame } from '../ethernet/frame.ts';
import { xgmiiRegisters } from '../ethernet/testing/designs.ts';
import { xgmiiSink } from '../ethernet/xgmii-sink.ts';
import { xgmiiSource } from '../ethernet/xgmii-source.ts';
import { onEngines } from '../testing/on-engines.ts';
import { type BitErrorModel, burstErrors, flipBits, independentErrors } from './bit-errors.ts';
import { byteLink, corruptFrame, frameLink, onWire } from './frame-link.ts';
import { geometric } from './geometric.ts';
import { link } from './link.ts';
import type { LinkEvent, LinkOptions } from './link-options.ts';

/** A generator that counts what is drawn. */
function counting(random: Random): { random: Random; draws: () => number } {
  let draws = 0;
  const word = () => {
    draws++;
    return random.word();
  };
  return {
    random: { ...random, word, chance: (p) => word() < p * 2 ** 32, fork: () => counting(random).random },
    draws: () => draws,
  };
}

describe('rare events', () => {
  test('are as many as their probability says', () => {
    // A count of n events with probability p has the standard deviation sqrt(n p (1 - p)).
    for (const p of [0.001, 0.3, 0.9]) {
      const random = seededRandom(5);
      const n = 20_000 / p;
      let events = 0;
      for (let at = geometric(random, p); at < n; at += 1 + geometric(random, p)) events++;
      expect(Math.abs(events - n * p)).toBeLessThan(4 * Math.sqrt(n * p * (1 - p)));
    }
    expect([geometric(seededRandom(1), 0), geometric(seededRandom(1), 1)]).toEqual([Number.POSITIVE_INFINITY, 0]);
  });

  test('cost one draw each, however many occasions pass', () => {
    const { random, draws } = counting(seededRandom(1));
    const errors = independentErrors(1e-12)(random);
    let wrong = 0;
    // 5e12 bits.
    for (let i = 0; i < 50_000; i++) wrong += errors(100_000_000).length;
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThan(20);
    expect(draws()).toBe(2 * (wrong + 1));
  });
});

describe('bit errors', () => {
  const models: readonly (readonly [string, BitErrorModel, number])[] = [
    ['independent', independentErrors(0.01), 0.01],
    ['of every bit', independentErrors(1), 1],
    ['of bursts', burstErrors({ burst: 20, between: 400, within: 0.5 }), 10 / 420],
    ['of bursts over noise', burstErrors({ burst: 5, between: 50, within: 1, otherwise: 0.02 }), 6 / 55],
  ];
  for (const [what, model, rate] of models)
    test(`${what} are as many as they should be, wherever items begin`, () => {
      const bits = 400_000;
      const all = model(seededRandom(3))(bits);
      // Bursts vary more than independent errors do: six percent is about four deviations of the third one.
      expect(Math.abs(all.length / bits - rate)).toBeLessThanOrEqual(rate === 1 ? 0 : 0.06 * rate);
      const inItems = model(seededRandom(3));
      const found: number[] = [];
      const sizes = seededRandom(4);
      for (let start = 0; start < bits; ) {
        const size = Math.min(sizes.int(0, 2000), bits - start);
        for (const position of inItems(size)) found.push(start + position);
        start += size;
      }
      expect(found).toEqual(all);
    });

  test('of bursts come in runs of the length that is asked for', () => {
    const positions = burstErrors({ burst: 30, between: 1000, within: 1 })(seededRandom(9))(1_000_000);
    const starts = positions.filter((position, i) => positions[i - 1] !== position - 1).length;
    expect(Math.abs(positions.length / starts - 30)).toBeLessThan(3);
  });

  test('invert bits, the least significant one of a byte first', () => {
    expect(flipBits(Uint8Array.of(0, 0xff), [0, 7, 9])).toEqual(Uint8Array.of(0x81, 0xfd));
  });

  test('that are no probabilities are refused', () => {
    expect(() => independentErrors(1.5)).toThrow('independentErrors has the probability 1.5');
    expect(() => burstErrors({ burst: 0, between: 10 })).toThrow('burstErrors has 0 bits as a mean length');
  });
});

type Options = Omit<LinkOptions<number>, 'to'>;

interface Carried {
  readonly events: readonly LinkEvent<number>[];
  /** What arrived, and the edge after which it did. */
  readonly arrived: readonly (readonly [item: number, edge: number])[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Sends 0, 1, 2 and so on, `every` clocks apart, or all at once; then waits for the last one. */
async function carry(options: Options, items: number, { seed = 1, every = 0 } = {}): Promise<Carried> {
  const events: LinkEvent<number>[] = [];
  const arrived: [number, number][] = [];
  let counts: Carried['counts'] = {};
  const body = async (t: TestContext) => {
    const wire = link<number>(t, 'wire', {
      ...options,
      to: (item) => arrived.push([item, t.cycle - 1]),
      onEvent: (event) => events.push(event),
    });
    for (let i = 0; i < items; i++) {
      wire.send(i);
      if (every > 0) await t.cycles(every);
    }
    await t.timeout(100_000, wire.whenIdle());
    expect(wire.inFlight).toBe(0);
    counts = wire.counts;
  };
  await runOn(fifoSimulator(), body, { seed });
  return { events, arrived, counts };
}

/** The first edge after `carry` has begun to send. */
const FIRST = 2;
const itemsOf = ({ arrived }: Carried) => arrived.map(([item]) => item);

describe('a link', () => {
  test('hands on at once by default; latency and the rate of the wire are exact', async () => {
    expect((await carry({}, 3)).arrived).toEqual([0, 1, 2].map((i) => [i, FIRST]));
    expect((await carry({ latency: 7 }, 3, { every: 2 })).arrived).toEqual(
      [0, 1, 2].map((i) => [i, FIRST + 2 * i + 7]),
    );
    // Ten bits at three a clock, one after the other: arrival in the first clock in which all are there.
    const slow = await carry({ rate: 3, size: () => 10, latency: 1 }, 6);
    expect(slow.arrived).toEqual([0, 1, 2, 3, 4, 5].map((i) => [i, FIRST + Math.ceil(((i + 1) * 10) / 3) + 1]));
    // The overhead delays those after, not the item itself.
    const spaced = await carry({ rate: 4, size: () => 8, overhead: 12 }, 3);
    expect(spaced.arrived).toEqual([0, 1, 2].map((i) => [i, FIRST + 2 + 5 * i]));
  });

  test('takes rate and latency by time too, whatever the period of its clock', async () => {
    const late: number[] = [];
    const body = async (t: TestContext) => {
      const arrived: number[] = [];
      const at: number[] = [];
      const to = () => {
        arrived.push(t.cycle - 1);
        at.push(t.time);
      };
      // 64 bits a clock of 4 ns, and ten clocks.
      const wire = link<number>(t, 'wire', { to, rate: '16Gbps', size: () => 128, latency: '40ns' });
      for (let i = 0; i < 3; i++) wire.send(i);
      await wire.whenIdle();
      expect(arrived).toEqual([0, 1, 2].map((i) => FIRST + 2 * (i + 1) + 10));
      expect(at.map((time) => time - at[0]!)).toEqual([0, 8_000_000, 16_000_000]);
      const trembling = link<number>(t, 'trembling', { to: (i) => late.push(t.cycle - 1 - i), jitter: '12ns' });
      for (let i = 0; i < 2000; i++) {
        trembling.send(t.cycle);
        await t.cycles(5);
      }
    };
    await runOn(fifoSimulator(), body, { clocks: { clk: { period: '4ns' } } });
    // Three clocks, evenly, and seen at the first edge after: never at once.
    for (const clocks of [1, 2, 3])
      expect(Math.abs(late.filter((by) => by === clocks).length - 667)).toBeLessThan(4 * Math.sqrt((2000 * 2) / 9));
  });

  test('takes an item of the sample phase from the very edge at which it was handed over', async () => {
    await onFifo(async (t) => {
      const arrived: number[] = [];
      const wire = link<unknown>(t, 'wire', { to: () => arrived.push(t.cycle - 1), latency: 3 });
      const sent: number[] = [];
      t.sink('down', {
        onItem: (item, cycle) => {
          sent.push(cycle);
          wire.send(item);
        },
      });
      t.source('up').sendNow(1);
      await t.cycles(20);
      expect(arrived).toEqual(sent.map((cycle) => cycle + 3));
      expect(arrived.length).toBe(1);
    });
  });

  test('with jitter is late by up to that, evenly, and keeps the order', async () => {
    const { arrived } = await carry({ latency: 10, jitter: 4 }, 2000, { every: 10 });
    const late = arrived.map(([item, edge]) => edge - FIRST - 10 * item - 10);
    for (const clocks of [0, 1, 2, 3, 4])
      expect(Math.abs(late.filter((by) => by === clocks).length - 400)).toBeLessThan(4 * Math.sqrt(2000 * 0.2 * 0.8));
    expect(late.every((by) => by >= 0 && by <= 4)).toBe(true);
    const close = await carry({ jitter: 30 }, 500, { every: 1 });
    expect(itemsOf(close)).toEqual(Array.from({ length: 500 }, (_, i) => i));
  });

  test('loses what waits beyond its limit', async () => {
    const { counts, arrived } = await carry({ rate: 1, size: () => 4, limit: 2 }, 10, { every: 1 });
    // One is sent and two wait; then every fourth clock one more finds room.
    expect(arrived.map(([item]) => item)).toEqual([0, 1, 2, 4, 8]);
    expect(counts).toMatchObject({ sent: 10, overrun: 5, delivered: 5 });
  });

  test('loses what is on the way when it goes down, and all until it is up again', async () => {
    await onFifo(async (t) => {
      const events: string[] = [];
      const wire = link<number>(t, 'wire', {
        to: () => {},
        latency: 5,
        reorder: { chance: (i) => i === 0, within: 1 },
        onEvent: ({ kind, index }) => events.push(`${kind} ${index}`),
      });
      wire.send(0);
      await t.cycles(8);
      // It has arrived and waits for another one.
      wire.send(1);
      wire.down();
      wire.down();
      wire.send(2);
      await t.cycles(10);
      expect([wire.isUp, wire.inFlight]).toEqual([false, 0]);
      wire.up();
      wire.send(3);
      await wire.whenIdle();
      const lost = ['sent 0', 'sent 1', 'lost 0', 'lost 1', 'sent 2', 'lost 2'];
      expect(events).toEqual([...lost, 'sent 3', 'delivered 3']);
    });
  });

  test('drops and repeats what a script says', async () => {
    const { arrived, events } = await carry({ drop: (i) => i === 2, duplicate: (i) => i === 1 || i === 2 }, 5);
    expect(arrived.map(([item]) => item)).toEqual([0, 1, 1, 3, 4]);
    expect(events.filter(({ kind }) => kind === 'dropped').map(({ index }) => index)).toEqual([2]);
  });

  test('drops, repeats, corrupts and reorders as often as it is told to', async () => {
    const n = 20_000;
    const { counts } = await carry(
      {
        drop: 0.1,
        duplicate: 0.05,
        errors: 0.001,
        size: () => 100,
        corrupt: (i) => i,
        reorder: { chance: 0.02, within: 3 },
      },
      n,
    );
    const near = (count: number | undefined, trials: number, p: number) =>
      expect(Math.abs(count! - trials * p)).toBeLessThan(4 * Math.sqrt(trials * p * (1 - p)));
    near(counts.dropped, n, 0.1);
    near(counts.duplicated, n, 0.9 * 0.05);
    const carried = counts.delivered!;
    near(counts.bits, carried * 100, 0.001);
    near(counts.corrupted, carried, 1 - 0.999 ** 100);
    near(counts.reordered, carried, 0.02);
  });

  test('delays an item that no one overtakes no longer than its patience', async () => {
    const { arrived, counts } = await carry({ reorder: { chance: (i) => i === 1, within: 1, patience: 20 } }, 2);
    expect(arrived).toEqual([
      [0, FIRST],
      [1, FIRST + 20],
    ]);
    expect(counts.reordered).toBe(0);
  });

  test('has faults of which one does not move another', async () => {
    const of = ({ events }: Carried, kind: string) =>
      events.filter((event) => event.kind === kind).map(({ index }) => index);
    const copies = await carry({ duplicate: 0.2 }, 500);
    const others = await carry({ duplicate: 0.2, drop: 0.3 }, 500);
    const lost = new Set(of(others, 'dropped'));
    expect(of(others, 'duplicated')).toEqual(of(copies, 'duplicated').filter((index) => !lost.has(index)));

    const faults = { errors: 0.01, size: () => 50, corrupt: (i: number) => i };
    const wrong = (carried: Carried) =>
      carried.events.filter(({ kind }) => kind === 'corrupted').map(({ index, bits }) => `${index} ${bits}`);
    const alone = await carry(faults, 500);
    const beside = await carry({ ...faults, drop: 0.2, jitter: 3, reorder: { chance: 0.3, within: 4 } }, 500);
    const dropped = new Set(of(beside, 'dropped'));
    expect(dropped.size).toBeGreaterThan(50);
    expect(wrong(beside).sort()).toEqual(
      wrong(alone)
        .filter((text) => !dropped.has(Number(text.split(' ')[0])))
        .sort(),
    );
  });

  // Not fc.double, most of whose values are next to nothing.
  const share = fc.nat(60).map((percent) => percent / 100);
  const anyOptions: fc.Arbitrary<Options> = fc.record({
    latency: fc.nat(5),
    jitter: fc.nat(6),
    rate: fc.constantFrom(1, 2.5, 100),
    size: fc.constant(() => 5),
    corrupt: fc.constant((item: number) => item),
    errors: fc.constantFrom(0, 0.1),
    drop: share,
    duplicate: share,
    limit: fc.constantFrom(1, 3, 1000),
    reorder: fc.record({ chance: share, within: fc.integer({ min: 1, max: 5 }), patience: fc.nat(30) }),
  });
  const runs = fc.record({ options: anyOptions, items: fc.nat(60), seed: fc.nat(1000), every: fc.nat(3) });

  test('loses nothing that it does not count, and delivers what it does not lose, once or with its copy', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async ({ options, items, seed, every }) => {
        const { counts, events, arrived } = await carry(options, items, { seed, every });
        const c = counts as Readonly<Record<LinkEvent<number>['kind'], number>>;
        expect(c.sent + c.duplicated).toBe(c.delivered + c.dropped + c.lost + c.overrun);
        const of = (kind: string) => events.filter((event) => event.kind === kind).map(({ index }) => index);
        for (const kind of Object.keys(c)) if (kind !== 'bits') expect(of(kind).length).toBe(Reflect.get(c, kind));
        const gone = new Set([...of('dropped'), ...of('overrun')]);
        const expected = [...Array(items).keys()].filter((i) => !gone.has(i)).concat(of('duplicated'));
        expect(arrived.map(([item]) => item).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
        expect(await carry(options, items, { seed, every })).toEqual({ counts, events, arrived });
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the order without reordering; with it no item is overtaken by more than its bound', async () => {
    let overtaken = 0;
    await fc.assert(
      fc.asyncProperty(runs, async ({ options, items, seed, every }) => {
        const { reorder, ...others } = options;
        const inOrder = itemsOf(await carry(others, items, { seed, every }));
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
        // Without copies, so that places can be compared.
        const mixed = await carry({ ...options, duplicate: 0 }, items, { seed, every });
        const order = itemsOf(mixed);
        const before = order.map((item, i) => order.slice(0, i).filter((other) => other > item).length);
        expect(Math.max(0, ...before)).toBeLessThanOrEqual(reorder!.within);
        expect(before.filter((count) => count > 0).length).toBe(mixed.counts.reordered);
        overtaken = Math.max(overtaken, ...before);
      }),
      { numRuns: 60 },
    );
    expect(overtaken).toBeGreaterThan(2);
  });

  test('says what it does in the log', async () => {
    const lines: string[] = [];
    const target = { rules: () => 1, write: (line: string) => lines.push(line) };
    const body = async (t: TestContext) => {
      const wire = link<number>(t, 'wire', { to: () => {}, drop: (i) => i === 0, latency: 3 });
      wire.send(7);
      wire.send(8);
      wire.down();
    };
    await runOn(fifoSimulator(), body, { log: target });
    expect(lines).toEqual([
      '20ns       cycle 2      info   link wire: dropped, index 0',
      '20ns       cycle 2      info   link wire: down, inFlight 1',
      '20ns       cycle 2      info   link wire: lost, index 1',
    ]);
  });

  test('refuses options that make no sense with a sentence', async () => {
    await onFifo(async (t) => {
      const bad = (options: Partial<LinkOptions<number>>) => () => link<number>(t, 'l', { to: () => {}, ...options });
      expect(bad({ latency: -1 })).toThrow('the link l has a latency of -1 clocks');
      expect(bad({ jitter: 0.5 })).toThrow('a jitter of 0.5 clocks');
      expect(bad({ rate: 0 })).toThrow('a rate of 0; give');
      expect(bad({ rate: '10Gb' as '10Gbps' })).toThrow("a rate is a text such as '100Gbps'");
      expect(bad({ latency: '10m' as '10ms' })).toThrow('a span of a link is a time');
      expect(bad({ rate: 1 })).toThrow('no size');
      expect(bad({ errors: 0.1, size: () => 1 })).toThrow('no corrupt');
      expect(bad({ drop: 2 })).toThrow('the link l has the probability 2');
      expect(bad({ reorder: { chance: 0.1, within: 0 } })).toThrow('overtaken by 0 others');
    });
  });
});

describe('links for bytes and frames', () => {
  const ramp = (length: number) => Uint8Array.from({ length }, (_, i) => i);

  test('a wrong bit of bytes is a bit that differs', async () => {
    await onFifo(async (t) => {
      const arrived: Uint8Array[] = [];
      const wire = byteLink(t, 'wire', { to: (bytes) => arrived.push(bytes), errors: 0.01 });
      for (let i = 0; i < 50; i++) wire.send(ramp(100));
      await wire.whenIdle();
      const wrong = (bytes: Uint8Array) =>
        bytes.reduce((sum, byte, i) => sum + (byte ^ i).toString(2).replaceAll('0', '').length, 0);
      expect(arrived.reduce((sum, bytes) => sum + wrong(bytes), 0)).toBe(wire.counts.bits);
      expect(wire.counts.bits).toBeGreaterThan(300);
    });
  });

  test('a corrupted frame has the octets of the frame on the wire, with those bits inverted', () => {
    const frames = fc.record({
      bytes: fc.uint8Array({ maxLength: 80 }),
      fcs: fc.constantFrom('good', 'none', 'bad', 7),
    });
    fc.assert(
      fc.property(frames, fc.uniqueArray(fc.nat(8 * 60), { minLength: 1 }), ({ bytes, fcs }, bits) => {
        const frame = { bytes, fcs: fcs as 'good' };
        const octets = wireFrame(corruptFrame(frame, bits)).octets;
        expect(octets).toEqual(flipBits(wireFrame(frame).octets, bits));
      }),
    );
  });

  test('frames go from a design over a link into a design, and the check sequence finds every wrong one', async () => {
    await onEngines(elaborate(xgmiiRegisters(8)), async (t) => {
      // Back to front: what has been over the link comes into the same design again, marked by its first byte.
      const source = xgmiiSource(t, 'xgmii');
      let corrupted = 0;
      const wire = frameLink(t, 'loop', {
        to: (frame) => source.send(frame),
        errors: 5e-4,
        latency: 20,
        rate: 64,
        // The start character takes the place of the first octet, and of what is wrong with it.
        onEvent: ({ bits = [] }) => {
          if (bits.some((bit) => bit >= 8)) corrupted++;
        },
      });
      const sink = xgmiiSink(t, 'xgmii', {
        tolerate: ['bad-fcs', 'bad-preamble', 'no-sfd', 'short-preamble'],
        onFrame: (frame) => {
          if (sink.frames.length <= 40) wire.send(onWire(frame));
        },
      });
      for (let i = 0; i < 40; i++) source.send(ramp(60 + i));
      await t.timeout(5000, sink.received(80));
      const [first, second] = [sink.frames.slice(0, 40), sink.frames.slice(40)];
      expect(first.every(({ violations }) => violations.length === 0)).toBe(true);
      expect(second.filter(({ violations }) => violations.length > 0).length).toBe(corrupted);
      expect(corrupted).toBeGreaterThan(5);
      for (const { violations, bytes, fcs } of second) if (violations.length === 0) expect(fcsOf(bytes)).toBe(fcs);
    });
  });
});
