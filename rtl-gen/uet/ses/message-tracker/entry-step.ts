/** What a packet does to the entry of its message. */
import { type Bits, bit, bits, type Ctx, pack, record, type Shape } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { MessageName, type TrackerWidths } from './tracker-records.ts';

/** Ticks in a row without a packet after which a message expires. */
export const idleTicks = 3;

/** What is kept of a message that is not complete. */
export const MessageEntry = ({ id, length }: TrackerWidths) =>
  record({
    live: bit,
    message: MessageName(id),
    /** Bytes that are still to come. */
    left: bits(length + 1),
    /** The first error; NULL (0) where there is none. */
    error: bits(6),
    /** A MSG_ERROR has shortened it. */
    shortened: bit,
    has_header_data: bit,
    /** Ticks since its last packet. */
    age: bits(2),
  });

type ValueOfShape<S> = S extends Shape<infer V> ? V : never;
export type Entry = ValueOfShape<ReturnType<typeof MessageEntry>>;

/** A packet as its entry needs it. */
export interface Step {
  /** Otherwise it is a look at the ages of a set. */
  readonly counts: Bits<1>;
  readonly message: Entry['message'];
  readonly msg_error: Bits<1>;
  /** Bytes that are not to come any more: those of the packet, or those after the offset of a MSG_ERROR. */
  readonly amount: Bits;
  /** `request_length` less that, and whether it is 0. */
  readonly first_left: Bits;
  readonly first_done: Bits<1>;
  /** OK, or an error. */
  readonly code: Bits<6>;
  readonly has_header_data: Bits<1>;
}

/** What the entry of a way becomes, and what is to be said then. */
export interface EntryAfter {
  readonly match: Bits<1>;
  readonly live: Bits<1>;
  /** If it is the packet's: what it becomes. */
  readonly updated: Entry;
  readonly finishes: Bits<1>;
  /** The first error with this packet, or OK. */
  readonly code: Bits<6>;
  /** In a look at the ages. */
  readonly isOld: Bits<1>;
}

/** The code of a message with this packet: its first error, else the packet's, else OP_VIOLATION of too many bytes. */
export const firstError = (m: Ctx, before: Bits<6>, own: Bits<6>, isOver: Bits<1>): Bits<6> =>
  m.choose(
    [
      [before.any(), before],
      [own.ne(returnCodes.code.ok), own],
      [isOver, m.lit(6, returnCodes.code.op_violation)],
    ],
    m.lit(6, returnCodes.code.ok),
  );

/** Combinational: nothing here depends on the other ways, so that all go side by side. */
export function entryAfter(m: Ctx, entry: Entry, step: Step): EntryAfter {
  // A second MSG_ERROR takes nothing; that is chosen after the difference, not before it.
  const takes = step.msg_error.and(entry.shortened).not();
  const difference = entry.left.sub(step.amount);
  const left = m.mux(takes, difference, entry.left);
  const isOver = difference.at(difference.width - 1).and(takes);
  const code = firstError(m, entry.error, step.code, isOver);
  const isOk = code.eq(returnCodes.code.ok);
  return {
    match: entry.live.and(pack(entry.message).eq(pack(step.message))),
    live: entry.live,
    updated: {
      ...entry,
      left,
      error: code.mask(isOk.not()),
      shortened: entry.shortened.or(step.msg_error),
      has_header_data: entry.has_header_data.or(step.has_header_data),
      age: m.lit(2, 0),
    },
    finishes: entry.left.eq(step.amount).and(takes).or(isOver),
    code,
    isOld: entry.live.and(entry.age.eq(idleTicks)),
  };
}
