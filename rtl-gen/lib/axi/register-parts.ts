/** What register maps have in common: counters, and events that interrupt. */
import { type Bits, bit, type Ctx } from '../../hdl/index.ts';

interface Event {
  readonly name: string;
  readonly doc: string;
}

/** A bit for each event, from bit 0 on, set by hardware and cleared by writing 1. */
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

/** Whether an event that interrupts has not been cleared, from a register: one clock after the registers of both. */
export function interrupt(m: Ctx, events: Bits, interrupts: Bits): Bits<1> {
  const irq = m.reg('irq', bit, { reset: 0 });
  irq.set(events.and(interrupts).any());
  return irq;
}
