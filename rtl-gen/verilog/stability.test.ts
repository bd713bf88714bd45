import { describe, expect, test } from 'vitest';
import type { AnyModule } from '../hdl/body/module.ts';
import { type Bits, bit, bits, type Ctx, elaborate, enumOf, module, record } from '../hdl/index.ts';
import { counter, fifo, top, uartTx } from '../hdl/testing/examples.ts';
import { parts } from '../lib/parts.ts';
import { datapathDesigns } from '../uet/designs.ts';
import { emitVerilog } from './emit.ts';
import { emitModule } from './testing/emit-module.ts';

const emit = (mod: unknown) => emitModule(mod as AnyModule);

type Extra = (m: Ctx, io: { readonly a: Bits<8>; readonly c: Bits<1> }) => void;

/**
 * A module with shared expressions, long ones, slices of sums, a memory and an enum; `extra` adds to it at three
 * places.
 */
const design = (extra: { readonly first?: Extra; readonly middle?: Extra; readonly last?: Extra } = {}) =>
  module('block', { in: { a: bits(8), b: bits(8), c: bit }, out: { y: bits(8), z: bits(8) } }, ({ a, b, c }, m) => {
    extra.first?.(m, { a, c });
    const state = m.reg('state', enumOf('idle', 'run'), { reset: 'idle' });
    const total = m.reg('total', bits(8), { reset: 0 });
    const mem = m.mem('mem', bits(8), { depth: 4 });
    mem.write({ addr: a.add(b).trunc(2), data: a.xor(b).add(total), enable: c.and(a.add(b).any()) });
    extra.middle?.(m, { a, c });
    const long = [1, 2, 3, 4, 5].map((n) => a.xor(n).and(b.sub(n)).or(total.add(n))).reduce((x, y) => x.sub(y));
    m.match(state, {
      idle: () => m.when(long.lt(b), () => state.set('run')),
      run: () => {
        total.set(long.add(a.add(b).shr(1)));
        m.when(a.xor(b).add(total).at(3), () => state.set('idle'));
      },
    });
    extra.last?.(m, { a, c });
    return { y: m.mux(long.lt(b), mem.read(b.trunc(2)), long), z: total };
  });

/** A register that lives for itself: it feeds nothing that was there before. */
const unrelated: Extra = (m, { a, c }) => {
  const spare = m.reg('spare', bits(8), { reset: 0 });
  m.when(c, () => spare.set(spare.add(a.xor(spare))));
  m.unused(spare);
};

