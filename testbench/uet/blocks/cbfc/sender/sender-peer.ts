/** The far end of a link in software: a receiver that frees what comes, over a wire that loses, repeats and spoils. */
import type { Random } from '../../../../../support/random.ts';
import { addCredits, creditsBetween, shortFreed } from '../../../golden/cbfc/credits.ts';
import type { FreedEntry } from '../../../golden/cbfc/sender-types.ts';
import type { TakenGrant } from './sender-checker.ts';

export interface PeerOptions {
  readonly vcs: number;
  readonly random: Random;
  /** Probabilities of a frame that is lost, and of a CF_Update that is lost, comes twice, or has a wrong bit. */
  readonly frameLoss?: number;
  readonly updateLoss?: number;
  readonly updateTwice?: number;
  readonly updateSpoilt?: number;
  /** Clocks from a grant to the credit that comes back for it, at most. */
  readonly delay: number;
}

/** Counts as a receiver does, and says in each clock what CF_Update comes, if one does. */
export class SenderPeer {
  readonly #options: PeerOptions;
  readonly #consumed: number[];
  readonly #freed: number[];
  readonly #arriving: { readonly at: number; readonly taken: TakenGrant }[] = [];
  readonly #leaving: { readonly at: number; readonly vc: number; readonly cost: number; readonly epoch: number }[] = [];
  readonly #epochs: number[];
  #next = 0;
  #again: readonly [FreedEntry, FreedEntry] | undefined;

  constructor(options: PeerOptions) {
    this.#options = options;
    const zeros = () => Array.from({ length: options.vcs }, () => 0);
    [this.#consumed, this.#freed, this.#epochs] = [zeros(), zeros(), zeros()];
  }

  granted(taken: TakenGrant): void {
    this.#arriving.push({ at: taken.cycle + this.#options.delay, taken });
  }

  /** Whether the sender counts from where the peer does; where it has started again, so does the peer. */
  #follows(vc: number, epoch: number): boolean {
    if (epoch > this.#epochs[vc]!) {
      this.#epochs[vc] = epoch;
      this.#consumed[vc] = 0;
      this.#freed[vc] = 0;
    }
    return epoch === this.#epochs[vc];
  }

  /** What becomes of one clock. */
  clock(cycle: number): void {
    const { random, frameLoss = 0, delay } = this.#options;
    for (; this.#arriving.length > 0 && this.#arriving[0]!.at <= cycle; this.#arriving.shift()) {
      const { grant, update } = this.#arriving[0]!.taken;
      if (grant.kind === 'frame') {
        const { vc, epoch, charged, cost } = grant;
        if (!charged || !this.#follows(vc, epoch) || random.chance(frameLoss)) continue;
        this.#consumed[vc] = addCredits(this.#consumed[vc]!, cost);
        this.#leaving.push({ at: cycle + random.int(0, delay), vc, cost, epoch });
      } else {
        update?.consumed.forEach((count, i) => {
          const vc = 16 * update.half + i;
          if (vc >= this.#options.vcs || !this.#follows(vc, update.epochs[i]!)) return;
          const lost = creditsBetween(this.#consumed[vc]!, count);
          this.#freed[vc] = addCredits(this.#freed[vc]!, lost);
          this.#consumed[vc] = count;
        });
      }
    }
    for (let i = 0; i < this.#leaving.length; ) {
      const { at, vc, cost, epoch } = this.#leaving[i]!;
      if (at > cycle) i++;
      else {
        if (epoch === this.#epochs[vc]) this.#freed[vc] = addCredits(this.#freed[vc]!, cost);
        this.#leaving[i] = this.#leaving.at(-1)!;
        this.#leaving.pop();
      }
    }
  }

  /** The next CF_Update as it comes out of the wire, if it does. */
  update(): readonly [FreedEntry, FreedEntry] | undefined {
    const { vcs, random, updateLoss = 0, updateTwice = 0, updateSpoilt = 0 } = this.#options;
    const again = this.#again;
    this.#again = undefined;
    if (again !== undefined) return again;
    const first = this.#next;
    const second = random.chance(0.2) ? first : (first + 1) % vcs;
    this.#next = (second + 1) % vcs;
    const entry = (vc: number): FreedEntry => ({ vc, count: shortFreed(this.#freed[vc]!) });
    const both = [entry(first), entry(second)] as const;
    if (random.chance(updateLoss)) return undefined;
    if (random.chance(updateTwice)) this.#again = both;
    if (!random.chance(updateSpoilt)) return both;
    const { vc, count } = both[0];
    const spoilt = random.chance(0.3)
      ? { vc: vc ^ (1 << random.below(5)), count }
      : { vc, count: count ^ (1 << random.below(15)) };
    return random.chance(0.5) ? [spoilt, both[1]] : [both[1], spoilt];
  }
}
