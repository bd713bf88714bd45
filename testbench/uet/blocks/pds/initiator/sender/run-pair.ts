/** Runs a sender and a target together, each on an engine of its own. */
import assert from 'node:assert/strict';
import { elaborate } from '../../../../../../rtl-gen/hdl/index.ts';
import { targetPolicies } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdsSender } from '../../../../../../rtl-gen/uet/pds/initiator/sender/pds-sender.ts';
import type { SenderSize } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { pdsTarget } from '../../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { resetAll } from '../../../../../engine/reset-all.ts';
import type { Engine, Simulator } from '../../../../../engine/simulator.ts';
import type { PairOptions } from './pair-options.ts';
import { SenderPair } from './sender-pair.ts';

/** The target of a sender: a window as long, and times in units of 40 clocks. */
export const targetOf = ({ contexts, window }: Pick<SenderSize, 'contexts' | 'window'>) =>
  pdsTarget({ ...targetPolicies, contexts: 2 * contexts, window, guaranteedEntries: 1024, clocksPerUnit: 40 });

/** Two engines through their reset. */
export async function makePair(engine: Engine, size: SenderSize, options: PairOptions) {
  const { seed } = options;
  const [sender, target] = await Promise.all([
    engine.create(elaborate(pdsSender(size)), { seed }),
    engine.create(elaborate(targetOf(size)), { seed }),
  ]);
  const both: readonly Simulator[] = [sender, target];
  const pair = new SenderPair(sender, target, size.contexts, options);
  resetAll(both);
  const step = (): void => {
    for (const simulator of both) simulator.step();
  };
  while (!pair.isReady) step();
  return { pair, step, both };
}

/** A run to its end; checks of both designs hold in each clock. */
export async function runPair(engine: Engine, size: SenderSize, options: PairOptions): Promise<SenderPair> {
  const { pair, step, both } = await makePair(engine, size, options);
  while (!pair.isDone) {
    pair.clock();
    step();
    if (pair.isStuck) assert.fail(`no outcome comes any more: ${pair.describe()}`);
    if ((pair.now & 0xfff) === 0) {
      const failures = both.flatMap((simulator) => simulator.takeFailures());
      assert.deepEqual(failures.slice(0, 3), [], 'checks of the design');
    }
  }
  pair.check();
  for (const simulator of both) simulator.dispose();
  return pair;
}
