/**
 * The dumbest model of one established PDC, for the test of `PdsTarget`: a list of what happened, from which all is
 * computed again. PSNs are integers that count on from Start_PSN without end; there is no window of state, and nothing
 * is forgotten.
 */

/** A PSN as an integer. */
export type Place = bigint;

export interface Happening {
  readonly tick: number;
  readonly received?: { readonly psn: Place; readonly size: number };
  readonly responded?: { readonly psn: Place; readonly guaranteed: boolean };
  readonly cleared?: Place;
  /** The CACK that was looked up. */
  readonly told?: Place;
}

/** As `Lags` of the settings. */
export type NaiveLags = Readonly<Record<'window' | 'duplicate', number>>;

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

  /** The PSNs received. */
  received(): Set<Place> {
    return new Set(this.happenings.flatMap((h) => (h.received ? [h.received.psn] : [])));
  }

  /** The sum of their sizes. */
  bytes(): number {
    return this.happenings.reduce((sum, h) => sum + (h.received?.size ?? 0), 0);
  }

  clearPsn(): Place {
    const cleared = this.happenings.flatMap((h) => (h.cleared !== undefined ? [h.cleared] : []));
    return cleared.reduce((a, b) => (a > b ? a : b), this.#start - 1n);
  }

  /** The responses by the end of a tick. */
  responses(tick = this.tick): Map<Place, { readonly guaranteed: boolean }> {
    return new Map(
      this.happenings.flatMap((h) => (h.responded && h.tick <= tick ? [[h.responded.psn, h.responded]] : [])),
    );
  }

  cack(): Place {
    const responses = this.responses();
    const clearPsn = this.clearPsn();
    let cack = this.#start - 1n;
    for (;;) {
      const next = responses.get(cack + 1n);
      if (next === undefined || (next.guaranteed && cack + 1n > clearPsn)) return cack;
      cack++;
    }
  }

  /** The lowest PSN that is missing. */
  frontier(): Place {
    const received = this.received();
    let frontier = this.#start;
    while (received.has(frontier)) frontier++;
    return frontier;
  }

  highest(): Place {
    return [...this.received()].reduce((a, b) => (a > b ? a : b), this.#start - 1n);
  }

  outOfOrder(): number {
    const frontier = this.frontier();
    return [...this.received()].filter((psn) => psn > frontier).length;
  }

  /** CACK is looked up. */
  tell(): void {
    this.happenings.push({ tick: this.tick, told: this.cack() });
  }

  /** Where the window begins. */
  get #base(): Place {
    const told = this.happenings.findLast((h) => h.told !== undefined && h.tick <= this.tick - this.#lags.window);
    return (told?.told ?? this.#start - 1n) + 1n;
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
    if (psn < base - BigInt(this.#window) || psn >= base + BigInt(this.#window)) return this.#outside();
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
    if (psn < base - BigInt(this.#window)) return this.#outside();
    if (psn >= this.#start && !this.received().has(psn)) return 'nack_pkt_not_rcvd';
    return this.#again(psn, 'ack_req_answered', 'ack_req_stored');
  }

  respond(psn: Place, guaranteed: boolean): void {
    this.happenings.push({ tick: this.tick, responded: { psn, guaranteed } });
    this.tell();
  }

  #outside(): string {
    this.tell();
    return 'nack_psn_oor_window';
  }

  #again(psn: Place, plain: string, stored: string): string {
    const response = this.responses(this.tick - this.#lags.duplicate).get(psn);
    // What the window has left behind is done, however late it is seen.
    if (psn >= this.#base && response === undefined) return 'nack_rcvd_ses_procg';
    const isStored = psn >= this.#base && response!.guaranteed && psn > this.clearPsn();
    this.tell();
    return isStored ? stored : plain;
  }
}
