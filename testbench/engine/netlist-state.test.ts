/** What netlists can have beyond the language of today, on both engines that run netlists. */
import { describe, expect, test } from 'vitest';
import type { Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';
import type { BlackBoxModels } from './black-box.ts';
import { Interpreter } from './interpreter/engine.ts';
import type { Simulator, SimulatorOptions } from './simulator.ts';
import { simulate } from './wasm/engine.ts';

const engines: Record<string, (net: Netlist, options?: SimulatorOptions) => Promise<Simulator>> = {
  interpreter: async (net, options) => new Interpreter(net, options),
  wasm: simulate,
};

/** A netlist of inputs by width; `body` gives the outputs. */
function build(
  inputs: Record<string, number>,
  body: (net: NetlistBuilder, nodes: Record<string, NodeId>) => Record<string, NodeId>,
): Netlist {
  const net = new NetlistBuilder();
  const listed = Object.entries(inputs).map(([name, width]) => ({ name, width }));
  const nodes = Object.fromEntries(
    listed.map(({ name, width }, input) => [name, net.add({ op: 'input', width, input })]),
  );
  const outputs = Object.entries(body(net, nodes));
  return net.finish({
    name: 'block',
    inputs: listed,
    outputs: outputs.map(([name, node]) => ({ name, width: net.width(node), node })),
  });
}

const values = (s: Simulator, ...names: string[]) => names.map((name) => s.port(name).get());

describe.each(Object.keys(engines))('a netlist in the %s', (name) => {
  const start = engines[name]!;

  test('has clocks that tick alone or together; edges of one moment see the values before any of them', async () => {
    const net = build({}, (n) => {
      const a = n.register('a', 4, n.clock('fast', 'rising'), 1n);
      const b = n.register('b', 4, n.clock('slow', 'rising'), 2n);
      const late = n.register('late', 4, n.clock('fast', 'falling'), 0n);
      a.close(b.q);
      b.close(a.q);
      late.close(a.q);
      return { a: a.q, b: b.q, late: late.q };
    });
    const s = await start(net);
    s.step(1, ['slow']);
    expect(values(s, 'a', 'b', 'late')).toEqual([1, 1, 0]);
    const before = s.snapshot();
    s.step(1, ['fast']);
    expect(values(s, 'a', 'b', 'late')).toEqual([1, 1, 1]);
    s.restore(before);
    expect(values(s, 'late')).toEqual([0]);
    s.step(3, []);
    expect([...values(s, 'a', 'b', 'late'), s.cycle]).toEqual([1, 1, 0, 4]);
    expect(() => s.step(1, ['flow'])).toThrow('block has no clock flow; did you mean slow?');
  });

  test('exchanges values between clocks that tick at one moment', async () => {
    const net = build({}, (n) => {
      const a = n.register('a', 4, n.clock('x', 'rising'), 1n);
      const b = n.register('b', 4, n.clock('y', 'rising'), 2n);
      a.close(b.q);
      b.close(a.q);
      return { a: a.q, b: b.q };
    });
    const s = await start(net);
    s.step();
    expect(values(s, 'a', 'b')).toEqual([2, 1]);
    s.step(3);
    expect(values(s, 'a', 'b')).toEqual([1, 2]);
    s.step(1, ['y']);
    expect(values(s, 'a', 'b')).toEqual([1, 1]);
  });

  test('resets asynchronously without an edge, against an edge, and for good after a short pulse', async () => {
    const net = build({ rst_n: 1, d: 70 }, (n, { rst_n, d }) => {
      const q = n.register('q', 70, n.clock('clk', 'rising'), 5n);
      const active = n.add({ op: 'not', width: 1, a: rst_n! });
      q.close(d!, { active, value: 1n << 69n });
      return { q: q.q };
    });
    const s = await start(net);
    expect(values(s, 'q')).toEqual([1n << 69n]);
    s.port('d').set(9n);
    s.step();
    expect(values(s, 'q')).toEqual([1n << 69n]);
    s.port('rst_n').set(1);
    s.step();
    expect(values(s, 'q')).toEqual([9n]);
    s.port('rst_n').set(0);
    s.port('rst_n').set(1);
    expect(values(s, 'q')).toEqual([1n << 69n]);
  });

  test('releases a chain of resets from edge to edge, and asserts it at once', async () => {
    const net = build({ rst_n: 1 }, (n, { rst_n }) => {
      const clock = n.clock('clk', 'rising');
      const active = n.add({ op: 'not', width: 1, a: rst_n! });
      const one = n.add({ op: 'const', width: 1, value: 1n });
      // The classic synchroniser, and a register that its output resets.
      const first = n.register('first', 1, clock, 0n);
      const second = n.register('second', 1, clock, 0n);
      first.close(one, { active, value: 0n });
      second.close(first.q, { active, value: 0n });
      const count = n.register('count', 8, clock, 77n);
      const step = n.add({ op: 'const', width: 8, value: 1n });
      const next = n.add({ op: 'add', width: 8, a: count.q, b: step });
      count.close(next, { active: n.add({ op: 'not', width: 1, a: second.q }), value: 10n });
      return { second: second.q, count: count.q };
    });
    const s = await start(net);
    expect(values(s, 'second', 'count')).toEqual([0, 10]);
    s.port('rst_n').set(1);
    const seen = Array.from({ length: 4 }, () => {
      s.step();
      return values(s, 'second', 'count');
    });
    expect(seen).toEqual([
      [0, 10],
      [1, 10],
      [1, 11],
      [1, 12],
    ]);
    s.port('rst_n').set(0);
    expect(values(s, 'second', 'count')).toEqual([0, 10]);
  });

  test('merges masked writes of one edge into a word, the later one on top', async () => {
    const net = build({ first: 80, second: 80 }, (n, { first, second }) => {
      const clock = n.clock('clk', 'rising');
      const addr = n.add({ op: 'const', width: 1, value: 1n });
      const all = n.add({ op: 'const', width: 80, value: (1n << 80n) - 1n });
      const high = n.add({ op: 'const', width: 80, value: 0xffffn << 64n });
      const memory = n.memory({ path: 'ram', width: 80, depth: 2, init: [3n, 4n], writes: [] });
      n.memoryAt(memory).writes = [
        { clock, addr, data: first!, enable: addr, mask: all },
        { clock, addr, data: second!, enable: addr, mask: high },
      ];
      return { word: n.add({ op: 'memRead', width: 80, memory, addr }) };
    });
    const s = await start(net);
    s.port('first').set((7n << 64n) | 8n);
    s.port('second').set((0xabcdn << 64n) | 9n);
    expect(values(s, 'word')).toEqual([4n]);
    s.step();
    expect(values(s, 'word')).toEqual([(0xabcdn << 64n) | 8n]);
  });

  describe('with a black box', () => {
    const net = build({ x: 40 }, (n, { x }) => {
      const box = n.box({
        path: 'block.sum',
        module: 'running_sum',
        parameters: { START: 100n },
        inputs: [{ name: 'x', node: x! }],
        outputs: [
          { name: 'sum', width: 40 },
          { name: 'odd', width: 1 },
        ],
        clock: n.clock('clk', 'rising'),
      });
      const output = (output: number, width: number): NodeId => n.add({ op: 'box', width, box, output, inputs: [x!] });
      const last = n.register('last', 40, 0, 0n);
      last.close(output(0, 40));
      return { sum: output(0, 40), odd: output(1, 1), last: last.q };
    });
    const boxes: BlackBoxModels = {
      running_sum: ({ parameters }) => {
        let total = BigInt(parameters.START!);
        return {
          outputs: ({ x }) => ({ sum: total + BigInt(x!), odd: Number(BigInt(x!) & 1n) }),
          edge: ({ x }) => {
            total += BigInt(x!);
          },
          save: () => total,
          restore: (state) => {
            total = state as bigint;
          },
        };
      },
    };

    test('asks its model for outputs and tells it the edges, snapshots included', async () => {
      const s = await start(net, { boxes });
      s.port('x').set(7n);
      expect(values(s, 'sum', 'odd', 'last')).toEqual([107n, 1, 0n]);
      s.step(2);
      expect(values(s, 'sum', 'last')).toEqual([121n, 114n]);
      const before = s.snapshot();
      s.step();
      s.restore(before);
      expect(values(s, 'sum', 'last')).toEqual([121n, 114n]);
    });

    test('says which model is missing or gives a value that does not fit', async () => {
      await expect(start(net, { boxes: { running_sun: boxes.running_sum! } }).then(() => {})).rejects.toThrow(
        'block.sum is a black box: give a model of running_sum in the option boxes, or its Verilog; did you mean running_sun?',
      );
      const wrong = await start(net, { boxes: { running_sum: () => ({ outputs: () => ({ sum: 0n, odd: 2 }) }) } });
      expect(() => wrong.port('odd').get()).toThrow('the model of block.sum gave 2 for its output odd of 1 bits');
    });
  });
});
