import { describe, expect, test } from 'vitest';
import { bit, bits, blackBox, clock, elaborate, enumOf, module } from '../../../rtl-gen/hdl/index.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import { engines } from '../engines.ts';
import { netlistOf } from '../netlist-of.ts';
import type { EngineName, Simulator, SimulatorOptions } from '../simulator.ts';
import { engineTitle, isMissing } from '../testing/engine-title.ts';

const State = enumOf('idle', 'run', 'done');

/** A register whose value leaves by a port of its name, a wire in a block, a memory with both kinds of reads. */
const part = module(
  'part',
  { in: { enable: bit, step: bits(4) }, out: { count: bits(8), read: bits(8), now: bits(8), next: bits(8) } },
  ({ enable, step }, m) => {
    const count = m.reg('count', bits(8), { reset: 0 });
    const next = m.wire('next', bits(8), count);
    m.when(enable, () => next.set(count.add(step.zext(8))));
    m.when(enable, () => count.set(next));
    const words = m.mem('words', bits(8), { depth: 4, init: [10n, 11n, 12n, 13n] });
    words.write({ addr: count.trunc(2), data: count, enable: m.lit(1, 0) });
    return {
      count,
      next,
      read: words.readSync({ addr: count.trunc(2), enable, onCollision: 'old' }),
      now: words.read(count.trunc(2)),
    };
  },
);

/** Two instances that are alike, with the same logic on both sides of them. */
const block = module(
  'block',
  {
    in: { enable: bit, step: bits(4) },
    out: { a: bits(8), b: bits(8), read: bits(8), sum: bits(8), wide: bits(70), state: State },
  },
  ({ enable, step }, m) => {
    const go = m.named('go', enable.and(step.ne(0)));
    const same = m.named('same', enable.and(step.ne(0)));
    const left = m.inst('left', part, { enable: go, step });
    const right = m.inst('right', part, { enable: same, step });
    const state = m.reg('state', State, { reset: 'idle' });
    m.match(state, {
      idle: () => m.when(go, () => state.set('run')),
      run: () => m.when(left.count.gt(9), () => state.set('done')),
      done: () => {},
    });
    const wide = m.reg('wide', bits(70), { reset: 0 });
    wide.set(wide.add(1));
    return { a: left.count, b: right.count, read: left.read, sum: left.count.add(right.count), wide, state };
  },
);

const design = elaborate(block);
const forces = [
  ...['enable', 'go', 'left.count', 'left.next', 'left.step', 'left.now', 'left.words_rdata', 'sum', 'wide', 'state'],
  'right.enable',
];

async function running(engine: EngineName, options: SimulatorOptions = {}): Promise<Simulator> {
  const s = await engines[engine].create(design, { forces, quick: true, ...options });
  s.port('rst').set(1);
  s.step(2);
  s.port('rst').set(0);
  s.port('enable').set(1);
  s.port('step').set(3);
  return s;
}

const engineNames = Object.keys(engines) as EngineName[];

