import { describe, expect, test } from 'vitest';
import { bits, elaborate } from '../../rtl-gen/hdl/index.ts';
import { asyncFifo } from '../../rtl-gen/lib/crossing/async-fifo.ts';
import { chance } from '../agents/patterns.ts';
import type { TestContext } from '../bench/context.ts';
import { everyEngineTest } from '../bench/every-engine.ts';
import { onFifo } from '../bench/testing/run-on.ts';
import { onTwoClocks } from '../bench/testing/two-clocks.ts';

const counts = (t: TestContext): readonly unknown[] => [t.dut.port('count_a').get(), t.dut.port('count_b').get()];

describe('without options', () => {
  test('all clocks have a period of 10 ns in phase, and edge k comes at 10 (k + 1) ns', async () => {
    await onTwoClocks({}, async (t) => {
      expect([t.time, t.now('ns'), t.cycle]).toEqual([0, 0, 0]);
      await t.cycles(3);
      expect([t.now('ns'), t.cycle, t.on('b').cycle, ...counts(t)]).toEqual([30, 3, 3, 3, 3]);
      await t.falling();
      expect(t.now('ns')).toBe(35);
      await t.rising('b');
      expect([t.now('us'), t.clock('b').period]).toEqual([0.04, 10_000_000]);
    });
  });

  test('the reset takes time too', () => onFifo(async (t) => expect([t.cycle, t.now('ns')]).toEqual([2, 20])));
});

