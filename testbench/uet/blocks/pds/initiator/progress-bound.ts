/** Each packet that has left is acknowledged, sent again, asked for or reported within a bound of clocks. */
import assert from 'node:assert/strict';

/** What the bound is made of, in clocks where nothing else is said. */
export interface ProgressLimits {
  /** The most that a packet's RTO or its NACK_Retx_Time is: `initiator-timeouts`. */
  readonly longest: number;
  /** Records, each of which the sweep of timers looks at in a round: `initiator-sweep`. */
  readonly records: number;
  /** PDCs: one that waits has its turn after 3 N + 17 others, of 32 packets each: `initiator-turns`, `-bursts`. */
  readonly contexts: number;
}

/** A packet that leaves has four clocks of 16 at least. */
const clocksPerPacket = 4;
/** From a timer that is found to the packet that leaves, through queues and pipe. */
const underWay = 300;

/** From the last that was done about a packet to the next, of one that finds room in its window. */
export const progressBound = ({ longest, records, contexts }: ProgressLimits): number =>
  longest + records + clocksPerPacket * 32 * (3 * contexts + 17) + underWay;

/** Follows the packets of a host, each by a key, and asserts the bound of each step. */
export class ProgressWatch {
  readonly #bound: number;
  readonly #last = new Map<number, { readonly at: number; readonly held: number }>();

  constructor(limits: ProgressLimits) {
    this.#bound = progressBound(limits);
  }

  /** A packet leaves, or what asks for its ACK; `held` timeouts have been held in recovery until now, of all. */
  goes(key: number, at: number, held: number): void {
    this.#check(key, at, held);
    this.#last.set(key, { at, held });
  }

  /** It is acknowledged or reported. */
  ends(key: number, at: number, held: number): void {
    this.#check(key, at, held);
    this.#last.delete(key);
  }

  #check(key: number, at: number, held: number): void {
    const last = this.#last.get(key);
    if (last === undefined) return;
    const clocks = at - last.at;
    const most = this.#bound * (1 + held - last.held);
    assert(clocks <= most, `nothing happened to packet ${key} for ${clocks} clocks, ${most} are the most`);
  }
}
