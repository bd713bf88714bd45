/** What step-by-step tests of the sender are written with. */

import { shortFreed } from '../../../../golden/cbfc/credits.ts';
import { type NamedTest, named, type TestContext } from '../../../test-kit.ts';
import { type SenderBench, senderBench } from '../sender-bench.ts';
import { senderOf, type TakenGrant } from '../sender-checker.ts';

type Steps = (t: TestContext, bench: SenderBench, taken: readonly TakenGrant[]) => Promise<void>;

/** The channel and clock of each frame. */
export const frames = (taken: readonly TakenGrant[]) =>
  taken.flatMap(({ grant, cycle }) => (grant.kind === 'frame' ? [{ ...grant, cycle }] : []));

/** Frames of a channel. */
export const count = (taken: readonly TakenGrant[], vc: number): number =>
  frames(taken).filter((frame) => frame.vc === vc).length;

/** Says that `freed` credits of a channel are free in all. */
export const freed = (bench: SenderBench, vc: number, credits: number): void => {
  const entry = { vc, count: shortFreed(credits) };
  bench.freed(entry, entry);
};

/** A channel is lossless, has that limit, and is enabled. */
export const bringUp = (bench: SenderBench, vc: number, limit: number): void => {
  bench.command('limit', vc, limit);
  bench.command('lossless', vc);
  bench.command('enable', vc);
};

/** The status of the channel `status_vc`. */
export const status = (t: TestContext) => senderOf(t).status.get();

/** What the tests of a sender of so many channels share. */
export const senderSteps = (vcs: number) => ({
  vcs,
  all: Array.from({ length: vcs }, (_, i) => i),
  /** Clocks from each frame to the next. */
  gaps: (taken: readonly TakenGrant[]) =>
    frames(taken).flatMap(({ cycle }, i, list) => (i === 0 ? [] : [cycle - list[i - 1]!.cycle])),
  /** Runs `steps` on a sender whose grants are collected. */
  sender: (name: string, steps: Steps): NamedTest =>
    named(name, async (t) => {
      const taken: TakenGrant[] = [];
      const bench = senderBench(t, { vcs, onGrant: (grant) => taken.push(grant) });
      await t.cycles(4);
      await steps(t, bench, taken);
    }),
});

export type SenderSteps = ReturnType<typeof senderSteps>;
