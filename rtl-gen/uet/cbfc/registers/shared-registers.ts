/** What the register maps of both ends of credit-based flow control have in common. */
import type { RegisterSpec } from '../../../lib/axi/register-table.ts';

/** Bits of the address of a register, in bytes. */
export const cbfcAddressBits = 8;

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

interface Event {
  readonly name: string;
  readonly doc: string;
}

/** A bit for each event, set by hardware and cleared by writing 1. */
export const eventFields = <const E extends readonly Event[]>(events: E) => eventBits(events, 'w1c');

/** A bit for each event that says whether it interrupts. */
export const interruptFields = <const E extends readonly Event[]>(events: E) => eventBits(events, 'rw');

function eventBits<const E extends readonly Event[], A extends 'w1c' | 'rw'>(events: E, access: A) {
  return events.map((event, i) => ({ ...event, bits: i, access })) as {
    readonly [I in keyof E]: { name: E[I]['name']; bits: number; access: A; doc: string };
  };
}

/** A register that is one count, which software only reads. */
export const counter = <N extends string>(name: N, offset: number, width: number, doc: string) =>
  ({ name, offset, doc, fields: [{ name: 'count', bits: [width - 1, 0] as const, access: 'ro' }] }) as const;
