import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, module, record } from '../../../rtl-gen/hdl/index.ts';
import { bursts, chance, everyNth, type PatternLike } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { axiStreamMonitor, axiStreamSink, axiStreamSource } from './axi-stream-agents.ts';
import type { AxiFrame } from './axi-stream-frame.ts';
import { axiStreamInterleaver } from './axi-stream-interleaver.ts';
import { axiFifo } from './testing/axi-fifo.ts';

const Everything = record({
  data: bits(32),
  keep: bits(4),
  strb: bits(4),
  last: bit,
  id: bits(2),
  dest: bits(3),
  user: bits(8),
});
const everything = axiFifo(Everything);

/** A frame that tells its place among those of its `id` and `dest`. */
const frame = (id: number, dest: number, place: number, length: number): AxiFrame & { readonly bytes: Uint8Array } => ({
  bytes: Uint8Array.from({ length }, (_, i) => (i === 0 ? place : (31 * id + 7 * dest + i) & 255)),
  ...{ id, dest, user: place },
});

describe('frames that are mixed', () => {
  const patterns: (() => PatternLike)[] = [() => true, () => everyNth(3), () => chance(0.4), () => bursts(5)];
  patterns.forEach((pattern, which) => {
    test(`arrive as they were sent, those of one id and dest in order, with pattern ${which}`, async () => {
      await onEngines(
        everything,
        async (t) => {
          const sender = axiStreamInterleaver(t, 's_axis', { valid: pattern() });
          const taker = axiStreamSink(t, 'm_axis', { ready: pattern() });
          for (const name of ['s_axis', 'm_axis']) axiStreamMonitor(t, name);
          const sent = Array.from({ length: 60 }, (_, i) =>
            frame(t.random.below(4), t.random.below(3), i, t.random.int(1, 40)),
          );
          for (const one of sent) sender.sendNow(one);
          expect([sender.queued, sender.idle]).toEqual([60, false]);
          await t.timeout(5000, taker.received(sent.length));
          await sender.whenIdle();
          expect([sender.sent, sender.queued]).toEqual([60, 0]);
          const received = taker.items.map(({ item }) => item);
          for (let id = 0; id < 4; id++)
            for (let dest = 0; dest < 3; dest++) {
              const of = (list: readonly { id?: unknown; dest?: unknown }[]) =>
                list.filter((one) => one.id === id && one.dest === dest);
              expect(of(received)).toEqual(of(sent));
            }
          expect(received).not.toEqual(sent);
        },
        which,
      );
    });
  });

  test('come a beat a clock, and are told when they have been sent', async () => {
    await onEngines(everything, async (t) => {
      const sender = axiStreamInterleaver(t, 's_axis');
      axiStreamSink(t, 'm_axis');
      const start = t.cycle;
      const tasks = [0, 1, 2, 3].map((id) => sender.send(frame(id, 0, 0, 64)));
      const ends = [];
      for (const task of tasks) ends.push(await task);
      expect(new Set(ends).size).toBe(4);
      expect(Math.max(...ends) - start).toBeLessThan(4 * 16 + 4);
    });
  });

  test('as many at once as may be open, and changing only where they may', async () => {
    const runs = async (options: Parameters<typeof axiStreamInterleaver>[2]) => {
      const ids: number[] = [];
      await onEngines(everything, async (t) => {
        ids.length = 0;
        const sender = axiStreamInterleaver(t, 's_axis', options);
        axiStreamSink(t, 'm_axis');
        axiStreamMonitor(t, 's_axis', options?.open === undefined ? {} : { open: options.open });
        t.attach({
          sample: () => {
            const [valid, ready] = [t.dut.port('s_axis_tvalid').get(), t.dut.port('s_axis_tready').get()];
            if (valid === 1 && ready === 1) ids.push(Number(t.dut.port('s_axis_tid').get()));
          },
        });
        for (const id of [0, 1, 2, 3]) sender.sendNow(frame(id, 0, 0, 80));
        await t.timeout(500, sender.whenIdle());
      });
      return ids.filter((id, i) => i === 0 || id !== ids[i - 1]).length;
    };
    expect(await runs({ open: 1 })).toBe(4);
    expect(await runs({ change: false })).toBe(4);
    expect(await runs({ open: 2 })).toBeGreaterThan(8);
    expect(await runs({ change: chance(0.1) })).toBeLessThan(await runs({}));
  });

  test('begin again after reset', async () => {
    await onEngines(everything, async (t) => {
      const sender = axiStreamInterleaver(t, 's_axis');
      const taker = axiStreamSink(t, 'm_axis');
      axiStreamMonitor(t, 's_axis');
      for (const id of [0, 1, 2]) sender.sendNow(frame(id, 0, 5, 30));
      await t.cycles(7);
      t.dut.port('rst').set(1);
      await t.cycles(3);
      t.dut.port('rst').set(0);
      await t.timeout(100, taker.received(3));
      const received = taker.items.map(({ item }) => item).toSorted((a, b) => Number(a.id) - Number(b.id));
      expect(received).toEqual([0, 1, 2].map((id) => frame(id, 0, 5, 30)));
    });
  });

  test('are refused where the stream cannot tell them apart, or cannot carry them', async () => {
    const plain = axiFifo(record({ data: bits(16), last: bit }));
    expect(await failureOn(plain, async (t) => void axiStreamInterleaver(t, 's_axis'))).toBe(
      'the stream s_axis has neither tid nor tdest, so its frames cannot be mixed',
    );
    const message = await failureOn(everything, async (t) =>
      axiStreamInterleaver(t, 's_axis').sendNow({ bytes: [1, 2], user: [1] }),
    );
    expect(message).toBe('a frame for s_axis has 2 bytes and user for 1');
  });
});

