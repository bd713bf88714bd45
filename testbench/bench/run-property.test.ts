import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bits, elaborate, module, sink } from '../../rtl-gen/hdl/index.ts';
import { asyncFifo } from '../../rtl-gen/lib/crossing/async-fifo.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { between } from '../coverage/functional/bins.ts';
import { coverGroup } from '../coverage/functional/cover-group.ts';
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName } from '../engine/simulator.ts';
import { verilatorAvailable } from '../engine/verilator/toolchain.ts';
import type { TestContext } from './context.ts';
import { PropertyFailure, type PropertyOptions, runProperty } from './run-property.ts';
import { stimulusText } from './stimulus-text.ts';
import { fifoSimulator } from './testing/fifo-simulator.ts';

const design = elaborate(fifo(bits(8), 4));
/** Counts what comes, and takes three for a mistake. */
const fullAsserting = module('counting', { link: { up: sink(bits(8)) }, out: { count: bits(4) } }, ({ up }, m) => {
  const count = m.reg('count', bits(4), { reset: 0 });
  m.when(up.valid, () => count.set(count.add(1)));
  m.unused(up.payload);
  m.assert('never_three', count.ne(3));
  return { count, up: { ready: m.lit(1, 1) } };
});
const folder = mkdtempSync(join(tmpdir(), 'gatewright-property-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = <T = number>(more: Partial<PropertyOptions<T>> = {}): PropertyOptions<T> => ({
  name: 'property',
  create: (o) => engines.wasm.create(design, o),
  wavesFolder: folder,
  environment: {},
  seed: 5,
  ...more,
});

async function failureOf(run: Promise<unknown>): Promise<PropertyFailure> {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PropertyFailure);
  return error as PropertyFailure;
}

/** Leaves the FIFO in another state for each value: some items in it, one of them offered, inputs set. */
async function litter(t: TestContext, value: number): Promise<void> {
  const source = t.source('up');
  const sink = t.sink('down', { ready: [value % 3 === 0, true] });
  for (let i = 0; i <= value; i++) source.sendNow((value * 7 + i) & 255);
  await t.cycles(value % 11);
  if (value % 2 === 0) sink.pause();
  await t.cycles(value % 5);
  if (value % 7 === 0) t.dut.port('rst').set(1);
}

describe('every run starts from the same state, whatever went before', () => {
  test.each(Object.keys(engines) as EngineName[])('on %s', async (name) => {
    if (name === 'verilator' && !(await verilatorAvailable())) return;
    const engine: Engine = engines[name];
    /** The reset included, seen through all signals and through what a memory without a reset holds. */
    const starts = new Set<string>();
    const ends = new Set<string>();
    const create = (o: { seed: number; trace: boolean }) => engine.create(design, { ...o, quick: true });
    const state = (t: TestContext) => [t.cycle, ...t.dut.signals.map(({ path, get }) => `${path}=${get()}`)].join(' ');
    const { runs } = await runProperty(options({ create, numRuns: 60 }), fc.nat(60), async (t, value) => {
      starts.add(`${state(t)} ${t.random.word()}`);
      await litter(t, value);
      ends.add(state(t));
    });
    expect([runs, starts.size]).toEqual([60, 1]);
    expect(ends.size).toBeGreaterThan(10);

    // A simulator that was shared is given back as it came.
    const shared = await create({ seed: 5, trace: false });
    const before = shared.ports.map((port) => port.get()).join();
    await runProperty(options({ shared: async () => shared, numRuns: 3 }), fc.nat(60), litter);
    expect([shared.cycle, shared.ports.map((port) => port.get()).join()]).toEqual([0, before]);
    shared.dispose();
  });
});

test('clocks of any period begin each run alike, also where the one before left them with others', async () => {
  const crossing = elaborate(asyncFifo(bits(8), 4));
  const clocks = { wr: { period: '10ns' }, rd: { period: '7.3ns', phase: '1.1ns' } } as const;
  const create: PropertyOptions<number>['create'] = (o) => engines.wasm.create(crossing, o);
  const logs = new Map<number, string>();
  await runProperty(options({ create, clocks, numRuns: 200 }), fc.integer({ min: 1, max: 20 }), async (t, value) => {
    const [wr, rd] = [t.on('wr'), t.on('rd')];
    const start = [t.now('ns'), wr.cycle, rd.cycle];
    const source = wr.source('up');
    const sink = rd.sink('down');
    if (value % 2 === 0) t.clock('rd').setPeriod(`${value}ns`);
    for (let i = 0; i < value; i++) source.sendNow(i);
    await sink.received(value);
    if (value % 3 === 0) t.clock('wr').stop();
    await rd.cycles(value);
    const log = JSON.stringify([start, sink.items, t.now('ns'), wr.cycle, rd.cycle]);
    expect(log).toBe(logs.get(value) ?? log);
    logs.set(value, log);
  });
  expect(new Set(logs.values()).size).toBe(20);
});

