import { beforeAll, describe, expect, test } from 'vitest';
import { numbered } from '../../../rtl-gen/ir/states.ts';
import { seededRandom } from '../../../support/random.ts';
import { skipNote } from '../../../support/testing/skip-note.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Simulator, SimulatorOptions, Value } from '../simulator.ts';
import type { BuildOptions } from './build.ts';
import { buildVerilated as build } from './build-verilated.ts';
import type { VerilatedSource } from './source.ts';
import { everything, widths } from './testing/everything.ts';
import { verilatorAvailable } from './toolchain.ts';

/** Building Verilator's runtime for the first time takes longer than a test may. */
const FIRST_BUILD_MS = 600_000;

/** Optimised, as other tests have it: `GATEWRIGHT_LONG=1 npx vitest run testbench/engine/verilator`. */
const quick = process.env.GATEWRIGHT_LONG === undefined;
const buildVerilated = (source: VerilatedSource, options: SimulatorOptions & BuildOptions = {}): Promise<Simulator> =>
  build(source, { quick, ...options });

const needed = (await verilatorAvailable()) ? '' : skipNote('verilator');

const small = (verilog: string, ports: VerilatedSource['ports'], isClocked = false): VerilatedSource => ({
  verilog: { top: 'small_top', files: [{ name: 'small_top.v', text: verilog }] },
  ports,
  clocks: isClocked ? [{ name: 'clk', edge: 'rising' }] : [],
});

/** Values of that width at its borders and with every word different. */
function samples(width: number): readonly Value[] {
  const all = (1n << BigInt(width)) - 1n;
  const pattern = BigInt(
    `0x${Array.from({ length: Math.ceil(width / 8) }, (_, i) => (i + 129).toString(16)).join('')}`,
  );
  const values = [0n, 1n, all, all >> 1n, 1n << BigInt(width - 1), pattern & all];
  return width <= 32 ? values.map(Number) : values;
}

