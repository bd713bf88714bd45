import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module } from '../../rtl-gen/hdl/index.ts';
import { CoverageRecorder } from '../coverage/coverage-recorder.ts';
import { engines } from '../engine/engines.ts';
import type { SimulatorOptions } from '../engine/simulator.ts';
import type { TestContext } from './context.ts';
import { everyEngineTest } from './every-engine.ts';
import { everyEngineProperty } from './every-engine-property.ts';
import { hwTest } from './hw-test.ts';
import { runHw } from './run-hw.ts';
import { runSeed } from './run-seed.ts';

const State = enumOf('idle', 'run', 'done');

const counter = module('counter', { in: { enable: bit }, out: { count: bits(8) } }, ({ enable }, m) => {
  const count = m.reg('count', bits(8), { reset: 0 });
  m.when(enable, () => count.set(count.add(1)));
  return { count };
});

const block = module(
  'block',
  { in: { enable: bit, at: bits(2) }, out: { total: bits(8), word: bits(8), state: State } },
  ({ enable, at }, m) => {
    const state = m.reg('state', State, { reset: 'idle' });
    const busy = m.named('busy', state.is('run'));
    const { count } = m.inst('u_counter', counter, { enable: busy.and(enable) });
    m.match(state, {
      idle: () => m.when(enable, () => state.set('run')),
      run: () => m.when(count.gt(200), () => state.set('done')),
      done: () => {},
    });
    const words = m.mem('words', bits(8), { depth: 3, init: [5n, 6n, 7n] });
    words.write({ addr: at, data: count, enable: state.is('done') });
    return { total: count, word: words.read(at), state };
  },
);

const design = elaborate(block);
const forces = ['u_counter.count', 'busy', 'state', 'enable'];

/** What a test's function does, in one run. */
async function run(body: (t: TestContext) => void | Promise<void>, options: SimulatorOptions = { forces }) {
  const simulator = await engines.wasm.create(design, options);
  const { failure } = await runSeed(simulator, 1, async (t) => void (await body(t)));
  if (failure !== undefined) throw failure;
  return simulator;
}

hwTest(
  'a test of a module forces, releases and deposits by path, by handle and by state',
  block,
  async (t, dut) => {
    dut.enable.set(1);
    await t.cycles(3);
    expect(dut.total.get()).toBe(2);
    t.deposit('u_counter.count', 199);
    expect(dut.total.get()).toBe(199);
    await t.cycles(2);
    expect([dut.total.get(), dut.state.get()]).toEqual([201, 'run']);
    const state = t.signal('state');
    state.force('idle');
    expect([dut.state.get(), state.get(), state.state(), state.width, state.kind]).toEqual([
      'idle',
      0,
      'idle',
      2,
      'output',
    ]);
    await t.cycles(2);
    expect(dut.total.get()).toBe(201);
    state.release();
    state.set('done');
    expect(dut.state.get()).toBe('done');
    const busy = t.signal('busy');
    t.force(busy, 1);
    await t.rising();
    expect([busy.get(), dut.total.get()]).toEqual([1, 202]);
    t.release({ path: 'busy' });
    expect(busy.get()).toBe(0);
    t.force(t.dut.port('enable'), 0);
    expect(dut.enable.get()).toBe(0);
    t.signal('enable').set(1);
    expect(dut.enable.get()).toBe(0);
    t.release('enable');
    expect(dut.enable.get()).toBe(1);
  },
  { forces },
);

everyEngineTest('a forced state machine stays where it is', design, { forces: ['state', 'u_counter'] }, async (t) => {
  t.dut.port('enable').set(1);
  t.force('state', 'run');
  t.deposit('u_counter.count', 250);
  await t.cycles(10);
  expect([t.dut.port('total').get(), t.dut.port('state').get()]).toEqual([4, 1]);
  t.release('state');
  t.deposit('u_counter.count', 250);
  await t.cycles(2);
  expect([t.dut.port('total').get(), t.dut.port('state').get()]).toEqual([251, 2]);
});

everyEngineProperty(
  'a run of a property begins without the forces of the one before',
  design,
  fc.nat(255),
  async (t, value) => {
    expect([t.signal('busy').get(), t.dut.port('total').get()]).toEqual([0, 0]);
    t.force('busy', 1);
    t.force('u_counter.count', value);
    t.dut.port('enable').set(1);
    await t.cycles(2);
    expect(t.dut.port('total').get()).toBe(value);
  },
  { forces, numRuns: 5 },
);

test('the end of a run releases what it has forced', async () => {
  const simulator = await run(async (t) => {
    t.force('enable', 1);
    t.force('busy', 1);
    await t.cycles(2);
  });
  expect([simulator.port('enable').get(), simulator.forces!.get('busy')]).toEqual([0, 1]);
  simulator.forces!.deposit('state', 0);
  expect(simulator.forces!.get('busy')).toBe(0);
});

