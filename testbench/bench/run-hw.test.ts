import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { chance } from '../agents/patterns.ts';
import { eachOf } from '../coverage/functional/bins.ts';
import { coverGroup } from '../coverage/functional/cover-group.ts';
import { missingCoverage } from '../coverage/functional/missing.ts';
import type { Simulator } from '../engine/simulator.ts';
import { parseVcd } from '../waves/testing/vcd-parser.ts';
import type { TestContext } from './context.ts';
import { HwFailure, type HwOptions, runHw, vitestReplay } from './run-hw.ts';
import { type FifoBug, fifoSimulator } from './testing/fifo-simulator.ts';
import { edgesFor, wavesPath } from './wave-choice.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-waves-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Random bytes through the FIFO, with random gaps and back-pressure. */
async function randomBytes(t: TestContext): Promise<void> {
  const board = t.scoreboard<unknown>('bytes');
  t.monitor('down');
  const source = t.source('up', { valid: chance(0.8), onItem: (item) => board.expect(item) });
  const sink = t.sink('down', { ready: chance(0.5), onItem: (item, cycle) => board.actual(item, cycle) });
  for (let i = 0; i < 100; i++) source.sendNow(t.random.bits(8));
  await t.timeout(2000, sink.received(100));
}

function options(name: string, bug: FifoBug, more: Partial<HwOptions> = {}): HwOptions {
  const create: HwOptions['create'] = async ({ trace }) => fifoSimulator({ bug, trace });
  return { name, create, environment: {}, wavesFolder: folder, ...more };
}

async function failureOf(...run: Parameters<typeof runHw>): Promise<HwFailure> {
  const error = await runHw(...run).then(
    () => undefined,
    (e: unknown) => e,
  );
  if (!(error instanceof HwFailure)) throw new Error('it did not fail', { cause: error });
  return error;
}

