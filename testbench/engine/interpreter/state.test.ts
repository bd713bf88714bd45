import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bit, bits, type Collision, elaborate, enumOf, module, record } from '../../../rtl-gen/hdl/index.ts';
import { counter } from '../../../rtl-gen/hdl/testing/examples.ts';
import { numbered } from '../../../rtl-gen/ir/states.ts';
import type { Simulator } from '../simulator.ts';
import { interpreterEngine } from './engine.ts';

const run = (mod: unknown, seed?: number): Promise<Simulator> =>
  interpreterEngine.create(elaborate(mod as Parameters<typeof elaborate>[0]), seed === undefined ? {} : { seed });

const values = (s: Simulator, ...names: string[]) => names.map((name) => s.port(name).get());

describe('registers', () => {
  test('take their next value at the edge, hold it where nothing sets them, and wrap', async () => {
    const s = await run(counter(2));
    s.port('rst').set(1);
    s.step();
    s.port('rst').set(0);
    const seen: unknown[] = [];
    for (const en of [1, 1, 0, 0, 1, 1, 1]) {
      s.port('en').set(en);
      seen.push(s.port('count').get());
      s.step();
    }
    expect(seen).toEqual([0, 1, 2, 2, 2, 3, 0]);
    expect(s.cycle).toBe(8);
  });

  test('reset sets those that have a reset value, whatever else holds, and no others', async () => {
    const mod = module('block', { in: { x: bits(40) }, out: { p: bits(40), q: bits(40) } }, ({ x }, m) => {
      const p = m.reg('p', bits(40), { reset: 0x1234567890n, init: 7 });
      const q = m.reg('q', bits(40), { init: 8 });
      p.set(x);
      q.set(x);
      return { p, q };
    });
    const s = await run(mod);
    expect(values(s, 'p', 'q')).toEqual([7n, 8n]);
    s.port('x').set(99n);
    s.port('rst').set(1);
    s.step();
    expect(values(s, 'p', 'q')).toEqual([0x1234567890n, 99n]);
    s.port('rst').set(0);
    s.step();
    expect(values(s, 'p', 'q')).toEqual([99n, 99n]);
  });

  test('exchange their values at one edge, and later statements win', async () => {
    const mod = module('block', { in: { c: bit, d: bit }, out: { p: bits(4), q: bits(4) } }, ({ c, d }, m) => {
      const p = m.reg('p', bits(4), { init: 3 });
      const q = m.reg('q', bits(4), { init: 12 });
      p.set(q);
      q.set(p);
      m.when(c, () => p.set(1));
      m.when(d, () => p.set(2)).otherwise(() => m.when(c, () => q.set(5)));
      return { p, q };
    });
    const s = await run(mod);
    s.step();
    expect(values(s, 'p', 'q')).toEqual([12, 3]);
    s.port('c').set(1);
    s.step();
    expect(values(s, 'p', 'q')).toEqual([1, 5]);
    s.port('d').set(1);
    s.step();
    expect(values(s, 'p', 'q')).toEqual([2, 1]);
  });

  test('a match follows the states, also through fields of a record', async () => {
    const Job = record({ state: enumOf('idle', 'run', 'done'), left: bits(2) });
    const mod = module('block', { in: { go: bit }, out: { job: Job } }, ({ go }, m) => {
      const job = m.reg('job', Job, { reset: { state: 'idle', left: 0 } });
      m.match(job.state, {
        idle: () => m.when(go, () => job.set({ state: 'run', left: 2 })),
        run: () => {
          job.set({ left: job.left.sub(1) });
          m.when(job.left.eq(0), () => job.set({ state: 'done' }));
        },
        done: () => job.set({ state: 'idle' }),
      });
      return { job };
    });
    const s = await run(mod);
    s.port('rst').set(1);
    s.step();
    s.port('rst').set(0);
    s.port('go').set(1);
    const seen: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      seen.push(values(s, 'job_state', 'job_left').join());
      s.step();
    }
    expect(seen).toEqual(['0,0', '1,2', '1,1', '1,0', '2,3', '0,3']);
    expect(s.port('job_state').states).toEqual(numbered(['idle', 'run', 'done']));
  });
});

