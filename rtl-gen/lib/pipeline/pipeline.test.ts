import { expect, test } from 'vitest';
import { chance } from '../../../testbench/agents/patterns.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  type Design,
  elaborate,
  enumOf,
  module,
  optional,
  record,
  sink,
  source,
} from '../../hdl/index.ts';
import type { DesignError } from '../../ir/diagnostic.ts';
import { flatten } from '../../ir/flatten.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { fieldsOf } from './fields.ts';
import { idle, pipeline, streamPipeline } from './pipeline.ts';

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
  module('unlike', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => {
    // @ts-expect-error: a word has no states
    pipeline(m, { a }, { reset: { a: 'busy' } });
    const p = pipeline(m, { a }, { reset: { b: { hit: 0 } } });
    // @ts-expect-error: b is a word, and its reset that of a record
    return { y: p.stage('one', ({ a }) => ({ b: a.add(1) })).out.a };
  });
  const missed = module('missed', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => ({
    y: pipeline(m, { a }, { reset: { b: 0 } }).stage('one', idle).out.a,
  }));
  expect(() => elaborate(missed)).toThrow('the pipeline has no value b to reset');
});

test('a stage of several is known by its number', () => {
  const fourth = module('fourth', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => ({
    y: pipeline(m, { a })
      .repeat(4, 'round', ({ a }) => ({ a: a.add(1) }))
      .at('round_1').a,
  }));
  expect(emitVerilog(elaborate(fourth)).files[0]!.text).toContain('assign y = a_of_round_1;');
  const beyond = module('beyond', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => ({
    y: pipeline(m, { a }).repeat(4, 'round', idle).at('round_4').a,
  }));
  expect(() => elaborate(beyond)).toThrow(
    'the pipeline has no stage round_4: it has round_0, round_1, round_2, round_3',
  );
  module('unknown', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => {
    const p = pipeline(m, { a }).repeat(4, 'round', ({ a }) => ({ a: a.add(1) }));
    // @ts-expect-error: the stages are round_0 to round_3
    return { y: p.at('turn_0').a };
  });
});

test('a value that is absent goes through no register', () => {
  const stamped = (on: boolean) =>
    elaborate(
      module(
        'stamped',
        { in: { a: bits(8), stamp: optional(on, bits(4)) }, out: { y: bits(8), late: optional(on, bits(4)) } },
        ({ a, stamp }, m) => {
          const { out } = pipeline(m, { a, stamp })
            .stage('one', ({ stamp }) => ({ next: stamp?.add(1) }))
            .repeat(5, 'wait', idle);
          return { y: out.a, late: out.next };
        },
      ),
    );
  expect(registersOf(stamped(true))).toHaveLength(12);
  expect(registersOf(stamped(false))).toHaveLength(6);
});

/** `a` read in some of six cycles, in that order: `out` is the last one. */
const carried = (reads: readonly ('one' | 'two' | 'three' | 'four' | 'five' | 'out')[], stalls = false) =>
  elaborate(
    module('carried', { in: { a: bits(8), stall: bit }, out: { y: bits(8) } }, ({ a, stall }, m) => {
      const p = pipeline(m, { a }, stalls ? { stall } : {})
        .stage('one', idle)
        .stage('two', idle)
        .stage('three', idle)
        .stage('four', idle)
        .stage('five', idle);
      return { y: reads.map((stage) => (stage === 'out' ? p.out : p.at(stage)).a).reduce((a, b) => a.xor(b)) };
    }),
  );
const registersOf = (design: Design) => flatten(design).registers.map(({ path }) => path);

test('what no stage reads for four cycles goes through a delay line, but not where it stalls', () => {
  expect(carried(['out']).modules.map(({ name }) => name)).toEqual(['delay_w8_c5', 'carried']);
  expect(carried(['out'], true).modules.map(({ name }) => name)).toEqual(['carried']);
  expect(registersOf(carried(['out'], true)).sort()).toEqual(['a_five', 'a_four', 'a_out', 'a_three', 'a_two']);
});