describe.each(engineNames.map((engine) => [engineTitle(engine), engine] as const))('in %s', (_, engine) => {
  const rule = test.skipIf(isMissing(engine));

  rule('a forced register is read as forced everywhere, and keeps the value until it is next assigned', async () => {
    const s = await running(engine);
    s.step();
    expect([s.port('a').get(), s.port('b').get()]).toEqual([3, 3]);
    s.forces!.force('left.count', 100);
    expect([s.port('a').get(), s.port('b').get(), s.port('sum').get()]).toEqual([100, 3, 103]);
    s.step(2);
    expect([s.port('a').get(), s.port('b').get()]).toEqual([100, 9]);
    s.port('enable').set(0);
    s.forces!.release('left.count');
    s.step(5);
    expect(s.port('a').get()).toBe(100);
    s.port('enable').set(1);
    s.step();
    expect(s.port('a').get()).toBe(103);
    s.dispose();
  });

  rule('a deposit is there once: at once, and until an edge assigns the register', async () => {
    const s = await running(engine);
    s.forces!.deposit('left.count', 40);
    expect(s.port('a').get()).toBe(40);
    s.forces!.deposit('left.count', 50);
    expect([s.port('a').get(), s.forces!.get('left.count')]).toEqual([50, 50]);
    s.step();
    expect(s.port('a').get()).toBe(53);
    s.port('enable').set(0);
    s.forces!.deposit('left.count', 7);
    s.step(3);
    expect(s.port('a').get()).toBe(7);
    // The same value again is a deposit of its own.
    s.port('enable').set(1);
    s.step();
    s.forces!.deposit('left.count', 7);
    s.step();
    expect(s.port('a').get()).toBe(10);
    s.dispose();
  });

  rule('a deposit in a register that is forced is lost', async () => {
    const s = await running(engine);
    s.port('enable').set(0);
    s.forces!.force('left.count', 5);
    s.forces!.deposit('left.count', 6);
    s.forces!.release('left.count');
    s.step();
    expect(s.port('a').get()).toBe(5);
    s.dispose();
  });

  rule('a wire has again what drives it as soon as it is released', async () => {
    const s = await running(engine);
    s.forces!.force('go', 0);
    expect(s.forces!.get('go')).toBe(0);
    s.step();
    expect([s.port('a').get(), s.port('b').get(), s.port('state').get()]).toEqual([0, 3, 0]);
    s.forces!.release('go');
    expect(s.forces!.get('go')).toBe(1);
    s.forces!.force('left.next', 77);
    s.step();
    expect([s.port('a').get(), s.port('state').get()]).toEqual([77, 1]);
    s.forces!.release('left.next');
    expect(s.forces!.get('left.next')).toBe(80);
    s.forces!.force('sum', 1);
    expect(s.port('sum').get()).toBe(1);
    s.forces!.release('sum');
    expect(s.port('sum').get()).toBe(83);
    s.dispose();
  });

  rule('an input of an instance is forced inside of it, one of the top keeps what it is set to meanwhile', async () => {
    const s = await running(engine);
    s.forces!.force('left.step', 10);
    s.step();
    expect([s.port('a').get(), s.port('b').get()]).toEqual([10, 3]);
    s.forces!.release('left.step');
    s.forces!.force('right.enable', 0);
    s.step();
    expect([s.port('a').get(), s.port('b').get()]).toEqual([13, 3]);
    s.forces!.release('right.enable');
    s.forces!.force('enable', 0);
    s.port('enable').set(0);
    s.port('enable').set(1);
    expect(s.port('enable').get()).toBe(0);
    s.step();
    expect([s.port('a').get(), s.port('b').get()]).toEqual([13, 3]);
    s.forces!.release('enable');
    expect(s.port('enable').get()).toBe(1);
    s.step();
    expect([s.port('a').get(), s.port('b').get()]).toEqual([16, 6]);
    s.dispose();
  });

  rule('reads of a memory are forced, and the register of one keeps the value until the next read', async () => {
    const s = await running(engine);
    s.forces!.force('left.now', 99);
    expect(s.forces!.get('left.now')).toBe(99);
    s.forces!.release('left.now');
    expect(s.forces!.get('left.now')).toBe(10);
    s.forces!.force('left.words_rdata', 98);
    s.step();
    s.port('enable').set(0);
    s.forces!.release('left.words_rdata');
    s.step(3);
    expect(s.port('read').get()).toBe(98);
    s.port('enable').set(1);
    s.step();
    expect(s.port('read').get()).toBe(13);
    s.forces!.deposit('left.words_rdata', 97);
    expect(s.port('read').get()).toBe(97);
    s.step();
    expect(s.port('read').get()).toBe(12);
    s.dispose();
  });

  rule('words above 64 bits, and snapshots with what is forced in them', async () => {
    const s = await running(engine);
    const fresh = s.snapshot();
    const high = (1n << 69n) | 5n;
    s.forces!.force('wide', high);
    s.forces!.force('enable', 0);
    s.forces!.deposit('left.count', 30);
    const forced = s.snapshot();
    s.step(2);
    s.restore(fresh);
    s.step();
    expect([s.port('wide').get(), s.port('enable').get(), s.port('a').get()]).toEqual([1n, 1, 3]);
    s.restore(forced);
    expect([s.port('wide').get(), s.port('enable').get(), s.port('a').get()]).toEqual([high, 0, 30]);
    s.step();
    s.forces!.releaseAll();
    expect([s.port('wide').get(), s.port('enable').get(), s.port('a').get()]).toEqual([high, 1, 30]);
    s.step();
    expect([s.port('wide').get(), s.port('a').get()]).toEqual([high + 1n, 33]);
    s.dispose();
  });

  rule('what is hidden is not shown', async () => {
    const plain = await engines[engine].create(design, { trace: true, quick: true });
    const s = await running(engine, { trace: true });
    expect(s.ports.map((port) => port.name)).toEqual(plain.ports.map((port) => port.name));
    expect(s.signals.map((signal) => signal.path)).toEqual(plain.signals.map((signal) => signal.path));
    const paths = (of: Simulator) => of.registers?.map((register) => register.path).toSorted();
    expect(paths(s)).toEqual(paths(plain));
    expect(() => s.port('gatewright_force_0_value')).toThrow('block has no port gatewright_force_0_value');
    // Waves show what is forced, registers and wires alike.
    const shown = (path: string) => s.signals.find((signal) => signal.path === path)!.get();
    s.forces!.force('left.count', 9);
    s.forces!.force('go', 0);
    expect([shown('left.count'), shown('go'), shown('left.next'), shown('left.enable')]).toEqual([9, 0, 9, 0]);
    for (const of of [s, plain]) of.dispose();
  });
});

