import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Collision } from '../../../rtl-gen/ir/module-ir.ts';
import { interpreterEngine } from '../interpreter/engine.ts';
import type { Simulator } from '../simulator.ts';
import { simulate, wasmEngine } from './engine.ts';
import { difference } from './testing/compare.ts';

const net = (mod: unknown) => flatten(elaborate(mod as Parameters<typeof elaborate>[0]));

const values = (s: Simulator, ...names: string[]) => names.map((name) => s.port(name).get());

/** Held against the interpreter in whole functions and in pieces, with all signals and with the ports alone. */
const agrees = async (mod: unknown, edges = 200): Promise<void> => {
  for (const trace of [true, false]) {
    for (const limit of [4000, 1]) {
      expect(await difference(net(mod), { seed: 3, edges, trace, limit })).toBeUndefined();
    }
  }
};

const extremes = [1, 8, 9, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 2048];

describe('state of every width', () => {
  test.each(extremes)('registers and memories of %i bits', async (width) => {
    const word = bits(width);
    const collisions: readonly Collision[] = ['old', 'new', 'undefined'];
    const mod = module(
      'block',
      {
        in: { d: word, e: word, a: bits(2), b: bits(2), c: bits(2), we: bit, ve: bit, re: bit },
        out: { p: word, q: word, now: word, old: word, fresh: word, any: word, rom: word },
      },
      (io, m) => {
        const p = m.reg('p', word, { reset: 1 });
        const q = m.reg('q', word);
        const mem = m.mem('mem', word, { depth: 4 });
        const rom = m.mem('filled', word, { depth: 4, init: [1n, 0n, 1n << BigInt(width - 1)] });
        m.when(io.we, () => p.set(p.add(io.d))).elsewhen(io.ve, () => p.set(q));
        m.when(io.re, () => q.set(p.xor(q.shl(io.a))));
        mem.write({ addr: io.a, data: io.d, enable: io.we });
        mem.write({ addr: io.b, data: mem.read(io.c).add(io.e), enable: io.ve });
        rom.write({ addr: io.c, data: rom.read(io.a).not(), enable: io.re });
        const reads = collisions.map((onCollision) => mem.readSync({ addr: io.c, enable: io.re, onCollision }));
        return { p, q, now: mem.read(io.c), old: reads[0]!, fresh: reads[1]!, any: reads[2]!, rom: rom.read(io.a) };
      },
    );
    await agrees(mod);
  });
});

describe('everything samples before anything commits', () => {
  test.each([8, 40, 200])('registers of %i bits that exchange or rotate their values', async (width) => {
    const word = bits(width);
    const mod = module('block', { in: { c: bit, d: word }, out: { x: word, y: word, z: word } }, ({ c, d }, m) => {
      const [x, y, z] = [m.reg('x', word, { init: 5 }), m.reg('y', word, { init: 9 }), m.reg('z', word, { init: 77 })];
      x.set(y);
      y.set(m.mux(c, z, x));
      z.set(x.slice(0, 0).cat(z).trunc(width).xor(d).as(width));
      m.when(c, () =>
        z.set(
          z
            .slice(width - 2, 0)
            .cat(z.at(width - 1))
            .as(width),
        ),
      );
      return { x, y, z };
    });
    await agrees(mod);
  });

  test('wide values that move within one register or one row', async () => {
    const word = bits(200);
    const mod = module(
      'block',
      { in: { d: word, a: bits(2), e: bit, f: bit }, out: { x: word, row: word } },
      ({ d, a, e, f }, m) => {
        const x = m.reg('x', word);
        const mem = m.mem('mem', word, { depth: 4 });
        x.set(x.slice(99, 0).cat(x.slice(199, 100)).as(200));
        m.when(f, () => x.set(x.shl(70).xor(d)));
        mem.write({ addr: a, data: mem.read(a).shl(100).as(200), enable: e });
        return { x, row: mem.read(a) };
      },
    );
    const turning = module('block', { out: { x: word } }, (_, m) => {
      const x = m.reg('x', word);
      x.set(x.slice(99, 0).cat(x.slice(199, 100)).as(200));
      return { x };
    });
    await agrees(mod);
    await agrees(turning, 10);
  });

  test.each([8, 200])('memories of %i bits that copy from each other', async (width) => {
    const word = bits(width);
    const mod = module(
      'block',
      { in: { a: bits(2), b: bits(2), e: bit }, out: { x: word, y: word, r: word } },
      ({ a, b, e }, m) => {
        const [x, y] = [m.mem('first', word, { depth: 4 }), m.mem('second', word, { depth: 4 })];
        const r = m.reg('r', word, { init: 1 });
        x.write({ addr: a, data: y.read(b), enable: e });
        y.write({ addr: b, data: x.read(a), enable: e });
        x.write({ addr: b, data: x.read(r.trunc(2)).xor(r), enable: m.lit(1, 1) });
        r.set(x.read(b));
        return { x: x.read(a), y: y.read(b), r };
      },
    );
    await agrees(mod);
  });
});

