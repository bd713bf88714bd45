/** The property run of the sender: random traffic, every output held against the golden model in every clock. */
import { type Body, bursts, chance, type PatternLike } from '../../test-kit.ts';
import { senderBench } from './sender-bench.ts';
import { SenderPeer } from './sender-peer.ts';
import { SenderStimulus } from './sender-stimulus.ts';

/** Patterns of one stream; full rate is as likely as all others together. */
const patterns: readonly PatternLike[] = [true, true, true, chance(0.8), chance(0.3), bursts(30)];

/** A test of `clocks` clocks with a sender of so many channels; traffic, faults and settings follow from the seed. */
export function senderProperty(vcs: number, clocks: number): Body<void> {
  return async (t) => {
    const pick = (): PatternLike => t.random.pick(patterns);
    const random = t.random.fork('stimulus');
    const faulty = random.chance(0.6);
    const peer = new SenderPeer({
      vcs,
      random: t.random.fork('peer'),
      delay: random.pick([1, 20, 100]),
      ...(faulty ? { frameLoss: 0.02, updateLoss: 0.2, updateTwice: 0.1, updateSpoilt: 0.02 } : {}),
    });
    const bench = senderBench(t, {
      vcs,
      enqueue: pick(),
      grant: pick(),
      ccUpdate: pick(),
      onGrant: (taken) => peer.granted(taken),
    });
    // How frames are counted stays, as on a link that is up.
    bench.set({
      settings: {
        unit: { overhead: random.pick([0, 0, 4, 127, -4, -16, -17, -56]), size: random.pick([0, 0, 1, 3, 6]) },
      },
    });
    t.attach(new SenderStimulus({ vcs, random, bench, peer, changes: random.pick([30, 100, 400]) }));
    await t.cycles(clocks);
  };
}
