/** Receives for one job alone, at whichever engine of matching. */
import { assert, type NamedTest } from '../../test-kit.ts';
import { briefly, type NamedMatch } from './match-desk.ts';
import { arrive, cancel, post } from './some-command.ts';

const of = (jobId: number) => ({ restricts: false, jobId });
const only = (jobId: number) => ({ restricts: true, jobId });

export const jobTests = (named: NamedMatch): readonly NamedTest[] => [
  named(
    'a message of another job finds the receive and is refused with PERM_VIOLATION, and the receive stays (S18)',
    async (desk) => {
      await desk.give(post({ wrId: 1, job: only(0xabcd) }), post({ wrId: 2, job: of(0) }));
      for (let bit = 0; bit < 24; bit++) {
        const [refused] = await desk.give(arrive({ job: of(0xabcd ^ (1 << bit)), keep: bit % 2 === 0 }));
        assert.deepEqual([refused!.outcome, refused!.returnCode, refused!.list], ['refused', 23, 0]);
      }
      const results = await desk.give(arrive({ job: of(0xabcd) }), arrive({ job: of(7) }), arrive({ keep: false }));
      assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1', 'refused']);
      assert.equal(results[2]!.returnCode, 5);
    },
  ),
  named('a receive passes over messages of other jobs, and one of any job takes the first', async (desk) => {
    await desk.give(...[7, 8, 7].map((job, i) => arrive({ messageId: i + 1, job: of(job) })));
    const results = await desk.give(
      ...[post({ wrId: 1, job: only(8) }), post({ wrId: 2, job: of(8) }), post({ wrId: 3, job: only(9) })],
      ...[post({ wrId: 4, job: only(7) }), arrive({ messageId: 4, job: of(9) })],
    );
    assert.deepEqual(briefly(results), [
      ...['receive 1, message 2', 'receive 2, message 1', 'stored', 'receive 4, message 3', 'receive 3, message 4'],
    ]);
  }),
  named('a receive for one job is taken back, whatever job the command names', async (desk) => {
    await desk.give(post({ wrId: 1, job: only(7) }));
    const results = await desk.give(cancel({ wrId: 1, job: only(8) }), arrive({ job: of(8), keep: false }));
    assert.deepEqual(briefly(results), ['receive 1, message 1', 'refused']);
    assert.equal(results[1]!.returnCode, 5);
  }),
];
