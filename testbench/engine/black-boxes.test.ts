import { describe, expect, test } from 'vitest';
import { type BlackBoxOptions, bit, bits, blackBox, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { everyEngineTest } from '../bench/every-engine.ts';
import type { BlackBoxModels } from './black-box.ts';
import { findEngine } from './engines.ts';

const text = `module vendor_accumulate #(parameter W = 1, parameter STEP = 1) (
  input CLK, RESETN, input [W-1:0] DATA, input _en, output reg [W-1:0] SUM, output ZERO);
  assign ZERO = SUM == DATA;
  always @(posedge CLK) if (!RESETN) SUM <= 0; else if (_en) SUM <= SUM + DATA * STEP;
endmodule
`;

const accumulator = <const W extends number>(width: W, options: BlackBoxOptions) =>
  blackBox(
    'vendor_accumulate',
    { in: { DATA: bits(width), _en: bit }, out: { SUM: bits(width), ZERO: bit } },
    {
      parameters: { W: width, STEP: 3 },
      clock: 'CLK',
      reset: { name: 'RESETN', active: 'low' },
      registered: ['SUM'],
      ...options,
    },
  );

/** The sum comes back as data, so there is a loop unless the box's outputs are told apart. */
const around = (options: BlackBoxOptions = {}) =>
  module('around', { in: { a: bits(8), en: bit }, out: { sum: bits(8), same: bit, low: bits(4) } }, (io, m) => {
    const { a, en } = io;
    const d = m.wire('d', bits(8), 0);
    const wide = m.inst('wide', accumulator(8, options), { DATA: d, _en: en });
    d.set(wide.SUM.xor(a));
    const narrow = m.inst('narrow', accumulator(4, options), { DATA: a.trunc(4), _en: wide.ZERO });
    return { sum: wide.SUM, same: wide.ZERO, low: narrow.SUM };
  });

/** What the text says, in numbers. */
const boxes: BlackBoxModels = {
  vendor_accumulate: ({ parameters }) => {
    let sum = 0n;
    return {
      outputs: ({ DATA }) => ({ SUM: sum, ZERO: sum === BigInt(DATA!) ? 1n : 0n }),
      edge: ({ RESETN, DATA, _en }) => {
        const next = BigInt.asUintN(Number(parameters.W), sum + BigInt(DATA!) * BigInt(parameters.STEP!));
        if (RESETN === 0) sum = 0n;
        else if (_en !== 0) sum = next;
      },
      save: () => sum,
      restore: (state) => {
        sum = state as bigint;
      },
    };
  },
};

/** The design in software: what the outputs are after each pair of inputs. */
function* expected(inputs: readonly (readonly [a: number, en: number])[]) {
  let [sum, low] = [0, 0];
  for (const [a, en] of inputs) {
    const data = sum ^ a;
    const same = data === sum ? 1 : 0;
    yield { sum, same, low };
    if (en !== 0) sum = (sum + 3 * data) & 0xff;
    if (same !== 0) low = (low + 3 * (a & 15)) & 0xf;
  }
}

const stimulus = Array.from(
  { length: 200 },
  (_, i) => [i % 5 === 0 ? 0 : (i * 37) & 0xff, i % 3 === 0 ? 0 : 1] as const,
);

everyEngineTest('a box with its Verilog runs', elaborate(around({ verilog: { text } })), { seeds: 1 }, async (t) => {
  const model = expected(stimulus);
  for (const [a, en] of stimulus) {
    t.dut.port('a').set(a);
    t.dut.port('en').set(en);
    const { sum, same, low } = model.next().value!;
    expect([t.dut.port('sum').get(), t.dut.port('same').get(), t.dut.port('low').get()]).toEqual([sum, same, low]);
    await t.rising();
  }
});

describe('a box with a model', () => {
  for (const engine of ['interpreter', 'wasm', 'yosys']) {
    for (const [what, options] of [
      ['without its Verilog', {}],
      ['whose Verilog is wrong', { verilog: { text: text.replace('+ DATA', '- DATA') } }],
    ] as const) {
      test(`${what} runs the model, on ${engine}`, async () => {
        const s = await findEngine(engine).create(elaborate(around(options)), { boxes });
        const port = (name: string) => s.port(name);
        port('rst').set(1);
        s.step();
        port('rst').set(0);
        const model = expected(stimulus);
        for (const [a, en] of stimulus) {
          port('a').set(a);
          port('en').set(en);
          const { sum, same, low } = model.next().value!;
          expect([port('sum').get(), port('same').get(), port('low').get()]).toEqual([sum, same, low]);
          s.step();
        }
      });
    }

    test(`of which neither is known is one mistake, on ${engine}`, async () => {
      await expect(findEngine(engine).create(elaborate(around()))).rejects.toThrow(
        /is a black box: give a model of vendor_accumulate in the option boxes, or its Verilog$/,
      );
    });
  }

  test('cannot run in Verilator, which says so', async () => {
    await expect(findEngine('verilator').create(elaborate(around()), { boxes })).rejects.toThrow(
      /vendor_accumulate is a black box: Verilator needs its Verilog/,
    );
  });
});

test('waves show what is inside a box with its Verilog', async () => {
  const design = elaborate(around({ verilog: { text } }));
  const s = await findEngine('wasm').create(design, { trace: true });
  expect(s.signals.map((signal) => signal.path)).toContain('wide.SUM');
});
