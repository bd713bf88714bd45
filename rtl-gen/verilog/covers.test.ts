import { expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module } from '../hdl/index.ts';
import { emitModule } from './testing/emit-module.ts';
import { block, shown } from './testing/shown.ts';

test('covers are printed for formal tools, after the assertions, and read nothing that synthesis would see', async () => {
  const text = await shown(
    block(({ a, b, c }, m) => {
      m.cover('both_zero', a.or(b).any().not());
      m.assert('never_c', c.not());
      return a;
    }),
  );
  expect(text).toMatchInlineSnapshot(`
    "    assign y = a;

        wire _unused_ok = &{1'b0, clk, rst, b, c, d};

    \`ifdef FORMAL
        always @(posedge clk) if (!rst) never_c: assert (!c);
        always @(posedge clk) if (!rst) both_zero: cover (!(|(a | b)));
    \`endif"
  `);
});

test('a cover that mentions a state declares it there', async () => {
  const State = enumOf('idle', 'busy');
  const machine = module('machine', { in: { go: bit }, out: { y: bits(2) } }, ({ go }, m) => {
    const state = m.reg('state', State, { reset: 'idle' });
    m.when(go, () => state.set('busy'));
    m.cover('busy_again', state.is('busy').and(go));
    return { y: m.mux(state.is('idle'), m.lit(2, 1), m.lit(2, 2)) };
  });
  const design = emitModule(machine);
  expect(design.files[0]!.text).toContain('busy_again: cover (');
  await shown(machine);
});

test('a module with only a cover has a clock and a reset, and its name is taken', () => {
  const watched = module('watched', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
    m.cover('seen', a);
    return { y: a };
  });
  expect(elaborate(watched).top).toMatchObject({ domains: [{ usesClock: true, usesReset: true }] });
  const twice = module('twice', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
    m.cover('seen', a);
    m.cover('seen', a.not());
    return { y: a };
  });
  expect(() => elaborate(twice)).toThrow('the name seen is used twice in this module');
});

test('where a choice was written is no part of a module: equal hardware stays one module', () => {
  const chooser = (choose: boolean) =>
    module('chooser', { in: { a: bit, b: bit }, out: { y: bit } }, ({ a, b }, m) => ({
      y: choose ? m.mux(b, a, a) : a,
    }));
  const pair = module('pair', { in: { a: bit, b: bit }, out: { x: bit, y: bit } }, (io, m) => ({
    x: m.inst('first', chooser(true), io).y,
    y: m.inst('second', chooser(false), io).y,
  }));
  expect(elaborate(pair).modules.map((m) => m.name)).toEqual(['chooser', 'pair']);
});
