/** The registers of rings in host memory: where they are, and when completion rings interrupt. */
import { type Bits, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { entryChoice, entryFile, entryRegister, entryWords, wholeOf } from '../../endpoint/registers/entry-file.ts';
import { completionRingBits, Moderation, RingWrite } from '../queue-records.ts';
import { ringBits } from '../ring-fetch.ts';

/** Numbers of rings: send queues from 0 on, the receive queue, and completion rings. */
export const ringNumbers = { send: 0, receive: 16, completion: 24 } as const;
const ringNumberCount = 32;

const entry = [
  entryRegister('shape', 0x08, 'What it is. Setting a ring makes all its indices 0.', [
    { name: 'enable', bits: 0, doc: 'There is such a ring.' },
    { name: 'log_size', bits: [7, 4], doc: 'It has 2^`log_size` entries: 1 to 15.' },
    {
      name: 'completions',
      bits: [7 + completionRingBits, 8],
      doc: 'Of a send or receive queue: which completion ring hears of it, 0 to 7.',
    },
  ]),
  entryRegister('moderation', 0x0c, 'Of a completion ring: when it interrupts, once it is armed.', [
    { name: 'count', bits: [7, 0], doc: 'When so many completions are in memory that were not read; 0 is as 1.' },
    { name: 'time', bits: [31, 16], doc: 'Or so many microseconds after the first of them.' },
  ]),
  ...entryWords(
    'base',
    0x10,
    64,
    'Address of its first entry, a multiple of the size of an entry (64, completions 32)',
  ),
];

export const hostRingRegisters: RegisterTable = [
  ...entryChoice(ringNumberCount, 'ring (0 to 15 send queues, 16 the receive queue, 24 to 31 completion rings)'),
  ...entry,
];

export const hostRingWidth = addressWidthOf(hostRingRegisters, 32);

/** The registers of `hostRingRegisters`; a ring changes in one clock. A number without a ring does nothing. */
export const ringControl = (queues: number) => {
  const indexBits = ringBits(queues);
  return module(
    `uet_host_ring_control_q${queues}`,
    {
      summary: 'Where the rings of a host are, behind AXI4-Lite.',
      out: {
        send: RingWrite(indexBits),
        receive: RingWrite(1),
        completions: RingWrite(completionRingBits),
        moderation: Moderation,
      },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: hostRingWidth }) },
    },
    ({ s_axi }, m) => {
      const { set, index, parts, ...file } = entryFile(m, s_axi, {
        name: 'uet_host_ring_registers',
        depth: ringNumberCount,
        table: hostRingRegisters,
        entry,
      });
      const shape = parts.shape!;
      const ring = {
        enable: shape.enable as Bits<1>,
        base: wholeOf(parts, 'base', 2) as Bits<64>,
        log_size: shape.log_size as Bits<4>,
        completions: shape.completions as Bits<3>,
      };
      const isSend = m.named('is_send', set.and(index.lt(queues)));
      const isReceive = m.named('is_receive', set.and(index.eq(ringNumbers.receive)));
      const isCompletion = m.named('is_completion', set.and(index.ge(ringNumbers.completion)));
      const { count, time } = parts.moderation!;
      const place = index.trunc(completionRingBits).as(3);
      return {
        send: { valid: isSend, index: index.trunc(indexBits), ring },
        receive: { valid: isReceive, index: m.lit(1, 0), ring },
        completions: { valid: isCompletion, index: place, ring },
        moderation: { valid: isCompletion, index: place, count: count as Bits<8>, time: time as Bits<16> },
        s_axi: file.s_axi,
      };
    },
  );
};
