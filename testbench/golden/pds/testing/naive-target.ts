/**
 * The dumbest model of one established PDC, for the test of `PdsTarget`: a list of what happened, from which all is worked out
 * anew. PSNs are integers that count on from Start_PSN without end; there is no window of state, and nothing is forgotten.
 */

/** A PSN as an integer. */
export type Place = bigint;

export interface Happening {
  readonly tick: number;
  readonly received?: { readonly psn: Place; readonly size: number };
  readonly responded?: { readonly psn: Place; readonly guaranteed: boolean };
  readonly cleared?: Place;
}

/** As `Lags` of the settings. */
export type NaiveLags = Readonly<Record<'window' | 'windowClear' | 'clear', number>>;

export class NaiveTarget {
  readonly #start: Place;
  readonly #window: number;
  readonly #rod: boolean;
  readonly #lags: NaiveLags;
  readonly happenings: Happening[] = [];
  /** ROD: the expected PSNs for which a NACK has gone out. */
  readonly #gaps = new Set<Place>();
  tick = 0;

  constructor(start: Place, window: number, rod: boolean, lags: NaiveLags) {
    this.#start = start;
    this.#window = window;
    this.#rod = rod;
    this.#lags = lags;
  }

  /** The PSNs received by the end of a tick. */
  received(tick = this.tick): Set<Place> {
    return new Set(this.happenings.flatMap((h) => (h.received && h.tick <= tick ? [h.received.psn] : [])));
  }

  /** The sum of their sizes. */
  bytes(tick = this.tick): number {
    return this.happenings.reduce((sum, h) => sum + (h.received && h.tick <= tick ? h.received.size : 0), 0);
  }

  clearPsn(tick = this.tick): Place {
    const cleared = this.happenings.flatMap((h) => (h.cleared !== undefined && h.tick <= tick ? [h.cleared] : []));
    return cleared.reduce((a, b) => (a > b ? a : b), this.#start - 1n);
  }

  /** CACK with the responses and the CLEARs by the ends of two ticks. */
  cack(tick = this.tick, clearTick = tick): Place {
    const responses = new Map(
      this.happenings.flatMap((h) => (h.responded && h.tick <= tick ? [[h.responded.psn, h.responded]] : [])),
    );
    const clearPsn = this.clearPsn(clearTick);
    let cack = this.#start - 1n;
    for (;;) {
      const next = responses.get(cack + 1n);
      if (next === undefined || (next.guaranteed && next.psn > clearPsn)) return cack;
      cack++;
    }
  }

  /** The lowest PSN that is missing. */
  frontier(tick = this.tick): Place {
    const received = this.received(tick);
    let frontier = this.#start;
    while (received.has(frontier)) frontier++;
    return frontier;
  }

  highest(tick = this.tick): Place {
    return [...this.received(tick)].reduce((a, b) => (a > b ? a : b), this.#start - 1n);
  }

  outOfOrder(tick = this.tick): number {
    const frontier = this.frontier(tick);
    return [...this.received(tick)].filter((psn) => psn > frontier).length;
  }

  /** The CACK that an ACK sent now has. */
  get ackedCack(): Place {
    return this.cack(this.tick, this.tick - this.#lags.clear);
  }

  /** Where the window begins. */
  get #base(): Place {
    return this.cack(this.tick - this.#lags.window, this.tick - this.#lags.windowClear) + 1n;
  }

  clear(psn: Place): 'applied' | 'stale' | 'invalid' {
    if (psn > this.highest()) return 'invalid';
    if (psn <= this.clearPsn()) return 'stale';
    this.happenings.push({ tick: this.tick, cleared: psn });
    return 'applied';
  }

  /** The verdict on a request. */
  receive(psn: Place, clearPsn: Place, size: number): string {
    if (clearPsn <= psn) this.clear(clearPsn);
    const base = this.#base;
    if (psn < base - BigInt(this.#window) || psn >= base + BigInt(this.#window)) return 'nack_psn_oor_window';
    if (psn < base || this.received().has(psn)) return this.#again(psn, 'duplicate_answered', 'stored_response');
    const expected = this.frontier();
    if (this.#rod && psn !== expected) {
      const isFirst = !this.#gaps.has(expected);
      this.#gaps.add(expected);
      return isFirst ? 'nack_rod_ooo' : 'dropped_rod_gap';
    }
    this.happenings.push({ tick: this.tick, received: { psn, size } });
    return 'accepted';
  }

  /** The verdict on an ACK_REQ. */
  asked(psn: Place): string {
    const base = this.#base;
    if (psn < base - BigInt(this.#window)) return 'nack_psn_oor_window';
    if (psn >= this.#start && !this.received().has(psn)) return 'nack_pkt_not_rcvd';
    return this.#again(psn, 'ack_req_answered', 'ack_req_stored');
  }

  respond(psn: Place, guaranteed: boolean): void {
    this.happenings.push({ tick: this.tick, responded: { psn, guaranteed } });
  }

  #again(psn: Place, plain: string, stored: string): string {
    if (psn < this.#start) return plain;
    const response = this.happenings.find((h) => h.responded?.psn === psn)?.responded;
    if (response === undefined) return 'nack_rcvd_ses_procg';
    return response.guaranteed && psn > this.clearPsn() ? stored : plain;
  }
}
