import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axiLiteManager } from '../../../testbench/agents/axi/axi-lite-manager.ts';
import { axiLitePorts } from '../../../testbench/agents/axi/axi-lite-ports.ts';
import { chance } from '../../../testbench/agents/patterns.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { runOn } from '../../../testbench/bench/testing/run-on.ts';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import type { PortHandle } from '../../../testbench/engine/simulator.ts';
import type { AnyModule } from '../../hdl/body/module.ts';
import { type Bits, bits, elaborate, module } from '../../hdl/index.ts';
import { combPaths } from '../../ir/comb-graph.ts';
import { flatten } from '../../ir/flatten.ts';
import { emitModule } from '../../verilog/testing/emit-module.ts';
import { lint } from '../../verilog/testing/lint.ts';
import { bankPeriod } from '../counting/counter-bank.ts';
import { registerHeader, registerMarkdown } from './register-docs.ts';
import { axiLiteRegisters } from './register-file.ts';
import { counterRegisters } from './register-parts.ts';
import type { FieldSpec, RegisterTable } from './register-table.ts';
import { sampleTable } from './sample-table.ts';
import { RegisterModel } from './testing/register-model.ts';
import { tables } from './testing/table-arbitrary.ts';

/**
 * Random requests on all channels, also of parts of words and between them, and random inputs of hardware; at every
 * edge the outputs are as the model has them.
 */
function play(t: TestContext, table: RegisterTable, dataWidth: 32 | 64, clocks: number): void {
  const { channels } = axiLitePorts(t.dut, 's_axi', 'manager');
  const willing = () => chance(t.random.int(1, 15) / 16);
  const aw = t.source(channels.aw, { valid: willing() });
  const w = t.source(channels.w, { valid: willing() });
  const ar = t.source(channels.ar, { valid: willing() });
  t.sink(channels.b, { ready: willing(), keep: false });
  t.sink(channels.r, { ready: willing(), keep: false });
  const { width } = t.dut.port('s_axi_awaddr');
  for (let i = 0; i < clocks; i++) {
    aw.sendNow({ addr: t.random.bits(width), prot: t.random.below(8) });
    w.sendNow({ data: t.random.bits(dataWidth), strb: t.random.bits(dataWidth / 8) });
    ar.sendNow({ addr: t.random.bits(width), prot: t.random.below(8) });
  }
  const model = new RegisterModel(table, dataWidth);
  const inputs = t.dut.ports.filter(({ direction, reset }) => direction === 'in' && reset === undefined);
  t.attach({
    sample() {
      checkOutputs(model, t.dut.ports);
      model.step(Object.fromEntries(inputs.map((port) => [port.name, port.get()])));
    },
    drive() {
      for (const port of inputs)
        if (port.name.startsWith('hw_') && t.random.chance(0.25)) port.set(t.random.bits(port.width));
    },
  });
}

/** The outputs are as the model has them. */
function checkOutputs(model: RegisterModel, ports: readonly PortHandle[]): void {
  const expected = model.outputs();
  const got = Object.fromEntries(Object.keys(expected).map((n) => [n, BigInt(ports.find((p) => p.name === n)!.get())]));
  expect(got).toEqual(Object.fromEntries(Object.entries(expected).map(([n, v]) => [n, BigInt(v)])));
}

everyEngineTest(
  'registers behave as the table says, however the channels of the bus interleave',
  elaborate(axiLiteRegisters('axi_registers', sampleTable)),
  { seeds: 4 },
  async (t) => {
    play(t, sampleTable, 32, 600);
    await t.cycles(600);
  },
);

describe('tables of any kind', () => {
  for (const dataWidth of [32, 64] as const) {
    test(`behave as the model, with a bus of ${dataWidth} bits`, async () => {
      const property = fc.asyncProperty(
        tables(dataWidth),
        fc.boolean(),
        fc.nat(),
        async (table, parallelReads, seed) => {
          const design = elaborate(axiLiteRegisters('registers', table, { dataWidth, parallelReads }));
          await runOn(
            new Interpreter(flatten(design)),
            async (t) => {
              play(t, table, dataWidth, 60);
              await t.cycles(60);
            },
            { seed },
          );
        },
      );
      await fc.assert(property, { numRuns: 60 });
    });
  }
});

