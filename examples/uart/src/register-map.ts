/** What software sees of the UART. */
import type { RegisterTable } from 'gatewright/lib/axi/register-table';

/** The registers, for a divisor after reset. */
export const registerMap = (divisor: number) =>
  [
    {
      name: 'tx',
      offset: 0x00,
      doc: 'A write sends a byte; it is lost, and `tx_lost` is set, where the FIFO is full.',
      fields: [{ name: 'data', bits: [7, 0], access: 'ext', whole: true, doc: 'The byte. Reads 0.' }],
    },
    {
      name: 'rx',
      offset: 0x04,
      doc: 'The oldest byte that came. A read takes it away.',
      fields: [
        { name: 'data', bits: [7, 0], access: 'rc', doc: 'The byte.' },
        { name: 'valid', bits: 8, access: 'rc', doc: 'There is one.' },
      ],
    },
    {
      name: 'status',
      offset: 0x08,
      doc: 'How full the FIFOs are.',
      fields: [
        { name: 'tx_level', bits: [7, 0], access: 'ro', doc: 'Bytes that wait to be sent.' },
        { name: 'rx_level', bits: [15, 8], access: 'ro', doc: 'Bytes that wait behind the one in `rx`.' },
        { name: 'tx_full', bits: 16, access: 'ro', doc: 'A write to `tx` would be lost.' },
      ],
    },
    {
      name: 'events',
      offset: 0x0c,
      doc: 'What went wrong. Each bit stays until 1 is written to it.',
      fields: [
        { name: 'overrun', bits: 0, access: 'w1c', doc: 'A byte came and the FIFO was full.' },
        { name: 'framing', bits: 1, access: 'w1c', doc: 'A stop bit was 0.' },
        { name: 'tx_lost', bits: 2, access: 'w1c', doc: 'A byte was written to a full FIFO.' },
      ],
    },
    {
      name: 'divisor',
      offset: 0x10,
      doc: 'The rate: clock / (8 * (divisor + 1)) baud.',
      fields: [{ name: 'value', bits: [15, 0], access: 'rw', reset: divisor, doc: 'Clocks of a sample, less one.' }],
    },
  ] as const satisfies RegisterTable;