describe('steps', () => {
  const mod = module('block', { in: { d: bits(40) }, out: { sum: bits(100), count: bits(7) } }, ({ d }, m) => {
    const sum = m.reg('sum', bits(100));
    const count = m.reg('count', bits(7), { init: 0 });
    sum.set(sum.add(d.zext(100)).xor(sum.shr(count)));
    count.set(count.add(1));
    m.assert('not_three', count.trunc(2).ne(3));
    m.assert('low', count.lt(100));
    return { sum, count };
  });

  test('of n edges are n steps of one', async () => {
    const [once, often] = await Promise.all([wasmEngine.create(elaborate(mod)), wasmEngine.create(elaborate(mod))]);
    for (const s of [once, often]) s.port('d').set(0x12_3456_789an);
    once.step(1000);
    for (let i = 0; i < 1000; i++) often.step();
    expect(once.cycle).toBe(1000);
    expect(values(once, 'sum', 'count')).toEqual(values(often, 'sum', 'count'));
    expect(once.takeFailures()).toEqual(often.takeFailures());
    once.step(0);
    expect(once.cycle).toBe(1000);
    expect(() => once.step(-1)).toThrow('-1 is not a number of edges');
    expect(() => once.step(1.5)).toThrow('1.5 is not a number of edges');
  });

  test('report more failures than the log holds, in the order of edges and assertions', async () => {
    const design = elaborate(mod);
    const [ours, reference] = await Promise.all([wasmEngine.create(design), interpreterEngine.create(design)]);
    for (const s of [ours, reference]) s.step(3000);
    const failures = ours.takeFailures();
    expect(failures.length).toBeGreaterThan(1000);
    expect(failures).toEqual(reference.takeFailures());
    expect(ours.takeFailures()).toEqual([]);
    expect(ours.cycle).toBe(3000);
  });

  test('do not check in reset', async () => {
    const checked = module('block', { in: { x: bits(4) }, out: { y: bits(4) } }, ({ x }, m) => {
      const y = m.reg('y', bits(4), { reset: 0 });
      y.set(x);
      m.assert('below_ten', x.lt(10));
      return { y };
    });
    const s = await wasmEngine.create(elaborate(checked));
    s.port('rst').set(1);
    s.port('x').set(15);
    s.step(5);
    expect(s.takeFailures()).toEqual([]);
    expect(s.port('y').get()).toBe(0);
    s.port('rst').set(0);
    s.step();
    expect(s.takeFailures()).toEqual([{ path: 'below_ten', cycle: 5 }]);
    expect(s.port('y').get()).toBe(15);
  });

  test('from a snapshot repeat what followed it, any number of times', async () => {
    const s = await wasmEngine.create(elaborate(mod));
    s.port('d').set(99n);
    s.step(10);
    const snapshot = s.snapshot();
    const at = values(s, 'sum', 'count', 'd');
    const go = () => {
      s.port('d').set(7n);
      s.step(100);
      return [values(s, 'sum', 'count', 'd'), s.takeFailures(), s.cycle];
    };
    s.takeFailures();
    const first = go();
    for (let i = 0; i < 2; i++) {
      s.restore(snapshot);
      expect([s.cycle, ...values(s, 'sum', 'count', 'd')]).toEqual([10, ...at]);
      expect(s.takeFailures()).toEqual([]);
      expect(go()).toEqual(first);
    }
    const other = await wasmEngine.create(elaborate(mod));
    expect(() => other.restore(snapshot)).toThrow('the snapshot is of another simulator');
  });

  test('do not depend on another simulator of the design', async () => {
    const [a, b] = await Promise.all([wasmEngine.create(elaborate(mod)), wasmEngine.create(elaborate(mod))]);
    a.step(5);
    expect(values(b, 'count')).toEqual([0]);
  });
});

