/** The registers of DCQCN for a link: one function of its rate, for software, designs and tests. */
import { sweepClocks } from './dcqcn-clocks.ts';

/** What a link is, and what paces it. */
export interface PacedLink {
  /** In bit/s. */
  readonly linkRate: number;
  /** A clock, which is the unit of times too, in ns. */
  readonly tick: number;
  /** Contexts of the design: its sweep is the longer the more there are. */
  readonly contexts: number;
}

/**
 * The registers, by name. Times, gain, stages and additive increase are those of the paper, the latter at 40 Gb/s and
 * in proportion above; hyper increase is five times as much, and the least rate 1/1000 of the link (cms.md 9.1).
 */
export function dcqcnDefaults({ linkRate, tick, contexts }: PacedLink) {
  const ticks = (microseconds: number): number => Math.round((microseconds * 1000) / tick);
  const additive = Math.round(linkRate / 1000);
  const sweep = sweepClocks(contexts) * tick;
  const bytes = (2 ** 14 / 8e9) * sweep;
  return {
    linkRate,
    leastRate: Math.round(linkRate / 1000),
    additive,
    hyper: 5 * additive,
    alphaTime: ticks(55),
    decreaseTime: ticks(50),
    rateTime: ticks(55),
    fastStages: 5,
    clampsTarget: true,
    gainShift: 8,
    pace: Math.round(bytes * 2 ** 22),
    // Two sweeps at the rate of the link, and a packet.
    burst: Math.ceil((2 * sweep * linkRate) / 8e9) + 9216,
  };
}
