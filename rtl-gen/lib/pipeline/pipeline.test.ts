import { expect, test } from 'vitest';
import { chance } from '../../../testbench/agents/patterns.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { type Bits, bit, bits, type Ctx, elaborate, module, record, sink, source } from '../../hdl/index.ts';
import type { DesignError } from '../../ir/diagnostic.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { fieldsOf } from './fields.ts';
import { pipeline, streamPipeline } from './pipeline.ts';

let latency = 0;
/** (a + b) * (a - b) + a in stages; `a` is read three stages after it came. */
const terms = module(
  'terms',
  {
    in: { a: bits(8), b: bits(8), go: bit, stall: bit, flush: bit },
    out: { y: bits(16), done: bit, early: bits(8) },
  },
  ({ a, b, go, stall, flush }, m) => {
    const p = pipeline(m, { a, b }, { valid: go, stall, flush })
      .stage('sums', ({ a, b }) => ({ sum: a.add(b), difference: a.sub(b) }))
      .stage('product', ({ sum, difference }) => ({ product: sum.mul(difference) }))
      .stage('total', ({ product, a }) => ({ total: product.add(a.zext(16)) }));
    latency = p.latency;
    return { y: p.out.total, done: p.out.valid, early: p.at('product').sum };
  },
);
const termsDesign = elaborate(terms);

interface Item {
  readonly a: number;
  readonly b: number;
}

everyEngineTest('every item comes out after as many cycles as there are stages', termsDesign, {}, async (t) => {
  expect(latency).toBe(3);
  const port = (name: string) => t.dut.port(name);
  // What is in the registers after each stage.
  let inside: (Item | undefined)[] = [undefined, undefined, undefined];
  for (const name of ['stall', 'flush', 'go']) port(name).set(0);
  for (let clock = 0; clock < 400; clock++) {
    const item = { a: t.random.int(0, 255), b: t.random.int(0, 255) };
    const [go, stall, flush] = [0.7, 0.2, 0.05].map((p) => Number(t.random.chance(p)));
    for (const [name, value] of Object.entries({ ...item, go, stall, flush })) port(name).set(value!);
    const last = inside[2];
    expect(port('done').get()).toBe(last === undefined ? 0 : 1);
    if (last !== undefined) {
      const [sum, difference] = [(last.a + last.b) % 256, (last.a - last.b + 256) % 256];
      expect(port('y').get()).toBe((sum * difference + last.a) % 65536);
    }
    if (inside[0] !== undefined) expect(port('early').get()).toBe((inside[0].a + inside[0].b) % 256);
    await t.rising();
    if (stall === 0) inside = [go === 1 ? item : undefined, inside[0], inside[1]];
    if (flush === 1) inside = [undefined, undefined, undefined];
  }
});

test('a value has one chain of registers however many read it, named for the stages, and nothing reads for nothing', () => {
  const registers = termsDesign.top.decls.flatMap((d) => (d.kind === 'reg' ? [d.name] : []));
  expect(registers.sort()).toEqual(
    ['a_product', 'a_total', 'difference_product', 'product_total', 'sum_product', 'total_out'].concat([
      'valid_out',
      'valid_product',
      'valid_total',
    ]),
  );
  expect(emitVerilog(termsDesign).files[0]!.text).toContain('a_total <= a_product;');
});

const rounds = module('rounds', { link: { up: sink(bits(16)), down: source(bits(16)) } }, ({ up }, m) => ({
  down: streamPipeline(m, 'rounds', up, (p) =>
    p.repeat(4, 'round', ({ payload }, i) => ({ payload: payload.add(i + 1).xor(payload.shl(3)) })),
  ),
}));

everyEngineTest('between streams it stalls as a whole, and loses nothing', elaborate(rounds), {}, async (t) => {
  const up = t.source('up', { valid: chance(0.7) });
  const down = t.sink('down', { ready: chance(0.5) });
  const sent = Array.from({ length: 200 }, () => t.random.int(0, 65535));
  for (const n of sent) void up.send(n);
  for (const n of sent) {
    let wanted = n;
    for (let i = 1; i <= 4; i++) wanted = ((wanted + i) % 65536) ^ ((wanted * 8) % 65536);
    expect((await down.recv()).item).toBe(wanted);
  }
});

