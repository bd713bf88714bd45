import { describe, expect, test } from 'vitest';
import type { TestContext } from '../bench/context.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, runOn, tryOn } from '../bench/testing/run-on.ts';
import type { Simulator } from '../engine/simulator.ts';
import { Kernel } from './kernel.ts';
import type { TaskHandle } from './task.ts';

/** Counts calls of `step`. */
function countingFifo(): { simulator: Simulator; steps: number[] } {
  const simulator = fifoSimulator();
  const steps: number[] = [];
  const step = simulator.step.bind(simulator);
  simulator.step = (n = 1) => {
    steps.push(n);
    step(n);
  };
  return { simulator, steps };
}

describe('one cycle', () => {
  test('all samples, the edge, all drives, then the tasks; in order of attachment and of waiting', async () => {
    const log: string[] = [];
    await onFifo(async (t) => {
      const note = (text: string) => log.push(`${t.cycle}: ${text}`);
      for (const name of ['a', 'b'])
        t.attach({ sample: () => note(`${name} samples`), drive: () => note(`${name} drives`) });
      t.fork(async (t) => {
        await t.cycles(2);
        note('first, waiting since cycle 2');
      });
      t.fork(async (t) => {
        await t.rising();
        note('second');
        await t.rising();
        note('second, waiting since cycle 3');
      });
      t.fork(async (t) => {
        await t.until(() => t.cycle === 4);
        note('third, waiting since cycle 2');
      });
      await t.cycles(2);
      note('test');
      await t.rising();
    });
    expect(log).toEqual([
      '2: a samples',
      '2: b samples',
      '3: a drives',
      '3: b drives',
      '3: second',
      '3: a samples',
      '3: b samples',
      '4: a drives',
      '4: b drives',
      '4: test',
      '4: first, waiting since cycle 2',
      '4: third, waiting since cycle 2',
      '4: second, waiting since cycle 3',
      '4: a samples',
      '4: b samples',
      '5: a drives',
      '5: b drives',
    ]);
  });

  test('samples see values before the edge, tasks values after it, and what tasks set is seen by the next edge', async () => {
    await onFifo(async (t) => {
      const seen: unknown[] = [];
      const [valid, payload, out] = ['up_valid', 'up_payload', 'down_valid'].map((name) => t.dut.port(name));
      t.attach({ sample: () => seen.push([t.cycle, valid?.get(), out?.get()]) });
      valid?.set(1);
      payload?.set(7);
      expect(out?.get()).toBe(0);
      await t.rising();
      expect(out?.get()).toBe(1);
      valid?.set(0);
      await t.rising();
      expect(seen).toEqual([
        [2, 1, 0],
        [3, 0, 1],
      ]);
    });
  });

  test('an agent that is attached or detached during a phase takes part from the next phase on', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      t.attach({
        sample() {
          if (t.cycle !== 2) return;
          log.push('attach');
          t.attach({ sample: () => log.push(`sample ${t.cycle}`), drive: () => log.push(`drive ${t.cycle}`) });
        },
      });
      await t.cycles(2);
      expect(log).toEqual(['attach', 'drive 3', 'sample 3', 'drive 4']);
    });
  });
});