describe('clocks of their own', () => {
  test('have their edges at phase + k periods, from k = 1 on', async () => {
    await onTwoClocks({ a: { period: '10ns' }, b_clk: { period: '7ns', phase: '1ns' } }, async (t) => {
      const log: unknown[] = [];
      const follow = (clock: string) =>
        t.on(clock).fork(async (t) => {
          for (let i = 0; i < 4; i++) {
            await t.rising();
            log.push([clock, t.now('ns'), t.cycle, ...counts(t)]);
          }
        });
      await t.all(follow('a'), follow('b'));
      expect(log).toEqual([
        ['b', 8, 1, 0, 1],
        ['a', 10, 1, 1, 1],
        ['b', 15, 2, 1, 2],
        ['a', 20, 2, 2, 2],
        ['b', 22, 3, 2, 3],
        ['b', 29, 4, 2, 4],
        ['a', 30, 3, 3, 4],
        ['a', 40, 4, 4, 5],
      ]);
    });
  });

  test('tell agents the time of the edge that comes while they sample, that of the last one otherwise', async () => {
    for (const clocks of [{}, { a: { period: '4ns' }, b: { period: '6ns' } }] as const)
      await onTwoClocks(clocks, async (t) => {
        const { host } = t.on('b');
        const period = host.period;
        const wrong: unknown[] = [];
        const check = (what: string, time: number) => {
          if (time !== host.time) wrong.push([what, host.cycle, host.time]);
        };
        t.on('b').attach({
          sample: () => check('sample', (host.cycle + 1) * period),
          drive: () => check('drive', host.cycle * period),
        });
        await t.on('b').cycles(20);
        check('task', 20 * period);
        expect(wrong).toEqual([]);
      });
  });

  test('have their edges at one moment where these fall together, and all of them see the values before', async () => {
    await onTwoClocks({ a: { period: '4ns' }, b: { period: '6ns' } }, async (t) => {
      const seen: unknown[] = [];
      for (const clock of ['a', 'b'])
        t.on(clock).attach({
          sample: () => seen.push([t.now('ns'), clock, 'samples', ...counts(t)]),
          drive: () => seen.push([t.now('ns'), clock, 'drives', ...counts(t)]),
        });
      await t.delay('12ns');
      expect(seen.slice(-4)).toEqual([
        [8, 'a', 'samples', 2, 1],
        [8, 'b', 'samples', 2, 1],
        [12, 'a', 'drives', 3, 2],
        [12, 'b', 'drives', 3, 2],
      ]);
    });
  });

  test('fall when their duty says, which a design with state at the fall sees', async () => {
    await onTwoClocks(
      { b: { period: '10ns', duty: 0.3 } },
      async (t) => {
        await t.rising('b');
        expect([t.now('ns'), ...counts(t), t.on('b').cycle]).toEqual([10, 1, 0, 0]);
        await t.falling('b');
        expect([t.now('ns'), ...counts(t), t.on('b').cycle]).toEqual([13, 1, 1, 1]);
        await t.on('b').cycles(2);
        expect([t.now('ns'), ...counts(t)]).toEqual([33, 3, 3]);
        await t.falling('a');
        expect([t.now('ns'), ...counts(t)]).toEqual([35, 3, 3]);
      },
      { edge: 'falling' },
    );
  });

  test('agents of a clock whose state changes at the fall act at the fall', async () => {
    await onTwoClocks(
      {},
      async (t) => {
        const times: unknown[] = [];
        t.on('b').attach({
          sample: () => times.push(['before', t.on('b').host.cycle, ...counts(t)]),
          drive: () => times.push(['after', t.now('ns'), ...counts(t)]),
        });
        await t.cycles(2);
        expect(times).toEqual([
          ['before', 0, 1, 0],
          ['after', 15, 1, 1],
        ]);
      },
      { edge: 'falling' },
    );
  });

  test('can be stopped, started and given another period', async () => {
    await onTwoClocks({ b: { stopped: true } }, async (t) => {
      const b = t.clock('b');
      await t.cycles(2);
      expect([b.running, b.cycle, ...counts(t)]).toEqual([false, 0, 2, 0]);
      b.start();
      await t.rising('b');
      expect([t.now('ns'), ...counts(t)]).toEqual([30, 3, 1]);
      // The period that runs ends as it was.
      b.setPeriod('25ns');
      await t.falling('b');
      expect(t.now('ns')).toBe(35);
      await t.rising('b');
      expect(t.now('ns')).toBe(40);
      await t.rising('b');
      expect([t.now('ns'), ...counts(t)]).toEqual([65, 6, 3]);
      b.stop();
      await t.falling('b');
      expect(t.now('ns')).toBe(77.5);
      await t.cycles(10);
      expect([b.cycle, ...counts(t)]).toEqual([3, 17, 3]);
      b.start();
      b.start();
      await t.rising('b');
      expect(t.now('ns')).toBe(195);
    });
  });

  test('a fall that passed while no one looked is not waited for again', async () => {
    await onTwoClocks({}, async (t) => {
      await t.delay('17ns');
      await t.falling();
      expect(t.now('ns')).toBe(25);
      await t.falling('a');
      expect(t.now('ns')).toBe(35);
    });
  });

  test.each([
    [{ c: {} }, /^the design has no clock c.* \(clocks: a_clk, b_clk\)$/],
    [{ a: { period: '0ns' } }, /^the period of clock a_clk is longer than nothing/],
    [{ a: { period: '1fs' } }, /^the period of clock a_clk is 2fs at least, not '1fs'/],
    [{ a: { duty: 1 } }, /^the duty of clock a_clk is a number between 0 and 1, not 1/],
    [{ a: { phase: '-1ns' as '1ns' } }, /^the phase of clock a_clk is a time such as/],
  ] as const)('mistakes are said: %j', async (clocks, message) => {
    await expect(onTwoClocks(clocks, async () => {})).rejects.toThrow(message);
  });

  test('when all clocks stand and nothing else is to come, that is said', async () => {
    const run = onTwoClocks({ a: { stopped: true }, b: { stopped: true } }, async (t) => {
      await t.delay('1us');
      await t.rising();
    });
    await expect(run).rejects.toThrow('no task can ever go on: test waits for rising()');
  });
});

everyEngineTest(
  'an asynchronous FIFO passes what it takes between two clocks, each with its agent',
  elaborate(asyncFifo(bits(8), 8)),
  { clocks: { wr: { period: '10ns' }, rd: { period: '7.3ns', phase: '1.1ns' } } },
  async (t) => {
    const [wr, rd] = [t.on('wr'), t.on('rd')];
    const board = t.scoreboard();
    const source = wr.source('up', { valid: chance(0.8), onItem: (item) => board.expect(item) });
    const sink = rd.sink('down', { ready: chance(0.7), onItem: (item) => board.actual(item) });
    wr.monitor('up');
    rd.monitor('down');
    for (let i = 0; i < 200; i++) source.sendNow(t.random.bits(8));
    await t.timeout('20us', sink.received(100));
    // Drift: the reader becomes the slower one.
    t.clock('rd').setPeriod('31.7ns');
    await t.timeout('50us', sink.received(200));
    expect(board.counts.matched).toBe(200);
    expect(rd.cycle).not.toBe(wr.cycle);
  },
);
