import { expect, test } from 'vitest';
import { chance } from '../../../testbench/agents/patterns.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { bit, bits, elaborate, module, sink, source } from '../../hdl/index.ts';
import { emitVerilog } from '../../verilog/emit.ts';
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
