/** The receiving end of RCCC: the targets of its sources, and the pacer that grants them in turn (cms.md 5.3). */
import { FIRST_PULL } from './source.ts';

/** Quanta of one grant: four payloads of 4096 bytes. */
export const GRANT = 64;

/** A source as its receiver knows it, in quanta. */
export interface RcccPeer {
  /** Granted so far, and the highest target that came. */
  granted: number;
  target: number;
  isActive: boolean;
  isSlow: boolean;
}

/** One turn of the pacer. */
export interface PacerTick {
  readonly source: number;
  readonly list: 'active' | 'idle';
  readonly before: number;
  readonly after: number;
  readonly target: number;
  /** How long until the next, in ps. */
  readonly gap: number;
}

export class RcccReceiver {
  readonly #peers = new Map<number, RcccPeer>();
  readonly #active: number[] = [];
  readonly #idle: number[] = [];
  /** Quanta that are granted without being asked for: the largest window. */
  readonly #background: number;
  /** In ps. */
  timePerQuantum: number;
  isRunning = false;

  /** `maxWindow` in bytes, of the start. */
  constructor({ maxWindow, timePerQuantum }: { readonly maxWindow: number; readonly timePerQuantum: number }) {
    this.#background = Math.floor(maxWindow / 256);
    this.timePerQuantum = timePerQuantum;
  }

  peer(source: number): RcccPeer {
    let peer = this.#peers.get(source);
    if (peer === undefined) {
      peer = { granted: FIRST_PULL, target: FIRST_PULL, isActive: false, isSlow: false };
      this.#peers.set(source, peer);
    }
    return peer;
  }

  get activeCount(): number {
    return this.#active.length;
  }

  get idleCount(): number {
    return this.#idle.length;
  }

  /** A target came with a packet, a trimmed one or a request; whether its source joined the active list. */
  targeted(source: number, target: number): boolean {
    const peer = this.peer(source);
    if (target <= peer.target) return false;
    peer.target = target;
    return this.joins(source);
  }

  /** A trimmed packet or a request: its source joins even if the target did not move. */
  joins(source: number): boolean {
    const peer = this.peer(source);
    if (peer.isActive) return false;
    peer.isActive = true;
    this.#active.push(source);
    return true;
  }

  /** One turn; `undefined`: no list has anybody, and the pacer stops. */
  tick(): PacerTick | undefined {
    this.isRunning = true;
    const active = this.#active.shift();
    if (active !== undefined) return this.#grantActive(active);
    const idle = this.#idle.shift();
    if (idle !== undefined) return this.#grantIdle(idle);
    this.isRunning = false;
    return undefined;
  }

  #grantActive(source: number): PacerTick {
    const peer = this.peer(source);
    const before = peer.granted;
    peer.granted = before + GRANT > peer.target ? Math.max(peer.target, before) : before + GRANT;
    if (peer.target > peer.granted) this.#active.push(source);
    else {
      this.#idle.push(source);
      peer.isActive = false;
      peer.isSlow = true;
    }
    return this.#ticked(source, 'active', before);
  }

  /** Background credit, up to a largest window beyond the target. */
  #grantIdle(source: number): PacerTick {
    const peer = this.peer(source);
    if (!peer.isSlow) {
      peer.isSlow = true;
      peer.isActive = false;
    }
    const before = peer.granted;
    peer.granted += GRANT;
    if (peer.granted >= peer.target && peer.granted - peer.target < this.#background) this.#idle.push(source);
    else {
      peer.isSlow = false;
      peer.isActive = false;
    }
    return this.#ticked(source, 'idle', before);
  }

  #ticked(source: number, list: 'active' | 'idle', before: number): PacerTick {
    const { granted: after, target } = this.peer(source);
    const extra = after - before;
    return { source, list, before, after, target, gap: this.timePerQuantum * (extra === 0 ? 4 : extra) };
  }
}

/** The time of one quantum at a share of the line, in ps (0.99 by default). */
export const timePerQuantum = (linkRate: number, share = 0.99): number =>
  Math.trunc((8 * 256 * 1e12) / linkRate / share);
