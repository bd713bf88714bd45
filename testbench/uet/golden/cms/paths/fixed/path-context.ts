/**
 * Path selection as the hardware does it (cms.md 6): the schemes of `paths/`, with queues of a fixed size, times of 32
 * bits, and a walk that may see penalties and an order of some events before.
 */
import { penaltyOf } from '../bitmap.ts';
import { HardwareRing } from './hardware-ring.ts';

export type Scheme = 'oblivious' | 'bitmap' | 'reps' | 'mixed';

export interface PathSettings {
  readonly scheme: Scheme;
  /** A power of two. */
  readonly paths: number;
  /** How long a timeout freezes REPS, in the unit of `now`. */
  readonly freeze: number;
}

/** What happens to a context. */
export interface PathEventOf {
  readonly kind: 'start' | 'pick' | 'good' | 'ecn' | 'nack' | 'timeout';
  /** What came back. */
  readonly entropy: number;
  readonly now: number;
  /** What is drawn, if it is. */
  readonly firstDraw: number;
  readonly secondDraw: number;
}

export type Way = 'walk' | 'recycle' | 'fresh' | 'explore' | 'frozen' | 'frozen_empty';

export interface Picked {
  readonly entropy: number;
  readonly way: Way;
}

/** What a walk goes by. */
export interface WalkSeen {
  readonly index: number;
  readonly order: number;
  /** The number of the order. */
  readonly turn: number;
  readonly penalties: Uint8Array;
}

/** Entropy values that wait to be used again with `mixed`; more are let go. */
export const MOST_KEPT = 128;

/** Orders have numbers below this. */
const TURNS = 8;

const MOST = 15;

export class PathContext {
  readonly #settings: PathSettings;
  readonly ring: HardwareRing;
  readonly penalties: Uint8Array;
  readonly kept: number[] = [];
  index = 0;
  order = 0;
  turn = 0;
  upper = 0;

  constructor(settings: PathSettings) {
    this.#settings = settings;
    this.penalties = new Uint8Array(settings.paths);
    this.ring = new HardwareRing(settings.freeze);
  }

  get #lastPath(): number {
    return this.#settings.paths - 1;
  }

  /** Takes an event; the walk goes by `seen`. What a `pick` gets. */
  take(event: PathEventOf, seen: WalkSeen = this): Picked | undefined {
    if (event.kind === 'start') return this.#start(event);
    if (event.kind === 'pick') return this.#pick(event, seen);
    const path = event.entropy & this.#lastPath;
    const { scheme } = this.#settings;
    const isGood = event.kind === 'good';
    this.ring.hear(event.kind, path, event.now);
    if (scheme === 'mixed' && isGood && this.kept.length < MOST_KEPT) this.kept.push(path);
    if (this.#hasPenalties && !isGood) this.#charge(path, chargeOf[event.kind]);
    return undefined;
  }

  get #hasPenalties(): boolean {
    return this.#settings.scheme === 'bitmap' || this.#settings.scheme === 'mixed';
  }

  #charge(path: number, charge: number): void {
    this.penalties[path] = Math.min(this.penalties[path]! + charge, MOST);
  }

  #start({ firstDraw, secondDraw }: PathEventOf): undefined {
    this.ring.clear();
    this.kept.length = 0;
    this.penalties.fill(0);
    this.index = 0;
    this.order = firstDraw & this.#lastPath;
    this.turn = (this.turn + 1) % TURNS;
    this.upper = secondDraw & ~this.#lastPath & 0xffff;
  }

  #pick(event: PathEventOf, seen: WalkSeen): Picked {
    const { scheme } = this.#settings;
    const ring = this.ring.choose();
    if (scheme === 'reps') {
      return this.#picked(ring.path ?? event.firstDraw & this.#lastPath, ring.way);
    }
    const again = scheme === 'mixed' ? this.kept.shift() : undefined;
    if (again !== undefined) return this.#picked(again, 'recycle');
    return this.#picked(this.#walk(event, seen), 'walk');
  }

  #picked(path: number, way: Way): Picked {
    return { entropy: path | this.upper, way };
  }

  /** A step of the walk, to the path that it takes. */
  #walk({ firstDraw, secondDraw }: PathEventOf, seen: WalkSeen): number {
    const { paths } = this.#settings;
    const passed = this.index ^ this.order;
    const isOld = seen.turn !== this.turn;
    let turns = false;
    const isFree = (path: number): boolean => isOld || seen.penalties[path] === 0;
    let draws = [firstDraw, secondDraw].map((draw) => draw & this.#lastPath);
    let at = this.index;
    while (at < paths && !isFree(at ^ this.order)) at += 1;
    if (at === paths) {
      // On in another order. The place where the walk was may have lost its last penalty.
      const [order, ...others] = draws as [number, ...number[]];
      draws = others;
      const first = seen.index ^ seen.order;
      const isFreeLater = (path: number): boolean =>
        seen.penalties[path] === 0 || (path === first && seen.penalties[path] === 1);
      at = 0;
      while (at < this.index && !isFreeLater(at ^ order)) at += 1;
      this.order = order;
      turns = true;
    }
    const path = at ^ this.order;
    this.index = at + 1;
    if (this.index === paths) {
      this.index = 0;
      this.order = draws[0]!;
      turns = true;
    }
    if (turns) this.turn = (this.turn + 1) % TURNS;
    if (this.#hasPenalties && this.penalties[passed]! > 0) this.penalties[passed]! -= 1;
    return path;
  }
}

const chargeOf = { ecn: penaltyOf.ECN, nack: penaltyOf.NACK, timeout: penaltyOf.TIMEOUT } as const;
