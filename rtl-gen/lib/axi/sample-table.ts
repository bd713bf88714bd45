/** A table with every kind of field, for the committed Verilog of the register file and its tests. */
import type { RegisterTable } from './register-table.ts';

export const sampleTable = [
  {
    name: 'control',
    offset: 0x00,
    doc: 'What the block is to do.',
    fields: [
      { name: 'enable', bits: 0, access: 'rw', doc: 'Runs while 1.' },
      {
        name: 'mode',
        bits: [3, 2],
        access: 'rw',
        reset: 1,
        values: { off: 0, normal: 1, fast: 2 },
        doc: 'How it runs.',
      },
      { name: 'flush', bits: 8, access: 'pulse', doc: 'Empties the queue.' },
      { name: 'threshold', bits: [27, 12], access: 'rw', reset: 0x40, doc: 'Level of the queue that raises `above`.' },
    ],
  },
  {
    name: 'status',
    offset: 0x04,
    doc: 'What the block does.',
    fields: [
      { name: 'busy', bits: 0, access: 'ro', doc: 'Items are in the queue.' },
      { name: 'level', bits: [31, 16], access: 'ro', doc: 'Items in the queue.' },
    ],
  },
  {
    name: 'events',
    offset: 0x08,
    doc: 'Each bit stays until it is cleared.',
    fields: [
      { name: 'above', bits: 0, access: 'w1c', doc: 'The level was above the threshold.' },
      { name: 'lost', bits: [7, 4], access: 'rc', doc: 'Ports that lost an item.' },
    ],
  },
  {
    name: 'key',
    offset: 0x10,
    doc: 'A secret: it cannot be read back.',
    fields: [{ name: 'value', bits: [31, 0], access: 'wo', doc: 'The key.' }],
  },
  {
    name: 'limit',
    offset: 0x14,
    doc: 'Of the port that hardware has chosen.',
    fields: [{ name: 'items', bits: [11, 0], access: 'ext', doc: 'Items that it may hold.' }],
  },
] as const satisfies RegisterTable;