test('a value has one chain of registers in whatever order it is read', () => {
  const orders = [
    ['out', 'two'],
    ['two', 'out'],
    ['out', 'five', 'two'],
    ['five', 'three', 'out', 'two'],
  ] as const;
  for (const order of orders) {
    for (const stalls of [false, true]) expect(registersOf(carried(order, stalls)), order.join()).toHaveLength(5);
  }
  expect(registersOf(carried(['two', 'five', 'three']))).toHaveLength(4);
});

everyEngineTest(
  'it is the same value however late it was asked for',
  carried(['out', 'five', 'two']),
  {},
  async (t) => {
    const sent: number[] = [];
    t.dut.port('stall').set(0);
    for (let clock = 0; clock < 50; clock++) {
      sent.unshift(t.random.int(0, 255));
      t.dut.port('a').set(sent[0]!);
      if (clock >= 5) expect(t.dut.port('y').get()).toBe(sent[5]! ^ sent[4]! ^ sent[1]!);
      await t.rising();
    }
  },
);

const Side = record({ valid: bit, kind: enumOf('none', 'some'), data: bits(4) });
/** Two pipelines with the same names of values; one of them resets two records in part. */
const two = module('two', { in: { side: Side, x: bits(4) }, out: { late: Side, y: bits(4) } }, ({ side, x }, m) => {
  const reset = { side: { valid: 0, kind: 'some' }, made: { hit: 1 } } as const;
  const first = pipeline(m, { side }, { name: 'first', reset })
    .stage('one', ({ side }) => ({ x: side.data, made: { hit: side.valid, key: side.data } }))
    .stage('two', idle).out;
  const { made } = pipeline(m, { x })
    .stage('one', ({ x }) => ({ made: { hit: x.any(), key: x } }))
    .stage('two', idle).out;
  return { late: { ...first.side, data: first.made.key.xor(first.x) }, y: made.key.mask(first.made.hit.and(made.hit)) };
});

test('a name stands before all that a pipeline makes, and a record is reset in the fields that are given', () => {
  const resets = elaborate(two).top.decls.flatMap((d) => (d.kind === 'reg' ? [`${d.name} ${d.reset ?? '-'}`] : []));
  const ofStages = (stage: string) => [
    ...[`first_made_${stage}_hit 1`, `first_made_${stage}_key -`],
    ...[`first_side_${stage}_data -`, `first_side_${stage}_kind 1`, `first_side_${stage}_valid 0`],
    ...[`first_x_${stage} -`, `made_${stage}_hit -`, `made_${stage}_key -`],
  ];
  expect(resets.sort()).toEqual([...ofStages('two'), ...ofStages('out')].sort());
});

const Found = record({ id: bits(4), hit: bit });
const found = module('found', { in: { id: bits(4), key: bits(8) }, out: { first: Found, second: Found } }, (io, m) => {
  const values = pipeline(m, { ...io, hit: io.key.any() }).stage('compare', ({ key }) => ({ odd: key.at(0) })).out;
  return { first: fieldsOf(Found, values), second: fieldsOf(Found, values, { hit: values.odd }) };
});
const foundDesign = elaborate(found);

everyEngineTest('a record has the fields of a stage, but those that are given', foundDesign, {}, async (t) => {
  const dut = dutOf(t.dut, found);
  for (let n = 0; n < 50; n++) {
    const [id, key] = [t.random.int(0, 15), t.random.pick([0, t.random.int(0, 255)])];
    dut.id.set(id);
    dut.key.set(key);
    await t.rising();
    expect(dut.first.get()).toEqual({ id, hit: Number(key > 0) });
    expect(dut.second.get()).toEqual({ id, hit: key % 2 });
  }
});

test('a record reads the fields that it has, and no other value of the stage gets a register', () => {
  const registers = foundDesign.top.decls.flatMap((d) => (d.kind === 'reg' ? [d.name] : []));
  expect(registers.sort()).toEqual(['hit_out', 'id_out', 'odd_out']);
});