/** Counters that pass 2^32 in a few clocks: what hardware counts in a clock is that large. */
const carried = counterRegisters(0x40, [
  { name: 'bytes', doc: 'Bytes.', short: 40, most: 2 ** 36 },
  { name: 'frames', doc: 'Frames.', short: 12, most: 300 },
  { name: 'items', doc: 'Items.', short: 40, most: 2 ** 33 },
]);

/** Short counters that hardware drives, in each clock more by what `by` says; and what has been counted. */
function countOn(t: TestContext, by: () => Readonly<Record<string, bigint>>) {
  const wholes: Record<string, bigint> = { bytes: 0n, frames: 0n, items: 0n };
  t.attach({
    drive() {
      for (const [name, amount] of Object.entries(by())) {
        wholes[name]! += amount;
        const port = t.dut.port(`hw_${name}_count`);
        port.set(BigInt.asUintN(port.width, wholes[name]!));
      }
    },
  });
  return wholes;
}

describe('a counter on a bus of 32 bits', () => {
  const design = elaborate(axiLiteRegisters('counted_registers', carried));
  const [bytes, frames, items] = [0x40, 0x48, 0x50];

  everyEngineTest('is read whole by its low word and then its high word, while it carries', design, {}, async (t) => {
    const bus = axiLiteManager(t, 's_axi', { pauses: { ar: chance(0.3), r: chance(0.3) } });
    const word = async (offset: number): Promise<bigint> => BigInt((await bus.readWord(offset)).value);
    const wholes = countOn(t, () => ({ bytes: BigInt(t.random.below(2 ** 30)) * 64n, frames: 1n }));
    let carries = 0;
    for (let i = 0, last = 0n; i < 150; i++) {
      // What was counted some clocks before the read began bounds it, and what was when it ended.
      const before = wholes.bytes!;
      await t.cycles(bankPeriod(3) + 2);
      const low = await word(bytes);
      const after = wholes.bytes!;
      await t.cycles(t.random.below(30));
      const whole = low + ((await word(bytes + 4)) << 32n);
      expect(whole).toBeGreaterThanOrEqual(before);
      expect(whole).toBeLessThanOrEqual(after);
      if (whole >> 32n !== last >> 32n && low < 2n ** 31n) carries++;
      last = whole;
    }
    expect(carries).toBeGreaterThan(20);
  });

  everyEngineTest('is whole to readers that do not know of one another, high, low, high', design, {}, async (t) => {
    const bus = axiLiteManager(t, 's_axi', { pauses: { ar: chance(0.5), r: chance(0.5) } });
    const word = async (offset: number): Promise<bigint> => BigInt((await bus.readWord(offset)).value);
    const wholes = countOn(t, () => ({
      bytes: BigInt(t.random.below(2 ** 24)) * 16n,
      items: BigInt(t.random.below(2 ** 24)) * 8n,
    }));
    let again = 0;
    const reader = async (name: 'bytes' | 'items', offset: number): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        const before = wholes[name]!;
        await t.cycles(bankPeriod(3) + 2 + t.random.below(20));
        let high = await word(offset + 4);
        for (;;) {
          const low = await word(offset);
          const then = await word(offset + 4);
          const whole = low + (then << 32n);
          if (high === then) {
            expect(whole).toBeGreaterThanOrEqual(before);
            expect(whole).toBeLessThanOrEqual(wholes[name]!);
            break;
          }
          again++;
          high = then;
        }
      }
    };
    await Promise.all([reader('bytes', bytes), reader('items', items), reader('items', items)]);
    expect(again).toBeGreaterThan(0);
  });

  everyEngineTest('holds the high word of the counter that was read alone', design, {}, async (t) => {
    const bus = axiLiteManager(t, 's_axi');
    const word = async (offset: number): Promise<bigint> => BigInt((await bus.readWord(offset)).value);
    let amount = 2n ** 32n;
    countOn(t, () => ({ bytes: amount, items: amount, frames: 0n }));
    await t.cycles(40);
    amount = 0n;
    await t.cycles(20);
    const first = await word(bytes + 4);
    expect(first).toBeGreaterThan(30n);
    expect(await word(bytes)).toBe(0n);
    amount = 2n ** 32n;
    await t.cycles(10);
    amount = 0n;
    await t.cycles(20);
    // The other counter's is as it is, and this one's as held, once.
    expect(await word(items + 4)).toBe(first + 10n);
    expect(await word(bytes + 4)).toBe(first);
    expect(await word(bytes + 4)).toBe(first + 10n);
    // Another low word takes its place.
    await word(bytes);
    expect(await word(frames)).toBe(0n);
    amount = 2n ** 32n;
    await t.cycles(1);
    amount = 0n;
    await t.cycles(20);
    expect(await word(bytes + 4)).toBe(first + 11n);
  });
});

