/** The property run of the receiver: random traffic, every output held against the golden model in every clock. */
import { type Body, bursts, chance, everyNth, type PatternLike } from '../test-kit.ts';
import { ReceiverChecker } from './receiver-checker.ts';
import { configureReceiver, ReceiverStimulus } from './receiver-stimulus.ts';

/** When the CF_Updates are taken. */
const patterns: readonly PatternLike[] = [true, true, chance(0.5), chance(0.1), bursts(30), everyNth(7)];

/** A test of `clocks` clocks with the receiver of `vcs` channels; traffic, settings and faults follow from the seed. */
export function receiverProperty(vcs: number, clocks: number): Body<void> {
  return async (t) => {
    const config = configureReceiver(t, vcs);
    t.sink('cf_update', { ready: t.random.pick(patterns), keep: false });
    t.attach(new ReceiverChecker(t.dut, vcs, config.unit));
    t.attach(new ReceiverStimulus(t, vcs, config));
    await t.cycles(clocks);
  };
}
