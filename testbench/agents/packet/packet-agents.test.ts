import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module, record, sink, source } from '../../../rtl-gen/hdl/index.ts';
import { beat } from '../../../rtl-gen/lib/packet/beat.ts';
import { widthUp } from '../../../rtl-gen/lib/packet/width-up.ts';
import { fifo } from '../../../rtl-gen/lib/stream/fifo.ts';
import { seededRandom } from '../../../support/random.ts';
import type { TestContext } from '../../bench/context.ts';
import { stream, streamsOf } from '../item.ts';
import { bursts, chance, everyNth, never, type PatternLike } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { packetMonitor, packetSink, packetSource } from './packet-agents.ts';

const Owner = record({ port: bits(3), kind: enumOf('data', 'control') });
const narrow = beat(3, Owner);
const adapter = widthUp(narrow, 3);
const { up, down } = streamsOf(adapter);

const packet = (length: number, from = 0): Uint8Array => Uint8Array.from({ length }, (_, i) => (from + 7 * i) & 255);

describe('packets pass a width adapter', () => {
  const patterns: (() => PatternLike)[] = [() => true, () => everyNth(3), () => chance(0.4), () => bursts(5)];
  patterns.forEach((pattern, which) => {
    test(`as they were sent, of every length, with pattern ${which}`, async () => {
      await onEngines(elaborate(adapter), async (t) => {
        const board = t.scoreboard('packets');
        const sender = packetSource(t, up, { valid: pattern(), begin: pattern() });
        const taker = packetSink(t, down, { ready: pattern() });
        packetMonitor(t, up, { onItem: (item) => board.expect(item) });
        packetMonitor(t, down, { onItem: (item) => board.actual(item) });
        const lengths = seededRandom(which).shuffle(Array.from({ length: 31 }, (_, i) => i));
        const sent = lengths.map((length) => ({
          bytes: packet(length, length),
          user: { port: length & 7, kind: length % 2 === 0 ? ('data' as const) : ('control' as const) },
        }));
        for (const item of sent) sender.sendNow(item);
        await t.timeout(2000, taker.received(sent.length));
        await t.cycles(3);
        expect(taker.items.map(({ item }) => item)).toEqual(sent);
        expect([board.counts.matched, taker.open, sender.idle]).toEqual([sent.length, false, true]);
      });
    });
  });
});

/** Passes beats on, spoilt as its inputs say. */
const spoiler = module(
  'spoiler',
  {
    in: { keep: bits(4), last: bit, owner: bits(4) },
    link: { up: sink(beat(4, bits(4))), down: source(beat(4, bits(4))) },
  },
  (io) => {
    const { data, keep, last, user } = io.up.payload;
    const payload = { data, keep: keep.xor(io.keep), last: last.xor(io.last), user: user.xor(io.owner) };
    return { up: { ready: io.down.ready }, down: { payload, valid: io.up.valid } };
  },
);
const spoilt = elaborate(spoiler);

