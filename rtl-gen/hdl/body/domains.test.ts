import { describe, expect, test } from 'vitest';
import { clockingPorts } from '../../ir/clocking.ts';
import type { ModuleIr } from '../../ir/module-ir.ts';
import { bit, bits, clock, elaborate, module, on, sink } from '../index.ts';
import { counter } from '../testing/examples.ts';
import { marksOf, mistakesOf } from '../testing/mistakes.ts';

const at = marksOf(import.meta.filename);
const ports = (m: ModuleIr): readonly string[] => clockingPorts(m).map((p) => p.name);

/** A counter in each of two domains. */
const pair = module(
  'pair',
  {
    clocks: { wr: clock(), rd: clock({ reset: 'async', active: 'low' }) },
    in: { go: bit, there: on('rd', bit) },
    out: { a: bits(4), b: on('rd', bits(4)) },
  },
  ({ go, there }, m) => ({
    a: m.inst('first', counter(4), { en: go }).count,
    b: m.on('rd').inst('second', counter(4), { en: there }).count,
  }),
);

describe('the domains of a module', () => {
  test('are what it lists, with clock and reset ports that bear their names', () => {
    expect(ports(elaborate(pair).top)).toEqual(['wr_clk', 'wr_rst', 'rd_clk', 'rd_rst_n']);
  });

  test('are one where it lists none, in the style of the domain that it is instantiated in', () => {
    const { modules } = elaborate(pair);
    expect(modules.map((m) => [m.name.replace(/_[0-9a-f]{6}$/, ''), ports(m)])).toEqual([
      ['counter', ['clk', 'rst']],
      ['counter', ['clk', 'rst_n']],
      ['pair', ['wr_clk', 'wr_rst', 'rd_clk', 'rd_rst_n']],
    ]);
  });

  test('take from the call of elaborate what they leave open', () => {
    const style = clock({ edge: 'falling', reset: 'async', active: 'high' });
    const { top } = elaborate(pair, { clock: style });
    expect(top.domains.map(({ edge, reset }) => [edge, reset?.kind, reset?.active])).toEqual([
      ['falling', 'async', 'high'],
      ['falling', 'async', 'low'],
    ]);
    const low = elaborate(counter(4), { clock: clock({ active: 'low' }) }).top;
    expect(ports(low)).toEqual(['clk', 'rst_n']);
  });

  test('leave one module what differs in nothing that it has', () => {
    const logic = module('logic_only', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a.not() }));
    const both = module(
      'both',
      {
        clocks: { p: clock({ edge: 'rising' }), n: clock({ edge: 'falling' }) },
        in: { a: bit, b: on('n', bit) },
        out: { x: bit, y: on('n', bit) },
      },
      ({ a, b }, m) => ({ x: m.inst('u', logic, { a }).y, y: m.on('n').inst('v', logic, { a: b }).y }),
    );
    expect(elaborate(both).modules.map((m) => m.name)).toEqual(['logic_only', 'both']);
  });

  test('without a reset have their reset values from the start', () => {
    const { top } = elaborate(counter(4), { clock: clock({ reset: 'none' }) });
    expect(ports(top)).toEqual(['clk']);
    expect(top.decls.find((d) => d.kind === 'reg')).toMatchObject({ name: 'count', init: 0n });
  });
});

describe('the domains of an instance', () => {
  const top = (clocks: { readonly wr?: 'x' | 'y'; readonly rd?: 'x' | 'y' }) =>
    module(
      'top',
      { clocks: { x: clock(), y: clock({ reset: 'async', active: 'low' }) }, in: { go: bit }, out: { a: bits(4) } },
      ({ go }, m) => ({
        a: m.inst('p', pair, { go, there: m.lit(1, 0) }, { clocks }).a, // instance
      }),
    );

  test('are those that it is given', () => {
    const { instances } = elaborate(top({ wr: 'x', rd: 'y' })).top;
    expect(instances.map((i) => i.domainMap)).toEqual([[0, 1]]);
  });

  test('must be given where their names are others', () => {
    expect(mistakesOf(top({ rd: 'y' }))).toEqual([
      {
        code: 'unknown-clock',
        message: 'it is not said which clock is wr of instance p',
        fix: 'give clocks: { wr: ... } after its inputs',
        at: [at('instance'), expect.anything()],
      },
    ]);
  });

  test('must have the style that the child insists on', () => {
    expect(mistakesOf(top({ wr: 'x', rd: 'x' }))).toEqual([
      {
        code: 'clock-style',
        message: 'instance p needs an asynchronous reset at clock rd, and here it has a synchronous reset',
        fix: 'give it a domain of that style',
        at: [at('instance')],
      },
    ]);
  });
});

describe('unknown-clock', () => {
  test('in m.on, on a port, and in an instance', () => {
    const clocks = { wr: clock() };
    const up = on('wd' as 'wr', sink(bit));
    const design = module('m', { clocks, link: { up } }, (_, m) => {
      m.on('wt' as 'wr'); // on
      return { up: { ready: m.lit(1, 1) } };
    });
    const unknown = (message: string, fix: string, mark: string) => ({
      code: 'unknown-clock',
      message,
      fix,
      at: [at(mark)],
    });
    const port = {
      ...unknown('m has no clock wd; did you mean wr?', 'give the key of one of its clocks', 'on'),
      at: [expect.anything()],
    };
    expect(mistakesOf(design)).toEqual([
      port,
      unknown('this module has no clock wt; did you mean wr?', 'its clocks are wr', 'on'),
    ]);
  });

  test('in a module that lists none', () => {
    const design = module('m', { in: { x: bit } }, (_, m) => {
      m.on('rd' as never); // none
      return {};
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'unknown-clock',
        message: 'this module has no clock rd',
        fix: 'list clocks in its ports',
        at: [at('none')],
      },
    ]);
  });
});

test('names of clock and reset ports are taken in every style', () => {
  const design = module('m', { clocks: { wr: clock() }, in: { wr_rst_n: bit } }, () => ({})); // taken
  expect(mistakesOf(design)).toEqual([
    {
      code: 'name-taken',
      message: 'the name wr_rst_n is used twice in this module',
      fix: 'rename one of them',
      at: [at('taken'), at('taken')],
    },
  ]);
});
