import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { bit, bits, clock, elaborate, enumOf, module, on } from '../../rtl-gen/hdl/index.ts';
import { engines } from '../engine/engines.ts';
import { simulateVerilog } from '../engine/foreign/index.ts';
import type { EngineName } from '../engine/simulator.ts';
import { parseVcd } from '../waves/testing/vcd-parser.ts';
import type { TestContext } from './context.ts';
import { HwFailure, type HwOptions, runHw } from './run-hw.ts';
import { runProperty } from './run-property.ts';
import { runSeed } from './run-seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-assertions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const State = enumOf('idle', 'run');

const counter = module('counter', { in: { en: bit, most: bits(8) }, out: { y: bits(8) } }, ({ en, most }, m) => {
  const count = m.reg('count', bits(8), { reset: 0 });
  const state = m.reg('state', State, { reset: 'idle' });
  m.when(en, () => count.set(count.add(1).trunc(8)));
  m.when(en, () => state.set('run'));
  m.assume('no_zero', most.any());
  m.assert('stays_below', count.lt(most).or(state.is('idle')));
  const under = m.named({ under: count.lt(200) }).under;
  m.assert('is_small', under);
  return { y: count };
});
const design = elaborate(
  module('top', { in: { en: bit, most: bits(8) }, out: { y: bits(8) } }, (io, m) => ({
    y: m.inst('c', counter, io).y,
  })),
);

type Options = Omit<HwOptions, 'replay' | 'seeds'>;

const options = (name: string, more: Partial<Options> = {}): Options => ({
  name,
  create: (o) => engines.wasm.create(design, o),
  designOf: () => design,
  environment: {},
  wavesFolder: folder,
  ...more,
});

const counts = async (t: TestContext, most = 20): Promise<void> => {
  t.dut.port('en').set(1);
  t.dut.port('most').set(most);
  await t.cycles(1000);
};

async function failureOf(run: Promise<unknown>): Promise<HwFailure> {
  const error: unknown = await run.then(
    () => undefined,
    (e: unknown) => e,
  );
  if (error instanceof HwFailure) return error;
  throw new Error('it did not fail as a test of hardware does', { cause: error });
}

const here = /\(.*testbench\/bench\/assertion-stop\.test\.ts:\d+:\d+\)/;

describe('a failed assertion of the design', () => {
  test.each(['wasm', 'interpreter', 'yosys'] as const)(
    'ends the run at its edge, with place and values, on %s',
    async (engine: EngineName) => {
      const create: HwOptions['create'] = (o) => engines[engine].create(design, o);
      const failure = await failureOf(runHw(options(`edge ${engine}`, { create }), (t) => counts(t)));
      const [said] = failure.message.split('\n');
      // Two edges of reset, then 20 up to the value that may not be.
      expect(said).toMatch(/^assertion c\.stays_below of the design failed at cycle 22 /);
      expect(said!.replaceAll('\\', '/')).toMatch(here);
      expect(failure.message).toMatch(/\n {2}values: c\.count = 20 \(0x14\), c\.most = 20 \(0x14\), c\.state = run\n/);
      expect(failure.message).toMatch(new RegExp(`seed: +${failure.run.seed} \\(stopped in cycle 23\\)`));
      expect(failure.message).not.toContain('note:');
      expect(failure.run).toMatchObject({ cycles: 23, edges: 23, checks: [{ path: 'c.stays_below', cycle: 22 }] });
      const { end } = parseVcd(readFileSync(failure.waves!, 'utf8'));
      expect(Math.abs(end / 10 - 23)).toBeLessThanOrEqual(1);
    },
  );

  test('ends it before what the test does later, with its finally blocks run', async () => {
    const done: string[] = [];
    const failure = await failureOf(
      runHw(options('order'), async (t) => {
        try {
          t.fork(async (t) => {
            for (;;) {
              await t.rising();
              if (t.cycle === 24) done.push('later');
            }
          });
          await counts(t);
          done.push('end');
        } finally {
          done.push('finally');
        }
      }),
    );
    expect(failure.message).toContain('failed at cycle 22');
    expect(new Set(done)).toEqual(new Set(['finally']));
  });

  test('is the failure of the run, though the test fails in the same cycle by itself', async () => {
    const failure = await failureOf(
      runHw(options('both'), async (t) => {
        t.fork((t) => counts(t));
        await t.until(() => t.cycle === 23);
        throw new Error('the test itself');
      }),
    );
    expect(failure.cause.message).toMatch(/^assertion c\.stays_below of the design failed at cycle 22 \(.*\)$/);
  });

  test('that is a named value shows what that one is made of; several at one edge are all named', async () => {
    const failure = await failureOf(runHw(options('several'), (t) => counts(t, 200)));
    expect(failure.run.checks.map(({ path, cycle }) => [path, cycle])).toEqual([
      ['c.stays_below', 202],
      ['c.is_small', 202],
    ]);
    expect(failure.message).toMatch(/c\.stays_below: c\.count = 200 \(0xc8\)/);
    expect(failure.message).toMatch(/c\.is_small: c\.under = 0, c\.count = 200 \(0xc8\)/);
  });

  test('that is an assumption is the fault of what drives the design, and ends the run too', async () => {
    const failure = await failureOf(runHw(options('assumed'), (t) => counts(t, 0)));
    expect(failure.message).toMatch(/^the environment broke assumption c\.no_zero of the design at cycle 2 \(/);
    expect(failure.run.cycles).toBe(3);
  });

  test('has its values in the waves of a first run too', async () => {
    const environment = { GATEWRIGHT_WAVES: 'vcd' };
    const failure = await failureOf(runHw(options('always', { environment }), (t) => counts(t)));
    expect(failure.message).toContain('values: c.count = 20 (0x14)');
  });

  test('lets the run go on where that is asked for, and all failures are counted', async () => {
    const failure = await failureOf(runHw(options('on', { onAssertion: 'continue' }), (t) => counts(t, 150)));
    expect(failure.run.cycles).toBe(1002);
    const lines = failure.cause.message.split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^assertion c\.stays_below of the design failed at cycle 152 \(.*\) \(and \d+ times later\)$/,
    );
    expect(lines[1]).toMatch(
      /^assertion c\.is_small of the design failed at cycle 202 \(.*\) \(and \d+ times later\)$/,
    );
  });

  test('has its values in a property too, of the smallest stimulus', async () => {
    const failure = await failureOf(
      runProperty(options('property'), fc.integer({ min: 1, max: 250 }), (t, most) => counts(t, most)),
    );
    expect(failure.message).toMatch(/values: +c\.count = 1, c\.most = 1, c\.state = run\n/);
  });
});

