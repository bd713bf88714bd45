/** What the queues of the SEND space promise, step by step. */
import assert from 'node:assert/strict';
import { type NamedTest, namedWith } from '../../../../design-tests/named-test.ts';
import { briefly, MatchDesk } from '../matching/match-desk.ts';
import { arrive, cancel, post } from '../matching/some-command.ts';
import { QueueChecker, type QueueSize } from './queue-checker.ts';

export function queueDirected(size: QueueSize): readonly NamedTest[] {
  const named = namedWith((t) => new MatchDesk(t, new QueueChecker(t.dut, size)));
  return [
    named('receives go to messages in the order of posting, whatever their tags', async (desk) => {
      await desk.give(post({ wrId: 1, tag: 5n }), post({ wrId: 2, tag: 6n }));
      const results = await desk.give(arrive({ tag: 6n }), arrive({ tag: 9n }), arrive({ keep: false }));
      assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1', 'refused']);
    }),
    named(
      'messages that wait go to receives in the order of arrival, and a receive that is taken back is the oldest',
      async (desk) => {
        const kept = await desk.give(arrive(), arrive());
        assert.deepEqual(
          kept.map(({ outcome, list }) => [outcome, list]),
          [
            ['stored', 1],
            ['stored', 1],
          ],
        );
        const results = await desk.give(
          ...[cancel({ wrId: 1 }), post({ wrId: 1 }), post({ wrId: 2 }), post({ wrId: 3 })],
          ...[cancel({ wrId: 9 }), cancel({ wrId: 9 })],
        );
        assert.deepEqual(briefly(results), [
          ...['absent', 'receive 1, message 1', 'receive 2, message 1', 'stored'],
          ...['receive 3, message 1', 'absent'],
        ]);
      },
    ),
    named('a full queue refuses the next one, and takes it when one has left', async (desk) => {
      for (const one of [post, arrive]) {
        const all = await desk.give(...Array.from({ length: size.places + 1 }, () => one()));
        assert.equal(all.filter(({ outcome }) => outcome === 'stored').length, size.places);
        assert.equal(all.at(-1)!.outcome, 'refused');
        const other = one === post ? arrive : post;
        const results = await desk.give(other(), one(), one());
        assert.deepEqual(
          results.map(({ outcome }) => outcome),
          ['matched', 'stored', 'refused'],
        );
        await desk.give(...Array.from({ length: size.places }, () => other()));
      }
    }),
  ];
}
