import { describe, expect, test } from 'vitest';
import type { TestContext } from '../bench/context.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, runOn } from '../bench/testing/run-on.ts';
import { onTwoClocks } from '../bench/testing/two-clocks.ts';

describe('the order of one moment', () => {
  test('samples, edges, drives, then waits of every kind in the order in which they began, then changes, then readOnly', async () => {
    const log: string[] = [];
    await onTwoClocks({ a: { period: '10ns' }, b: { period: '20ns' } }, async (t) => {
      const note = (text: string) => {
        if (t.now('ns') >= 10) log.push(`${t.now('ns')} ${text}`);
      };
      const follow = (name: string, wait: (t: TestContext) => PromiseLike<unknown>) =>
        t.fork(async (t) => {
          await wait(t);
          note(name);
        });
      t.on('b').attach({ sample: () => note('b samples'), drive: () => note('b drives') });
      t.attach({ sample: () => note('a samples'), drive: () => note('a drives') });
      follow('delay', (t) => t.delay('20ns'));
      follow('edge of b', (t) => t.rising('b'));
      follow('condition', (t) => t.until(() => t.cycle === 2));
      follow('change', (t) => t.change('count_b'));
      follow('cycles of a', (t) => t.cycles(2, 'a'));
      follow('timeout', (t) => t.timeout('20ns', t.cycles(9)).then(undefined, () => {}));
      follow('change of what a task sets', (t) => t.rising('echo'));
      follow('readOnly', async (t) => {
        await t.cycles(2);
        await t.readOnly();
      });
      await t.cycles(2);
      note('test');
      t.dut.port('go').set(1);
      await t.cycles(1);
    });
    expect(log.filter((line) => line.startsWith('20 '))).toEqual(
      [
        // After the edges at 10 ns nothing is waited for, so these are of the edges at 20 ns.
        ...['b drives', 'a drives', 'test', 'delay', 'edge of b', 'condition', 'change', 'cycles of a', 'timeout'],
        ...['change of what a task sets', 'readOnly', 'a samples'],
      ].map((text) => `20 ${text}`),
    );
    expect(log.filter((line) => line.startsWith('10 '))).toEqual(
      ['a drives', 'b samples', 'a samples'].map((text) => `10 ${text}`),
    );
  });

  test('a wait that is over without time passing goes on in the same moment, before time does', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const mailbox: number[] = [];
      t.fork(async (t) => {
        await t.cycles(2);
        for (let i = 0; i < 3; i++) {
          await t.cycles(0);
          mailbox.push(i);
        }
      });
      t.fork(async (t) => {
        for (;;) {
          await t.rising();
          log.push(`${t.cycle}: ${mailbox.length}`);
        }
      });
      await t.cycles(4);
      expect(log).toEqual(['3: 0', '4: 0', '5: 3']);
    });
  });
});

describe('shuffle', () => {
  /** The order in which ten tasks run that wait for the same edge, three times. */
  const orders = async (shuffle: number | boolean | undefined, environment = {}) => {
    const log: string[] = [];
    await runOn(
      fifoSimulator(),
      async (t) => {
        for (let i = 0; i < 10; i++)
          t.fork(async (t) => {
            for (let turn = 0; turn < 3; turn++) {
              await t.rising();
              log.push(String(i));
            }
          });
        await t.cycles(4);
      },
      { environment, ...(shuffle === undefined ? {} : { shuffle }) },
    );
    return [0, 10, 20].map((start) => log.slice(start, start + 10).join(''));
  };
  const sorted = (order: string | undefined) => [...(order ?? '')].toSorted().join('');

  test('without it tasks run in the order in which they began to wait', async () => {
    expect(await orders(undefined)).toEqual(['0123456789', '0123456789', '0123456789']);
    expect(await orders(false, { GATEWRIGHT_SHUFFLE: '' })).toEqual(await orders(undefined));
  });

  test('with it they run in another order at each moment, the same for the same seed', async () => {
    const first = await orders(5);
    expect(await orders(5)).toEqual(first);
    expect(await orders(6)).not.toEqual(first);
    expect(new Set(first).size).toBe(3);
    expect(first.map(sorted)).toEqual(Array(3).fill('0123456789'));
  });

  test('can be asked for with the seed of the run, and by the environment', async () => {
    const own = await orders(true);
    expect(own).not.toEqual(await orders(undefined));
    expect(await orders(undefined, { GATEWRIGHT_SHUFFLE: 'on' })).toEqual(own);
    expect(await orders(undefined, { GATEWRIGHT_SHUFFLE: '5' })).toEqual(await orders(5));
    await expect(orders(undefined, { GATEWRIGHT_SHUFFLE: 'maybe' })).rejects.toThrow(
      "GATEWRIGHT_SHUFFLE is 'on' or a seed, not 'maybe'",
    );
  });
});

describe('verifyQuiescence', () => {
  test('can be asked for by the environment', async () => {
    const hidden = (environment: Readonly<Record<string, string>>) =>
      runOn(
        fifoSimulator(),
        async (t) => {
          const mailbox = Promise.withResolvers<void>();
          const deep = async (depth: number): Promise<void> => (depth === 0 ? mailbox.promise : await deep(depth - 1));
          const late = deep(60).then(() => t.rising());
          late.then(undefined, () => {});
          t.fork(async (t) => {
            await t.cycles(3);
            mailbox.resolve();
          });
          await t.cycles(10);
        },
        { environment },
      );
    await expect(hidden({ GATEWRIGHT_VERIFY: 'on' })).rejects.toThrow(
      'time was about to advance while a task still ran',
    );
    await hidden({});
    await expect(hidden({ GATEWRIGHT_VERIFY: 'x' })).rejects.toThrow("GATEWRIGHT_VERIFY is 'on' or not there, not 'x'");
  });
});