test('one simulator is made for all runs, with the seed that every run has, and disposed of', async () => {
  const made: { seed: number; trace: boolean }[] = [];
  const dispose = vi.fn();
  const create: PropertyOptions<number>['create'] = async (o) => {
    made.push(o);
    const simulator = await engines.interpreter.create(design, o);
    vi.spyOn(simulator, 'dispose').mockImplementation(dispose);
    return simulator;
  };
  const seeds = new Set<number>();
  await runProperty(options({ seed: -1, numRuns: 20, create }), fc.nat(9), async (t) => void seeds.add(t.seed));
  expect(made).toEqual([{ seed: 0xffff_ffff, trace: false }]);
  expect([...seeds]).toEqual([0xffff_ffff]);
  expect(dispose).toHaveBeenCalledOnce();
});

test('the seed is that of the environment, else of the options, else of fast-check, else of the name', async () => {
  const seedOf = async (more: Partial<PropertyOptions<number>>): Promise<number> => {
    let seen = Number.NaN;
    const { seed: _, ...rest } = options();
    await runProperty({ ...rest, numRuns: 1, ...more }, fc.nat(), async (t) => {
      seen = t.seed;
    });
    return seen;
  };
  const environment = { GATEWRIGHT_SEED: '17' };
  expect([await seedOf({ environment, seed: 3 }), await seedOf({ seed: 3 })]).toEqual([17, 3]);
  const global = fc.readConfigureGlobal();
  try {
    fc.configureGlobal({ seed: 9 });
    expect(await seedOf({})).toBe(9);
    fc.resetConfigureGlobal();
    const named = await seedOf({});
    expect(await seedOf({})).toBe(named);
    expect(await seedOf({ name: 'other' })).not.toBe(named);
  } finally {
    fc.configureGlobal(global);
  }
});

