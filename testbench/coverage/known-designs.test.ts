import { describe, expect, test } from 'vitest';
import { type AnyModule, bit, bits, elaborate, enumOf, type Module, module } from '../../rtl-gen/hdl/index.ts';
import type { Simulator } from '../engine/simulator.ts';
import { type CoverageData, type CoveragePoint, mergeCoverage } from './coverage-data.ts';
import { CoverageRecorder } from './coverage-recorder.ts';

/** Input values of one clock; `rst` is 0 unless it is given. */
type Clock = Readonly<Record<string, number>>;

const recorderOf = (mod: unknown): CoverageRecorder =>
  new CoverageRecorder(elaborate(mod as Module<unknown, unknown, Record<string, never>>));

function drive(simulator: Simulator, clocks: readonly Clock[]): void {
  for (const clock of clocks) {
    for (const port of simulator.ports) if (port.direction === 'in') port.set(clock[port.name] ?? 0);
    simulator.step();
  }
}

async function cover(mod: unknown, ...runs: readonly (readonly Clock[])[]): Promise<CoverageData> {
  const recorder = recorderOf(mod);
  for (const clocks of runs) {
    const simulator = await recorder.create('wasm');
    drive(simulator, clocks);
    simulator.dispose();
  }
  return recorder.data();
}

const reset: Clock = { rst: 1 };
const text = ({ instance, kind, name, arm }: CoveragePoint): string =>
  [instance, kind, name, arm].filter((part) => part !== '').join(' ');

/** Points in words with the number of runs that reached them. */
const seen = ({ points }: CoverageData): Record<string, number> =>
  Object.fromEntries(points.map((p) => [text(p), p.runs]));

