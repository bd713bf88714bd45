/** Random traffic for the sender, over a link with faults, under settings that change. */

import type { CommandKind } from '../../../golden/cbfc/sender-types.ts';
import type { Agent, Random } from '../../test-kit.ts';
import type { SenderBench } from './sender-bench.ts';
import type { SenderPeer } from './sender-peer.ts';

export interface StimulusOptions {
  readonly vcs: number;
  readonly random: Random;
  readonly bench: SenderBench;
  readonly peer: SenderPeer;
  /** Clocks between two changes of the settings or of a channel, about. */
  readonly changes: number;
}

/**
 * Keeps the sender supplied: frames of all channels or a few, short, long or mixed; a CF_Update in many clocks; every
 * now and then other limits, modes, weights, another way of counting (while nothing waits), faults, holds and channels
 * that are brought up again.
 */
export class SenderStimulus implements Agent {
  readonly #o: StimulusOptions;
  #cycle = 0;
  #channels: readonly number[] = [0];
  #longest = 64;
  #shortest = 64;
  #updates = 0.5;
  /** Clocks until a fault, and a hold of CC_Updates, is over. */
  #fault = 0;
  #hold = 0;
  readonly #lossless = new Set<number>();

  constructor(options: StimulusOptions) {
    this.#o = options;
    const { vcs, bench, random } = options;
    for (let vc = 0; vc < vcs; vc++) {
      this.#tell('limit', vc, this.#limit());
      this.#tell('reserved', vc, random.below(100));
      this.#tell('weight', vc, random.pick([0, 1, 5, 40, 300, 1000]));
      if (random.chance(0.9)) this.#tell('lossless', vc);
      this.#tell('enable', vc);
    }
    bench.set({ updates: { period: random.pick([0, 1, 7, 40]), clocks: random.pick([0, 1, 3]) } });
    this.#traffic();
  }

  drive(): void {
    const { random, bench, peer, vcs, changes } = this.#o;
    const cycle = this.#cycle++;
    peer.clock(bench.checker.clocks);
    if (random.chance(1 / changes)) this.#change();
    if (random.chance(4 / changes)) this.#traffic();
    if (cycle > 8) {
      // Mostly for channels that take one, as one that is stuck holds up all after it.
      const { room } = bench.checker.model;
      const open = random.chance(0.01) ? this.#channels : this.#channels.filter((vc) => room[vc]);
      while (open.length > 0 && bench.queued < 2) {
        const bytes = random.int(this.#shortest, this.#longest);
        bench.send({ vc: random.pick(open), bytes, tag: random.below(2 ** 16) });
      }
    }
    if (--this.#fault === 0) bench.set({ link_fault: 0 });
    if (--this.#hold === 0) bench.set({ hold_update: 0 });
    if (random.chance(this.#updates)) {
      const update = peer.update();
      if (update !== undefined) bench.freed(...update);
    }
    bench.set({ status_vc: random.below(vcs), force_update: Number(random.chance(0.002)) });
  }

  #tell(kind: CommandKind, vc: number, value?: number): void {
    this.#o.bench.command(kind, vc, value);
    if (kind === 'lossless') this.#lossless.add(vc);
    if (kind === 'best_effort') this.#lossless.delete(vc);
  }

  #limit(): number {
    const { random } = this.#o;
    return random.pick([
      random.below(20),
      random.int(10, 200),
      random.int(300, 3000),
      2 ** 19 - 1,
      random.below(2 ** 19),
    ]);
  }

  #traffic(): void {
    const { random, vcs } = this.#o;
    const all = Array.from({ length: vcs }, (_, i) => i);
    this.#channels = random.pick([all, all, [random.below(vcs)], random.shuffle(all).slice(0, 2)]);
    [this.#shortest, this.#longest] = random.pick([
      [64, 64],
      [60, 300],
      [64, 1518],
      [1, 10_240],
      [9000, 16_383],
    ] as const);
    this.#updates = random.pick([1, 1, 0.5, 0.1, 0.01]);
  }

  #change(): void {
    const { random, bench, vcs } = this.#o;
    const vc = random.below(vcs);
    const what = random.below(16);
    if (what < 3) this.#tell('limit', vc, this.#limit());
    else if (what < 5)
      this.#tell(
        'reserved',
        vc,
        random.pick([0, random.below(100), random.below(100), random.below(2 ** 12), random.below(2 ** 20)]),
      );
    else if (what === 5) this.#tell('weight', vc, random.pick([0, 1, 5, 40, 300, 1000, 2 ** 16 - 1]));
    else if (what === 6) this.#tell(this.#lossless.has(vc) && random.chance(0.5) ? 'best_effort' : 'lossless', vc);
    else if (what === 7) {
      this.#tell('disable', vc);
      if (random.chance(0.7)) this.#tell('zero', vc);
      this.#tell('enable', vc);
    } else if (what === 8) this.#tell('restart_most', vc);
    else if (what === 9 && this.#fault <= 0) {
      bench.set({ link_fault: 1, settings: { on_fault: random.below(3) } });
      this.#fault = random.int(1, 30);
    } else if (what === 10) {
      bench.set({ hold_update: 1 });
      this.#hold = random.int(1, 200);
    } else if (what === 11)
      bench.set({ updates: { period: random.pick([0, 1, 7, 40, 200]), clocks: random.pick([0, 1, 3, 20]) } });
    else this.#settings();
  }

  #settings(): void {
    const { random, bench } = this.#o;
    const largestFrame = random.pick([0, 3, random.int(1, 12), random.int(1, 60), 330, 1023]);
    const limits = [random.int(20, 300), random.int(300, 3000), random.int(3000, 30_000), 2 ** 20 - 1];
    bench.set({
      settings: {
        mode: random.below(3),
        // Also just about what frames of that cost need for passing one after the other.
        limit: random.chance(0.3) ? 8 * largestFrame + random.below(3) : random.pick(limits),
        largest_frame: largestFrame,
        alpha: random.pick([0, 1, 2, 5, 7, 9, 10, 13, 15]),
        weighted: random.below(2),
      },
    });
  }
}