test('words of memories are deposited, without being declared', async () => {
  await run((t) => {
    t.dut.port('at').set(2);
    t.deposit('words', 99, { at: 2 });
    expect(t.dut.port('word').get()).toBe(99);
    expect(() => t.deposit('words', 256, { at: 2 })).toThrow('256 does not fit in a word of words, of 8 bits');
    expect(() => t.deposit('words', 1, { at: 4 })).toThrow('words has no word at 4: its addresses are 0 to 3');
    expect(() => t.deposit('words', 1)).toThrow('words is a memory: say which word, { at: 0 }');
    expect(() => t.deposit('wrods', 1, { at: 0 })).toThrow('the design has no memory wrods; did you mean words?');
    expect(() => t.signal('words')).toThrow('words is a memory: read its words by t.dut.memories');
  }, {});
});

test('every mistake says what to add, or the nearest name', async () => {
  await run((t) => {
    expect(() => t.force('u_counter.count', 1)).toThrow(
      "the simulator cannot force u_counter.count: declare it in the options of the test, { forces: ['u_counter.count'] }",
    );
    expect(() => t.force('u_counter.cuont', 1)).toThrow("['u_counter.cuont'] }; did you mean u_counter.count?");
    expect(() => t.deposit('enable', 1)).toThrow('enable is no register but an input');
    expect(() => t.deposit('state', 1)).toThrow("{ forces: ['state'] }");
    expect(() => t.signal('u_counter.cuont')).toThrow(
      'the design has no signal u_counter.cuont that this run shows (with the option trace: true it shows all); did you mean u_counter.count?',
    );
    // Registers and ports are there without the options.
    expect(t.signal('u_counter.count').get()).toBe(0);
    expect(t.signal('state').kind).toBe('output');
  }, {});
  await run(
    (t) => {
      expect(() => t.signal('u_counter.cuont')).toThrow(
        'the design has no signal u_counter.cuont; did you mean u_counter.count?',
      );
      expect(t.signal('busy').get()).toBe(0);
      expect(() => t.signal('busy').set(1)).toThrow('busy is no register but a wire');
      expect(() => t.signal('total').set(1)).toThrow("{ forces: ['total'] }");
    },
    { trace: true },
  );
  await run((t) => {
    expect(() => t.force('u_counter.enable', 1)).toThrow("u_counter.enable is not declared: add 'u_counter.enable'");
    expect(() => t.force('state', 'rnu')).toThrow(
      'state has no state rnu: its states are idle, run, done; did you mean run?',
    );
    expect(() => t.force('busy', 'on')).toThrow('busy has no state on: it is no enum');
  });
});

test('after t.readOnly() nothing can be forced in the same moment', async () => {
  await run(async (t) => {
    await t.readOnly();
    const message = 'busy cannot be changed after t.readOnly() in the same moment';
    expect(() => t.force('busy', 1)).toThrow(message);
    expect(() => t.release('busy')).toThrow(message);
    expect(() => t.deposit('state', 'run')).toThrow('state cannot be changed after t.readOnly()');
    await t.nextStep();
    t.force('busy', 1);
    expect(t.signal('busy').get()).toBe(1);
  });
});

test('a change that a force makes is told to who waits for it', async () => {
  await run(async (t) => {
    const seen = t.fork(async (t) => {
      await t.change('total');
      return t.cycle;
    });
    await t.cycles(2);
    const { cycle } = t;
    t.force('u_counter.count', 9);
    expect(await seen).toBe(cycle);
  });
});

test('waves show what is forced, and a repeat with waves forces too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-forces-'));
  const file = join(folder, 'waves.vcd');
  const { runs } = await runHw(
    {
      name: 'waves of forces',
      create: (options) => engines.wasm.create(design, options),
      forces,
      waves: { file, always: true },
      environment: {},
    },
    async (t) => {
      await t.cycles(2);
      t.force('u_counter.count', 0xa5);
      await t.cycles(2);
    },
  );
  expect(runs).toHaveLength(1);
  const text = readFileSync(file, 'utf8');
  const id = /\$scope module u_counter \$end[\s\S]*?\$var \w+ 8 (\S+) count/.exec(text)![1];
  expect(text).toContain(`b10100101 ${id}\n`);
  expect(text).not.toContain('gatewright_force');
});

test('coverage, which runs another design, is refused with forces', async () => {
  await expect(new CoverageRecorder(design).create('wasm', { forces })).rejects.toThrow(
    'coverage is not recorded where signals are forced',
  );
});