describe('a property that does not hold', () => {
  const body = async (t: TestContext, value: number) => {
    await t.cycles(value % 10);
    expect(value).toBeLessThan(40);
  };
  beforeEach(() => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
  });

  test('is reported with the smallest stimulus, seed and path, waves, and the value that replays it', async () => {
    const failure = await failureOf(runProperty(options(), fc.nat(255), body));
    expect(failure.message.replaceAll(folder, 'FOLDER')).toMatchInlineSnapshot(`
      "expected 40 to be less than 40

        stimulus: 0x28
        run:      1, shrunk 4 times (stopped in cycle 2)
        seed:     5, path 0:1:0:1:0
        waves:    FOLDER/property-5.vcd
        replay:   GATEWRIGHT_REPLAY='5:0:1:0:1:0' npx vitest run -t 'property$'"
    `);
    expect(failure.stimulus).toBe('0x28');
    expect(failure.cause.message).toBe('expected 40 to be less than 40');
    expect(readdirSync(folder)).toEqual(['property-5.vcd']);
    // Two edges of reset, and none for 40.
    expect(readFileSync(failure.waves!, 'utf8')).toContain('$enddefinitions');
    expect(failure.run.cycles).toBe(2);
  });

  test('is replayed by its seed and path alone: one run, with waves', async () => {
    const first = await failureOf(runProperty(options(), fc.nat(255), body));
    const replay = /GATEWRIGHT_REPLAY='([^']*)'/.exec(first.replay)![1]!;
    const vcd = readFileSync(first.waves!, 'utf8');
    rmSync(first.waves!);
    const seen: number[] = [];
    const environment = { GATEWRIGHT_REPLAY: replay };
    // The seed of the replay takes the place of the property's.
    const again = await failureOf(
      runProperty(options({ environment, seed: 99 }), fc.nat(255), (t, value) => {
        seen.push(value);
        return body(t, value);
      }),
    );
    expect(seen).toEqual([40]);
    expect([again.cause.message, again.replay, again.run.cycles]).toEqual([
      first.cause.message,
      first.replay,
      first.run.cycles,
    ]);
    expect(readFileSync(again.waves!, 'utf8')).toBe(vcd);
    // Once the mistake is mended, the replay passes, and the waves are there all the same.
    rmSync(again.waves!);
    const mended = await runProperty(options({ environment }), fc.nat(255), async (t) => t.cycles(3));
    expect([mended.runs, existsSync(mended.waves!)]).toEqual([1, true]);
  });

  test('is replayed where it was one of the examples', async () => {
    const examples = [1, 200];
    const first = await failureOf(runProperty(options({ examples }), fc.nat(255), body));
    expect(first.stimulus).toBe('0x28');
    const replay = /GATEWRIGHT_REPLAY='([^']*)'/.exec(first.replay)![1]!;
    const environment = { GATEWRIGHT_REPLAY: replay };
    const again = await failureOf(runProperty(options({ examples, environment }), fc.nat(255), body));
    expect(again.stimulus).toBe('0x28');
  });

  test('is shown and repeated with the stimulus as it was drawn, although the body changes it', async () => {
    const failure = await failureOf(
      runProperty(options<number[]>(), fc.array(fc.nat(9)), async (t, list) => {
        const length = list.length;
        list.length = 0;
        await t.cycles(length);
        expect(length).toBeLessThan(3);
      }),
    );
    // fast-check shrinks from the changed list, so its items stay.
    expect(failure.stimulus).toMatch(/^\[\d, \d, \d\]$/);
    expect(failure.message).not.toContain('note:');
  });

  test('a replay that leads nowhere is refused', async () => {
    const environment = { GATEWRIGHT_REPLAY: '5:3:999:2' };
    await expect(runProperty(options({ environment }), fc.nat(255), body)).rejects.toThrow(
      'GATEWRIGHT_REPLAY=5:3:999:2 leads to no stimulus of the property property: it is of another property, or the stimuli have changed since',
    );
  });

  test('writes the waves that the environment asks for, and says where there are none', async () => {
    const environment = { GATEWRIGHT_WAVES: 'fst' };
    const failure = await failureOf(runProperty(options({ environment }), fc.nat(255), body));
    expect(readdirSync(folder)).toEqual(['property-5.fst']);
    expect(failure.waves).toBe(join(folder, 'property-5.fst'));
    const waves = { scopes: ['nothing'] };
    const without = await failureOf(runProperty(options({ waves }), fc.nat(255), body));
    expect(without.message).toMatch(/note: +no waves were written: .*nothing/);
  });

  test('writes the waves of a run that passed where they are asked for: of the last one', async () => {
    const holds = async (t: TestContext, value: number): Promise<void> => {
      if (value % 3 === 0) fc.pre(false);
      await t.cycles(value);
    };
    const lengths: number[] = [];
    const recorded = async (t: TestContext, value: number): Promise<void> => {
      await holds(t, value);
      lengths.push(value);
    };
    const without = await runProperty(options({ numRuns: 20 }), fc.nat(255), recorded);
    expect([without.waves, readdirSync(folder)]).toEqual([undefined, []]);
    for (const asked of [{ waves: { always: true } }, { environment: { GATEWRIGHT_WAVES: 'vcd' } }]) {
      lengths.length = 0;
      const { waves, runs } = await runProperty(options({ numRuns: 20, ...asked }), fc.nat(255), recorded);
      expect([waves, runs]).toEqual([join(folder, 'property-5.vcd'), 20]);
      const [last, again] = lengths.slice(-2);
      expect(again).toBe(last);
      rmSync(waves!);
    }
  });

  test('says so where the run with waves is another', async () => {
    let calls = 0;
    const failure = await failureOf(
      runProperty(options(), fc.constant(1), async () => {
        if (calls++ === 0) throw new Error('only once');
      }),
    );
    expect(failure.message).toMatch(/note: +the repeat with waves passed, so it depends on something besides the seed/);
  });

  test('fails by the assertions of the design, by scoreboards and by left-over checks too', async () => {
    const asserting = () => Promise.resolve(engines.wasm.create(elaborate(fullAsserting)));
    const asserted = await failureOf(
      runProperty(options({ create: asserting }), fc.nat(20), async (t, value) => {
        const source = t.source('up');
        for (let i = 0; i < value; i++) source.sendNow(i);
        await t.cycles(40);
      }),
    );
    expect(asserted.message).toContain('assertion never_three of the design failed at cycle');
    expect(asserted.stimulus).toBe('3');
    const board = await failureOf(
      runProperty(options(), fc.nat(255), async (t, value) => {
        const items = t.scoreboard<number>();
        for (let i = 0; i < value; i++) items.expect(i);
      }),
    );
    expect(board.message).toContain('scoreboard items: 1 expected item did not come');
    const checked = await failureOf(
      runProperty(options(), fc.nat(255), async (t, value) => {
        t.atEnd(() => expect(value).toBe(0));
      }),
    );
    expect(checked.stimulus).toBe('1');
  });
});