/** The lines of `after` that `before` does not have, where all of those of `before` remain in order. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const extra: string[] = [];
  let next = 0;
  for (const line of after) {
    if (line === before[next]) next++;
    else extra.push(line);
  }
  expect(before.slice(next)).toEqual([]);
  return extra;
}

const linesOf = (mod: unknown): readonly string[] => emit(mod).files[0]!.text.split('\n');

describe('an unrelated register', () => {
  const before = linesOf(design());

  test.each(['first', 'middle', 'last'] as const)('put in the %s place changes only its own lines', (place) => {
    expect(added(before, linesOf(design({ [place]: unrelated })))).toEqual([
      '    reg  [7:0] spare;',
      "            spare <= 8'd0;",
      '            if (c) begin',
      '                spare <= spare + (a ^ spare);',
      '            end',
    ]);
  });

  test('that is wider than the others moves their columns, and changes no more', () => {
    const wide: Extra = (m) => {
      const spare = m.reg('spare', bits(1000), { reset: 0 });
      spare.set(spare.add(1));
      m.unused(spare);
    };
    const squeezed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll(/ +/g, ' '));
    expect(added(squeezed(before), squeezed(linesOf(design({ middle: wide }))))).toEqual([
      ' reg [999:0] spare;',
      " spare <= 1000'd0;",
      " spare <= spare + 1000'd1;",
    ]);
  });
});

describe('an unrelated register in every design that is emitted', () => {
  /** The files of a design by name, columns squeezed; with a register put first into the body of the top. */
  const filesOf = (mod: AnyModule, spare: boolean): ReadonlyMap<string, readonly string[]> => {
    const body: AnyModule['body'] = (io, m) => {
      const count = m.reg('spare_count', bits(5), { reset: 0 });
      count.set(count.add(1));
      m.unused(count);
      return mod.body(io, m);
    };
    const { files } = emit(spare ? { ...mod, body } : mod);
    return new Map(files.map((f) => [f.name, ownLines(f.text)]));
  };
  /** The line that collects what nothing reads names the clock and the reset until the first register has them. */
  const unused = /\n {4}wire _unused_ok = &\{1'b0, (.*)\};\n/;
  const ownLines = (text: string): readonly string[] => {
    const kept = text.replace(unused, (_, names: string) => {
      const others = names.split(', ').filter((name) => name !== 'clk' && name !== 'rst');
      return others.length === 0 ? '' : `\n    unused: ${others.join(', ')}\n`;
    });
    return kept.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  };
  /** What a module without registers gets with its first one: the implicit ports and a clocked block. */
  const clocking =
    /^ ?(input wire( \[\d+:0\])? (clk|rst),?|always @\(posedge clk\) begin|if \(rst\) begin|end( else begin)?|)$/;

  /** The first of each folder; all: `GATEWRIGHT_LONG=1 npx vitest run rtl-gen/verilog/stability`. */
  const chosen = datapathDesigns.filter(
    ({ folder }, i) =>
      process.env.GATEWRIGHT_LONG !== undefined || datapathDesigns.findIndex((one) => one.folder === folder) === i,
  );

  test.each([...chosen, ...parts])('$name: only its own lines', ({ module: make }) => {
    const mod = make();
    const [before, after] = [filesOf(mod, false), filesOf(mod, true)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [file, lines] of before) {
      const extra = added(lines, after.get(file)!).filter((line) => !clocking.test(line));
      expect(extra.filter((line) => !line.includes('spare_count'))).toEqual([]);
      expect(extra.length > 0).toBe(file === `${mod.name}.v`);
    }
  });
});

describe('the text', () => {
  const designs: Readonly<Record<string, () => unknown>> = {
    block: () => design(),
    top: () => top,
    uart_tx: () => uartTx(100),
    fifo: () => fifo(record({ a: bits(4), b: bits(9) }), 16),
  };

  test.each(Object.keys(designs))('of %s is the same each time it is elaborated and printed', (name) => {
    const once = emit(designs[name]!());
    const elaborated = elaborate(designs[name]!() as typeof top);
    expect(emit(designs[name]!())).toEqual(once);
    expect([emitVerilog(elaborated), emitVerilog(elaborated)]).toEqual([once, once]);
  });

  test('of a module does not depend on what is elaborated before it or beside it', () => {
    const pair = (first: () => unknown, second: () => unknown, left: string, right: string) =>
      module('pair', { in: { go: bit }, out: { y: bit } }, ({ go }, m) => {
        const x = m.inst(left, first() as ReturnType<typeof counter<8>>, { en: go });
        const y = m.inst(right, second() as ReturnType<typeof counter<8>>, { en: go });
        return { y: x.count.at(0).and(y.count.at(0)) };
      });
    const [eight, nine] = [() => counter(8), () => counter(9)];
    const children = (mod: unknown) =>
      emit(mod)
        .files.slice(1)
        .toSorted((a, b) => a.name.localeCompare(b.name));
    const forwards = children(pair(eight, nine, 'a', 'b'));
    expect(forwards).toHaveLength(2);
    expect(children(pair(nine, eight, 'b', 'a'))).toEqual(forwards);
  });

  test('has no date, machine path or position in it', () => {
    for (const make of Object.values(designs)) {
      for (const { text } of emit(make()).files) {
        expect(text).not.toMatch(/\.ts\b|\d{4}-\d\d-\d\d|:\d+:\d+\)|\/\w+\//);
        expect(text).toMatch(/^`default_nettype none\n[\s\S]*\n`default_nettype wire\n$/);
      }
    }
  });
});
