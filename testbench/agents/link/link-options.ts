/** The effects of a link on its items. */
import { UserError } from '../../../support/user-error.ts';
import { femtoseconds, type Time } from '../../kernel/time.ts';
import { type BitErrorModel, checkProbability } from './bit-errors.ts';

/** Bits a second: `'100Gbps'`, `'1.5Mbps'`. */
export type Rate = `${number}${keyof typeof rates}`;

const rates = { bps: 1, kbps: 1e3, Mbps: 1e6, Gbps: 1e9, Tbps: 1e12 } as const;

/** A span in clocks of `period` femtoseconds. */
export const inClocks = (span: number | Time, period: number): number =>
  typeof span === 'number' ? span : femtoseconds(span, 'a span of a link', true) / period;

/** A rate in bits a clock of `period` femtoseconds. `UserError` for a text that is none. */
export function bitsPerClock(rate: number | Rate, period: number): number {
  if (typeof rate === 'number') return rate;
  const [, value = '', unit = ''] = /^(\d+(?:\.\d+)?)([kMGT]?bps)$/.exec(rate) ?? [];
  if (value === '')
    throw new UserError(`a rate is a text such as '100Gbps' (${Object.keys(rates).join(', ')}), not '${rate}'`);
  return (Number(value) * rates[unit as keyof typeof rates] * period) / 1e15;
}

/** Whether an event happens to an item: with a probability, or by a function of the item's number, from 0. */
export type Fate = number | ((index: number) => boolean);

/** What happens on a link: each item is `sent`; what else happens to it counts once for each item or copy, in time. */
export type LinkEventKind =
  | 'sent'
  | 'delivered'
  /** Bits of it were inverted. */
  | 'corrupted'
  /** Lost on the way. */
  | 'dropped'
  /** A copy follows it. */
  | 'duplicated'
  /** Delivered after an item that was sent later. */
  | 'reordered'
  /** Sent while the link was down, or on the way when it went down. */
  | 'lost'
  /** Sent while too many waited for the wire. */
  | 'overrun';

/** Something that happened. */
export interface LinkEvent<T> {
  readonly kind: LinkEventKind;
  readonly item: T;
  /** The number of the item among all that were sent, from 0. A copy has that of its item. */
  readonly index: number;
  /** Edges up to then. */
  readonly cycle: number;
  /** Of `corrupted`: the bits that were inverted. */
  readonly bits?: readonly number[];
}

/** How a link behaves. By default it hands on every item, in order, at the next edge. */
export interface LinkOptions<T> {
  /**
   * Takes what arrives, in the drive phase of an edge. A source that is attached after the link offers it at once, so
   * that the next edge sees it.
   */
  readonly to: (item: T) => void;
  /** The latency of an item in clocks, or as a time, in addition to its transmission. Default 0. */
  readonly latency?: number | Time;
  /**
   * Whole clocks, or time, by which an item may be later, up to, evenly distributed; none overtakes another for it.
   * Default 0.
   */
  readonly jitter?: number | Time;
  /**
   * Bits that the wire takes a clock, also a fraction, or in a second. An item waits until those before it have been
   * sent. Default no limit.
   */
  readonly rate?: number | Rate;
  /** Additional bits on the wire for each item, a gap for example. Default 0. */
  readonly overhead?: number;
  /** Items that may wait for the wire to be free; more are lost. Default no limit. */
  readonly limit?: number;
  /** Bits of an item. Needed with `rate` or `errors`. */
  readonly size?: (item: T) => number;
  /** Which bits are wrong: a rate, or a model. Default none. */
  readonly errors?: number | BitErrorModel;
  /** A copy of an item with those bits, ascending from 0, inverted. Needed with `errors`. */
  readonly corrupt?: (item: T, bits: readonly number[]) => T;
  /** Which items are lost on the way. Default none. */
  readonly drop?: Fate;
  /**
   * Which items come twice, the copy after the item. It takes the wire, and has bit errors and a place of its own.
   * Default none.
   */
  readonly duplicate?: Fate;
  /** Which items are overtaken by later ones. Default none. */
  readonly reorder?: Reordering;
  /** Called for everything that happens. */
  readonly onEvent?: (event: LinkEvent<T>) => void;
}

/** Items that are held back. */
export interface Reordering {
  readonly chance: Fate;
  /** An item is overtaken by so many later ones at most; by how many is drawn evenly, from 1. */
  readonly within: number;
  /** Clocks after which it is delivered although fewer came. Default 100. */
  readonly patience?: number;
}

/** Texts are checked by those who read them, for a clock of any period. */
function checkTimes<T>({ latency = 0, jitter = 0, rate = 1 }: LinkOptions<T>, fail: (what: string) => never): void {
  if (!(inClocks(latency, 1) >= 0)) fail(`a latency of ${latency} clocks; give a number from 0 up`);
  if (typeof jitter === 'number' && !Number.isInteger(jitter)) fail(`a jitter of ${jitter} clocks; give an integer`);
  if (!(inClocks(jitter, 1) >= 0)) fail(`a jitter of ${jitter} clocks; give an integer from 0 up`);
  if (!(bitsPerClock(rate, 1) > 0)) fail(`a rate of ${rate}; give one above 0`);
}

/** Throws a `UserError` for options that make no sense. */
export function checkLink<T>(name: string, options: LinkOptions<T>): void {
  const { rate, overhead = 0, limit, errors, reorder } = options;
  const fail = (what: string): never => {
    throw new UserError(`the link ${name} has ${what}`);
  };
  checkTimes(options, fail);
  if (!(overhead >= 0)) fail(`an overhead of ${overhead} bits; give a number from 0 up`);
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 0))
    fail(`a limit of ${limit} items; give an integer`);
  if ((rate !== undefined || errors !== undefined) && options.size === undefined)
    fail('a rate or errors, and no size that tells how many bits an item has');
  if (errors !== undefined && options.corrupt === undefined) fail('errors, and no corrupt that makes a wrong item');
  for (const fate of [options.drop, options.duplicate, reorder?.chance])
    if (typeof fate === 'number') checkProbability(`the link ${name}`, fate);
  if (reorder === undefined) return;
  const { within, patience = 0 } = reorder;
  if (!Number.isInteger(within) || within < 1) fail(`items overtaken by ${within} others; give an integer from 1 up`);
  if (!(patience >= 0)) fail(`a patience of ${patience} clocks; give a number from 0 up`);
}