test('no handshake follows another one within a clock', () => {
  const paths = combPaths(elaborate(axiLiteRegisters('registers', sampleTable)).top);
  for (const [output, inputs] of paths) expect([output, ...inputs]).toEqual([output]);
});

test('fields are typed by register, name and width', () => {
  const registers = axiLiteRegisters('registers', sampleTable);
  const top = module(
    'top',
    { in: { level: bits(16) }, out: { mode: bits(2), key: bits(32) }, link: { s_axi: registers.ports.link!.s_axi } },
    ({ level, s_axi }, m) => {
      const inst = m.inst('registers', registers, {
        hw: {
          status: { busy: level.any(), level },
          events: { above: level.gt(100), lost: m.lit(4, 0) },
          limit: { items: level.trunc(12) },
        },
        s_axi,
      });
      const { regs } = inst;
      // @ts-expect-error a field that the register does not have
      void regs.control.mod;
      // @ts-expect-error a register that hardware only drives
      void regs.status;
      const items: Bits<12> = regs.limit.items.value;
      void items;
      // @ts-expect-error 1 bit where 2 are needed
      const narrow: typeof regs.control.mode = regs.control.enable;
      void narrow;
      return { mode: regs.control.mode, key: regs.key.value, s_axi: inst.s_axi };
    },
  );
  expect(elaborate(top).top.instances).toHaveLength(1);
});