test('nothing is another design without the option, and a design of its own with it', async () => {
  const before = JSON.stringify(emitVerilog(design));
  const net = await netlistOf(design);
  const s = await engines.wasm.create(design, { forces: ['left.count'] });
  expect(s.forces).toBeDefined();
  expect((await engines.wasm.create(design, { forces: [] })).forces).toBeUndefined();
  expect((await engines.wasm.create(design)).forces).toBeUndefined();
  expect(await netlistOf(design)).toBe(net);
  expect(JSON.stringify(emitVerilog(design))).toBe(before);
});

test('patterns choose instances, and parts of names', async () => {
  const chosen = async (...patterns: string[]) => {
    const s = await engines.interpreter.create(design, { forces: patterns });
    return s.forces!.targets.map(({ path, kind }) => `${kind} ${path}`);
  };
  expect(await chosen('*.count', 'go')).toEqual(['wire go', 'reg left.count', 'reg right.count']);
  expect(await chosen('rst', 'st*')).toEqual(['input rst', 'input step', 'reg state']);
  expect((await chosen('left')).every((target) => target.includes(' left.'))).toBe(true);
  await expect(chosen('left.cuont')).rejects.toThrow(
    'the design has no signal or instance left.cuont to be forced; did you mean left.count?',
  );
});

test('each mistake says what to do', async () => {
  const { forces } = await running('interpreter', { forces: ['left.count', 'go', 'enable', 'sum'] });
  const call = (name: 'force' | 'deposit', path: string, value: number | bigint) => () => forces![name](path, value);
  expect(call('force', 'right.count', 1)).toThrow(
    "right.count is not declared: add 'right.count' to the option forces of the test or simulator",
  );
  expect(call('force', 'left.cuont', 1)).toThrow(
    'the design has no signal left.cuont to be forced; did you mean left.count?',
  );
  expect(() => forces!.release('right.count')).toThrow('right.count is not declared');
  expect(call('force', 'left.count', 256)).toThrow('256 does not fit in left.count of 8 bits');
  expect(call('deposit', 'left.count', -1)).toThrow('-1 does not fit in left.count of 8 bits');
  expect(call('force', 'enable', 0.5)).toThrow('0.5 does not fit in enable of 1 bits');
  expect(call('deposit', 'go', 1)).toThrow('go is no register but a wire, which always has what drives it');
  expect(call('deposit', 'enable', 1)).toThrow('enable is no register but an input, which always has what drives it');
  expect(call('deposit', 'sum', 1)).toThrow('sum is no register but an output, which always has what drives it');
});