describe('runHw', () => {
  test('a sound design passes with every seed; each run has its own simulator and stimulus', async () => {
    const made: unknown[] = [];
    const disposed: unknown[] = [];
    const create: HwOptions['create'] = async (o) => {
      const simulator = fifoSimulator();
      made.push(o);
      simulator.dispose = () => disposed.push(o);
      return simulator;
    };
    const report = await runHw({ name: 'sound', create, seeds: 5, environment: {} }, randomBytes);
    expect(made).toEqual(report.runs.map(({ seed }) => ({ seed, trace: false })));
    expect(disposed).toEqual(made);
    expect(new Set(report.runs.map(({ cycles }) => cycles)).size).toBeGreaterThan(1);
    expect(report.runs.map(({ slowSteps, failure }) => [slowSteps, failure])).toEqual(Array(5).fill([0, undefined]));
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each<[FifoBug, RegExp]>([
    ['dropsWhenFull', /^scoreboard bytes: item \d+ at cycle \d+ is not what was expected/],
    ['swaps', /^scoreboard bytes: item \d+ at cycle \d+ is not what was expected/],
    ['withdraws', /^stream down: the item was withdrawn at cycle \d+/],
    ['changes', /^stream down: down_payload changed from/],
    ['asserts', /^assertion control\.not_full of the design failed at cycle \d+/],
  ])('the planted bug "%s" is found, and its waves show it', async (bug, message) => {
    const failure = await failureOf(options(`bug ${bug}`, bug, { seeds: 20 }), randomBytes);
    const { seed, cycles } = failure.run;
    const path = join(folder, `bug-${bug}-${seed}.vcd`);
    expect(failure.cause.message).toMatch(message);
    expect(failure.message).toBe(
      `${failure.cause.message}\n\n` +
        `  seed:   ${seed} (stopped in cycle ${cycles})\n` +
        `  waves:  ${path}\n` +
        `  replay: GATEWRIGHT_SEED=${seed} npx vitest run -t 'bug ${bug}$'`,
    );
    expect(failure.waves).toBe(path);
    const { variables, end } = parseVcd(readFileSync(path, 'utf8'));
    expect(variables.has('top.control.state')).toBe(true);
    expect(Math.abs(end / 10 - cycles)).toBeLessThanOrEqual(1);
  });

  test('functional coverage adds up over the seeds, and with goals a bin that none of them hit fails the test', async () => {
    const body = async (t: TestContext) => {
      coverGroup(t, 'seeds', { points: { seed: { bins: eachOf(1, 2, 3) } } }).sample({ seed: t.seed });
    };
    const two = await runHw(options('covers', 'none', { seeds: [1, 2] }), body);
    expect(missingCoverage(two.coverage)).toEqual(['seeds, seed: 2 of 3 bins; never saw "3"']);
    await runHw(options('covers', 'none', { seeds: [1, 2, 3], goals: true }), body);
    const missed = runHw(options('covers', 'none', { seeds: [1, 2], goals: true }), body);
    await expect(missed).rejects.toThrow(
      /^functional coverage: 2 of 3 bins; missing:\n {2}seeds, seed: .*never saw "3"$/,
    );
    const environment = { GATEWRIGHT_SEED: '1' };
    await runHw(options('covers', 'none', { seeds: [1, 2], goals: true, environment }), body);
  });

  test('GATEWRIGHT_SEED repeats the very failure', async () => {
    const first = await failureOf(options('repeat', 'swaps', { seeds: 3 }), randomBytes);
    const again = await failureOf(
      options('repeat', 'swaps', { environment: { GATEWRIGHT_SEED: String(first.run.seed) } }),
      randomBytes,
    );
    expect(again.message).toBe(first.message);
  });

  test('says so when the repeat passes, fails differently, or stops elsewhere', async () => {
    const notes = async (body: (t: TestContext, attempt: number) => Promise<void>) => {
      let attempt = 0;
      const failure = await failureOf(options('fickle', 'none'), (t) => body(t, attempt++));
      return failure.message.split('\n').find((line) => line.startsWith('  note:'));
    };
    const because = 'so it depends on something besides the seed';
    expect(
      await notes(async (_, attempt) => {
        if (attempt === 0) throw new Error('once');
      }),
    ).toBe(`  note:   the repeat with waves passed, ${because}`);
    expect(
      await notes(async (_, attempt) => {
        throw new Error(`attempt ${attempt}`);
      }),
    ).toBe(`  note:   the repeat with waves failed differently, ${because}: attempt 1`);
    expect(
      await notes(async (t, attempt) => {
        await t.cycles(attempt);
        throw new Error('same');
      }),
    ).toBe(`  note:   the repeat with waves stopped in cycle 3, ${because}`);
    expect(
      await notes(async () => {
        throw new Error('same');
      }),
    ).toBe(undefined);
    // The repeat knows all signals.
    expect(await notes(async (t) => void t.signal('count'))).toBe(undefined);
  });

  test('when the waves cannot be written, the failure is still the message', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const failure = await failureOf(options('no waves', 'swaps', { wavesFolder: join(file, 'sub') }), randomBytes);
    expect(failure.message).toMatch(
      /^scoreboard bytes: [\s\S]*\n {2}note: {3}no waves were written: .*could not be written/,
    );
    expect(failure.waves).toBe(undefined);
    expect(existsSync(join(file, 'sub'))).toBe(false);
  });

  test('format and scopes of the waves are options, which the environment replaces', async () => {
    const waves = { format: 'html', scopes: ['control'] } as const;
    const page = await failureOf(options('formats', 'swaps', { waves }), randomBytes);
    expect(page.waves).toBe(join(folder, `formats-${page.run.seed}.html`));
    expect(readFileSync(page.waves!, 'utf8')).toMatch(/"path":"control\.state"(?!.*"path":"count")/s);
    const environment = { GATEWRIGHT_WAVES: 'vcd', GATEWRIGHT_SCOPES: 'up_valid, count' };
    const text = await failureOf(options('formats', 'swaps', { waves, environment }), randomBytes);
    const { variables } = parseVcd(readFileSync(text.waves!, 'utf8'));
    expect([...variables.keys()]).toEqual(['top.clk', 'top.cycle', 'top.up_valid', 'top.count']);
    const wrong = options('formats', 'swaps', { environment: { GATEWRIGHT_WAVES: 'fts' } });
    await expect(runHw(wrong, randomBytes)).rejects.toThrow('there is no wave format fts; did you mean fst?');
    const nothing = await failureOf(options('formats', 'swaps', { waves: { scopes: ['cuont'] } }), randomBytes);
    expect(nothing.message).toMatch(/note: {3}no waves were written: .*did you mean count\?/);
  });

  test('waves of a long run that failed hold its end, as much as was asked for', async () => {
    const late = async (t: TestContext) => {
      await t.cycles(500);
      throw new Error('late');
    };
    const waves = { last: 20 };
    const end = await failureOf(options('late', 'none', { waves }), late);
    const edge = end.run.edges - 20;
    expect(end.message).toContain(
      `late-${end.run.seed}.vcd, from edge ${edge} on (GATEWRIGHT_LAST=all for the whole run)`,
    );
    // The reader holds every variable to a value at the first time.
    expect(parseVcd(readFileSync(end.waves!, 'utf8'), edge * 10).end).toBe(end.run.edges * 10 + 10);
    const all = await failureOf(options('late', 'none', { waves, environment: { GATEWRIGHT_LAST: 'all' } }), late);
    expect(all.message).not.toContain('from edge');
    expect(parseVcd(readFileSync(all.waves!, 'utf8')).end).toBe(all.run.edges * 10 + 10);
    const wrong = options('late', 'none', { environment: { GATEWRIGHT_LAST: '0' } });
    await expect(runHw(wrong, late)).rejects.toThrow('GATEWRIGHT_LAST is 0: give a number of clock edges, or all');
  });

  test('waves of runs that pass are written where they are asked for', async () => {
    const file = join(folder, 'passing', 'run.fst');
    await runHw(options('passing', 'none', { waves: { file } }), randomBytes);
    expect(existsSync(file)).toBe(false);
    await runHw(options('passing', 'none', { waves: { file, always: true } }), randomBytes);
    expect(readFileSync(file).subarray(0, 1)).toEqual(Buffer.from([0]));
    const environment = { GATEWRIGHT_WAVES: 'vcd' };
    const { runs } = await runHw(options('asked', 'none', { seeds: [3, 4], environment }), randomBytes);
    expect(runs.map(({ seed }) => existsSync(join(folder, `asked-${seed}.vcd`)))).toEqual([true, true]);
    const broken = { file: join(file, 'x.vcd'), always: true };
    await expect(runHw(options('passing', 'none', { waves: broken }), randomBytes)).rejects.toThrow(UserError);
  });

  test('a failure whose waves were asked for in any case is not repeated', async () => {
    const file = join(folder, 'once.vcd');
    let attempts = 0;
    const failure = await failureOf(options('once', 'none', { waves: { file, always: true } }), async (t) => {
      attempts++;
      await t.cycles(5);
      throw new Error('here');
    });
    expect([attempts, failure.waves, parseVcd(readFileSync(file, 'utf8')).end]).toEqual([1, file, 80]);
    expect(failure.message).toContain(`\n  waves:  ${file}\n`);
  });

  test('what create throws is passed on, without a repeat', async () => {
    let calls = 0;
    const create = async (): Promise<Simulator> => {
      calls++;
      throw new Error('no engine');
    };
    await expect(runHw({ name: 'x', create, environment: {} }, async () => {})).rejects.toThrow(/^no engine$/);
    expect(calls).toBe(1);
  });

  test('the replay command is an option', async () => {
    const replay = (seed: number) => `gatewright sim x --seed ${seed}`;
    const failure = await failureOf(options('own replay', 'swaps', { replay, seeds: [7] }), randomBytes);
    expect(failure.message).toContain('\n  replay: gatewright sim x --seed 7');
  });

  test('what is thrown need not be an Error', async () => {
    const failure = await failureOf(options('string', 'none'), () => Promise.reject('just text'));
    expect(failure.cause.message).toBe('thrown: just text');
  });

  test('the stack is that of the failure, below the whole message', async () => {
    const failure = await failureOf(options('stack', 'none'), async () => {
      throw new Error('here');
    });
    expect(failure.stack?.startsWith(`HwFailure: ${failure.message}\n    at `)).toBe(true);
    expect(failure.stack).toContain('run-hw.test.ts');
  });
});

test('waves of large designs hold fewer edges, so that they take as much', () => {
  expect([1, 382, 2500].map(edgesFor)).toEqual([100_000, 100_000, 100_000]);
  expect(edgesFor(43_000)).toBe(5813);
  expect(edgesFor(1_000_000)).toBe(1000);
});

test('names become file names and filters that match only them', () => {
  expect(wavesPath('out/waves', 'a fifo: (8 deep) / x', 5)).toBe('out/waves/a-fifo-8-deep-x-5.vcd');
  expect(wavesPath('out/waves', '../..', 5)).toBe('out/waves/test-5.vcd');
  expect(vitestReplay("it's a+b (c)", 7, 'x/y.test.ts')).toBe(
    "GATEWRIGHT_SEED=7 npx vitest run x/y.test.ts -t 'it'\\''s a\\+b \\(c\\)$'",
  );
});
