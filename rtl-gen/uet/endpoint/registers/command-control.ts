/** The registers by which software commands the target. */
import { bit, module, source, unpack } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { Command, CommandKind } from '../../pds/target-side/housekeeping-records.ts';

/** Kinds of commands, in the order of their codes. */
const kinds = ['close', 'close_in_error', 'return_busy_set', 'return_busy_clear', 'request_clear', 'release'] as const;

export const commandRegisters = [
  {
    name: 'command',
    offset: 0x00,
    doc: 'A command for a PDC that others have opened (uet-wire.md 6.2, 7.6).',
    fields: [
      { name: 'pdcid', bits: [15, 0], access: 'rw', doc: 'The PDC.' },
      { name: 'kind', bits: [18, 16], access: 'rw', doc: `${kinds.map((kind, i) => `${i} ${kind}`).join(', ')}.` },
      { name: 'with_psn', bits: 24, access: 'rw', doc: 'A close is asked for by CLOSE_REQ with `psn`, too.' },
    ],
  },
  {
    name: 'psn',
    offset: 0x04,
    doc: 'The PSN of CLOSE_REQ, a new one of the return space.',
    fields: [{ name: 'psn', bits: [31, 0], access: 'rw' }],
  },
  {
    name: 'go',
    offset: 0x08,
    doc: 'Gives the command.',
    fields: [{ name: 'give', bits: 0, access: 'pulse', doc: 'It is given, unless its kind is none.' }],
  },
  {
    name: 'status',
    offset: 0x0c,
    doc: 'Whether the target has the command.',
    fields: [{ name: 'busy', bits: 0, access: 'ro', doc: 'It has not. The registers above may not be written.' }],
  },
] as const satisfies RegisterTable;

export const commandWidth = addressWidthOf(commandRegisters, 32);

/** The registers of `commandRegisters`. */
export const commandControl = module(
  'uet_endpoint_command_control',
  {
    summary: 'Commands to the target of an endpoint, behind AXI4-Lite.',
    link: { command: source(Command), s_axi: axiLiteSubordinate({ data: 32, address: commandWidth }) },
  },
  ({ command, s_axi }, m) => {
    const busy = m.reg('busy', bit, { reset: 0 });
    const { regs, s_axi: answer } = m.inst(
      'registers',
      axiLiteRegisters('uet_endpoint_command_registers', commandRegisters),
      { hw: { status: { busy } }, s_axi },
    );
    const { pdcid, kind, with_psn } = regs.command;
    m.when(command.ready, () => busy.set(0));
    m.when(regs.go.give.and(kind.lt(kinds.length)), () => busy.set(1));
    return {
      command: { payload: { kind: unpack(CommandKind, kind), pdcid, with_psn, psn: regs.psn.psn }, valid: busy },
      s_axi: answer,
    };
  },
);
