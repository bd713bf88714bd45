/** What a test can ask of sources and sinks besides sending and receiving: limits, pauses, resets, times. */
import { describe, expect, test } from 'vitest';
import { bits, clock, elaborate, module, on, source } from '../../rtl-gen/hdl/index.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { everyNth, never } from './patterns.ts';
import { failureOn, onEngines } from './testing/on-engines.ts';

const design = elaborate(fifo(bits(8), 4));

describe('a source with a limit', () => {
  test('is full at its limit, and refuses more', async () => {
    await onEngines(design, async (t) => {
      const source = t.source('up', { limit: 2, valid: never() });
      source.sendNow(1);
      expect(source.full).toBe(false);
      source.sendNow(2);
      expect([source.full, source.queued]).toEqual([true, 2]);
      const message = 'the source up is full (limit 2): await enqueue(item) instead';
      expect(() => source.sendNow(3)).toThrow(message);
      expect(() => source.send(3)).toThrow(message);
    });
  });

  test('enqueue waits for room, in the order of the calls, and not on after it was given up', async () => {
    await onEngines(design, async (t) => {
      const source = t.source('up', { limit: 1 });
      const sink = t.sink('down', { ready: everyNth(3) });
      const log: unknown[] = [];
      for (const item of [1, 2, 3])
        t.fork(async () => {
          await source.enqueue(item);
          log.push([item, t.cycle, source.queued]);
        });
      await t.rising();
      await expect(t.timeout(1, source.enqueue(99))).rejects.toThrow('room in the source up');
      await sink.received(3);
      expect(sink.items.map(({ item }) => item)).toEqual([1, 2, 3]);
      // The first is offered after edge 2 and accepted at edge 3, one more at each edge from there on.
      expect(log).toEqual([
        [1, 2, 1],
        [2, 4, 1],
        [3, 5, 1],
      ]);
    });
  });

  test('a limit is an integer from 1 up', async () => {
    expect(await failureOn(design, async (t) => void t.source('up', { limit: 0 }))).toBe(
      'the limit of the source up is an integer from 1 up, not 0',
    );
    expect(await failureOn(design, async (t) => void t.sink('down', { limit: 1.5 }))).toContain('the sink down');
    expect(await failureOn(design, async (t) => void t.sink('down', { limit: 1, keep: false }))).toContain(
      'keep: false',
    );
  });
});

describe('a sink with a limit', () => {
  test('takes no more than may wait for recv, and goes on when some are received', async () => {
    await onEngines(design, async (t) => {
      const source = t.source('up');
      const sink = t.sink('down', { limit: 2 });
      for (let i = 0; i < 10; i++) source.sendNow(i);
      await t.cycles(20);
      expect([sink.count, sink.waiting, sink.full, t.dut.port('down_ready').get()]).toEqual([2, 2, true, 0]);
      for (let i = 0; i < 10; i++) {
        expect((await sink.recv()).item).toBe(i);
        expect(sink.waiting).toBeLessThanOrEqual(2);
        await t.cycles(4);
      }
      expect([sink.empty, sink.count]).toEqual([true, 10]);
    });
  });

  test('arrival tells of an item and leaves it; clear forgets what waits', async () => {
    await onEngines(design, async (t) => {
      const source = t.source('up');
      const sink = t.sink('down');
      t.fork(async () => {
        await t.cycles(5);
        source.sendNow(7);
        source.sendNow(8);
      });
      await sink.arrival();
      expect([sink.empty, sink.waiting]).toEqual([false, 1]);
      const { cycle } = t;
      await sink.arrival();
      expect(t.cycle).toBe(cycle);
      await sink.received(2);
      sink.clear();
      expect([sink.items.length, sink.waiting, sink.count, sink.recvNow()]).toEqual([0, 0, 2, undefined]);
      source.sendNow(9);
      expect((await sink.recv()).item).toBe(9);
    });
  });
});