/** y = x + the y of the item two cycles ahead, if it is valid; the sum takes two stages. */
const recursive = module(
  'recursive',
  { in: { x: bits(8), go: bit, stall: bit }, out: { y: bits(8), done: bit } },
  ({ x, go, stall }, m) => {
    const p = pipeline(m, { x }, { valid: go, stall })
      .stage('take', ({ x }) => ({ taken: x }))
      .ahead('older', { of: 'sum', items: 2, shape: bits(8) })
      .ahead('older_valid', { of: 'valid', items: 2, shape: bit })
      .stage('choose', ({ older, older_valid }) => ({ addend: older.mask(older_valid) }))
      .stage('add', ({ taken, addend }) => ({ sum: taken.add(addend) }));
    return { y: p.out.sum, done: p.out.valid };
  },
);

everyEngineTest('an item sees what the one ahead of it makes in a later stage', elaborate(recursive), {}, async (t) => {
  const port = (name: string) => t.dut.port(name);
  const results: number[] = [];
  const expected: number[] = [];
  const ahead: (number | undefined)[] = [undefined, undefined];
  for (let clock = 0; clock < 300; clock++) {
    const [x, go, stall] = [t.random.int(0, 255), Number(t.random.chance(0.7)), Number(t.random.chance(0.2))];
    for (const [name, value] of Object.entries({ x, go: clock < 290 ? go : 0, stall })) port(name).set(value);
    if (stall === 0) {
      if (port('done').get() === 1) results.push(Number(port('y').get()));
      const y = clock < 290 && go === 1 ? (x + (ahead[0] ?? 0)) % 256 : undefined;
      if (y !== undefined) expected.push(y);
      ahead.push(y);
      ahead.shift();
    }
    await t.rising();
  }
  expect(results.length).toBeGreaterThan(100);
  expect(results).toEqual(expected.slice(0, results.length));
});

test('what is ahead has to be made in time', () => {
  const late = (items: number) =>
    module('late', { in: { x: bits(8) }, out: { y: bits(8) } }, ({ x }, m) => ({
      y: pipeline(m, { x })
        .ahead('older', { of: 'sum', items, shape: bits(8) })
        .stage('take', ({ x, older }) => ({ taken: x.xor(older) }))
        .stage('wait', ({ taken }) => ({ taken }))
        .stage('add', ({ taken }) => ({ sum: taken.add(1) })).out.sum,
    }));
  expect(() => elaborate(late(1))).toThrow('older needs sum in cycle 1, and no stage has made it by then');
  expect(() => elaborate(late(0))).toThrow('give a whole number, 1 or more');
  expect(elaborate(late(2)).warnings).toBeUndefined();
  expect(elaborate(late(3)).warnings).toBeUndefined();
  expect(() => elaborate(late(4))).toThrow('older');
});

/** A stage that uses a value which `other` makes of what there is. */
const stage = (other: (a: Bits<8>, product: Bits<8>, m: Ctx) => Bits<8>) =>
  module('stage', { in: { a: bits(8), other: bits(8) }, out: { y: bits(8) } }, ({ a, other: free }, m) => {
    const p = pipeline(m, { a }).stage('product', ({ a }) => ({ product: a.mul(a).trunc(8) }));
    const { product } = p.at('product');
    const q = p.stage('total', (now) => ({ total: now.product.xor(other(a, product, m)).xor(free) }));
    return { y: q.out.total };
  });

test('values of different cycles that meet in a stage are found, through wires, instances and memories', () => {
  const mistake = (other: Parameters<typeof stage>[0]): string => {
    try {
      elaborate(stage(other));
      return 'none';
    } catch (error) {
      return (error as DesignError).diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n');
    }
  };
  const total = 'cycle-mismatch: total of stage total (cycle 1) is made of';
  expect(mistake((a) => a.add(1))).toBe(`${total} a of stage inputs (cycle 0)`);
  expect(mistake((_, product) => product)).toBe(`${total} product of stage product (cycle 0)`);
  const wired = (a: Bits<8>, m: Ctx): Bits<8> => {
    const chosen = m.wire('chosen', bits(8), 0);
    m.when(a.at(0), () => chosen.set(3));
    return chosen;
  };
  expect(mistake((a, _, m) => wired(a, m))).toBe(`${total} a of stage inputs (cycle 0)`);
  const inner = module('inner', { in: { d: bits(8) }, out: { q: bits(8) } }, ({ d }) => ({ q: d.not() }));
  expect(mistake((a, _, m) => m.inst('inner1', inner, { d: a }).q)).toBe(`${total} a of stage inputs (cycle 0)`);
  // The data of a memory are one cycle later than their address, and a register of the designer is what it is.
  const word = (a: Bits<8>, m: Ctx): Bits<8> => {
    const memory = m.mem('words', bits(8), { depth: 256, init: Array.from({ length: 256 }, (_, i) => 255 - i) });
    return memory.readSync({ addr: a, onCollision: 'undefined' });
  };
  expect(mistake((a, _, m) => word(a, m))).toBe('none');
  expect(mistake((_, product, m) => word(m.next('later', product), m))).toBe('none');
  expect(mistake((a, _, m) => word(m.anyCycle('any', a), m))).toBe('none');
  expect(mistake((a, _, m) => m.anyCycle('any', a))).toBe('none');
});