describe('tables that cannot be', () => {
  const field = { name: 'f', bits: 0, access: 'rw' } as const;
  const withFields = (...fields: readonly FieldSpec[]): RegisterTable => [{ name: 'r', offset: 0, fields }];
  test.each<[string, RegisterTable, string]>([
    ['nothing', [], 'a register file needs at least one register'],
    ['no fields', withFields(), 'the register r has no fields'],
    [
      'an offset in a word',
      [{ name: 'r', offset: 2, fields: [field] }],
      'the offset 2 of r is not a multiple of 4, the bytes in a word',
    ],
    [
      'two of a name',
      [
        { name: 'r', offset: 0, fields: [field] },
        { name: 'r', offset: 4, fields: [field] },
      ],
      'two registers are called r',
    ],
    [
      'two in one place',
      [
        { name: 'r', offset: 4, fields: [field] },
        { name: 'q', offset: 4, fields: [field] },
      ],
      'r and q have the same offset 4',
    ],
    ['two fields of a name', withFields(field, { ...field, bits: 1 }), 'r has two fields called f'],
    [
      'fields that overlap',
      withFields({ ...field, bits: [4, 2] }, { ...field, name: 'g', bits: 3 }),
      'r.f and r.g both have bit 3',
    ],
    ['a field outside', withFields({ ...field, bits: [32, 30] }), 'r.f has bits 32 to 30, which are none of 31 to 0'],
    ['a range upside down', withFields({ ...field, bits: [2, 3] }), 'r.f has bits 2 to 3, which are none of 31 to 0'],
    [
      'a name',
      withFields({ ...field, name: 'a b' }),
      'in r, the field "a b" needs a name of letters, digits and _, a letter first',
    ],
    ['a reset that does not fit', withFields({ ...field, reset: 2 }), 'r.f has 1 bits, which 2 does not fit'],
    [
      'a reset of hardware',
      withFields({ ...field, access: 'ro', reset: 1 }),
      'r.f is ro, which has no value after reset',
    ],
    [
      'a named value that does not fit',
      withFields({ ...field, values: { off: 0, fast: 2 } }),
      'r.f has 1 bits, which fast, 2, does not fit',
    ],
    ['two names of a value', withFields({ ...field, values: { off: 0, stop: 0 } }), 'off and stop of r.f are both 0'],
    [
      'a name of a value',
      withFields({ ...field, values: { 'very fast': 1 } }),
      'of r.f, the value "very fast" needs a name of letters, digits and _, a letter first',
    ],
    ['a whole write of no ext', withFields({ ...field, whole: true }), 'r.f is rw: only ext is written whole'],
    [
      'counters that begin anywhere',
      counterRegisters(8, [{ name: 'a', doc: '', short: 8 }]),
      'a begins the counters at 8, which is not a multiple of their 32 bytes',
    ],
    [
      'a hole between counters',
      [
        ...counterRegisters(0, [{ name: 'a', doc: '', short: 8 }]),
        ...counterRegisters(16, [{ name: 'b', doc: '', short: 8 }]),
      ],
      'b at 16 leaves a hole between the counters, of 8 bytes each',
    ],
    [
      'a counter without its high word',
      counterRegisters(0, [{ name: 'a', doc: '', short: 8 }]).slice(0, 1),
      'a is a counter without a register for its high word',
    ],
    [
      'a high word without its counter',
      [
        ...counterRegisters(0, [{ name: 'a', doc: '', short: 8 }]),
        { name: 'b', offset: 12, fields: [{ ...field, bits: [31, 0], access: 'high' }] },
      ],
      'b is the high word of no counter',
    ],
    [
      'a word of a counter that shares its register',
      withFields({ ...field, bits: [15, 0], access: 'count', short: 8 }),
      'r is a word of a counter, so its field has bits 31 to 0 and is the only one',
    ],
  ])('%s', (_, table, message) => {
    expect(() => axiLiteRegisters('registers', table)).toThrow(new RangeError(message));
  });

  test('addresses that do not reach', () => {
    expect(() => axiLiteRegisters('registers', sampleTable, { addressWidth: 4 })).toThrow(
      new RangeError('addresses of 4 bits do not do for the registers: give 5 to 64'),
    );
  });
});

