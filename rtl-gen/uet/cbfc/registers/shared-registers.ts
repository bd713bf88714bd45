/** What the register maps of both ends of credit-based flow control have in common. */
import type { RegisterSpec } from '../../../lib/axi/register-table.ts';

/** Bits of the address of a register, in bytes. */
export const cbfcAddressBits = 8;

/** Where the counters of events begin, and reach to the end. */
export const eventCounters = 0x80;

/** What is built, for software that drives more than one size. */
export const identity = {
  name: 'identity',
  offset: 0x00,
  doc: 'What is built.',
  fields: [
    { name: 'channels', bits: [5, 0], access: 'ro', doc: 'Virtual channels.' },
    { name: 'longest_frame', bits: [30, 16], access: 'ro', doc: 'The longest frame with its FCS, in bytes.' },
  ],
} as const satisfies RegisterSpec;

/** The state of the link, in the register `link`. */
export const faultField = { name: 'fault', bits: 16, access: 'ro', doc: 'It has a fault.' } as const;