describe('memories', () => {
  const width = 40;
  const depth = 4;

  /** Two write ports, an asynchronous read, and a synchronous one of each kind with a common enable. */
  const ports = {
    in: {
      waddr: bits(2),
      wdata: bits(width),
      we: bit,
      vaddr: bits(2),
      vdata: bits(width),
      ve: bit,
      raddr: bits(2),
      re: bit,
    },
    out: { now: bits(width), old: bits(width), fresh: bits(width), any: bits(width), latest: bits(width) },
  };
  const memory = module('block', ports, (io, m) => {
    const mem = m.mem('mem', bits(width), { depth, init: [5n, 1n << 39n] });
    mem.write({ addr: io.waddr, data: io.wdata, enable: io.we });
    mem.write({ addr: io.vaddr, data: io.vdata, enable: io.ve });
    const read = (onCollision: Collision) => mem.readSync({ addr: io.raddr, enable: io.re, onCollision });
    return {
      now: mem.read(io.raddr),
      old: read('old'),
      fresh: read('new'),
      any: read('undefined'),
      latest: mem.readSync({ addr: io.raddr, onCollision: 'old' }),
    };
  });

  const word = fc.bigInt({ min: 0n, max: (1n << 40n) - 1n });
  const clock = fc.record({
    waddr: fc.nat(depth - 1),
    wdata: word,
    we: fc.nat(1),
    vaddr: fc.nat(depth - 1),
    vdata: word,
    ve: fc.nat(1),
    raddr: fc.nat(depth - 1),
    re: fc.nat(1),
  });

  test('agree with an array: of two writes the last port wins, reads are held while not enabled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(clock, { maxLength: 40 }), async (clocks) => {
        const s = await run(memory);
        const words = [5n, 1n << 39n, 0n, 0n];
        const held: { old?: bigint; fresh?: bigint; latest?: bigint } = {};
        for (const clock of clocks) {
          for (const [name, value] of Object.entries(clock)) s.port(name).set(value);
          expect(s.port('now').get()).toBe(words[clock.raddr]);
          const before = [...words];
          if (clock.we === 1) words[clock.waddr] = clock.wdata;
          if (clock.ve === 1) words[clock.vaddr] = clock.vdata;
          const [old, fresh] = [before[clock.raddr]!, words[clock.raddr]!];
          if (clock.re === 1) Object.assign(held, { old, fresh });
          held.latest = old;
          s.step();
          expect(s.port('latest').get()).toBe(held.latest);
          if (held.old === undefined) continue;
          expect(values(s, 'old', 'fresh')).toEqual([held.old, held.fresh]);
          if (clock.re === 1) expect([old, fresh]).toContain(s.port('any').get());
        }
      }),
      { numRuns: 40 },
    );
  });

  test('start with the words that are given, zeros after them, or words from the seed', async () => {
    const mod = module('block', { in: { a: bits(3) }, out: { given: bits(8), open: bits(8) } }, ({ a }, m) => {
      const given = m.mem('rom', bits(8), { depth: 8, init: [1n, 255n] });
      const open = m.mem('ram', bits(8), { depth: 8 });
      open.write({ addr: a, data: given.read(a), enable: m.lit(1, 0) });
      return { given: given.read(a), open: open.read(a) };
    });
    const contents = async (seed: number, name: string) => {
      const s = await run(mod, seed);
      return Array.from({ length: 8 }, (_, a) => {
        s.port('a').set(a);
        return s.port(name).get();
      });
    };
    expect(await contents(1, 'given')).toEqual([1, 255, 0, 0, 0, 0, 0, 0]);
    expect(new Set(await contents(1, 'open')).size).toBeGreaterThan(3);
    expect(await contents(1, 'open')).toEqual(await contents(1, 'open'));
    expect(await contents(1, 'open')).not.toEqual(await contents(2, 'open'));
  });
});

describe('start values', () => {
  const mod: unknown = module(
    'block',
    { in: { c: bit }, out: { p: bits(32), q: bits(90), r: bits(32) } },
    ({ c }, m) => {
      const p = m.reg('p', bits(32), { reset: 0 });
      const q = m.reg('q', bits(90));
      const r = m.reg('r', bits(32), { init: 42 });
      m.when(c, () => {
        p.set(p.add(1));
        q.set(q.not());
        r.set(0);
      });
      return { p, q, r };
    },
  );
  const starts = async (seed?: number) => values(await run(mod, seed), 'p', 'q', 'r');

  test('that the design leaves open come from the seed: equal for equal seeds, 1 where none is given', async () => {
    expect(await starts(7)).toEqual(await starts(7));
    expect(await starts()).toEqual(await starts(1));
    const seen = await Promise.all(Array.from({ length: 20 }, (_, seed) => starts(seed)));
    expect(new Set(seen.map(([p]) => p)).size).toBe(20);
    expect(new Set(seen.map(([, q]) => q)).size).toBe(20);
    expect(seen.every(([, q]) => (q as bigint) < 1n << 90n)).toBe(true);
  });

  test('that the design gives do not depend on it', async () => {
    expect((await starts(3))[2]).toBe(42);
    expect((await starts(4))[2]).toBe(42);
  });
});

