/** The registers of what a host side does: heads of rings, errors, interrupts. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { eventFields, interrupt, interruptFields } from '../../../lib/axi/register-parts.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { completionRingBits } from '../queue-records.ts';
import { HostStatus } from '../uet-host.ts';

const rings = 2 ** completionRingBits;

/** What may interrupt: completion rings that were armed, then what is wrong. */
const events = [
  ...Array.from({ length: rings }, (_, i) => ({
    name: `completions_${i}`,
    doc: `Completion ring ${i} was armed, and has completions by its count or time.`,
  })),
  { name: 'host_error', doc: 'Host memory has answered a write with an error.' },
  { name: 'stopped', doc: 'A queue has stopped: an entry of it could not be read.' },
  { name: 'completion_lost', doc: 'A completion was for a ring that is not enabled.' },
];

const fixed = <const N extends string>(name: N, range: number | readonly [number, number], doc: string) =>
  ({ name, bits: range, access: 'ro', doc }) as const;

export const hostStatusRegisters = (queues: number) =>
  [
    {
      name: 'queues',
      offset: 0x00,
      doc: 'What there is.',
      fields: [
        fixed('send', [7, 0], 'Send queues.'),
        fixed('completion', [15, 8], 'Completion rings.'),
        fixed('read_bytes', [31, 16], 'Bytes of payload that may be under way from host memory, in units of 64.'),
      ],
    },
    {
      name: 'events',
      offset: 0x04,
      doc: 'What has happened; each bit stays until it is cleared.',
      fields: eventFields(events),
    },
    {
      name: 'event_enable',
      offset: 0x08,
      doc: 'Which of them raise the interrupt line.',
      fields: interruptFields(events),
    },
    {
      name: 'errors',
      offset: 0x0c,
      doc: 'What is wrong.',
      fields: [
        fixed('send_stopped', [15, 0], 'Send queues that have stopped, a bit each: set them again.'),
        fixed('receive_stopped', 16, 'The receive queue has.'),
        fixed('host_error', 17, 'A write to host memory has failed; all completions say so until `clear`.'),
      ],
    },
    {
      name: 'clear',
      offset: 0x10,
      doc: 'Clears what is wrong.',
      fields: [{ name: 'host_error', bits: 0, access: 'pulse', doc: '`errors.host_error`.' }],
    },
    {
      name: 'lost',
      offset: 0x14,
      doc: 'Completions for rings that are not enabled.',
      fields: [fixed('count', [15, 0], 'Modulo 2^16.')],
    },
    {
      name: 'receive_head',
      offset: 0x18,
      doc: 'Entries of the receive queue that have been read.',
      fields: [fixed('index', [15, 0], 'Modulo 2^16; their places may be filled again.')],
    },
    ...Array.from({ length: queues }, (_, i) => ({
      name: `send_head_${i}`,
      offset: 0x40 + 4 * i,
      doc: `Entries of send queue ${i} that have been read.`,
      fields: [fixed('index', [15, 0], 'Modulo 2^16; their places may be filled again.')],
    })),
    ...Array.from({ length: rings }, (_, i) => ({
      name: `completion_head_${i}`,
      offset: 0x80 + 4 * i,
      doc: `Completions that have been given to completion ring ${i}.`,
      fields: [fixed('index', [15, 0], 'Modulo 2^16.')],
    })),
  ] as const satisfies RegisterTable;

export const hostStatusWidth = (queues: number): number => addressWidthOf(hostStatusRegisters(queues), 32);

/** The registers of `hostStatusRegisters`. `irq` is 1 while an enabled event is there, a clock after it. */
export const statusControl = (queues: number, readBytes: number) =>
  module(
    `uet_host_status_control_q${queues}_r${readBytes}`,
    {
      summary: 'Heads of rings, errors and interrupts of a host side, behind AXI4-Lite.',
      in: { status: HostStatus(queues), interrupts: bits(rings) },
      out: { clear_host_error: bit, irq: bit },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: hostStatusWidth(queues) }) },
    },
    ({ status, interrupts, s_axi }, m) => {
      const head = (heads: Bits, i: number): { readonly index: Bits } => ({
        index: heads.slice(16 * i + 15, 16 * i),
      });
      const lostBefore = m.next('lost_before', status.completions_lost, { reset: 0 });
      const stopped = m.named('stopped', status.send_stopped.any().or(status.receive_stopped));
      const happens: Record<string, Bits<1>> = {
        host_error: status.host_error,
        stopped,
        completion_lost: lostBefore.ne(status.completions_lost),
      };
      for (let i = 0; i < rings; i++) happens[`completions_${i}`] = interrupts.at(i);
      const each = (count: number, name: string, heads: Bits): Record<string, unknown> =>
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}_${i}`, head(heads, i)]));
      const table: RegisterTable = hostStatusRegisters(queues);
      const file = m.inst('registers', axiLiteRegisters(`uet_host_status_registers_q${queues}`, table), {
        hw: {
          queues: { send: m.lit(8, queues), completion: m.lit(8, rings), read_bytes: m.lit(16, readBytes / 64) },
          events: happens,
          errors: {
            send_stopped: status.send_stopped.zext(16),
            receive_stopped: status.receive_stopped,
            host_error: status.host_error,
          },
          lost: { count: status.completions_lost },
          receive_head: { index: status.receive_head },
          ...each(queues, 'send_head', status.send_heads),
          ...each(rings, 'completion_head', status.completion_heads),
        } as never,
        s_axi,
      });
      const regs = file.regs as unknown as Readonly<Record<string, Readonly<Record<string, Bits<1>>>>>;
      const word = (name: string): Bits => lowFirst(events.map((event) => regs[name]![event.name]!));
      return {
        clear_host_error: regs.clear!.host_error!,
        irq: interrupt(m, word('events'), word('event_enable')),
        s_axi: file.s_axi,
      };
    },
  );