test('functional coverage adds up over the runs, and with goals a bin that none of them hit fails the property', async () => {
  const covering = async (t: TestContext, value: number) => {
    const seen = coverGroup(t, 'values', {
      points: { value: { bins: { low: between(0, 9), high: between(10, 19) } } },
    });
    seen.sample({ value });
    await t.rising();
  };
  const { coverage } = await runProperty(options({ goals: true }), fc.nat(19), covering);
  expect(coverage.groups[0]!.points[0]!.bins.map(({ hits }) => hits).reduce((a, b) => a + b)).toBe(100);
  await expect(runProperty(options({ goals: true }), fc.nat(9), covering)).rejects.toThrow('never saw "high"');
  // A replay sees one value alone.
  const environment = { GATEWRIGHT_REPLAY: '5:0' };
  await runProperty(options({ goals: true, environment }), fc.nat(9), covering);
});

test('stimuli read as hardware people write them; what is no plain data, as fast-check shows it', () => {
  expect(
    stimulusText({ psn: 0x1f, kind: 'ack', valid: [true, false], bytes: Uint8Array.of(1, 255), none: undefined }),
  ).toBe('{ psn: 0x1f, kind: ack, valid: [true, false], bytes: bytes 01ff, none: undefined }');
  expect(stimulusText(Object.assign(Object.create(null), { far: -16n }))).toBe('{ far: -0x10 }');
  expect(stimulusText([1, new Map([[1, 2]])])).toBe('[1,new Map([[1,2]])]');
  expect(stimulusText({ a: 1, [fc.toStringMethod]: () => 'my own' })).toBe('my own');
});

test('what `fc.pre` rules out counts as no run', async () => {
  let even = 0;
  const { runs } = await runProperty(options({ numRuns: 50 }), fc.nat(255), async (t, value) => {
    fc.pre(value % 2 === 0);
    even++;
    await t.rising();
  });
  expect([runs, even]).toEqual([50, 50]);
  // Nor is it the failure, when what is smaller is ruled out.
  const failure = await failureOf(
    runProperty(options(), fc.nat(255), async (t, value) => {
      fc.pre(value % 2 === 0);
      await t.rising();
      expect(value).toBeLessThan(9);
    }),
  );
  const value = Number(failure.stimulus);
  expect([value % 2, failure.cause.message]).toEqual([0, `expected ${value} to be less than 9`]);
});

test('a property that is not over in time says so; one that has failed is reported as far as it was shrunk', async () => {
  const slow = async (t: TestContext) => void (await t.external(new Promise((resolve) => void setTimeout(resolve, 5))));
  const late = runProperty(options({ timeLimit: 60, numRuns: 1000 }), fc.nat(), slow);
  await expect(late).rejects.toThrow(
    /the property property was not over after 60 ms, with \d+ of 1000 runs; allow it fewer runs \(numRuns\) or more time/,
  );
  const failure = await failureOf(
    runProperty(
      options<number[]>({ timeLimit: 1500, numRuns: 1000 }),
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1000, maxLength: 1000 }),
      async (t, list) => {
        await slow(t);
        expect(list.length).toBeLessThan(1000);
      },
    ),
  );
  expect(failure.cause.message).toContain('to be less than 1000');
  // Shrunk to its end it has zeros alone, which takes 1,000 runs of 5 ms.
  expect(failure.stimulus).toMatch(/[1-9]/);
});

test('a run that hangs fails at 100,000 cycles, and the simulator of others must be able to go back', async () => {
  const failure = await failureOf(
    runProperty(options(), fc.constant(1), async (t) => {
      await t.until(() => false);
    }),
  );
  expect(failure.message).toContain('the test was not over after 100000 cycles');
  const create = async () => fifoSimulator();
  await expect(runProperty(options({ create }), fc.nat(), litter)).rejects.toThrow('keeps no snapshots');
});
