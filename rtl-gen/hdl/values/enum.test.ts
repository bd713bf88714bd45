import { describe, expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { bodyOf, emitModule } from '../../verilog/testing/emit-module.ts';
import { lint } from '../../verilog/testing/lint.ts';
import { bit, bits, elaborate, enumOf, module } from '../index.ts';

const encodings = {
  binary: { shape: enumOf('idle', 'run', 'done'), codes: [0, 1, 2] },
  one_hot: { shape: enumOf.oneHot('idle', 'run', 'done'), codes: [1, 2, 4] },
  gray: { shape: enumOf.gray('idle', 'run', 'done'), codes: [0, 1, 3] },
  coded: { shape: enumOf.coded({ idle: 7, run: 0, done: 12 }, 5), codes: [7, 0, 12] },
};

/** Goes round its states while `go`; starts at `run` of another register through a mux. */
const machine = (name: keyof typeof encodings) =>
  module(
    `machine_${name}`,
    {
      in: { go: bit, back: bit, given: encodings[name].shape },
      out: { state: encodings[name].shape, running: bit, from_given: bits(2), held: encodings[name].shape },
    },
    ({ go, back, given }, m) => {
      const state = m.reg('state', encodings[name].shape, { reset: 'idle' });
      const held = m.reg('held', encodings[name].shape, { reset: 'done' });
      const from = m.wire('from_given', bits(2), 3);
      m.match(given, { idle: () => from.set(0), run: () => from.set(1), done: () => from.set(2) });
      m.when(go, () => {
        m.match(state, {
          idle: () => state.set('run'),
          run: () => state.set('done'),
          done: () => state.set('idle'),
        });
        held.set(m.mux(back, state, held));
      });
      return { state, running: state.is('run'), from_given: from, held };
    },
  );

describe.each(Object.keys(encodings) as (keyof typeof encodings)[])('an enumeration in %s code', (name) => {
  const { codes, shape } = encodings[name];

  everyEngineTest(
    'has the values of its code, and matches them and no others',
    elaborate(machine(name)),
    { seeds: 2 },
    async (t) => {
      const port = (p: string) => t.dut.port(p);
      let state = 0;
      let held = 2;
      for (let clock = 0; clock < 60; clock++) {
        const [go, back, given] = [t.random.int(0, 1), t.random.int(0, 1), t.random.int(0, 2 ** shape.width - 1)];
        port('go').set(go);
        port('back').set(back);
        port('given').set(given);
        expect([port('state').get(), port('held').get(), port('running').get(), port('from_given').get()]).toEqual([
          codes[state],
          codes[held],
          state === 1 ? 1 : 0,
          codes.includes(given) ? codes.indexOf(given) : 3,
        ]);
        await t.cycles(1);
        if (go === 1 && back === 1) held = state;
        if (go === 1) state = (state + 1) % 3;
      }
    },
  );

  test('prints constants with its values that lint tools accept', async () => {
    const verilog = emitModule(machine(name));
    const constants = [...bodyOf(verilog).matchAll(/localparam.* (\w+) += \d+'d(\d+);/g)].map((x) => [
      x[1],
      Number(x[2]),
    ]);
    expect(new Map(constants as [string, number][])).toEqual(
      new Map(['IDLE', 'RUN', 'DONE'].map((state, i) => [`HELD_${state}`, codes[i]!])),
    );
    expect(await lint(verilog)).toBe('');
  });
});

test('codes that cannot be are refused', () => {
  expect(() => enumOf.coded({ a: 1, b: 1 })).toThrow('states a and b both have the value 1: change one');
  expect(() => enumOf.coded({ a: -1 })).toThrow('state a has the value -1: give an integer from 0');
  expect(() => enumOf.coded({ a: 9 }, 3)).toThrow('states up to 9 do not fit in 3 bits');
});