describe('assertions', () => {
  const child = module('child', { in: { x: bits(4) }, out: { y: bits(4) } }, ({ x }, m) => {
    const seen = m.reg('seen', bits(4), { reset: 0 });
    seen.set(x);
    m.assert('small_input', x.lt(10));
    return { y: seen };
  });
  const mod = module('block', { in: { x: bits(4) }, out: { y: bits(4) } }, ({ x }, m) => {
    const c = m.inst('c', child, { x });
    m.assert('never_five', c.y.ne(5));
    return { y: c.y };
  });

  test('fail with their path and the edge at which they did not hold, once reported', async () => {
    const s = await run(mod);
    s.port('rst').set(1);
    s.step(2);
    s.port('rst').set(0);
    for (const x of [3, 5, 12, 1]) {
      s.port('x').set(x);
      s.step();
    }
    expect(s.takeFailures()).toEqual([
      { path: 'never_five', cycle: 4 },
      { path: 'c.small_input', cycle: 4 },
    ]);
    expect(s.takeFailures()).toEqual([]);
    s.step();
    expect(s.takeFailures()).toEqual([]);
  });

  test('do not count during reset', async () => {
    const s = await run(mod);
    s.port('rst').set(1);
    s.port('x').set(15);
    s.step(5);
    expect(s.takeFailures()).toEqual([]);
    s.port('rst').set(0);
    s.step();
    expect(s.takeFailures()).toEqual([{ path: 'c.small_input', cycle: 5 }]);
  });
});

describe('snapshots', () => {
  test('restore registers, memories, inputs and the cycle, any number of times', async () => {
    const mod = module(
      'block',
      { in: { a: bits(2), d: bits(50) }, out: { sum: bits(50), word: bits(50) } },
      (io, m) => {
        const sum = m.reg('sum', bits(50), { reset: 0 });
        const mem = m.mem('mem', bits(50), { depth: 4 });
        sum.set(sum.add(io.d));
        mem.write({ addr: io.a, data: sum, enable: m.lit(1, 1) });
        m.assert('bounded', sum.lt(1n << 40n));
        return { sum, word: mem.read(io.a.not()) };
      },
    );
    const s = await run(mod);
    const go = (from: number) => {
      const seen: unknown[] = [];
      for (let i = from; i < from + 9; i++) {
        s.port('a').set(i % 4);
        s.port('d').set(BigInt(i) ** 8n);
        s.step();
        seen.push(values(s, 'sum', 'word'));
      }
      return seen;
    };
    go(1);
    const snapshot = s.snapshot();
    const at = [s.cycle, ...values(s, 'sum', 'word', 'a', 'd')];
    const first = go(50);
    for (let i = 0; i < 2; i++) {
      s.restore(snapshot);
      expect([s.cycle, ...values(s, 'sum', 'word', 'a', 'd')]).toEqual(at);
      expect(s.takeFailures()).toEqual([]);
      expect(go(50)).toEqual(first);
    }
    expect(snapshot.cycle).toBe(9);
  });
});

describe('ports and signals', () => {
  const mod = module(
    'block',
    { in: { bit_in: bit, word_in: bits(32), wide_in: bits(33) }, out: { y: bit } },
    ({ bit_in, word_in, wide_in }, m) => {
      const { both } = m.named({ both: word_in.any().and(wide_in.any()) });
      const c = m.inst('c', counter(3), { en: bit_in });
      return { y: both.and(c.count.at(2)) };
    },
  );

  test('take values that fit, numbers or bigints, and give numbers up to 32 bits', async () => {
    const s = await run(mod);
    s.port('bit_in').set(1n);
    s.port('word_in').set(2 ** 32 - 1);
    s.port('wide_in').set(2 ** 33 - 1);
    expect(values(s, 'bit_in', 'word_in', 'wide_in')).toEqual([1, 2 ** 32 - 1, 2n ** 33n - 1n]);
  });

  test.each([
    ['bit_in', 2],
    ['bit_in', -1],
    ['bit_in', 0.5],
    ['word_in', 2 ** 32],
    ['word_in', 1n << 32n],
    ['word_in', (1n << 64n) + 1n],
    ['word_in', -1n],
    ['word_in', 1.5],
    ['word_in', Number.NaN],
    ['word_in', Number.POSITIVE_INFINITY],
    ['wide_in', 1n << 33n],
    ['wide_in', -1n],
    ['wide_in', Number.NaN],
  ])('%s refuses %s and keeps its value', async (name, value) => {
    const s = await run(mod);
    s.port(name).set(1);
    expect(() => s.port(name).set(value)).toThrow(
      `${value} does not fit in port ${name} of ${s.port(name).width} bits`,
    );
    expect(Number(s.port(name).get())).toBe(1);
  });

  test('an output cannot be set, and an unknown port is answered with the nearest', async () => {
    const s = await run(mod);
    expect(() => s.port('y').set(0)).toThrow('port y is an output: it can only be read');
    expect(() => s.port('word_on')).toThrow('block has no port word_on; did you mean word_in?');
  });

  test('are listed in interface order, rst where the design uses it, and signals by their paths', async () => {
    const s = await run(mod);
    expect(s.ports.map((p) => `${p.direction} ${p.name}`)).toEqual([
      'in bit_in',
      'in word_in',
      'in wide_in',
      'in rst',
      'out y',
    ]);
    expect(s.signals.map((x) => `${x.kind} ${x.path}`)).toEqual([
      'input bit_in',
      'input word_in',
      'input wide_in',
      'output y',
      'wire both',
      'wire c_count',
      'input c.en',
      'output c.count',
    ]);
    s.port('word_in').set(1);
    s.port('wide_in').set(1);
    expect(s.signals.find((x) => x.path === 'both')!.get()).toBe(1);
  });
});
