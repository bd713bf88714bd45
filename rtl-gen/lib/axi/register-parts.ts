/** What register maps have in common: counters, and events that interrupt. */
import type { Bits, Ctx } from '../../hdl/index.ts';

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

/** What hardware drives of such registers, by their names. */
export const countsOf = <const T extends Readonly<Record<string, Bits>>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, count]) => [name, { count }])) as {
    readonly [name in keyof T]: { readonly count: T[name] };
  };

/** Whether an event that interrupts has not been cleared, from a register: one clock after the registers of both. */
export const interrupt = (m: Ctx, events: Bits, interrupts: Bits): Bits<1> =>
  m.next('irq', events.and(interrupts).any(), { reset: 0 });

/** A counter of 64 bits, as `counterRegisters` makes its registers. */
export interface CountedEvent {
  readonly name: string;
  readonly doc: string;
  /** Bits of the short counter that hardware drives. */
  readonly short: number;
  /** How much it grows in a clock at most, 1 by default. */
  readonly most?: number;
}

/**
 * The registers of counters of 64 bits on a bus of 32, from `base` on: `name` is the low word and `name_high` the
 * high one, 4 bytes later. Hardware drives short counters, `hw.name.count`, which count modulo 2^`short`.
 */
export const counterRegisters = <const C extends readonly CountedEvent[]>(base: number, counters: C) =>
  counters.flatMap(({ name, doc, short, most = 1 }, i) => [
    { name, offset: base + 8 * i, doc, fields: [{ name: 'count', bits: [31, 0], access: 'count', short, most }] },
    { name: `${name}_high`, offset: base + 8 * i + 4, fields: [{ name: 'count', bits: [31, 0], access: 'high' }] },
  ]) as unknown as CounterRegisters<C>;

/** For each counter its low word, which is what hardware drives, then its high word. */
type CounterRegisters<C extends readonly CountedEvent[]> = readonly {
  readonly [I in keyof C]: CounterRegister<C[I]>;
}[number][];

type CounterRegister<C extends CountedEvent> =
  | {
      readonly name: C['name'];
      readonly offset: number;
      readonly doc: string;
      readonly fields: readonly [
        {
          readonly name: 'count';
          readonly bits: readonly [31, 0];
          readonly access: 'count';
          readonly short: C['short'];
        },
      ];
    }
  | {
      readonly name: `${C['name']}_high`;
      readonly offset: number;
      readonly fields: readonly [{ readonly name: 'count'; readonly bits: readonly [31, 0]; readonly access: 'high' }];
    };