describe('foreign Verilog', () => {
  const create = (task: string, lines: string[]): HwOptions['create'] => {
    const text = `module top(input clk, output reg [7:0] n);
  initial n = 0;
  always @(posedge clk) begin
    n <= n + 1;
    $display("%0d", n);
    if (n == 5) ${task};
  end
endmodule`;
    return () =>
      simulateVerilog([{ name: 'top.v', text }], 'top', { keep: false, print: (line) => void lines.push(line.trim()) });
  };

  test('that calls $finish ends the run, with the checks at the end of the test', async () => {
    const lines: string[] = [];
    const ended: number[] = [];
    const body = async (t: TestContext): Promise<void> => {
      t.atEnd(() => void ended.push(t.cycle));
      await t.cycles(1000);
      throw new Error('it went on');
    };
    const { runs } = await runHw({ name: 'finish', create: create('$finish', lines), environment: {} }, body);
    expect(runs).toMatchObject([{ cycles: 6, edges: 6, failure: undefined }]);
    expect(lines).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(ended).toHaveLength(1);
    await runHw({ name: 'on', create: create('$finish', lines), environment: {}, onAssertion: 'continue' }, body);
  });

  test('that calls $error fails the run at its edge with its text, and prints nothing of later edges', async () => {
    const lines: string[] = [];
    const failure = await failureOf(
      runHw(
        { name: 'error', create: create('$error("bad %0d", n)', lines), environment: {}, wavesFolder: folder },
        (t) => t.cycles(1000),
      ),
    );
    expect(failure.cause.message).toBe('assertion top, $error (top.v:6): bad 5, of the design failed at cycle 5');
    expect(failure.run.cycles).toBe(6);
    expect(lines.filter((line) => line === '6')).toEqual([]);
  });
});

test('with clocks out of phase a failed assertion has the time of its edge, and ends the run there', async () => {
  const clocks = { a: clock({ reset: 'none' }), b: clock({ reset: 'none' }) };
  const two = elaborate(
    module('two', { clocks, in: { x: on('a', bit) }, out: { y: on('b', bits(8)), z: on('a', bit) } }, ({ x }, m) => {
      const b = m.on('b');
      const count = b.reg('count', bits(8), { init: 0 });
      count.set(count.add(1).trunc(8));
      b.assert('below_5', count.lt(5));
      const z = m.on('a').reg('seen', bit, { init: 0 });
      z.set(x);
      return { y: count, z };
    }),
  );
  const simulator = await engines.wasm.create(two, {});
  const { failure, checks } = await runSeed(simulator, 1, async (t) => t.cycles(1000), {
    clocks: { a: { period: '10ns' }, b: { period: '7ns' } },
    environment: {},
  });
  // The sixth rise of b.
  expect(failure?.message).toBe('assertion below_5 of the design failed at 42ns');
  expect(checks).toHaveLength(1);
});