describe('a monitor of AXI4-Stream finds', () => {
  type Options = Parameters<typeof axiStreamMonitor>[2];
  const beat = { data: 0, keep: 15, strb: 15, last: 0, id: 0, dest: 0, user: 0 };
  const beats = (list: readonly Partial<typeof beat>[], options: Options) =>
    failureOn(everything, async (t) => {
      const sender = t.source('s_axis');
      t.sink('m_axis');
      axiStreamMonitor(t, 's_axis', options);
      for (const one of list) sender.sendNow({ ...beat, strb: one.keep ?? 15, ...one });
      await t.cycles(10);
    });

  test('packets that are mixed where they must not be', async () => {
    const mixed = [{ id: 1 }, { id: 2 }, { id: 1, last: 1 }];
    expect(await beats(mixed, { open: 1 })).toBe(
      'stream s_axis: a packet (tid 2, tdest 0) begins before one that is open has ended (tid 1, tdest 0), and 1 may be open, at cycle 4',
    );
    expect(await beats(mixed, { open: 2 })).toBe('it passed');
    expect(await beats([...mixed, { id: 2, dest: 1 }, { id: 1 }], { open: 2 })).toContain('and 2 may be open');
    expect(await beats([{ id: 1, last: 1 }, { id: 2 }, { id: 2, last: 1 }, { id: 3 }], { open: 1 })).toBe('it passed');
  });

  test('null bytes where there are to be none', async () => {
    const within = [{ keep: 0b0111 }, { keep: 15, last: 1 }];
    const gap = [{ keep: 0b1011, last: 1 }];
    const end = [{ keep: 15 }, { keep: 0b0011 }, { keep: 0, last: 1 }];
    for (const list of [within, gap, end]) expect(await beats(list, {})).toBe('it passed');
    const early = 'stream s_axis: a null byte comes before a byte of its packet, at cycle';
    expect(await beats(within, { nullBytes: 'end' })).toContain(early);
    expect(await beats(gap, { nullBytes: 'end' })).toContain(early);
    expect(await beats(end, { nullBytes: 'end' })).toBe('it passed');
    expect(await beats(end, { nullBytes: 'none' })).toContain('stream s_axis: a beat has a null byte, at cycle');
    // Of packets that are mixed, each by itself.
    expect(
      await beats([{ id: 1, keep: 1 }, { id: 2 }, { id: 2, last: 1 }, { id: 1, keep: 0, last: 1 }], {
        nullBytes: 'end',
      }),
    ).toBe('it passed');
  });

  /** A stream whose sender the test plays, pin by pin. */
  const pins = elaborate(
    module(
      'pins',
      { in: { s_tvalid: bit, s_tready: bit, s_tdata: bits(8), s_tkeep: bit, s_tstrb: bit }, out: { made: bit } },
      (io, m) => {
        const made = m.reg('made', bit, { reset: 0 });
        made.set(io.s_tvalid.and(io.s_tready).and(io.s_tdata.any()).and(io.s_tkeep.or(io.s_tstrb)));
        return { made };
      },
    ),
  );
  type Play = (
    set: (values: Readonly<Record<string, number>>) => void,
    clock: () => PromiseLike<unknown>,
  ) => Promise<void>;
  const played = (play: Play) =>
    failureOn(pins, async (t) => {
      for (const { name, direction } of t.dut.ports) if (direction === 'in' && name !== 'rst') t.dut.port(name).set(0);
      axiStreamMonitor(t, 's');
      await play(
        (values) => {
          for (const [name, value] of Object.entries(values)) t.dut.port(name).set(value);
        },
        () => t.rising(),
      );
      await t.cycles(3);
    });

  test('tvalid in reset', async () => {
    const message = await played(async (set, clock) => {
      set({ rst: 1, s_tvalid: 1 });
      await clock();
      await clock();
    });
    expect(message).toBe('stream s: tvalid is high in reset, at cycle 3');
    const cut = await played(async (set, clock) => {
      set({ rst: 1, s_tvalid: 1 });
      await clock();
      set({ s_tvalid: 0 });
      await clock();
      set({ rst: 0 });
    });
    expect(cut).toBe('it passed');
  });

  test('tvalid that falls, data that changes, and tstrb without tkeep', async () => {
    const offer = { s_tvalid: 1, s_tdata: 5, s_tkeep: 1, s_tstrb: 1 };
    const offered = (values: Readonly<Record<string, number>>) =>
      played(async (set, clock) => {
        set(offer);
        await clock();
        set(values);
      });
    expect(await offered({ s_tvalid: 0 })).toBe('stream s: the item was withdrawn at cycle 3, before it was accepted');
    expect(await offered({ s_tdata: 6 })).toBe(
      'stream s: s_tdata changed from 5 to 6 at cycle 3, before it was accepted',
    );
    expect(await offered({ s_tready: 1 })).toBe('it passed');
    expect(await played(async (set) => set({ ...offer, s_tkeep: 0, s_tready: 1 }))).toBe(
      'stream s: byte 0 of a beat has tstrb but not tkeep, which is reserved, at cycle 2',
    );
  });
});

test('a source sends its frames one after another', async () => {
  const message = await failureOn(everything, async (t) => {
    const sender = axiStreamSource(t, 's_axis', { valid: chance(0.5) });
    axiStreamMonitor(t, 's_axis', { open: 1, nullBytes: 'end' });
    for (let i = 0; i < 20; i++) sender.sendNow(frame(i % 4, i % 3, i, 1 + i));
    axiStreamSink(t, 'm_axis');
    await t.timeout(500, sender.whenIdle());
  });
  expect(message).toBe('it passed');
});
