import { describe, expect, test } from 'vitest';
import type { TestContext } from '../bench/context.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { onTwoClocks } from '../bench/testing/two-clocks.ts';
import { WaitTimeout } from './timeout.ts';

describe('rising, falling and change of values', () => {
  test('see a register change with its clock', async () => {
    await onTwoClocks({ a: { period: '10ns' }, b: { period: '15ns' } }, async (t) => {
      await t.rising('odd_a');
      expect(t.now('ns')).toBe(10);
      await t.falling(t.dut.port('odd_a'));
      expect(t.now('ns')).toBe(20);
      expect(await t.change('count_b')).toBe(2);
      expect(t.now('ns')).toBe(30);
      const signal = t.dut.signals.find(({ path }) => path === 'b_edges')!;
      expect(await t.change(signal)).toBe(3);
      expect(t.now('ns')).toBe(45);
    });
  });

  test('see what follows from an input when a task sets it, in no time', async () => {
    await onTwoClocks({}, async (t) => {
      const go = t.dut.port('go');
      const log: unknown[] = [];
      t.fork(async (t) => {
        for (;;) {
          await t.rising('echo');
          log.push(['rose', t.now('ns')]);
          await t.falling('echo');
          log.push(['fell', t.now('ns')]);
        }
      });
      await t.delay('12ns');
      go.set(1);
      await t.delay('3ns');
      go.set(0);
      // No one looks while the task runs.
      go.set(1);
      go.set(0);
      await t.rising();
      go.set(1);
      await t.rising('seen');
      expect(log).toEqual([
        ['rose', 12],
        ['fell', 15],
        ['rose', 20],
      ]);
      expect(t.now('ns')).toBe(30);
    });
  });

  /** Two tasks of which each undoes what the other does, so many times. */
  const flicker = async (t: TestContext, times: number): Promise<number> => {
    const go = t.dut.port('go');
    let changes = 0;
    const undo = (edge: 'rising' | 'falling') =>
      t.fork(async (t) => {
        while (changes < times) {
          await t[edge]('echo');
          if (++changes < times) go.set(edge === 'rising' ? 0 : 1);
        }
      }, edge);
    undo('rising');
    undo('falling');
    await t.cycles(1);
    go.set(1);
    await t.cycles(1);
    return changes;
  };

  test('what is set in answer to a change is looked at too, until all is quiet', async () => {
    await onTwoClocks({}, async (t) => expect([await flicker(t, 50), t.cycle]).toEqual([50, 2]));
  });

  test('tasks that answer each other forever are named', async () => {
    const run = onTwoClocks({}, async (t) => void (await flicker(t, Number.POSITIVE_INFINITY)), { maxTurns: 1000 });
    await expect(run).rejects.toThrow('task rising waited 1000 times in cycle 1 without letting time pass');
  });

  test('mistakes are said', async () => {
    await onTwoClocks({}, async (t) => {
      expect(() => t.rising('count_a')).toThrow(
        'count_a has 16 bits, and only a single bit is rising: wait for its change',
      );
      expect(() => t.falling('ecko')).toThrow('the design shows no clock, port or signal ecko; did you mean echo?');
      expect(() => t.on('c')).toThrow(/^the design has no clock c/);
    });
  });
});

describe('delay', () => {
  test('ends when it is due, after the edge of that time, and lets nothing pass before', async () => {
    await onTwoClocks({}, async (t) => {
      await t.delay('10ns');
      expect([t.cycle, t.dut.port('count_a').get()]).toEqual([1, 1]);
      await t.delay('9.999999ns');
      expect(t.cycle).toBe(1);
      await t.delay('1fs');
      expect(t.cycle).toBe(2);
      await t.delay('100us');
      expect([t.cycle, t.dut.port('count_b').get()]).toEqual([10_002, 10_002]);
      expect(() => t.delay('0ns')).toThrow('a delay is longer than nothing');
    });
  });
});

describe('nextStep', () => {
  test('is the next edge that somebody looks at, or the end of a delay', async () => {
    await onTwoClocks({ b: { period: '7ns' } }, async (t) => {
      const times: number[] = [];
      t.fork((t) => t.delay('8ns'));
      t.fork((t) => t.falling());
      for (let i = 0; i < 5; i++) {
        await t.nextStep();
        times.push(t.now('ns'));
      }
      expect(times).toEqual([7, 8, 10, 14, 15]);
    });
  });
});

describe('readOnly', () => {
  test('comes when all tasks of the moment have done what they do, and refuses writes until the next one', async () => {
    await onTwoClocks({}, async (t) => {
      const go = t.dut.port('go');
      const log: unknown[] = [];
      t.fork(async (t) => {
        await t.rising();
        await t.readOnly();
        log.push(['reads', go.get()]);
        expect(() => go.set(0)).toThrow(
          'port go cannot be set after t.readOnly() in the same moment: await t.nextStep() or an edge first',
        );
        await t.readOnly();
        expect(() => go.set(0)).toThrow('port go cannot be set');
        await t.nextStep();
        log.push(['next', t.now('ns')]);
        go.set(0);
      });
      await t.rising();
      for (let i = 0; i < 20; i++) await t.cycles(0);
      go.set(1);
      await t.fork(async () => void go.set(1));
      log.push('written');
      // The other task waits for this edge since later.
      await t.cycles(2);
      expect(go.get()).toBe(0);
      expect(log).toEqual(['written', ['reads', 1], ['next', 20]]);
    });
  });

  test('a run that ends in it leaves the ports as they were', async () => {
    const simulator = fifoSimulator();
    await tryOn(simulator, async (t) => {
      await t.readOnly();
      expect(() => simulator.port('up_valid').set(1)).toThrow('cannot be set');
    });
    simulator.port('up_valid').set(1);
    expect(simulator.port('up_valid').get()).toBe(1);
  });

  test('what agents set in the next moment is not refused', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const sink = t.sink('down');
      for (let i = 0; i < 5; i++) source.sendNow(i);
      for (let i = 0; i < 12; i++) {
        await t.rising();
        await t.readOnly();
      }
      expect(sink.count).toBe(5);
    });
  });
});

