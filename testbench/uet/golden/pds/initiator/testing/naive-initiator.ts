/**
 * The dumbest model of one established PDC of RUD at its initiator, for the test of `PdsInitiator`: a list of what
 * happened, from which all is computed again. PSNs are integers that count on without end; nothing is forgotten, and
 * nothing is kept besides the list.
 */

/** A PSN as an integer. */
export type Place = bigint;

type Happening =
  | { readonly what: 'submit' }
  | { readonly what: 'send'; readonly psn: Place; readonly at: number }
  | { readonly what: 'acked'; readonly psn: Place; readonly by: 'response' | 'default_ok' }
  | { readonly what: 'shown'; readonly psn: Place; readonly at: number }
  | { readonly what: 'trimmed' | 'expired'; readonly psn: Place }
  | { readonly what: 'cack'; readonly psn: Place };

export class NaiveInitiator {
  readonly #first: Place;
  readonly #window: bigint;
  readonly #peerRange: bigint;
  readonly #rto: number;
  readonly #happenings: Happening[] = [];

  constructor(first: Place, window: number, peerRange: number, rto: number) {
    this.#first = first;
    this.#window = BigInt(window);
    this.#peerRange = BigInt(peerRange);
    this.#rto = rto;
  }

  submit(): void {
    this.#happenings.push({ what: 'submit' });
  }

  /** The PSN after the last one that was used. */
  next(): Place {
    return this.#sent().reduce((next, psn) => (psn >= next ? psn + 1n : next), this.#first);
  }

  cack(): Place {
    const cacks = this.#happenings.flatMap((h) => (h.what === 'cack' ? [h.psn] : []));
    return cacks.reduce((a, b) => (a > b ? a : b), this.#first - 1n);
  }

  /** Every PSN that was sent and is not acknowledged, with what is known of it. */
  outstanding(): Map<Place, 'out' | 'lost' | 'sacked'> {
    const states = new Map<Place, 'out' | 'lost' | 'sacked'>();
    for (let psn = this.#first; psn < this.next(); psn++) {
      const own = this.#happenings.filter((h) => h.what !== 'submit' && h.what !== 'cack' && h.psn === psn);
      if (own.some(({ what }) => what === 'acked')) continue;
      const last = own.at(-1)!.what;
      states.set(psn, last === 'send' ? 'out' : last === 'shown' ? 'sacked' : 'lost');
    }
    return states;
  }

  /** What is sent next: a PSN, again or for the first time. */
  sendable(): { readonly psn: Place; readonly retx: boolean } | undefined {
    const states = [...this.outstanding()];
    const isInRange = (psn: Place): boolean => psn - this.cack() <= this.#peerRange;
    const lost = states.find(([, state]) => state === 'lost');
    if (lost !== undefined) return isInRange(lost[0]) ? { psn: lost[0], retx: true } : undefined;
    const psn = this.next();
    const oldest = states[0]?.[0] ?? psn;
    const given = this.#happenings.filter(({ what }) => what === 'submit').length;
    const isLeft = psn - this.#first < BigInt(given);
    return isLeft && psn - oldest < this.#window && isInRange(psn) ? { psn, retx: false } : undefined;
  }

  send(psn: Place, at: number): void {
    this.#happenings.push({ what: 'send', psn, at });
  }

  /** An ACK; one that cannot be is none. */
  ack(psn: Place, cack: Place, shown: readonly Place[], at: number): void {
    const next = this.next();
    if (psn < this.#first || psn >= next || cack < this.#first - 1n || cack >= next) return;
    if (this.outstanding().has(psn)) this.#happenings.push({ what: 'acked', psn, by: 'response' });
    this.#happenings.push({ what: 'cack', psn: cack });
    for (const older of this.outstanding().keys()) {
      if (older <= this.cack()) this.#happenings.push({ what: 'acked', psn: older, by: 'default_ok' });
    }
    for (const received of shown) {
      const state = this.outstanding().get(received);
      if (state === undefined || state === 'sacked') continue;
      // Its timer goes on where one runs.
      this.#happenings.push({ what: 'shown', psn: received, at: state === 'out' ? this.#since(received) : at });
    }
  }

  /** A NACK TRIMMED. */
  trim(psn: Place): void {
    const state = this.outstanding().get(psn);
    if (state !== undefined && state !== 'lost') this.#happenings.push({ what: 'trimmed', psn });
  }

  /** Time has come to this. */
  wait(at: number): void {
    for (const [psn, state] of this.outstanding()) {
      if (state !== 'lost' && this.#since(psn) + this.#rto <= at) this.#happenings.push({ what: 'expired', psn });
    }
  }

  /** What became of packets, in order. */
  results(): { readonly psn: Place; readonly by: string }[] {
    return this.#happenings.flatMap((h) => (h.what === 'acked' ? [{ psn: h.psn, by: h.by }] : []));
  }

  /** Since when the timer of a PSN runs. */
  #since(psn: Place): number {
    const starts = this.#happenings.flatMap((h) =>
      (h.what === 'send' || h.what === 'shown') && h.psn === psn ? [h.at] : [],
    );
    return starts.at(-1)!;
  }

  #sent(): Place[] {
    return this.#happenings.flatMap((h) => (h.what === 'send' ? [h.psn] : []));
  }
}