test('the data of a memory are not of the cycle of their address', () => {
  const looked = module('looked', { in: { a: bits(4) }, out: { y: bits(4) } }, ({ a }, m) => {
    const memory = m.mem('words', bits(4), { depth: 16, init: Array.from({ length: 16 }, (_, i) => 15 - i) });
    return {
      y: pipeline(m, { a }).stage('look', ({ a }) => ({ word: memory.readSync({ addr: a, onCollision: 'old' }) })).out
        .word,
    };
  });
  expect(() => elaborate(looked)).toThrow(
    'word of stage look (cycle 0) is made of a of cycle 1, 1 after its address in stage inputs',
  );
});

test('the editor knows which values a stage has', () => {
  module('wrong', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => {
    const p = pipeline(m, { a }).stage('one', ({ a }) => ({ b: a.add(1) }));
    // @ts-expect-error: c is of no stage
    return { y: p.stage('two', ({ c }) => ({ d: c })).out.b };
  });
  const twice = module('twice', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => ({
    y: pipeline(m, { a })
      .stage('one', ({ a }) => ({ a }))
      .stage('one', ({ a }) => ({ a })).out.a,
  }));
  expect(() => elaborate(twice)).toThrow('two stages of a pipeline are called one');
});

test('what no stage reads for four cycles goes through a delay line, but not where it stalls', () => {
  const carried = (stalls: boolean) =>
    elaborate(
      module('carried', { in: { a: bits(8), stall: bit }, out: { y: bits(8), early: bits(8) } }, ({ a, stall }, m) => {
        const p = pipeline(m, { a }, stalls ? { stall } : {})
          .stage('one', () => ({}))
          .stage('two', () => ({}))
          .stage('three', () => ({}))
          .stage('four', () => ({}))
          .stage('five', () => ({}));
        return { y: p.out.a, early: p.at('two').a };
      }),
    );
  const names = (kind: string, design: ReturnType<typeof carried>) =>
    design.top.decls.flatMap((d) => (d.kind === kind && d.name !== 'stall' ? [d.name] : []));
  expect(carried(false).modules.map(({ name }) => name)).toEqual(['delay_w8_c5', 'carried']);
  expect(names('reg', carried(true)).sort()).toEqual(['a_five', 'a_four', 'a_out', 'a_three', 'a_two']);
});

const Found = record({ id: bits(4), hit: bit });
const found = module('found', { in: { id: bits(4), key: bits(8) }, out: { first: Found, second: Found } }, (io, m) => {
  const values = pipeline(m, { ...io, hit: io.key.any() }).stage('compare', ({ key }) => ({ odd: key.at(0) })).out;
  return { first: fieldsOf(Found, values), second: fieldsOf(Found, values, { hit: values.odd }) };
});
const foundDesign = elaborate(found);

everyEngineTest('a record has the fields of a stage, but those that are given', foundDesign, {}, async (t) => {
  for (let n = 0; n < 50; n++) {
    const [id, key] = [t.random.int(0, 15), t.random.pick([0, t.random.int(0, 255)])];
    t.dut.port('id').set(id);
    t.dut.port('key').set(key);
    await t.rising();
    const seen = ['first_id', 'first_hit', 'second_id', 'second_hit'].map((name) => Number(t.dut.port(name).get()));
    expect(seen).toEqual([id, Number(key > 0), id, key % 2]);
  }
});

test('a record reads the fields that it has, and no other value of the stage gets a register', () => {
  const registers = foundDesign.top.decls.flatMap((d) => (d.kind === 'reg' ? [d.name] : []));
  expect(registers.sort()).toEqual(['hit_out', 'id_out', 'odd_out']);
});
