import { describe, expect, test } from 'vitest';
import { elaborate, type Links, type Module } from '../../../rtl-gen/hdl/index.ts';
import { axiLiteRegisters } from '../../../rtl-gen/lib/axi/register-file.ts';
import { counterRegisters } from '../../../rtl-gen/lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../rtl-gen/lib/axi/register-table.ts';
import { sampleTable } from '../../../rtl-gen/lib/axi/sample-table.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import { axiLiteManager } from '../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../bench/context.ts';
import { tryOn } from '../../bench/testing/run-on.ts';
import { simulateVerilog } from '../../engine/foreign/simulate-verilog.ts';
import { RegisterFaults } from '../register-fault.ts';
import { type AnyRegisterModel, registerModel } from '../register-model.ts';
import { raiser, restart } from '../testing/sample-bench.ts';
import { checkAccess } from './access.ts';
import { bitBash } from './bit-bash.ts';
import { checkRegisters } from './check-registers.ts';
import { checkClears } from './clears.ts';
import { checkReadOnly } from './read-only.ts';
import { checkReserved } from './reserved.ts';
import { checkResetValues } from './reset-values.ts';
import { checkStrobes } from './strobes.ts';

/** The sample table, and what it lacks: several bits that are cleared alone, and counters. */
const table = [
  ...sampleTable,
  {
    name: 'flags',
    offset: 0x18,
    fields: [
      { name: 'low', bits: [2, 0], access: 'w1c' },
      { name: 'high', bits: [10, 9], access: 'w1c' },
    ],
  },
  ...counterRegisters(0x40, [{ name: 'sent', doc: 'Sent.', short: 8 }]),
] as const satisfies RegisterTable;

const design = elaborate(axiLiteRegisters('registers', table) as unknown as Module<object, object, Links>);
const files = emitVerilog(design).files.map(({ name, text }) => ({ name, text }));

type Sequence = (model: AnyRegisterModel, t: TestContext) => PromiseLike<unknown>;

/** The faults that a sequence finds where some text of the Verilog is another one; each is there once. */
async function faultsOf(changes: readonly (readonly [from: string, to: string])[], sequence: Sequence) {
  const mutant = files.map(({ name, text }) => ({ name, text }));
  for (const [from, to] of changes) {
    const found = mutant.filter(({ text }) => text.includes(from));
    expect(
      found.map(({ text }) => text.split(from).length),
      from,
    ).toEqual([2]);
    found[0]!.text = found[0]!.text.replace(from, to);
  }
  const simulator = await simulateVerilog(mutant, 'registers', { trace: true });
  const { failure } = await tryOn(simulator, async (t) => {
    await restart(t);
    const model = registerModel(t, table, { manager: axiLiteManager(t, 's_axi'), backdoor: '' });
    await sequence(model, t);
  });
  if (failure === undefined) return [];
  if (!(failure instanceof RegisterFaults)) throw failure;
  return failure.faults.map((fault) => ({ ...fault, place: `${fault.register}.${fault.field ?? ''}` }));
}

const clears: Sequence = (model, t) => checkClears(model, { raise: raiser(t) });