describe.skipIf(needed !== '')(`a Verilated design${needed}`, () => {
  beforeAll(async () => {
    await buildVerilated(everything);
  }, FIRST_BUILD_MS);

  const started = async (seed?: number): Promise<Simulator> => {
    const sim = await buildVerilated(everything, seed === undefined ? {} : { seed });
    sim.port('rst').set(1);
    sim.step();
    sim.port('rst').set(0);
    return sim;
  };

  test.each(widths)('carries words of %i bits through logic and registers', async (width) => {
    const sim = await started();
    const [input, inverted, held] = ['in', 'inverted', 'held'].map((name) => sim.port(`${name}${width}`));
    let before: Value = width <= 32 ? 0 : 0n;
    for (const value of samples(width)) {
      input!.set(value);
      expect(input!.get()).toBe(value);
      const opposite = ((1n << BigInt(width)) - 1n) ^ BigInt(value);
      expect(inverted!.get()).toBe(width <= 32 ? Number(opposite) : opposite);
      expect(held!.get()).toBe(before);
      sim.step();
      expect(held!.get()).toBe(value);
      before = value;
    }
  });

  test('has its ports in order, the reset last, and no clock', async () => {
    const sim = await started();
    expect(sim.ports.map((p) => p.name)).toEqual(everything.ports.map((p) => p.name));
    expect(sim.signals.map((s) => s.path)).toEqual(sim.ports.map((p) => p.name));
    expect(() => sim.port('fist')).toThrow(new UserError('everything has no port fist; did you mean first?'));
  });

  test('refuses values that do not fit and writes to outputs', async () => {
    const sim = await started();
    expect(() => sim.port('in8').set(256)).toThrow(RangeError);
    expect(() => sim.port('in8').set(-1)).toThrow(/in8/);
    expect(() => sim.port('in33').set(1n << 33n)).toThrow(/in33/);
    expect(() => sim.port('in512').set(-1n)).toThrow(RangeError);
    expect(() => sim.port('first').set(0)).toThrow(TypeError);
    expect(sim.port('in8').get()).toBe(0);
  });

  test('starts with inputs at 0', async () => {
    const sim = await buildVerilated(everything);
    for (const p of sim.ports.filter((port) => port.direction === 'in')) expect(BigInt(p.get())).toBe(0n);
  });

  test('writes and reads a memory', async () => {
    const sim = await started();
    const word = (i: number): bigint => (1n << 64n) | BigInt(i * 0x0123_4567);
    sim.port('write').set(1);
    for (let i = 0; i < 16; i++) {
      sim.port('address').set(i);
      sim.port('word').set(word(i));
      sim.step();
      expect(sim.port('read').get()).toBe(word(i));
    }
    sim.port('write').set(0);
    sim.port('word').set(0n);
    sim.step(3);
    for (let i = 0; i < 16; i++) {
      sim.port('address').set(i);
      expect(sim.port('read').get()).toBe(word(i));
    }
  });

  test('steps n edges at once as one by one, through the hierarchy', async () => {
    const [one, many] = [await started(), await started()];
    for (const sim of [one, many]) sim.port('by').set(1);
    for (let i = 0; i < 17; i++) one.step();
    many.step(17);
    expect(many.cycle).toBe(18);
    expect(many.port('first').get()).toBe(17);
    expect(many.port('second').get()).toBe((17 * 16) / 2);
    expect(one.port('second').get()).toBe(many.port('second').get());
    many.port('in8').set(7);
    many.step(0);
    expect(many.cycle).toBe(18);
    expect(many.port('inverted8').get()).toBe(248);
    expect(() => many.step(-1)).toThrow(RangeError);
  });

  test('a reset takes effect at the edge, not before', async () => {
    const sim = await started();
    sim.port('by').set(5);
    sim.step(2);
    sim.port('rst').set(1);
    expect(sim.port('first').get()).toBe(10);
    sim.step();
    expect(sim.port('first').get()).toBe(0);
  });

  test('returns to a snapshot, with inputs, memory, cycle and failures', async () => {
    const sim = await started();
    sim.port('by').set(3);
    sim.port('write').set(1);
    sim.port('word').set(7n);
    sim.step(4);
    sim.port('by').set(9);
    const snapshot = sim.snapshot();
    const observe = (): readonly Value[] => sim.ports.map((p) => p.get());
    const before = observe();
    sim.port('word').set(8n);
    sim.step(30);
    sim.port('by').set(100);
    expect(observe()).not.toEqual(before);
    sim.restore(snapshot);
    expect(observe()).toEqual(before);
    expect(sim.cycle).toBe(5);
    expect(snapshot.cycle).toBe(5);
    expect(sim.takeFailures()).toEqual([]);
    sim.step();
    expect(sim.port('first').get()).toBe(21);
    const other = await started();
    expect(() => other.restore(snapshot)).toThrow(TypeError);
  });

  test('reports failed assertions by path and cycle, and goes on', async () => {
    const sim = await started();
    // From edge 1 on the first counter holds 0, 100, 200, 44, 144, 244 and the second 0, 0, 100, 44, 88, 232, 220.
    sim.port('by').set(100);
    sim.step(2);
    expect(sim.takeFailures()).toEqual([]);
    sim.step(4);
    expect(sim.takeFailures()).toEqual([
      { path: 'a.below_200', cycle: 3 },
      { path: 'a.below_200', cycle: 6 },
      { path: 'second__one.below_200', cycle: 6 },
    ]);
    expect(sim.takeFailures()).toEqual([]);
    sim.step();
    expect(sim.takeFailures()).toEqual([{ path: 'second__one.below_200', cycle: 7 }]);
    sim.port('rst').set(1);
    sim.step(3);
    expect(sim.takeFailures()).toEqual([]);
  });

  test('draws open start values from the seed', async () => {
    const start = async (seed?: number): Promise<readonly Value[]> => {
      const sim = await started(seed);
      return [sim.port('never_reset').get(), sim.port('read').get()];
    };
    const starts = await Promise.all([1, 2, 3, 4, -1, 2 ** 40, 0].map(start));
    expect(new Set(starts.map(([register]) => register)).size).toBe(starts.length);
    expect(new Set(starts.map(([, word]) => word)).size).toBe(starts.length);
    expect(await start(3)).toEqual(starts[2]);
    expect(await start()).toEqual(starts[0]);
  });

  test('draws the state that the source lists the same with and without trace', async () => {
    const source: VerilatedSource = {
      ...everything,
      unset: [
        { path: 'never_reset', width: 64 },
        { path: 'second__one.sum', width: 8 },
        { path: 'memory', width: 65, depth: 16 },
      ],
    };
    const start = async (trace: boolean, seed: number): Promise<readonly Value[]> => {
      const sim = await buildVerilated(source, { trace, seed });
      const words = Array.from({ length: 16 }, (_, i) => {
        sim.port('address').set(i);
        return sim.port('read').get();
      });
      return [sim.port('never_reset').get(), sim.port('second').get(), ...words];
    };
    const random = seededRandom(5);
    const drawn = source.unset!.flatMap(({ width, depth = 1 }) =>
      Array.from({ length: depth }, () => random.bits(width)),
    );
    expect(await start(false, 5)).toEqual(drawn);
    expect(await start(true, 5)).toEqual(drawn);
    expect(await start(false, 6)).not.toEqual(drawn);
  });

  test('shows signals inside the design when built with trace', async () => {
    const sim = await buildVerilated(everything, { trace: true });
    const signal = (path: string) => sim.signals.find((s) => s.path === path)!;
    sim.port('rst').set(1);
    sim.step();
    sim.port('rst').set(0);
    sim.port('by').set(7);
    sim.step(2);
    expect(signal('a.sum')).toMatchObject({ width: 8, kind: 'wire' });
    expect(signal('a.sum').get()).toBe(14);
    expect(signal('second__one.sum').get()).toBe(7);
    sim.port('by').set(9);
    expect(signal('a.following__sum').get()).toBe(23);
    expect(signal('in512')).toMatchObject({ width: 512, kind: 'input' });
    const paths = sim.signals.map((s) => s.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /(^|\.)clk$|memory/.test(path))).toEqual([]);
  });

  test('lists what the source knows of the inside, as it knows it', async () => {
    const internals = [
      { path: 'second__one.sum', kind: 'reg', states: numbered(['idle', 'busy']) },
      { path: 'a.sum', kind: 'reg' },
      { path: 'a.nothing', kind: 'wire' },
    ] as const;
    const sim = await buildVerilated({ ...everything, internals }, { trace: true });
    const inside = sim.signals.slice(sim.ports.length);
    expect(inside.map(({ path, kind, states }) => ({ path, kind, states }))).toEqual([
      { path: 'second__one.sum', kind: 'reg', states: numbered(['idle', 'busy']) },
      { path: 'a.sum', kind: 'reg', states: undefined },
    ]);
  });

  test('checks a design without a clock at each step', async () => {
    const verilog = `module small_top (input [3:0] a, output q);
      assign q = ^a;
      \`ifdef FORMAL
      always @* odd: assert (q);
      \`endif
    endmodule\n`;
    const sim = await buildVerilated(
      small(verilog, [
        { name: 'a', width: 4, direction: 'in' },
        { name: 'q', width: 1, direction: 'out' },
      ]),
    );
    expect(sim.port('q').get()).toBe(0);
    sim.port('a').set(1);
    sim.step(2);
    sim.port('a').set(3);
    expect(sim.port('q').get()).toBe(0);
    sim.step();
    expect(sim.takeFailures()).toEqual([{ path: 'odd', cycle: 2 }]);
  });

  test('evaluates the falling edge where the design waits for it', async () => {
    const verilog = `module small_top (input clk, input [3:0] a, output reg [3:0] up, output reg [3:0] down);
      always @(posedge clk) up <= a;
      always @(negedge clk) down <= up;
    endmodule\n`;
    const sim = await buildVerilated(
      small(
        verilog,
        [
          { name: 'a', width: 4, direction: 'in' },
          { name: 'up', width: 4, direction: 'out' },
          { name: 'down', width: 4, direction: 'out' },
        ],
        true,
      ),
    );
    sim.port('a').set(5);
    sim.step();
    expect([sim.port('up').get(), sim.port('down').get()]).toEqual([5, 5]);
  });

  test('refuses what Verilator refuses, with its words', async () => {
    const broken = small('module small_top (input a, output q);\n  assign q = a +;\nendmodule\n', []);
    await expect(buildVerilated(broken)).rejects.toThrow(
      /^Verilator does not accept the Verilog of small_top: design\/small_top.v:2:\d+: syntax error/,
    );
    await expect(buildVerilated(broken)).rejects.toThrow(UserError);
  });

  test('refuses to trace generate loops, which Verilator cannot', async () => {
    const verilog = `module small_top (input [3:0] a, output [3:0] q);
      genvar i;
      generate for (i = 0; i < 4; i = i + 1) begin : bits assign q[i] = a[3 - i]; end endgenerate
    endmodule\n`;
    const source = small(verilog, [
      { name: 'a', width: 4, direction: 'in' },
      { name: 'q', width: 4, direction: 'out' },
    ]);
    const sim = await buildVerilated(source);
    sim.port('a').set(0b0010);
    expect(sim.port('q').get()).toBe(0b0100);
    await expect(buildVerilated(source, { trace: true })).rejects.toThrow(UserError);
  });

  test('says so when logic never settles', async () => {
    const verilog = `module small_top (input a, output q);
      wire loop = a & ~loop;
      assign q = loop;
    endmodule\n`;
    const sim = await buildVerilated(
      small(verilog, [
        { name: 'a', width: 1, direction: 'in' },
        { name: 'q', width: 1, direction: 'out' },
      ]),
    );
    expect(sim.port('q').get()).toBe(0);
    sim.port('a').set(1);
    expect(() => sim.port('q').get()).toThrow(/did not converge/);
  });

  test('refuses ports that are not those of the Verilog', async () => {
    const verilog = 'module small_top (input [3:0] a, output [3:0] q);\n  assign q = a;\nendmodule\n';
    const ports = (width: number, name: string): VerilatedSource['ports'] => [
      { name: 'a', width, direction: 'in' },
      { name, width: 4, direction: 'out' },
    ];
    await expect(buildVerilated(small(verilog, ports(5, 'q')))).rejects.toThrow(UserError);
    await expect(buildVerilated(small(verilog, ports(4, 'p')))).rejects.toThrow(UserError);
  });

  test('cannot be used after dispose', async () => {
    const sim = await started();
    sim.dispose();
    expect(() => sim.port('first').get()).toThrow('disposed');
    expect(() => sim.step()).toThrow('disposed');
  });
});