describe('gaps', () => {
  const cyclesOf = async (options: { valid?: PatternLike; begin?: PatternLike }) => {
    let seen: number[] = [];
    await onEngines(spoilt, async (t) => {
      seen = [];
      t.monitor('down', { onItem: (_, cycle) => seen.push(cycle) });
      const sender = packetSource(t, 'up', options);
      const taker = packetSink(t, 'down');
      for (let i = 0; i < 3; i++) sender.sendNow({ bytes: packet(10), user: i });
      await taker.received(3);
    });
    return seen.map((cycle) => cycle - seen[0]!);
  };

  test('none by default: beats follow one another, within packets and between them', async () => {
    expect(await cyclesOf({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('between packets alone', async () => {
    expect(await cyclesOf({ valid: true, begin: [false, false, true] })).toEqual([0, 1, 2, 5, 6, 7, 10, 11, 12]);
  });

  test('within packets alone', async () => {
    expect(await cyclesOf({ valid: [false, true], begin: true })).toEqual([0, 2, 4, 5, 7, 9, 10, 12, 14]);
  });
});

test('send gives the edge of the last beat, and offers that at which the first one was offered', async () => {
  await onEngines(spoilt, async (t) => {
    const sender = packetSource(t, 'up', { onItem: (_, cycle, offered) => times.push([offered, cycle]) });
    const taker = packetSink(t, 'down', { ready: everyNth(2, 1), offers: true });
    const times: unknown[] = [];
    packetMonitor(t, 'down', { onItem: (_, cycle, offered) => times.push([offered, cycle]) });
    const at = await sender.send({ bytes: packet(9), user: 1 });
    // Offered from edge 1 on; ready at edges 2, 4 and 6.
    expect(at).toBe(6);
    expect(taker.items.map(({ offered, cycle }) => [offered, cycle])).toEqual([[1, 6]]);
    expect(times).toEqual([
      [1, 6],
      [1, 6],
    ]);
    expect([sender.sent, sender.queued, taker.count]).toEqual([1, 0, 1]);
  });
});

test('bytes after the end are random, or zero where that is asked for', async () => {
  for (const padding of ['random', 'zero'] as const)
    await onEngines(spoilt, async (t) => {
      const data: number[] = [];
      t.attach({ sample: () => data.push(Number(t.dut.port('down_payload_data').get()) >>> 8) });
      packetSource(t, 'up', { padding, idlePayload: 'hold' }).sendNow({ bytes: Uint8Array.of(1), user: 0 });
      await t.cycles(4);
      if (padding === 'zero') expect(data.at(-1)).toBe(0);
      else expect(data.at(-1)).not.toBe(0);
    });
});

describe('a sink finds the beat that breaks the rules', () => {
  const spoil = (lengths: readonly number[], at: number, port: string, value: number) =>
    failureOn(spoilt, async (t) => {
      const sender = packetSource(t, 'up');
      packetSink(t, 'down');
      for (const length of lengths) sender.sendNow({ bytes: packet(length), user: 5 });
      // A design without a reset: the first beat is handed over at edge 1.
      await t.cycles(1 + at);
      t.dut.port(port).set(value);
      await t.rising();
      t.dut.port(port).set(0);
      await t.cycles(10);
    });

  test.each<[string, Parameters<typeof spoil>, string]>([
    [
      'a hole in keep',
      [[4, 9], 2, 'keep', 0b0010],
      'beat 1 of packet 1 keeps the bytes 0b1101, which are not its first ones',
    ],
    [
      'keep from byte 1 on',
      [[3], 0, 'keep', 0b0001],
      'beat 0 of packet 0 keeps the bytes 0b0110, which are not its first ones',
    ],
    [
      'a beat in the middle that is not full',
      [[4, 9], 1, 'keep', 0b1000],
      'beat 0 of packet 1 keeps 3 of 4 bytes and is not the last',
    ],
    [
      'a last beat without bytes',
      [[9], 2, 'keep', 0b0001],
      'beat 2 of packet 0 keeps no byte, and it is not the only one',
    ],
    ['a user that changes', [[9], 1, 'owner', 6], 'beat 1 of packet 0 has the user 3, and the packet began with 5'],
    [
      'a last beat that is not the last',
      [[3], 0, 'last', 1],
      'beat 0 of packet 0 keeps 3 of 4 bytes and is not the last',
    ],
  ])('%s', async (_, [lengths, at, port, value], message) => {
    expect(await spoil(lengths, at, port, value)).toBe(`stream down: ${message}, at cycle ${1 + at}`);
  });

  test('and so does a monitor', async () => {
    const message = await failureOn(spoilt, async (t) => {
      packetMonitor(t, 'down');
      t.sink('down');
      t.dut.port('keep').set(8);
      packetSource(t, 'up').sendNow({ bytes: packet(9), user: 0 });
      await t.cycles(10);
    });
    expect(message).toContain('stream down: beat 0 of packet 0 keeps 3 of 4 bytes');
  });
});

test('a packet that reset cuts off is started again by its source, and forgotten by sinks and monitors', async () => {
  const stored = elaborate(fifo(beat(4, bits(4)), 2));
  await onEngines(stored, async (t) => {
    const seen: Uint8Array[] = [];
    const sender = packetSource(t, 'up', { valid: everyNth(2) });
    const taker = packetSink(t, 'down');
    packetMonitor(t, 'down', { onItem: ({ bytes }) => seen.push(bytes) });
    sender.sendNow({ bytes: packet(20), user: 1 });
    await t.until(() => taker.open);
    t.dut.port('rst').set(1);
    await t.cycles(2);
    t.dut.port('rst').set(0);
    expect([taker.open, sender.sent]).toEqual([false, 0]);
    await taker.received(1);
    expect([taker.items[0]!.item.bytes, ...seen]).toEqual([packet(20), packet(20)]);
  });
});

describe('streams without some of the signals', () => {
  const bare = (fields: Parameters<typeof record>[0]) => {
    const shape = record(fields);
    return module(
      'bare',
      { link: { up: sink(shape, { names: 'axi-stream' }), down: source(shape, { names: 'axi-stream' }) } },
      (io) => ({
        up: { ready: io.down.ready },
        down: { payload: io.up.payload, valid: io.up.valid },
      }),
    );
  };
  const through = (mod: ReturnType<typeof bare>, sent: readonly number[]) =>
    failureOn(elaborate(mod), async (t: TestContext) => {
      const sender = packetSource(t, 'up');
      const taker = packetSink(t, 'down');
      for (const length of sent) sender.sendNow(packet(length, length));
      await taker.received(sent.length);
      expect(taker.items.map(({ item }) => item)).toEqual(sent.map((length) => ({ bytes: packet(length, length) })));
    });

  test('without keep packets fill their beats', async () => {
    const noKeep = bare({ data: bits(16), last: bit });
    expect(await through(noKeep, [2, 8])).toBe('it passed');
    expect(await through(noKeep, [3])).toContain(
      'the stream up has no keep: a packet of 3 bytes does not fill its beats of 2',
    );
    expect(await through(noKeep, [0])).toContain('a packet of 0 bytes');
  });

  test('names of AXI4-Stream, with a plain user', async () => {
    const named = bare({ data: bits(16), keep: bits(2), last: bit, user: bits(5) });
    await onEngines(elaborate(named), async (t) => {
      const taker = packetSink(t, 'down');
      packetSource(t, 'up').sendNow({ bytes: packet(3), user: 17 });
      expect((await taker.recv()).item).toEqual({ bytes: packet(3), user: 17 });
    });
  });

  test('without last each beat is a packet', async () => {
    const noLast = bare({ data: bits(16), keep: bits(2) });
    expect(await through(noLast, [2, 1, 0])).toBe('it passed');
    expect(await through(noLast, [3])).toContain(
      'the stream up has no last: a packet of 3 bytes does not fit a beat of 2',
    );
  });

  test('what cannot carry packets is refused', async () => {
    expect(await through(bare({ keep: bits(2) }), [1])).toBe('the stream up has no data, so it cannot carry packets');
    expect(await through(bare({ data: bits(9) }), [1])).toContain('no whole number of bytes');
    expect(await through(bare({ data: bits(16), keep: bits(3) }), [1])).toContain('up_tkeep has 3 bits');
    const strange = stream('up', record({ data: bits(8), lost: bit }));
    expect(await failureOn(elaborate(fifo(strange.shape, 2)), async (t) => void packetSource(t, strange))).toBe(
      'the beats of up have a field lost: packets know data, keep, last, user',
    );
  });
});

test('packets that do not fit are refused', async () => {
  const refused = (bytes: readonly number[], user?: number) =>
    failureOn(spoilt, async (t) => {
      packetSource(t, 'up', { valid: never(), begin: true }).sendNow(user === undefined ? { bytes } : { bytes, user });
      await t.cycles(5);
    });
  expect(await refused([1, 256], 1)).toBe('a packet for up has the byte 256, which is not from 0 to 255');
  expect(await refused([1])).toBe('a packet for up lacks user');
  expect(await refused([1], 16)).toContain('0x10 does not fit up_payload_user');
});
