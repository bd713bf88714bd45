import { describe, expect, test } from 'vitest';
import { chance } from '../../testbench/agents/patterns.ts';
import { everyEngineTest } from '../../testbench/bench/every-engine.ts';
import type { AnyModule } from '../hdl/body/module.ts';
import { bit, bits, blackBox, elaborate, module, record, type Shape, sink, source } from '../hdl/index.ts';
import { mistakesOf } from '../hdl/testing/mistakes.ts';
import { fifo } from '../lib/stream/fifo.ts';
import { emitModule } from './testing/emit-module.ts';
import { lint } from './testing/lint.ts';

const beat = record({
  data: bits(32),
  keep: bits(4),
  last: bit,
  user: record({ error: bit, port: bits(3) }),
  psn: bits(8),
});

/** A FIFO whose ports have the names that bus tools recognise. */
const axiFifo = <V>(shape: Shape<V>) =>
  module(
    'axi_fifo',
    {
      link: { up: sink(shape, { names: 'axi-stream' }), down: source(shape, { names: 'axi-stream' }) },
      verilogNames: { up: 's_axis', down: 'm_axis' },
    },
    ({ up, down }, m) => m.inst('fifo', fifo(shape, 8), { up, down }),
  );

/** The leaf ports of the top. */
function portNames(mod: unknown): readonly string[] {
  const { top } = elaborate(mod as ReturnType<typeof axiFifo>);
  return top.ports.map((id) => top.decls[id]!.name);
}

describe('names of ports', () => {
  test('of AXI4-Stream: a signal of its own for each field that it knows, tuser for the others', async () => {
    const ofStream = ['tdata', 'tkeep', 'tlast', 'tuser_error', 'tuser_port', 'tuser_psn', 'tvalid', 'tready'];
    expect(portNames(axiFifo(beat))).toEqual([
      ...ofStream.map((name) => `s_axis_${name}`),
      ...ofStream.map((name) => `m_axis_${name}`),
    ]);
    expect(portNames(axiFifo(bits(8)))[0]).toBe('s_axis_tdata');
    expect(await lint(emitModule(axiFifo(beat) as unknown as AnyModule))).toBe('');
  });

  test('two fields that would be one signal are a mistake', () => {
    const shape = record({ data: bits(8), user: record({ x: bit }), x: bit });
    expect(mistakesOf(axiFifo(shape) as unknown as AnyModule).map((m) => m.message)).toEqual([
      'two ports of axi_fifo are named s_axis_tuser_x in Verilog',
      'two ports of axi_fifo are named m_axis_tuser_x in Verilog',
    ]);
  });

  test('can be given for each key; the module and its instances use the key', () => {
    const child = module(
      'child',
      {
        in: { in: bits(4), pair: record({ a: bit, b: bit }) },
        out: { out: bits(4) },
        verilogNames: { in: 'DIN', out: 'DOUT', pair: 'P' },
      },
      (io) => ({ out: io.in.xor(io.pair.a.cat(io.pair.b).zext(4)) }),
    );
    const top = module('top', { in: { a: bits(4), b: bit }, out: { y: bits(4) } }, ({ a, b }, m) => ({
      y: m.inst('u', child, { in: a, pair: { a: b, b } }).out,
    }));
    expect(portNames(child)).toEqual(['DIN', 'P_a', 'P_b', 'DOUT']);
    expect(emitModule(top as unknown as AnyModule).files[0]!.text).toContain('.DIN  (a),');
    // @ts-expect-error a key that the module does not have
    module('wrong', { in: { a: bit }, out: { y: bit }, verilogNames: { b: 'B' } }, ({ a }) => ({ y: a }));
  });

  test('must be names that Verilog has', () => {
    const wrong = module('wrong', { in: { a: bit }, out: { y: bit }, verilogNames: { a: 'reg' } }, ({ a }) => ({
      y: a,
    }));
    expect(mistakesOf(wrong as unknown as AnyModule).map((m) => m.message)).toEqual([
      'reg is a word of Verilog or an implicit port',
    ]);
  });

  test('serve black boxes too', () => {
    const vendor = blackBox(
      'axis_register',
      {
        link: { up: sink(beat, { names: 'axi-stream' }), down: source(beat, { names: 'axi-stream' }) },
        verilogNames: { up: 's_axis', down: 'm_axis' },
      },
      { clock: 'aclk', reset: { name: 'aresetn', active: 'low' } },
    );
    const top = module('top', { link: { up: sink(beat), down: source(beat) } }, ({ up, down }, m) =>
      m.inst('slice', vendor, { up, down }),
    );
    const { text } = emitModule(top as unknown as AnyModule).files[0]!;
    expect(text).toContain('.aresetn            (~rst),');
    expect(text).toContain('.s_axis_tdata       (up_payload_data),');
    expect(text).toContain('.m_axis_tuser_error (');
  });
});

for (const [what, shape] of [
  ['of records', beat],
  ['of words', bits(32)],
] as const) {
  everyEngineTest(
    `agents find a stream ${what} with the names of AXI4-Stream`,
    elaborate(axiFifo<unknown>(shape)),
    { seeds: 1 },
    async (t) => {
      const order = t.scoreboard<unknown>();
      const stimulus = t.source('s_axis', { valid: chance(0.6), onItem: (item) => order.expect(item) });
      const results = t.sink('m_axis', { ready: chance(0.5), onItem: (item) => order.actual(item) });
      t.monitor('m_axis');
      for (let i = 0; i < 100; i++) {
        const data = t.random.bits(32);
        const fields = { keep: t.random.bits(4), last: t.random.bits(1), error: 1, port: 5, psn: i };
        stimulus.sendNow(shape === beat ? { data, ...fields } : data);
      }
      await results.received(100);
    },
  );
}