test('patterns can be changed while a test runs', async () => {
  await onEngines(design, async (t) => {
    const taken: number[] = [];
    const source = t.source('up', { valid: never(), onItem: (_, cycle) => taken.push(cycle) });
    const sink = t.sink('down', { ready: never() });
    for (let i = 0; i < 4; i++) source.sendNow(i);
    await t.cycles(5);
    expect([source.sent, source.paused, sink.paused]).toEqual([0, false, false]);
    source.setPattern(everyNth(2));
    await source.whenIdle();
    // Edge 7 sets the pattern going, so the first offer is seen by edge 8.
    expect(taken).toEqual([8, 10, 12, 14]);
    expect(sink.count).toBe(0);
    sink.setPattern(true);
    await sink.received(4);
    sink.pause();
    source.pause();
    expect([source.paused, sink.paused]).toEqual([true, true]);
  });
});

test('each item has the edge from which it was offered beside the one at which it was taken', async () => {
  await onEngines(design, async (t) => {
    const log: Record<string, [number, number][]> = { source: [], sink: [], monitor: [] };
    const note = (name: string) => (_: unknown, cycle: number, offered: number) => log[name]!.push([offered, cycle]);
    const source = t.source('up', { onItem: note('source') });
    const sink = t.sink('down', { ready: everyNth(5), offers: true, onItem: note('sink') });
    t.monitor('down', { onItem: note('monitor') });
    for (let i = 0; i < 7; i++) source.sendNow(i);
    await sink.received(7);
    expect(sink.items.map(({ offered, cycle }) => [offered, cycle])).toEqual(log.sink);
    expect(log.monitor).toEqual(log.sink);
    // The FIFO of 4 is full after edge 6; the sink takes one at edges 3, 8, 13 and so on.
    expect(log.source).toEqual([
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
      [7, 9],
      [10, 14],
      [15, 19],
    ]);
    expect(log.sink!.slice(0, 3)).toEqual([
      [4, 8],
      [9, 13],
      [14, 18],
    ]);
  });
});

describe('reset', () => {
  const inReset = async (atReset: 'keep' | 'clear') => {
    const seen: unknown[] = [];
    await onEngines(design, async (t) => {
      const source = t.source('up', { atReset });
      const sink = t.sink('down', { ready: never() });
      for (let i = 0; i < 6; i++) source.sendNow(i);
      await t.cycles(10);
      expect(source.sent).toBe(4);
      t.dut.port('rst').set(1);
      await t.cycles(2);
      t.dut.port('rst').set(0);
      sink.setPattern(true);
      source.sendNow(99);
      await source.whenIdle();
      await t.cycles(5);
      seen.push(sink.items.map(({ item }) => item));
    });
    return seen;
  };

  test('keeps what a source has queued, the offered item first', async () => {
    expect(await inReset('keep')).toEqual([
      [4, 5, 99],
      [4, 5, 99],
    ]);
  });

  test('clears it where that is asked for, and fails those who wait for it', async () => {
    expect(await inReset('clear')).toEqual([[99], [99]]);
    await onEngines(design, async (t) => {
      const source = t.source('up', { atReset: 'clear', valid: never() });
      const outcome = expect(t.fork((_t) => source.send(1))).rejects.toThrow('the source up was cleared');
      t.dut.port('rst').set(1);
      await t.rising();
      await outcome;
      expect(source.idle).toBe(true);
    });
  });
});

test('an agent follows the reset of its own clock alone', async () => {
  const two = module(
    'two',
    { clocks: { wr: clock(), rd: clock() }, link: { a: on('wr', source(bits(4))), b: on('rd', source(bits(4))) } },
    ({ a, b }, m) => {
      const [first, second] = [
        m.on('wr').reg('first', bits(4), { reset: 0 }),
        m.on('rd').reg('second', bits(4), { reset: 0 }),
      ];
      m.on('wr').when(a.ready, () => first.set(first.add(1)));
      m.on('rd').when(b.ready, () => second.set(second.add(1)));
      return { a: { payload: first, valid: m.lit(1, 1) }, b: { payload: second, valid: m.lit(1, 1) } };
    },
  );
  await onEngines(elaborate(two), async (t) => {
    const [a, b] = [t.on('wr').sink('a'), t.on('rd').sink('b')];
    await t.cycles(3);
    const before = [a.count, b.count];
    t.dut.port('rd_rst').set(1);
    await t.cycles(4);
    expect([a.count - before[0]!, b.count - before[1]!]).toEqual([4, 0]);
    expect((await t.timeout(3, t.on('wr').handshake('a'))).cycle).toBe(t.cycle - 1);
    await expect(t.timeout(3, t.on('rd').handshake('b'))).rejects.toThrow('handshake(b)');
  });
});