describe('statements', () => {
  const chained = module('chained', { in: { a: bit, b: bit, c: bit }, out: { y: bits(2) } }, ({ a, b, c }, m) => {
    const y = m.reg('y', bits(2), { reset: 0 });
    m.when(a, () => {
      y.set(1);
      m.when(b, () => y.set(2));
    }).elsewhen(c, () => y.set(3));
    return { y };
  });
  const arms = async (...clocks: readonly Clock[]) => (await cover(chained, clocks)).points.map((p) => p.runs);

  test('have an arm for a condition that holds and one for one that does not, if what surrounds them holds', async () => {
    const { points } = await cover(chained, []);
    expect(points.map((p) => `${p.arm} under ${p.under}`)).toEqual([
      'taken under undefined',
      'taken under 0',
      'not taken under 0',
      'not taken under undefined',
      'taken under 3',
      'not taken under 3',
    ]);
    expect(await arms({ a: 1, b: 1, c: 1 })).toEqual([1, 1, 0, 0, 0, 0]);
    expect(await arms({ a: 1 })).toEqual([1, 0, 1, 0, 0, 0]);
    expect(await arms({ b: 1, c: 1 })).toEqual([0, 0, 0, 1, 1, 0]);
    expect(await arms({ b: 1 })).toEqual([0, 0, 0, 1, 0, 1]);
  });

  test('are not covered in reset', async () => {
    expect(await arms({ a: 1, b: 1, rst: 1 }, { c: 1, rst: 1 })).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('with conditions that are constant, here or in this instance, are no points', async () => {
    const part = module('part', { in: { on: bit, a: bit }, out: { y: bit } }, ({ on, a }, m) => {
      const y = m.wire('y', bit, 0);
      m.when(on, () => m.when(a, () => y.set(1)));
      m.when(m.lit(1, 0), () => m.when(a, () => y.set(0)));
      return { y };
    });
    const parent = module('parent', { in: { a: bit, on: bit }, out: { x: bit, y: bit, z: bit } }, ({ a, on }, m) => ({
      x: m.inst('held_on', part, { on: m.lit(1, 1), a }).y,
      y: m.inst('held_off', part, { on: m.lit(1, 0), a }).y,
      z: m.inst('free', part, { on, a }).y,
    }));
    expect(seen(await cover(parent, [{ a: 1, on: 1 }]))).toEqual({
      'held_on if taken': 1,
      'held_on if not taken': 0,
      'free if taken': 1,
      'free if not taken': 0,
    });
  });
});

test('match: the arm of the present state', async () => {
  const Mode = enumOf('low', 'mid', 'high');
  const chooser = module('chooser', { in: { mode: Mode }, out: { y: bits(2) } }, ({ mode }, m) => {
    const y = m.wire('y', bits(2), 0);
    m.match(mode, { low: () => y.set(1), mid: () => undefined, high: () => y.set(2) });
    return { y };
  });
  expect(seen(await cover(chooser, [{ mode: 1 }, { mode: 3 }]))).toEqual({
    'match low': 0,
    'match mid': 1,
    'match high': 0,
  });
});

test('match on values: the arm of the present one, or that for all others where there are any', async () => {
  const design = module('values', { in: { a: bits(2) }, out: { y: bits(2), z: bit } }, ({ a }, m) => {
    const y = m.wire('y', bits(2), 0);
    const z = m.wire('z', bit, 0);
    m.match(
      a,
      [
        [[0, 3], () => y.set(1)],
        [1, () => y.set(2)],
      ],
      () => y.set(3),
    );
    m.match(a.at(0), [
      [0, () => z.set(1)],
      [1, () => undefined],
    ]);
    return { y, z };
  });
  const pointsAt = async (...values: number[]) =>
    (
      await cover(
        design,
        values.map((a) => ({ a })),
      )
    ).points;
  const arms = async (a: number) => (await pointsAt(a)).map((p) => p.runs);
  expect((await pointsAt()).map(text)).toEqual(['match 0, 3', 'match 1', 'match otherwise', 'match 0', 'match 1']);
  expect(await arms(3)).toEqual([1, 0, 0, 0, 1]);
  expect(await arms(1)).toEqual([0, 1, 0, 0, 1]);
  expect(await arms(2)).toEqual([0, 0, 1, 1, 0]);
});

test('mux: each choice that is written, once, however many fields it chooses', async () => {
  const chosen = module('chosen', { in: { a: bit, b: bit }, out: { x: bits(4), y: bits(4) } }, ({ a, b }, m) => {
    const pick = m.mux(a, { p: m.lit(4, 1), q: m.lit(4, 2) }, { p: m.lit(4, 3), q: m.lit(4, 4) });
    return { x: pick.p, y: m.mux(b, pick.q, m.lit(4, 9)) };
  });
  const { points } = await cover(chosen, [{ a: 1 }, { a: 0 }]);
  expect(points.map((p) => [p.kind, p.arm, p.runs])).toEqual([
    ['mux', '1', 1],
    ['mux', '0', 1],
    ['mux', '1', 0],
    ['mux', '0', 1],
  ]);
  expect(new Set(points.map((p) => p.at.line)).size).toBe(2);
});

describe('state machines', () => {
  const State = enumOf('idle', 'busy', 'done');
  const machine = module('machine', { in: { go: bit, last: bit, cut: bit }, out: { y: bit } }, (io, m) => {
    const state = m.reg('state', State, { reset: 'idle' });
    m.match(state, {
      idle: () => m.when(io.go, () => state.set('busy')),
      busy: () => m.when(io.last, () => state.set('done')),
      done: () => state.set('idle'),
    });
    m.when(io.cut.and(state.is('done').not()), () => state.set('idle'));
    return { y: state.is('done') };
  });
  const machinePoints = (data: CoverageData) =>
    Object.fromEntries(Object.entries(seen(data)).filter(([name]) => /state/.test(name)));

  test('have a point for each state, and for each transition that their statements can make', async () => {
    const data = await cover(machine, [reset, { go: 1 }, {}, { last: 1 }, {}]);
    expect(machinePoints(data)).toEqual({
      'state state idle': 1,
      'state state busy': 1,
      'state state done': 1,
      'transition state idle -> busy': 1,
      'transition state busy -> idle': 0,
      'transition state busy -> done': 1,
      'transition state done -> idle': 1,
    });
    expect(data.strayTransitions).toEqual([]);
  });

  test('a transition into reset, and what happens in it, does not count', async () => {
    const data = await cover(machine, [reset, { go: 1 }, { rst: 1, cut: 1 }, {}]);
    expect(machinePoints(data)).toMatchObject({ 'state state busy': 0, 'transition state busy -> idle': 0 });
  });

  test('transitions are decided by conditions on the state under any name, and by the last assignment', async () => {
    const Flag = enumOf('off', 'on');
    const named = module('named_machine', { in: { a: bit, b: bit }, out: { y: bit, z: bit } }, ({ a, b }, m) => {
      m.allow('unreachable-state');
      const flag = m.reg('flag', Flag, { reset: 'off' });
      const state = m.reg('state', State, { reset: 'idle' });
      const { is_on, is_busy } = m.named({ is_on: flag.is('on'), is_busy: state.is('busy') });
      m.when(is_on.not().and(a), () => flag.set('on'));
      m.when(is_on.and(a), () => flag.set('off'));
      // In the state on, b or not, the last word is to stay.
      m.when(is_on.or(b), () => flag.set(flag));
      m.when(state.is('done').not().and(a), () => m.when(is_busy, () => state.set('done')));
      m.when(state.is('idle').and(b), () => state.set('busy'));
      // Chosen between what is itself.
      m.when(is_busy.not(), () => state.set(m.mux(a, state, state)));
      return { y: is_on, z: state.is('done') };
    });
    const transitions = Object.keys(machinePoints(await cover(named, []))).filter((name) => /->/.test(name));
    expect(transitions).toEqual(['transition state busy -> done']);
    const flags = (await cover(named, [])).points.filter((p) => p.name === 'flag').map((p) => p.arm);
    expect(flags).toEqual(['off', 'on', 'off -> on']);
  });

  test('registers that copy a state have states, but no transitions', async () => {
    const copy = module('copy', { in: { state: State }, out: { state_q: State } }, (io, m) => {
      const q = m.reg('state_q', State, { reset: 'idle' });
      q.set(io.state);
      return { state_q: q };
    });
    expect(seen(await cover(copy, [reset, { state: 2 }, {}]))).toEqual({
      'state state_q idle': 1,
      'state state_q busy': 0,
      'state state_q done': 1,
    });
  });
});

test('covers: reached at an edge outside reset', async () => {
  const watched = module('watched', { in: { a: bits(4) }, out: { y: bit } }, ({ a }, m) => {
    m.cover('nine', a.eq(9));
    m.cover('ten', a.eq(10));
    m.cover('never', m.lit(1, 0));
    return { y: a.any() };
  });
  expect(seen(await cover(watched, [{ a: 9 }, { a: 10, rst: 1 }]))).toEqual({
    'cover nine': 1,
    'cover ten': 0,
    'cover never': 0,
  });
});

describe('toggles', () => {
  const delay = module(
    'delay',
    { in: { a: bits(3) }, out: { q: bits(3), wide: bits(5), inverse: bits(3) } },
    (io, m) => {
      const q = m.reg('q', bits(3), { reset: 0 });
      q.set(io.a);
      return { q, ...m.named({ wide: q.zext(5), inverse: q.not() }) };
    },
  );
  const toggles = ({ toggles: all }: CoverageData) =>
    Object.fromEntries(all.map(({ name, bits: points, rose, fell }) => [name, [points, rose, fell]]));

  test('count what changes between two edges outside reset; constant bits are no points', async () => {
    const data = await cover(delay, [reset, { a: 1 }, { a: 3 }, { a: 2 }, { a: 2 }]);
    expect(toggles(data)).toEqual({
      a: ['0x7', '0x2', '0x1'],
      q: ['0x7', '0x3', '0x1'],
      wide: ['0x7', '0x3', '0x1'],
      inverse: ['0x7', '0x1', '0x3'],
    });
  });

  test('do not see what changes into, in or out of reset', async () => {
    const data = await cover(delay, [{ a: 7 }, { a: 0, rst: 1 }, { a: 7, rst: 1 }, { a: 0 }, { a: 0 }]);
    expect(toggles(data)).toMatchObject({ a: ['0x7', '0x0', '0x0'] });
  });

  test('are those of each instance by itself', async () => {
    const pair = module('pair', { in: { a: bits(3), b: bits(3) }, out: { x: bits(3), y: bits(3) } }, ({ a, b }, m) => ({
      x: m.inst('one', delay, { a }).q,
      y: m.inst('two', delay, { a: b }).q,
    }));
    const { toggles: all } = await cover(pair, [reset, { a: 0 }, { a: 7 }, { a: 0 }]);
    const inputs = all.filter(({ name, instance }) => name === 'a' && instance !== '');
    expect(inputs.map(({ instance, rose }) => [instance, rose])).toEqual([
      ['one', '0x7'],
      ['two', '0x0'],
    ]);
  });
});

describe('several runs', () => {
  const counter = module('two_ways', { in: { up: bit }, out: { y: bit } }, ({ up }, m) => {
    const y = m.reg('y', bit, { reset: 0 });
    m.when(up, () => y.set(1)).otherwise(() => y.set(0));
    return { y };
  });

  test('add up, whatever the engine', async () => {
    const recorder = recorderOf(counter);
    for (const [engine, up] of [
      ['wasm', 1],
      ['interpreter', 1],
      ['interpreter', 0],
    ] as const) {
      const simulator = await recorder.create(engine);
      drive(simulator, [reset, { up }]);
      simulator.dispose();
    }
    const data = recorder.data();
    expect(seen(data)).toEqual({ 'if taken': 2, 'if not taken': 1 });
    expect([data.runs, data.clocks]).toEqual([3, 6]);
  });

  test('merge as data; those of another design do not', async () => {
    const [a, b] = [await cover(counter, [reset, { up: 1 }]), await cover(counter, [reset, { up: 0 }, { up: 1 }])];
    const merged = mergeCoverage(JSON.parse(JSON.stringify(a)) as CoverageData, b);
    expect(seen(merged)).toEqual({ 'if taken': 2, 'if not taken': 1 });
    expect(merged.toggles.find((t) => t.name === 'up')).toMatchObject({ rose: '0x1', fell: '0x0' });
    expect(await cover(counter, [reset, { up: 1 }], [reset, { up: 0 }, { up: 1 }])).toEqual(merged);
    const other = await cover(
      module('other', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a })),
      [],
    );
    expect(() => mergeCoverage(a, other)).toThrow(/not of the same source/);
  });

  test('a restored snapshot does not forget what was reached after it', async () => {
    const recorder = recorderOf(counter);
    const simulator = await recorder.create('wasm');
    drive(simulator, [reset]);
    const start = simulator.snapshot();
    drive(simulator, [{ up: 1 }]);
    simulator.restore(start);
    drive(simulator, [{ up: 0 }]);
    simulator.dispose();
    expect(seen(recorder.data())).toEqual({ 'if taken': 1, 'if not taken': 1 });
  });
});

test('an engine without a netlist is refused with the names of those that have one', async () => {
  const one = module('one', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a })) as AnyModule;
  await expect(recorderOf(one).create('verilator')).rejects.toThrow(/wasm or interpreter, not verilator/);
});
