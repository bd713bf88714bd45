/** What can be run on the queues of the SEND space. */
import { matchQueuesName } from '../../../../../rtl-gen/uet/ses/match-queues/match-queues.ts';
import { matchQueuesSizes } from '../../../../../rtl-gen/uet/ses/queue-designs.ts';
import { type BlockTests, type Body, testsOfEach } from '../../test-kit.ts';
import { MatchStimulus } from '../matching/match-stimulus.ts';
import { QueueChecker, type QueueSize } from './queue-checker.ts';
import { queueDirected } from './queue-directed.ts';

/** Random commands in each clock, or fewer. */
export const queueProperty =
  (size: QueueSize, clocks: number): Body<void> =>
  async (t) => {
    const checker = t.attach(new QueueChecker(t.dut, size));
    t.attach(new MatchStimulus(t, checker, { resources: size.resources, wildcards: false, depth: 2 * size.places }));
    await t.cycles(clocks);
  };

export const queueTests: BlockTests = testsOfEach(matchQueuesSizes, matchQueuesName, (size) => ({
  property: (clocks) => queueProperty(size, clocks),
  longRun: 10_000,
  directed: queueDirected(size),
}));