const mutants: readonly (readonly [
  what: string,
  changes: readonly (readonly [from: string, to: string])[],
  sequence: Sequence,
  faults: readonly object[],
])[] = [
  [
    'a wrong reset value',
    [["regs_control_mode <= 2'd1", "regs_control_mode <= 2'd2"]],
    checkResetValues,
    [{ check: 'reset values', place: 'control.mode', expected: 1n, read: 2n, after: 'after reset' }],
  ],
  [
    'a wrong reset value of a field that software only writes',
    [["regs_key_value <= 32'd0", "regs_key_value <= 32'd9"]],
    checkResetValues,
    [{ place: 'key.value', expected: 0n, read: 9n, after: 'after reset, in the design' }],
  ],
  [
    'a dead bit',
    [
      [
        'w_strb[2] ? w_data[23:16] : regs_control_threshold[11:4]',
        "w_strb[2] ? {w_data[23:17], 1'b0} : regs_control_threshold[11:4]",
      ],
    ],
    bitBash,
    [
      {
        check: 'bit bash',
        place: 'control.threshold',
        expected: 0x50n,
        read: 0x40n,
        after: 'after bit 16 of control was written 1',
      },
    ],
  ],
  [
    'two bits swapped',
    [['w_strb[3] ? w_data[27:24]', 'w_strb[3] ? {w_data[27], w_data[25], w_data[26], w_data[24]}']],
    bitBash,
    [{ place: 'control.threshold', expected: 0x2040n, read: 0x4040n, after: 'after bit 25 of control was written 1' }],
  ],
  [
    'two bits swapped of a field that software only writes',
    [
      [
        'w_strb[0] ? w_data[7:0] : regs_key_value[7:0]',
        'w_strb[0] ? {w_data[7:2], w_data[0], w_data[1]} : regs_key_value[7:0]',
      ],
    ],
    bitBash,
    [{ place: 'key.value', expected: 1n, read: 2n, after: 'after bit 0 of key was written 1, in the design' }],
  ],
  [
    'a bit that another field changes too',
    [['regs_control_enable <= w_data[0];', 'regs_control_enable <= w_data[0] ^ w_data[3];']],
    bitBash,
    [{ place: 'control.enable', expected: 0n, read: 1n, after: 'after bit 3 of control was written 1' }],
  ],
  [
    'bits where there is no field',
    [["8'd0, regs_control_mode", "7'd0, regs_control_enable, regs_control_mode"]],
    bitBash,
    [{ place: 'control.', expected: 0n, read: 16n, after: 'after bit 0 of control was written 1' }],
  ],
  [
    'a field that ignores its strobe',
    [
      [
        'if (w_strb[0]) begin\n                    regs_control_enable <= w_data[0];',
        'begin\n                    regs_control_enable <= w_data[0];',
      ],
    ],
    checkStrobes,
    [{ check: 'write strobes', place: 'control.enable' }, { place: 'control.mode' }],
  ],
  [
    'a byte with the strobe of another one',
    [['w_strb[1] ? w_data[15:8] : regs_key_value[15:8]', 'w_strb[2] ? w_data[15:8] : regs_key_value[15:8]']],
    checkStrobes,
    [{ place: 'key.value', expected: 0xffffn, after: 'after a write with the strobes 0b10, in the design' }],
  ],
  [
    'a write of 1 that clears all bits of the field',
    [['regs_flags_low & ~(w_data[2:0] & {3{w_strb[0]}})', 'regs_flags_low & {3{~(|w_data[2:0] & w_strb[0])}}']],
    clears,
    [{ check: 'clears', place: 'flags.low', expected: 6n, read: 0n, after: 'after bit 0 of flags was cleared' }],
  ],
  [
    'a write of 1 that clears all bits of the register',
    [
      [
        'regs_flags_high & ~(w_data[10:9] & {2{w_strb[1]}})',
        'regs_flags_high & ~(w_data[10:9] & {2{w_strb[1]}}) & {2{~(w_data[0] & w_strb[0])}}',
      ],
    ],
    clears,
    [{ place: 'flags.high', expected: 3n, read: 0n, after: 'after bit 0 of flags was cleared' }],
  ],
  [
    'a write of 0 that clears',
    [['regs_flags_high & ~(w_data[10:9] & {2{w_strb[1]}})', 'regs_flags_high & w_data[10:9]']],
    clears,
    [{ place: 'flags.high', expected: 3n, read: 0n, after: 'after it was written 0' }],
  ],
  [
    'a bit that cannot be cleared',
    [['regs_flags_low & ~(w_data[2:0] & {3{w_strb[0]}})', "regs_flags_low & ~(w_data[2:0] & {3{w_strb[0]}} & 3'd5)"]],
    clears,
    [{ place: 'flags.low', expected: 4n, read: 6n, after: 'after bit 1 of flags was cleared' }],
  ],
  [
    'a write of 1 that clears without its strobe',
    [['!(w_data[0] && w_strb[0])', '!w_data[0]']],
    clears,
    [{ place: 'events.above', expected: 1n, read: 0n, after: 'after it was written 1 without strobes' }],
  ],
  [
    'a read that does not clear',
    [['regs_events_lost <= hw_events_lost;', 'regs_events_lost <= regs_events_lost | hw_events_lost;']],
    clears,
    [{ place: 'events.lost', expected: 0n, read: 15n, after: 'after a read, which clears it' }],
  ],
  [
    'two registers at one address, for writes',
    [["w_key = w_word == 5'd4;", "w_key = w_word == 5'd4 || w_word == 5'd0;"]],
    checkAccess,
    [{ check: 'access', place: 'key.value' }],
  ],
  [
    'a field that is only read and takes what is written',
    [
      ["{hw_status_level, 15'd0, hw_status_busy}", "{hw_status_level ^ regs_key_value[31:16], 15'd0, hw_status_busy}"],
      ['if (write && w_key) begin', 'if (write && (w_key || w_status)) begin'],
    ],
    checkReadOnly,
    [
      { check: 'read-only fields', place: 'status.level', expected: 0xffffn, read: 0n, after: 'after it was written' },
      { place: 'key.value' },
    ],
  ],
  [
    'an address without a register that is answered OKAY',
    [["w_events = w_word == 5'd2;", "w_events = w_word == 5'd2 || w_word == 5'd3;"]],
    (model) => checkReserved(model),
    [{ check: 'reserved addresses', place: '0xc.', expected: 'SLVERR', read: 'no error', after: 'on a write' }],
  ],
];

describe('a register file with a fault', () => {
  test.each(mutants)('%s', async (_, changes, sequence, faults) => {
    expect(await faultsOf(changes, sequence)).toMatchObject(faults);
  });

  test('as it is: none', async () => {
    const all: Sequence = async (model, t) => {
      const { checked, left } = await checkRegisters(model, { raise: raiser(t) });
      expect(left).toEqual([{ field: 'limit.items', why: 'hardware keeps it: ext' }]);
      expect(checked).toContain('sent_high.count');
    };
    expect(await faultsOf([], all)).toEqual([]);
  });
});
