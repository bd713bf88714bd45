/** What the software model of the sender knows of the port's limit, and how late. */
import { CREDIT_COUNT } from './credits.ts';
import type { PortSettings } from './sender-types.ts';

/** Grants that what is known of the port does not count yet: those of this clock and of the two before. */
export const unseenGrants = 3;

/** What the port lets pass in a clock. */
export interface Passing {
  /** Long enough ago was the last grant, so that all of them are known. */
  readonly rested: boolean;
  /** So much is free that the last grants do not matter. */
  readonly plenty: boolean;
  /** Frames of up to that cost pass, one after the other. */
  readonly stream: boolean;
  /** One frame passes that fits into what is free. */
  readonly serial: boolean;
}

/** Of all channels together, in one clock. */
export interface PortSums {
  /** The sum of what each has in use or reserved, whichever is more. */
  readonly held: number;
  /** What the grant of this clock adds to that. */
  readonly added: number;
  /** Whether it took credit. */
  readonly charged: boolean;
  /** Whether a frame waits that is larger than `largestFrame` in a stream. */
  readonly largeFrame: boolean;
}

/** The sum of all channels, some clocks late, and what the grants since have added to it. */
export class PortGate {
  readonly #heldAgo: number[];
  /** What the grants of the clocks before have added to that sum, the last one first. */
  readonly #added: number[];
  /** Clocks since a reserved part was set. */
  #settled = 99;
  #open = false;
  #free = 0;
  #threshold = 0;
  #stream = false;
  #largeFrame = false;
  /** Clocks since the last grant that took credit. */
  #rest: number = unseenGrants;

  /** With a sum that is `delay` clocks late. */
  constructor(delay: number) {
    this.#heldAgo = Array.from({ length: delay }, () => 0);
    this.#added = Array.from({ length: delay }, () => 0);
  }

  /** Credits of the limit that no one has in use or reserved, as far as is known. */
  get free(): number {
    return this.#free;
  }

  /** What a channel may use beyond its reserved part in `port_dynamic`. */
  get threshold(): number {
    return this.#threshold;
  }

  /** What passes in this clock; `charged`: its grant takes credit; `changed`: the settings are new. */
  passing(largestFrame: number, charged: boolean, changed: boolean): Passing {
    const settled = !changed && this.#settled > this.#heldAgo.length;
    const rested = settled && this.#rest >= unseenGrants - 1 && !charged;
    const plenty = settled && this.#free >= (unseenGrants + 1) * largestFrame && !this.#largeFrame;
    return {
      rested,
      plenty,
      stream: this.#stream && plenty,
      serial: rested && this.#open && !this.#stream && !plenty,
    };
  }

  /** What is known in the next clock; `reordered`: a reserved part is set in this one. */
  clock({ limit, alpha }: PortSettings, now: PortSums, { plenty, rested }: Passing, reordered: boolean): void {
    const scaled = alpha < 0 ? Math.floor(this.#free / 2 ** -alpha) : this.#free * 2 ** alpha;
    this.#threshold = Math.min(scaled, CREDIT_COUNT - 1);
    this.#stream = plenty && (this.#stream || rested);
    this.#rest = now.charged ? 0 : this.#rest + 1;
    this.#settled = reordered ? 0 : this.#settled + 1;
    const rest = limit - this.#heldAgo.shift()! - this.#added.slice(1).reduce((a, b) => a + b);
    this.#heldAgo.push(now.held);
    this.#added.pop();
    this.#added.unshift(now.added);
    this.#open = rest >= 0;
    this.#free = Math.max(rest, 0);
    this.#largeFrame = now.largeFrame;
  }
}