describe('handshake', () => {
  test('gives the next item and its edge, without waking anyone before', async () => {
    await onFifo(async (t) => {
      const source = t.source('up');
      const passed = t.fork(async (t) => [await t.handshake('up'), t.cycle, await t.handshake('up'), t.cycle]);
      await t.cycles(4);
      source.sendNow(7);
      source.sendNow(8);
      expect(await passed).toEqual([{ item: 7, cycle: 7 }, 8, { item: 8, cycle: 8 }, 9]);
      await expect(t.timeout(3, t.handshake('down'))).rejects.toThrow('handshake(down) was not over 3 cycles');
    });
  });
});

describe('first', () => {
  test('gives place and result of what is over first, and takes the others out', async () => {
    await onFifo(async (t) => {
      const result = await t.first(t.cycles(5), t.cycles(2), async (t) => {
        await t.cycles(9);
        return 'never';
      });
      expect([result, t.cycle]).toEqual([{ index: 1, value: undefined }, 4]);
      // The types of the results go by the index.
      if (result.index === 2) result.value satisfies string;
      const { cycles } = await onFifo(async (t) => {
        await t.first(t.cycles(1000), t.cycles(1));
        await t.cycles(1);
      });
      expect(cycles).toBe(4);
    });
  });

  test('functions that lose are cancelled and have ended before it goes on; tasks that lose go on', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const task = t.fork(async (t) => {
        await t.cycles(6);
        return t.cycle;
      });
      const { index, value } = await t.first(
        task,
        async (t) => {
          try {
            await t.cycles(100);
          } finally {
            for (let i = 0; i < 10; i++) await Promise.resolve();
            log.push('cleaned up');
          }
        },
        async (t) => {
          await t.cycles(3);
          return 'won';
        },
      );
      expect([index, value, log, t.cycle, task.status]).toEqual([2, 'won', ['cleaned up'], 5, 'active']);
      expect(await task).toBe(8);
    });
  });

  test('of two at one moment the one that stands first wins; what is over at once keeps those after it from starting', async () => {
    await onFifo(async (t) => {
      expect((await t.first(t.cycles(2), t.delay('20ns'), t.cycles(2))).index).toBe(0);
      expect((await t.first(t.delay('20ns'), t.cycles(2))).index).toBe(0);
      let started = false;
      const result = await t.first(t.cycles(5), t.cycles(0), async () => {
        started = true;
      });
      expect([result.index, started, t.cycle]).toEqual([1, false, 6]);
    });
  });

  test('a failure is over too, and the clean-up of a loser that fails fails the test', async () => {
    await onFifo(async (t) => {
      await expect(
        t.first(
          t.cycles(9),
          t.until(() => t.cycle > 3 && fail('broke')),
        ),
      ).rejects.toThrow('broke');
      expect(t.cycle).toBe(4);
    });
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      await t.first(t.rising(), async (t) => {
        try {
          await t.cycles(50);
        } finally {
          fail('clean-up failed');
        }
      });
    });
    expect(failure?.message).toBe('clean-up failed');
  });

  test('can be cancelled, with all that it waits for', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const task = t.fork(async (t) => {
        await t.first(t.cycles(50), async (t) => {
          try {
            await t.cycles(60);
          } finally {
            log.push('ended');
          }
        });
      });
      await t.cycles(2);
      await task.cancel();
      expect([log, t.cycle]).toEqual([['ended'], 4]);
    });
  });
});

describe('all', () => {
  test('gives all results in order, when the last is over', async () => {
    await onFifo(async (t) => {
      const [a, b, c] = await t.all(
        async (t) => {
          await t.cycles(4);
          return 'slow';
        },
        t.cycles(2),
        t.fork(async () => 7),
      );
      expect([a satisfies string, b, c satisfies number, t.cycle]).toEqual(['slow', undefined, 7, 6]);
      expect(await t.all()).toEqual([]);
    });
  });

  test('fails with the first failure, when the others have ended', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const failing = t.all(
        async (t) => {
          try {
            await t.cycles(90);
          } finally {
            log.push('ended');
          }
        },
        async (t) => {
          await t.cycles(2);
          fail('broke');
        },
      );
      await expect(failing).rejects.toThrow('broke');
      expect([log, t.cycle]).toEqual([['ended'], 4]);
    });
  });
});

describe('timeout in time', () => {
  test('fails when so much time has passed, naming both', async () => {
    await onTwoClocks({ a: { period: '8ns' } }, async (t) => {
      await t.rising();
      await expect(
        t.timeout(
          '1.5us',
          t.until(() => false),
        ),
      ).rejects.toThrow('until(() => false) was not over 1500ns after 8ns');
      expect(t.now('ns')).toBe(1508);
      await t.timeout('12ns', t.delay('12ns'));
      await expect(t.until(() => false, { timeout: '2ns' })).rejects.toThrow(WaitTimeout);
      expect(t.now('ns')).toBe(1522);
      await expect(t.timeout(3, t.first(t.cycles(9), t.delay('1us')))).rejects.toThrow(
        'first(cycles(9), delay(1us)) was not over 3 cycles',
      );
    });
  });
});

function fail(message: string): never {
  throw new Error(message);
}