describe('an asynchronous reset', () => {
  const inner = module('inner', { in: { d: bits(8) }, out: { q: bits(8) } }, ({ d }, m) => {
    const q = m.reg('q', bits(8), { reset: 3 });
    m.when(d.ne(0), () => q.set(d));
    return { q };
  });
  const outer = module(
    'outer',
    { clocks: { core: clock({ reset: 'async', active: 'low' }) }, in: { d: bits(8) }, out: { q: bits(8) } },
    ({ d }, m) => ({ q: m.inst('inner', inner, { d }).q }),
  );

  test.each(['wasm', 'interpreter'] as const)('ends what has been deposited, in %s', async (engine) => {
    const s = await engines[engine].create(elaborate(outer), { forces: ['inner.q'] });
    const [reset] = s.ports.filter((port) => port.reset !== undefined);
    const q = () => s.port('q').get();
    // Active since the beginning.
    s.forces!.deposit('inner.q', 8);
    expect(q()).toBe(3);
    reset!.set(1);
    s.forces!.deposit('inner.q', 9);
    expect(q()).toBe(9);
    reset!.set(0);
    expect(q()).toBe(3);
    reset!.set(1);
    expect(q()).toBe(3);
    s.forces!.deposit('inner.q', 9);
    s.step();
    expect(q()).toBe(9);
    s.forces!.force('inner.q', 20);
    reset!.set(0);
    expect(q()).toBe(20);
    s.forces!.release('inner.q');
    expect(q()).toBe(3);
  });

  const cleared = module(
    'cleared',
    { clocks: { core: clock() }, in: { clear: bit, d: bits(8) }, out: { own: bits(8), q: bits(8) } },
    ({ clear, d }, m) => {
      const home = m.withReset('cleared', clear, { reset: 'async' });
      const own = home.reg('own', bits(8), { reset: 5 });
      own.set(own.add(1));
      return { own, q: home.inst('inner', inner, { d }).q };
    },
  );

  test.each(['wasm', 'interpreter', 'yosys'] as const)('that a module makes is stronger too, in %s', async (engine) => {
    const s = await engines[engine].create(elaborate(cleared), { forces: ['own', 'inner.q'] });
    const values = () => [s.port('own').get(), s.port('q').get()];
    s.port('clear').set(1);
    s.step();
    s.port('clear').set(0);
    expect(values()).toEqual([5, 3]);
    s.forces!.deposit('own', 100);
    s.forces!.deposit('inner.q', 101);
    expect(values()).toEqual([100, 101]);
    s.step();
    expect(values()).toEqual([101, 101]);
    s.forces!.deposit('own', 100);
    s.forces!.deposit('inner.q', 102);
    s.port('clear').set(1);
    expect(values()).toEqual([5, 3]);
    s.step();
    s.port('clear').set(0);
    expect(values()).toEqual([5, 3]);
  });
});

describe('beside a black box', () => {
  const twice = blackBox(
    'vendor_twice',
    { in: { x: bits(7) }, out: { y: bits(8) } },
    {
      verilog: {
        text: "module vendor_twice (input [6:0] x, output [7:0] y); assign y = {x, 1'b0}; endmodule\n",
      },
    },
  );
  const around = module('around', { in: { a: bits(7) }, out: { b: bits(8) } }, ({ a }, m) => {
    const given = m.named('given', a.xor(1));
    return { b: m.inst('box', twice, { x: given }).y };
  });
  const boxes = {
    vendor_twice: () => ({ outputs: ({ x }: Readonly<Record<string, number | bigint>>) => ({ y: Number(x) * 2 }) }),
  };

  test.each([
    ['wasm', { boxes }],
    ['interpreter', { boxes }],
    ['wasm', {}],
    ['yosys', {}],
  ] as const)('what goes in and what comes out is forced, in %s', async (engine, options) => {
    const s = await engines[engine].create(elaborate(around), { ...options, forces: ['given', 'b'] });
    s.port('a').set(4);
    expect(s.port('b').get()).toBe(10);
    s.forces!.force('given', 20);
    expect(s.port('b').get()).toBe(40);
    s.forces!.force('b', 3);
    expect(s.port('b').get()).toBe(3);
    s.forces!.releaseAll();
    expect(s.port('b').get()).toBe(10);
  });
});
