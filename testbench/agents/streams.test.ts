import { describe, expect, test } from 'vitest';
import { fifoSimulator, recordPayload } from '../bench/testing/fifo-simulator.ts';
import { onFifo, runOn, tryOn } from '../bench/testing/run-on.ts';
import { always, bursts, chance, everyNth, never, type PatternLike } from './patterns.ts';

describe('source', () => {
  test('send resolves with the edge of the handshake; one item an edge when the design is ready', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      t.sink('down');
      const first = source.send(1);
      const second = source.send(2);
      expect([source.queued, source.idle]).toEqual([2, false]);
      // Queued after edge 1, offered after edge 2, accepted at edge 3.
      expect(await first).toBe(3);
      expect(t.cycle).toBe(4);
      expect(await second).toBe(4);
      expect(await first).toBe(3);
      expect([source.queued, source.idle, source.sent]).toEqual([0, true, 2]);
      await source.whenIdle();
      expect(t.cycle).toBe(5);
    });
  });

  test('holds valid and the payload while the design is not ready', async () => {
    await onFifo(async (t) => {
      const source = t.source('up', { valid: everyNth(2) });
      const [valid, ready, payload] = [t.dut.port('up_valid'), t.dut.port('up_ready'), t.dut.port('up_payload')];
      for (let i = 0; i < 5; i++) source.sendNow(i);
      await t.until(() => ready.get() === 0);
      await t.until(valid);
      for (let i = 0; i < 7; i++) {
        expect([valid.get(), payload.get()]).toEqual([1, 4]);
        await t.rising();
      }
      const sink = t.sink('down');
      await source.whenIdle();
      expect(valid.get()).toBe(0);
      await sink.received(5);
      expect(sink.items.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4]);
    });
  });

  test('offers only in the clocks of its pattern', async () => {
    await onFifo(async (t) => {
      const cycles: number[] = [];
      const source = t.source('up', { valid: everyNth(3), onItem: (_, cycle) => cycles.push(cycle) });
      t.sink('down');
      for (let i = 0; i < 4; i++) source.sendNow(i);
      await source.whenIdle();
      expect(cycles).toEqual([3, 6, 9, 12]);
    });
  });

  test('pause and resume', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      source.pause();
      source.sendNow(1);
      await t.cycles(10);
      expect(source.sent).toBe(0);
      source.resume();
      await source.whenIdle();
      expect(t.cycle).toBe(14);
    });
  });

  test('clear forgets what is not yet offered, and fails those who wait for it', async () => {
    await onFifo(async (t) => {
      const source = t.source('up', { valid: everyNth(4) });
      source.sendNow(1);
      const waiting = t.fork((_t) => source.send(2));
      const outcome = expect(waiting).rejects.toThrow('the source up was cleared');
      await t.rising();
      source.clear();
      await outcome;
      await source.whenIdle();
      await t.cycles(10);
      expect(source.sent).toBe(1);
    });
  });

  test('shows random payloads while nothing is offered, unless told to hold', async () => {
    for (const [idlePayload, changes] of [
      ['random', true],
      ['hold', false],
    ] as const)
      await runOn(fifoSimulator({ payload: recordPayload }), async (t) => {
        const source = t.source('up', { idlePayload });
        const item = { psn: 1, kind: 'NACK', tag: 2n };
        source.sendNow(item);
        await source.whenIdle();
        const ports = ['psn', 'kind', 'tag'].map((leaf) => t.dut.port(`up_payload_${leaf}`).get());
        expect(t.dut.port('up_valid').get()).toBe(0);
        if (changes) expect(ports).not.toEqual([1, 2, 2n]);
        else expect(ports).toEqual([1, 2, 2n]);
      });
  });

  test('an item that reset interrupts is offered again', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const sink = t.sink('down', { ready: false });
      t.monitor('up');
      t.monitor('down');
      for (let i = 0; i < 6; i++) source.sendNow(i);
      await t.cycles(10);
      expect(source.sent).toBe(4);
      t.dut.port('rst').set(1);
      await t.rising();
      expect(t.dut.port('up_valid').get()).toBe(0);
      await t.cycles(3);
      t.dut.port('rst').set(0);
      await source.whenIdle();
      expect([source.sent, sink.count]).toEqual([6, 0]);
    });
  });

  test('long queues stay in order', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const sink = t.sink('down');
      for (let i = 0; i < 5000; i++) source.sendNow(i & 255);
      await sink.received(5000);
      expect(sink.items.every(({ item }, i) => item === (i & 255))).toBe(true);
    });
  });
});

