/** A context of the sending end of RCCC as the hardware has it (cms.md 5.2): credit counts modulo 2^24 quanta. */
import { type PacketType, QUANTUM } from '../source.ts';

export interface SourceSettings {
  /** One and a half BDP, in bytes. */
  readonly maxWindow: number;
  readonly mtu: number;
}

/** What happens to a context. */
export interface SpendEventOf {
  readonly kind: 'start' | 'data' | 'resend' | 'credit' | 'ends';
  readonly size: number;
  /** All that was granted, or what both ends begin at. */
  readonly credit: number;
  /** What waits after a packet, and the window. */
  readonly backlog: number;
  readonly resendBacklog: number;
  readonly cwnd: number;
  readonly flows: number;
}

export interface SpentOf {
  readonly credit: number;
  readonly kind: PacketType;
  readonly target: number;
}

const MODULUS = 2 ** 24;

export class SourceContext {
  readonly #settings: SourceSettings;
  credit = 0;
  #total = 0;
  #isFirst = false;

  constructor(settings: SourceSettings) {
    this.#settings = settings;
  }

  take(event: SpendEventOf): SpentOf {
    const { maxWindow } = this.#settings;
    const wasFirst = this.#isFirst;
    switch (event.kind) {
      case 'start':
        this.credit = maxWindow;
        this.#total = event.credit;
        this.#isFirst = true;
        break;
      case 'data':
      case 'resend':
        this.credit -= event.size;
        break;
      case 'credit': {
        this.#endFirst();
        const more = ((event.credit - this.#total) << 8) >> 8;
        if (more <= 0) break;
        this.#total = event.credit;
        this.credit = Math.min(this.credit + more * QUANTUM, maxWindow);
        break;
      }
      case 'ends':
        this.#endFirst();
        break;
    }
    const kind = event.kind === 'resend' ? 'rtx' : wasFirst ? 'spec' : 'pull';
    return { credit: this.credit, kind, target: this.#target(event, wasFirst) };
  }

  #endFirst(): void {
    if (this.#isFirst) this.credit = Math.min(this.credit, 0);
    this.#isFirst = false;
  }

  #target({ backlog, resendBacklog, cwnd, flows }: SpendEventOf, wasFirst: boolean): number {
    const { maxWindow, mtu } = this.#settings;
    let lacks = Math.min(backlog + resendBacklog, cwnd + mtu, maxWindow) - this.credit;
    if (wasFirst && backlog > 0 && lacks < mtu) lacks = mtu;
    if (flows > 1) lacks = Math.trunc(lacks / flows);
    return (((this.#total + Math.ceil(lacks / QUANTUM)) % MODULUS) + MODULUS) % MODULUS;
  }
}