describe('waits are answered inside the kernel', () => {
  test('without agents, cycles(n) is one call of step', async () => {
    const { simulator, steps } = countingFifo();
    await runOn(simulator, async (t) => {
      await t.cycles(1000);
      expect(t.cycle).toBe(1002);
    });
    expect(steps).toEqual([1, 1, 1000]);
  });

  test('a timeout that was not needed leaves no timer behind', async () => {
    const { simulator, steps } = countingFifo();
    await runOn(simulator, async (t) => {
      await t.timeout(100, t.rising());
      await t.cycles(1000);
    });
    expect(steps).toEqual([1, 1, 1, 1000]);
  });

  test('with agents, a long wait runs without a single turn of the microtask queue', async () => {
    const body = async (t: TestContext) => {
      let turns = 0;
      let ticking = true;
      let atEdge = -1;
      t.attach({
        sample() {
          // The ticker would count up between two edges if anything were awaited there.
          if (atEdge >= 0 && turns !== atEdge) throw new Error('the kernel awaited something between two edges');
          atEdge = turns;
        },
      });
      const tick = () => {
        turns++;
        if (ticking) queueMicrotask(tick);
      };
      await t.rising();
      atEdge = -1;
      queueMicrotask(tick);
      await t.cycles(20_000);
      ticking = false;
      expect(t.cycle).toBe(20_003);
    };
    // A queue of microtasks that never runs dry cannot be verified.
    await onFifo(body, { environment: {} });
  });

  test('two runs of the same seed do the same', async () => {
    const trace = async () => {
      const log: string[] = [];
      await onFifo(
        async (t) => {
          for (let i = 0; i < 20; i++)
            t.fork(async (t) => {
              await t.cycles(t.random.below(10));
              log.push(`${i}@${t.cycle}:${t.random.word()}`);
            });
          await t.cycles(20);
        },
        { seed: 5 },
      );
      return log;
    };
    expect(await trace()).toEqual(await trace());
  });
});

describe('the end of a run', () => {
  test('maxCycles ends a run that goes on forever, and says who waits for what', async () => {
    const never = () => false;
    const run = tryOn(
      fifoSimulator(),
      async (t) => {
        t.fork((t) => t.fork((t) => t.until(t.dut.port('down_valid'))), 'reader');
        await t.until(never);
      },
      { maxCycles: 500 },
    );
    const { failure, cycles } = await run;
    expect(cycles).toBe(500);
    expect(failure?.message).toBe(
      'the test was not over after 500 cycles (option maxCycles): test waits for until(() => false); ' +
        'reader waits for the end of task reader.0; reader.0 waits for until(down_valid)',
    );
  });

  test('tasks that wait for each other alone are found at once', async () => {
    const { failure, cycles } = await tryOn(fifoSimulator(), async (t) => {
      const first: TaskHandle<void> = t.fork(async () => await second, 'first');
      const second: TaskHandle<void> = t.fork(async () => await first, 'second');
      await t.cycles(3);
      await first;
    });
    expect(cycles).toBe(5);
    expect(failure?.message).toBe(
      'no task can ever go on: test waits for the end of task first; ' +
        'first waits for the end of task second; second waits for the end of task first',
    );
  });

  test('an error in an agent ends the run at once, with the finally blocks of all tasks run', async () => {
    const log: string[] = [];
    const { failure, cycles } = await tryOn(fifoSimulator(), async (t) => {
      t.attach({
        sample() {
          if (t.cycle === 5) throw new Error('agent broke');
        },
      });
      t.fork(async (t) => {
        try {
          await t.cycles(100);
        } finally {
          log.push('child');
        }
      });
      try {
        await t.cycles(50);
      } finally {
        log.push('test');
      }
    });
    expect(failure?.message).toBe('agent broke');
    expect(cycles).toBe(5);
    expect(log).toEqual(['child', 'test']);
  });

  test('an aborted signal ends a run that never waits long enough for a macrotask by itself', async () => {
    const controller = new AbortController();
    const { failure } = await tryOn(
      fifoSimulator(),
      async (t) => {
        setImmediate(() => controller.abort(new Error('given up')));
        for (;;) await t.rising();
      },
      { signal: controller.signal },
    );
    expect(failure?.message).toBe('given up');
  });

  test('a kernel runs agents without any task', () => {
    const kernel = new Kernel(fifoSimulator());
    const cycles: number[] = [];
    const detach = kernel.attach({ drive: () => cycles.push(kernel.cycle) });
    kernel.advance(3);
    detach();
    kernel.advance(3);
    expect(cycles).toEqual([1, 2, 3]);
  });
});