describe('start values', () => {
  test('come from the seed as the interpreter draws them', async () => {
    const mod = module('block', { in: { a: bits(1) }, out: { p: bits(90), q: bits(7), r: bits(70) } }, ({ a }, m) => {
      const [p, q] = [m.reg('p', bits(90)), m.reg('q', bits(7))];
      p.set(p.not());
      q.set(q.add(1));
      const mem = m.mem('mem', bits(70), { depth: 2 });
      mem.write({ addr: a, data: p.trunc(70), enable: q.at(0) });
      return { p, q, r: mem.read(a) };
    });
    const design = elaborate(mod);
    const starts = async (engine: typeof wasmEngine, seed?: number) =>
      values(await engine.create(design, seed === undefined ? {} : { seed }), 'p', 'q', 'r');
    for (const seed of [undefined, 1, 2, 12345]) {
      expect(await starts(wasmEngine, seed)).toEqual(await starts(interpreterEngine, seed));
    }
    expect(await starts(wasmEngine)).toEqual(await starts(wasmEngine, 1));
    expect(await starts(wasmEngine, 1)).not.toEqual(await starts(wasmEngine, 2));
  });
});

describe('ports and signals', () => {
  const child = module('child', { in: { x: bits(40) }, out: { y: bits(40) } }, ({ x }) => ({ y: x.not() }));
  const mod = module(
    'block',
    { in: { narrow: bit, word: bits(32), wide: bits(33) }, out: { y: bits(40), z: bits(33) } },
    ({ narrow, word, wide }, m) => {
      const { both } = m.named({ both: word.any().and(narrow) });
      return { y: m.inst('c', child, { x: wide.cat(both.repeat(7)).as(40) }).y, z: wide };
    },
  );

  test('refuse what does not fit and keep their value', async () => {
    const s = await simulate(net(mod));
    s.port('word').set(2 ** 32 - 1);
    s.port('wide').set(2 ** 33 - 1);
    expect(values(s, 'word', 'wide', 'z')).toEqual([2 ** 32 - 1, 2n ** 33n - 1n, 2n ** 33n - 1n]);
    expect(() => s.port('word').set(2 ** 32)).toThrow('4294967296 does not fit in port word of 32 bits');
    expect(() => s.port('wide').set(-1n)).toThrow('-1 does not fit in port wide of 33 bits');
    expect(() => s.port('y').set(0n)).toThrow('port y is an output: it can only be read');
    expect(() => s.port('wird')).toThrow('block has no port wird; did you mean word?');
    expect(values(s, 'word', 'wide')).toEqual([2 ** 32 - 1, 2n ** 33n - 1n]);
  });

  test('are the same as the interpreter lists with trace, the ports alone without', async () => {
    const design = elaborate(mod);
    const list = (s: Simulator) => s.signals.map(({ path, width, kind }) => `${kind} ${path} ${width}`);
    const reference = await interpreterEngine.create(design);
    expect(list(await wasmEngine.create(design, { trace: true }))).toEqual(list(reference));
    const plain = await wasmEngine.create(design);
    expect(list(plain)).toEqual(['input narrow 1', 'input word 32', 'input wide 33', 'output y 40', 'output z 33']);
    plain.port('wide').set(1);
    expect(plain.signals.map((s) => s.get())).toEqual([0, 0, 1n, (1n << 40n) - 1n - 128n, 1n]);
  });
});

test('a design that WebAssembly cannot address is refused', async () => {
  const memories = [{ path: 'huge', width: 8, depth: 2 ** 32, writes: [] }];
  const wire = module('block', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a }));
  await expect(simulate({ ...flatten(elaborate(wire)), memories })).rejects.toThrow(
    'block holds more than the 4 GiB that the wasm engine can address: use smaller memories',
  );
});
