import { describe, expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { engines } from '../../../testbench/engine/engines.ts';
import type { EngineName } from '../../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../../testbench/engine/verilator/toolchain.ts';
import { bit, bits, elaborate, enumOf, module, record } from '../index.ts';

const hasVerilator = await verilatorAvailable();
const installed = (Object.keys(engines) as EngineName[]).filter((name) => name !== 'verilator' || hasVerilator);

const State = enumOf('idle', 'busy', 'done');
const Item = record({ a: bits(5), s: State });

/** Answers every question about the past at an output. */
const historian = module(
  'historian',
  {
    in: { x: Item, b: bit, c: bit },
    out: { p1: Item, p3: bits(5), valid: bit, valid3: bit, stable: bit, rose: bit, fell: bit, in_time: bit },
  },
  ({ x, b, c }, m) => ({
    p1: m.past(x),
    p3: m.past(x.a, 3),
    valid: m.pastValid(),
    valid3: m.pastValid(3),
    stable: m.stable(x),
    rose: m.rose(b),
    fell: m.fell(b),
    in_time: m.within(b, c, 2),
  }),
);

everyEngineTest(
  'past values are those of an array, and nothing is compared with a clock of reset',
  elaborate(historian),
  { seeds: 3 },
  async (t) => {
    const get = (name: string): number => Number(t.dut.port(name).get());
    const clocks: { a: number; s: number; b: number; c: number; rst: number }[] = [];
    for (let i = 0; i < 200; i++) {
      const chance = (n: number): number => (t.random.below(n) === 0 ? 1 : 0);
      const now = { a: t.random.below(3), s: t.random.below(2), b: chance(3), c: chance(3), rst: chance(12) };
      const { a, s, b, c, rst } = now;
      for (const [name, v] of Object.entries({ x_a: a, x_s: s, b, c, rst })) t.dut.port(name).set(v);
      const [last, , third] = clocks.toReversed();
      const fresh = last === undefined || last.rst === 1;
      if (last !== undefined && rst === 0) {
        expect([get('p1_a'), get('p1_s')]).toEqual([last.a, last.s]);
        expect(get('stable')).toBe(fresh || (last.a === a && last.s === s) ? 1 : 0);
        expect(get('rose')).toBe(!fresh && b === 1 && last.b === 0 ? 1 : 0);
        expect(get('fell')).toBe(!fresh && b === 0 && last.b === 1 ? 1 : 0);
        expect(get('valid')).toBe(fresh ? 0 : 1);
        expect(get('in_time')).toBe(overdue([...clocks, now], 2) ? 0 : 1);
      }
      if (third !== undefined) {
        expect(get('p3')).toBe(third.a);
        if (rst === 0) expect(get('valid3')).toBe(clocks.slice(-3).some((k) => k.rst === 1) ? 0 : 1);
      }
      clocks.push(now);
      await t.cycles(1);
    }
  },
);

/** Whether some `b` since reset has waited for `c` for `n` clocks or more, the present one included. */
function overdue(clocks: readonly { b: number; c: number; rst: number }[], n: number): boolean {
  let waiting: number | undefined;
  for (const { b, c, rst } of clocks) {
    waiting = rst === 1 || c === 1 ? undefined : waiting !== undefined ? waiting + 1 : b === 1 ? 0 : undefined;
  }
  return waiting !== undefined && waiting >= n;
}

describe('registers that only checks read', () => {
  const watched = module('watched', { in: { x: bits(8) }, out: { y: bits(8) } }, ({ x }, m) => {
    m.assert('counts_up', x.eq(m.past(x).add(1)).or(m.pastValid().not()));
    m.assume('below_200', x.lt(200));
    return { y: x };
  });

  test.for(installed)(
    'are registers in simulation, and a broken assumption is told from an assertion, on %s',
    async (name) => {
      const s = await engines[name].create(elaborate(watched));
      s.port('x').set(7);
      s.port('rst').set(1);
      s.step();
      s.port('rst').set(0);
      s.step();
      s.port('x').set(201);
      s.step();
      expect(s.takeFailures().toSorted((x, y) => x.path.localeCompare(y.path))).toEqual([
        { path: 'below_200', cycle: 2, assumed: true },
        { path: 'counts_up', cycle: 2 },
      ]);
    },
  );

  test('equal questions share a register, and its name comes from what it is of', () => {
    const asked = module('asked', { in: { x: bits(8), v: Item }, out: { y: bit } }, ({ x, v }, m) => ({
      y: m
        .past(x)
        .eq(m.past(x))
        .and(m.stable(v))
        .and(m.past(v, 2).s.is('busy'))
        .and(m.past(x.add(1), 2).any()),
    }));
    const registers = elaborate(asked).top.decls.flatMap((d) => (d.kind === 'reg' ? [d.name] : []));
    expect(registers).toMatchInlineSnapshot(`
      [
        "x_past",
        "v_a_past",
        "v_s_past",
        "past_valid",
        "v_a_past_2",
        "v_s_past_2",
        "x_plus_1_past",
        "x_plus_1_past_2",
      ]
    `);
  });
});

describe('checks inside when and match', () => {
  const guarded = module('guarded', { in: { c: bit, d: bit, s: State }, out: { y: bit } }, ({ c, d, s }, m) => {
    m.when(c, () => m.assert('in_when', d))
      .elsewhen(d, () => m.assert('in_elsewhen', s.is('idle')))
      .otherwise(() => m.match(s, { idle: () => m.assert('in_arm', c), busy: () => {}, done: () => {} }));
    m.when(c, () => m.when(d, () => m.cover('both', s.is('done'))));
    return { y: d };
  });

  test.for(installed)('fail where they stand and nowhere else, on %s', { timeout: 60_000 }, async (name) => {
    const s = await engines[name].create(elaborate(guarded));
    const failing = (c: number, d: number, state: number): string => {
      for (const [name, v] of Object.entries({ c, d, s: state })) s.port(name).set(v);
      s.step();
      return s
        .takeFailures()
        .map((f) => f.path)
        .join();
    };
    const stimuli = [
      [1, 0, 1],
      [0, 1, 1],
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
      [0, 0, 1],
    ] as const;
    expect(stimuli.map(([c, d, state]) => failing(c, d, state))).toEqual([
      'in_when',
      'in_elsewhen',
      'in_arm',
      '',
      '',
      '',
    ]);
  });
});

test('a number of clocks that makes no sense is reported', () => {
  const wrong = module('wrong', { in: { x: bit }, out: { y: bit } }, ({ x }, m) => ({ y: m.past(x, 1.5) }));
  expect(() => elaborate(wrong)).toThrow('past with 1.5 clocks');
});

test('a symbolic value keeps what it starts with, and no diagnostic takes it for a mistake', async () => {
  const trusting = module('trusting', { in: { x: bits(8) }, out: { y: bits(8) } }, ({ x }, m) => {
    const any = m.symbolic('any', record({ a: bits(8), s: State }));
    m.assert('never_any', x.ne(any.a));
    m.assert('stays', m.stable(any));
    return { y: x };
  });
  const s = await engines.interpreter.create(elaborate(trusting), { seed: 3 });
  const value = Number(s.signals.find((signal) => signal.path === 'any_a')!.get());
  for (let x = 0; x < 256; x++) {
    s.port('x').set(x);
    s.step();
  }
  expect(s.takeFailures()).toEqual([{ path: 'never_any', cycle: value }]);
});
