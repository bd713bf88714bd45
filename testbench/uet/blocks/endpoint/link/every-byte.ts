/**
 * Runs that say whether every payload byte arrives once and at its place: two endpoints that write to each other, with
 * any of their options, over lines that damage columns and a network that does all else.
 */
import type { Engine } from '../../../../engine/simulator.ts';
import { badNetwork } from '../pair/bad-network.ts';
import { FailingNetwork } from '../pair/failing-network.ts';
import { badWeather, fairRun, rudAndRod } from '../pair/world-options.ts';
import { optionsOf, type PartName } from './link-parts.ts';
import { runLinkWorld } from './link-world.ts';

const size = 64;

/** What became of frames in the network. */
export const troubles = ['lost', 'acksLost', 'copied', 'corrupted', 'trimmed', 'swallowed'] as const;

export interface ByteRun {
  readonly parts: readonly PartName[];
  readonly seed: number;
  /** Bytes of WRITEs that each of both endpoints sends. */
  readonly bytes: number;
}

export interface ByteRunResult {
  readonly messages: number;
  readonly bytes: number;
  readonly bytesWrong: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly clocks: number;
  /** Columns of the lines that were damaged. */
  readonly damaged: number;
  readonly seen: Readonly<Record<(typeof troubles)[number], number>>;
}

/** Probability of each trouble: often enough to come in each run, and seldom enough for long runs to get on. */
const weather = { ...badWeather(0.004), copies: 0.004, corrupted: 0.004, trimmed: 0.006 } as const;
const errors = 0.0002;
/** The link fails: nothing gets through for 1,500 clocks of each 40,000, from early in a run on. */
const failure = { period: 40_000, at: 2_000, clocks: 1_500 } as const;

/**
 * A run to its end, which follows from its seed. Throws where a message is not completed once at both ends, and where a
 * check of a design fails.
 */
export async function runBytes(engine: Engine, { parts, seed, bytes }: ByteRun): Promise<ByteRunResult> {
  const build = optionsOf(parts);
  const options = fairRun(build, {
    seed,
    bytes,
    lengths: [1, 64, 4096, 16_384, 65_536],
    tuples: rudAndRod,
    sends: 10,
    refused: 2,
    decodes: false,
    network: (ends, random) =>
      new FailingNetwork(badNetwork({ wire: build.rx.wire, size, weather }, ends, random), failure),
    willing: { place: 0.98, completion: 0.5, line: 1, send: 1 },
  });
  const { world, damaged } = await runLinkWorld(engine, build, 2, options, { errors, startsAlike: true });
  const { seen } = world.network;
  const result = world.result();
  return {
    ...result,
    damaged,
    seen: Object.fromEntries(troubles.map((name) => [name, seen[name]!])) as ByteRunResult['seen'],
  };
}