describe('sink', () => {
  test('recv hands out each item once, in order, to whoever waits first', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const sink = t.sink('down');
      const log: unknown[] = [];
      for (const name of ['a', 'b'])
        t.fork(async () => {
          const { item, cycle } = await sink.recv();
          log.push([name, item, cycle, t.cycle]);
        });
      await t.rising();
      expect(sink.recvNow()).toBe(undefined);
      for (const item of [10, 20, 30]) source.sendNow(item);
      await sink.received(3);
      expect(log).toEqual([
        ['a', 10, 5, 6],
        ['b', 20, 6, 7],
      ]);
      expect(await sink.recv()).toEqual({ item: 30, cycle: 7 });
      expect([sink.count, sink.items.length, sink.recvNow()]).toEqual([3, 3, undefined]);
    });
  });

  test('an item is not lost to a wait for it that was given up', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const sink = t.sink('down');
      await expect(t.timeout(5, sink.recv())).rejects.toThrow('an item on down was not over 5 cycles');
      source.sendNow(1);
      expect((await t.timeout(5, sink.recv())).item).toBe(1);
    });
  });

  test('is ready exactly in the clocks of its pattern, whatever valid does', async () => {
    await onFifo(async (t) => {
      const ready = t.dut.port('down_ready');
      t.sink('down', { ready: [true, false, false] });
      const seen: unknown[] = [];
      for (let i = 0; i < 7; i++) {
        seen.push(ready.get());
        await t.rising();
      }
      expect(seen).toEqual([0, 1, 0, 0, 1, 0, 0]);
    });
  });

  test('pause, keep: false and waits that are given up', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const sink = t.sink('down', { keep: false });
      sink.pause();
      source.sendNow(1);
      await expect(t.timeout(10, sink.received(1))).rejects.toThrow('1 items on down (0 came) was not over 10 cycles');
      sink.resume();
      await t.timeout(3, sink.received(1));
      expect([sink.count, sink.items.length]).toEqual([1, 0]);
      expect(() => sink.recv()).toThrow('keep: false');
    });
  });
});

describe('monitor', () => {
  test('reports the handshakes of either side with their edges', async () => {
    await onFifo(async (t) => {
      const log: unknown[] = [];
      const up = t.monitor('up', { onItem: (item, cycle) => log.push(['up', item, cycle]) });
      t.monitor('down', { onItem: (item, cycle) => log.push(['down', item, cycle]) });
      const source = t.source('up');
      const sink = t.sink('down', { ready: everyNth(2) });
      source.sendNow(1);
      source.sendNow(2);
      await sink.received(2);
      expect(log).toEqual([
        ['up', 1, 3],
        ['up', 2, 4],
        ['down', 1, 5],
        ['down', 2, 7],
      ]);
      expect(up.count).toBe(2);
    });
  });

  for (const [bug, message] of [
    ['withdraws', 'stream down: the item was withdrawn at cycle 7, before it was accepted'],
    ['changes', 'stream down: down_payload changed from 0x20 to 0x21 at cycle 7, before it was accepted'],
  ] as const)
    test(`finds the bug "${bug}"`, async () => {
      const { failure } = await tryOn(fifoSimulator({ bug }), async (t) => {
        t.monitor('down');
        t.sink('down', { ready: never() });
        t.source('up').sendNow(0x20);
        await t.cycles(50);
      });
      expect(failure?.name).toBe('StreamViolation');
      expect(failure?.message).toBe(message);
    });

  test('finds a source that does not keep the rules', async () => {
    const { failure } = await tryOn(fifoSimulator({ depth: 1 }), async (t) => {
      t.monitor('up');
      const valid = t.dut.port('up_valid');
      valid.set(1);
      await t.cycles(3);
      valid.set(0);
      await t.cycles(3);
    });
    expect(failure?.message).toMatch(/^stream up: the item was withdrawn at cycle 5/);
  });
});

test('source and sink keep the order under every pair of patterns, with the monitors content', async () => {
  const patterns: (() => PatternLike)[] = [
    always,
    () => everyNth(3, 1),
    () => chance(0.3),
    () => chance(0.8),
    () => bursts(7),
    () => [false, true, true],
  ];
  for (const valid of patterns)
    for (const ready of patterns)
      for (const depth of [1, 3])
        await runOn(fifoSimulator({ depth, payload: recordPayload }), async (t) => {
          const board = t.scoreboard();
          const source = t.source('up', { valid: valid() });
          const sink = t.sink('down', { ready: ready() });
          t.monitor('down', { onItem: (item) => board.actual(item) });
          t.monitor('up', { onItem: (item) => board.expect(item) });
          for (let i = 0; i < 60; i++)
            source.sendNow({
              psn: t.random.bits(16),
              kind: t.random.pick(['REQUEST', 'ACK', 'NACK']),
              tag: BigInt(i) << 40n,
            });
          await sink.received(60);
          expect(board.counts).toEqual({ expected: 60, actual: 60, matched: 60 });
        });
});
