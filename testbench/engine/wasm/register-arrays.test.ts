import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { readVerilog } from '../foreign/simulate-verilog.ts';
import { edgeSinks, Graph } from './graph.ts';
import { Layout } from './layout.ts';
import { lowerClocks } from './lower-clocks.ts';
import { allOff, allOn } from './options.ts';
import { joinElementWrites, registerArrays, replaceElementReads } from './register-arrays.ts';
import { difference } from './testing/compare.ts';

/** The arrays of a design by the names of their registers, and how many reads and writes by an index it has. */
function arraysOf(given: Netlist) {
  const { net } = lowerClocks(given);
  const graph = new Graph(net);
  const { sinks } = edgeSinks(graph, allOn);
  const arrays = registerArrays(graph, sinks);
  const layout = new Layout(net, { arrays });
  replaceElementReads(graph, layout);
  const writes = joinElementWrites(graph, layout, sinks).filter(({ kind }) => kind === 'element');
  const reads = graph.nodes.filter(({ op }) => op === 'element');
  return {
    arrays: arrays.map((registers) => registers.map((r) => net.registers[r]!.path)),
    reads: reads.length,
    writes: writes.length,
  };
}

/** A memory in a block with an asynchronous reset: Yosys makes registers of it. */
const fifo = (depth: number): string => `
module fifo (input clk, input rst, input push, input pop, input flush, input [7:0] d, output [7:0] q, output empty);
  localparam BITS = ${Math.log2(depth)};
  reg [7:0] ram [0:${depth - 1}];
  reg [BITS-1:0] rd, wr;
  reg [BITS:0] count;
  wire full = count == ${depth};
  assign empty = count == 0;
  assign q = ram[rd];
  always @(posedge clk or posedge rst)
    if (rst) begin
      rd <= 0; wr <= 0; count <= 0;
    end else begin
      if (flush) begin rd <= 0; wr <= 0; count <= 0; end
      else begin
        if (push & ~full) begin ram[wr] <= d; wr <= wr + 1; end
        if (pop & ~empty) rd <= rd + 1;
        if ((push & ~full) & ~(pop & ~empty)) count <= count + 1;
        else if (~(push & ~full) & (pop & ~empty)) count <= count - 1;
      end
    end
endmodule`;

describe('registers that an index names', () => {
  test.each([4, 16, 64])('are an array where Yosys made them of a memory of %i words', async (depth) => {
    const net = await readVerilog([{ name: 'fifo.v', text: fifo(depth) }], 'fifo');
    const { arrays, reads, writes } = arraysOf(net);
    expect(arrays).toEqual([Array.from({ length: depth }, (_, i) => `ram[${i}]`)]);
    expect({ reads, writes }).toEqual({ reads: 1, writes: 1 });
    for (const settings of [{}, { compare: true }, { optimise: { ...allOff, arrays: true } }]) {
      expect(await difference(net, { seed: depth, edges: 400, trace: true, reset: 0.01, ...settings })).toBeUndefined();
    }
  });

  /** Conditions around the comparison with an index, some of them turned round, and where the comparison stands. */
  const writes = fc.record({
    width: fc.constantFrom(1, 8, 33, 64),
    words: fc.integer({ min: 4, max: 16 }),
    conditions: fc.array(fc.boolean(), { maxLength: 3 }),
    place: fc.nat(3),
    joined: fc.boolean(),
    seed: fc.nat(1 << 30),
  });

  test('are stored as an array whatever conditions stand around the index', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async ({ width, words, conditions, place, joined, seed }) => {
        const file = module(
          'file',
          { in: { to: bits(4), from: bits(4), on: bits(3), d: bits(width as 8) }, out: { q: bits(width as 8) } },
          ({ to, from, on, d }, m) => {
            const regs = Array.from({ length: words }, (_, i) => {
              const r = m.reg(`r${i}`, bits(width as 8), {});
              const tests = conditions.map((positive, k) => (positive ? on.at(k) : on.at(k).not()));
              tests.splice(place % (tests.length + 1), 0, i === 0 && joined ? to.any().not() : to.eq(i));
              const write = (left: readonly Bits<1>[]): void => {
                if (left.length === 0) r.set(d);
                else m.when(left[0]!, () => write(left.slice(1)));
              };
              if (joined)
                m.when(
                  tests.reduce((a, b) => a.and(b)),
                  () => r.set(d),
                );
              else write(tests);
              return r;
            });
            const q = regs.slice(1).reduce<Bits<8>>((rest, r, i) => m.mux(from.eq(i + 1), r, rest), regs[0]!);
            return { q };
          },
        );
        const net = flatten(elaborate(file));
        const found = arraysOf(net);
        expect(found.writes).toBe(1);
        // The first one stands for all other values of the index.
        expect(found.reads).toBe(words > 4 ? 1 : 0);
        for (const settings of [{}, { compare: true }]) {
          expect(await difference(net, { seed, edges: 60, trace: true, ...settings })).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('stay as they are where two of them take different values or are named twice', () => {
    const file = (value: (i: number, d: Bits<8>) => Bits<8>, key: (i: number) => number) =>
      flatten(
        elaborate(
          module('file', { in: { to: bits(3), d: bits(8), en: bit }, out: { q: bits(8) } }, ({ to, d, en }, m) => {
            const regs = Array.from({ length: 8 }, (_, i) => {
              const r = m.reg(`r${i}`, bits(8), {});
              m.when(en, () => m.when(to.eq(key(i)), () => r.set(value(i, d))));
              return r;
            });
            return { q: regs.reduce<Bits<8>>((a, b) => a.xor(b), d) };
          }),
        ),
      );
    expect(
      arraysOf(
        file(
          (_, d) => d,
          (i) => i,
        ),
      ).writes,
    ).toBe(1);
    expect(
      arraysOf(
        file(
          (i, d) => d.add(i),
          (i) => i,
        ),
      ).writes,
    ).toBe(0);
    // Two registers of each key: one of the two stays apart.
    expect(
      arraysOf(
        file(
          (_, d) => d,
          (i) => i >> 1,
        ),
      ).arrays,
    ).toEqual([['r0', 'r2', 'r4', 'r6']]);
  });
});

test('a register file without a first register is read as an array, and something else elsewhere', async () => {
  const file = (width: number, first: number, count: number) =>
    flatten(
      elaborate(
        module(
          'file',
          { in: { at: bits(5), on: bit, d: bits(width as 8) }, out: { q: bits(width as 8) } },
          ({ at, on, d }, m) => {
            const regs = Array.from({ length: count }, (_, i) => {
              const r = m.reg(`r${first + i}`, bits(width as 8), { reset: i & 1 });
              m.when(on.and(at.eq(first + i)), () => r.set(d));
              return r;
            });
            const outside = m.mux(on, d.add(1), d);
            const q = regs.reduce<Bits<8>>((rest, r, i) => m.mux(at.eq(first + i), r, rest), outside);
            return { q: m.mux(d.at(0), q, d) };
          },
        ),
      ),
    );
  for (const [width, first, count] of [
    [32, 1, 31],
    [8, 0, 31],
    [64, 5, 20],
    [33, 28, 4],
  ] as const) {
    const net = file(width, first, count);
    expect(arraysOf(net)).toMatchObject({ reads: 1, writes: 1 });
    for (const settings of [{}, { compare: true }, { optimise: { ...allOff, arrays: true } }]) {
      expect(await difference(net, { seed: width, edges: 400, trace: true, reset: 0.01, ...settings })).toBeUndefined();
    }
  }
});