describe('documentation', () => {
  test('as Markdown', () => {
    expect(registerMarkdown('Sample registers', sampleTable)).toMatchInlineSnapshot(`
      "# Sample registers

      | Offset | Register | |
      | --- | --- | --- |
      | 0x0 | \`control\` | What the block is to do. |
      | 0x4 | \`status\` | What the block does. |
      | 0x8 | \`events\` | Each bit stays until it is cleared. |
      | 0x10 | \`key\` | A secret: it cannot be read back. |
      | 0x14 | \`limit\` | Of the port that hardware has chosen. |

      ## \`control\` at 0x0

      What the block is to do.

      | Bits | Field | Access | Reset | |
      | --- | --- | --- | --- | --- |
      | 27:12 | \`threshold\` | read and write | 0x40 | Level of the queue that raises \`above\`. |
      | 8 | \`flush\` | writing 1 acts once, reads 0 |  | Empties the queue. |
      | 3:2 | \`mode\` | read and write | 0x1 | How it runs. 0: \`off\`, 1: \`normal\`, 2: \`fast\`. |
      | 0 | \`enable\` | read and write | 0x0 | Runs while 1. |

      ## \`status\` at 0x4

      What the block does.

      | Bits | Field | Access | Reset | |
      | --- | --- | --- | --- | --- |
      | 31:16 | \`level\` | read only |  | Items in the queue. |
      | 0 | \`busy\` | read only |  | Items are in the queue. |

      ## \`events\` at 0x8

      Each bit stays until it is cleared.

      | Bits | Field | Access | Reset | |
      | --- | --- | --- | --- | --- |
      | 7:4 | \`lost\` | hardware sets, reading clears | 0x0 | Ports that lost an item. |
      | 0 | \`above\` | hardware sets, writing 1 clears | 0x0 | The level was above the threshold. |

      ## \`key\` at 0x10

      A secret: it cannot be read back.

      | Bits | Field | Access | Reset | |
      | --- | --- | --- | --- | --- |
      | 31:0 | \`value\` | write only, reads 0 | 0x0 | The key. |

      ## \`limit\` at 0x14

      Of the port that hardware has chosen.

      | Bits | Field | Access | Reset | |
      | --- | --- | --- | --- | --- |
      | 11:0 | \`items\` | read and write, kept by hardware |  | Items that it may hold. |
      "
    `);
  });

  test('as a C header', () => {
    expect(registerHeader('sample', sampleTable)).toMatchInlineSnapshot(`
      "#ifndef SAMPLE_REGISTERS_H
      #define SAMPLE_REGISTERS_H

      /* What the block is to do. */
      #define SAMPLE_CONTROL_OFFSET 0x0u
      #define SAMPLE_CONTROL_ENABLE_SHIFT 0
      #define SAMPLE_CONTROL_ENABLE_MASK 0x1u
      #define SAMPLE_CONTROL_MODE_SHIFT 2
      #define SAMPLE_CONTROL_MODE_MASK 0xcu
      #define SAMPLE_CONTROL_MODE_OFF 0u
      #define SAMPLE_CONTROL_MODE_NORMAL 1u
      #define SAMPLE_CONTROL_MODE_FAST 2u
      #define SAMPLE_CONTROL_FLUSH_SHIFT 8
      #define SAMPLE_CONTROL_FLUSH_MASK 0x100u
      #define SAMPLE_CONTROL_THRESHOLD_SHIFT 12
      #define SAMPLE_CONTROL_THRESHOLD_MASK 0xffff000u

      /* What the block does. */
      #define SAMPLE_STATUS_OFFSET 0x4u
      #define SAMPLE_STATUS_BUSY_SHIFT 0
      #define SAMPLE_STATUS_BUSY_MASK 0x1u
      #define SAMPLE_STATUS_LEVEL_SHIFT 16
      #define SAMPLE_STATUS_LEVEL_MASK 0xffff0000u

      /* Each bit stays until it is cleared. */
      #define SAMPLE_EVENTS_OFFSET 0x8u
      #define SAMPLE_EVENTS_ABOVE_SHIFT 0
      #define SAMPLE_EVENTS_ABOVE_MASK 0x1u
      #define SAMPLE_EVENTS_LOST_SHIFT 4
      #define SAMPLE_EVENTS_LOST_MASK 0xf0u

      /* A secret: it cannot be read back. */
      #define SAMPLE_KEY_OFFSET 0x10u
      #define SAMPLE_KEY_VALUE_SHIFT 0
      #define SAMPLE_KEY_VALUE_MASK 0xffffffffu

      /* Of the port that hardware has chosen. */
      #define SAMPLE_LIMIT_OFFSET 0x14u
      #define SAMPLE_LIMIT_ITEMS_SHIFT 0
      #define SAMPLE_LIMIT_ITEMS_MASK 0xfffu

      #endif
      "
    `);
  });
});

test('a table that software can only read takes writes and answers them', async () => {
  const table: RegisterTable = [{ name: 'id', offset: 0, fields: [{ name: 'value', bits: [31, 0], access: 'ro' }] }];
  expect(await lint(emitModule(axiLiteRegisters('registers', table) as unknown as AnyModule))).toBe('');
});
