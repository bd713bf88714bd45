/** What exact matching promises, step by step; S08 and others are those of the scenarios in ses/scenarios.json. */
import { assert, type NamedTest, type TestContext } from '../../test-kit.ts';
import { ExactChecker, type ExactSize, setsOf } from './exact-checker.ts';
import { waySteps } from './exact-ways.ts';
import { jobTests } from './job-directed.ts';
import { briefly, MatchDesk } from './match-desk.ts';
import type { Command } from './match-ports.ts';
import { resetSteps } from './reset-directed.ts';
import { arrive, cancel, post } from './some-command.ts';

export function exactDirected(size: ExactSize): readonly NamedTest[] {
  const { sets, ways, resources } = size;
  const named = (
    name: string,
    steps: (desk: MatchDesk, checker: ExactChecker, t: TestContext) => Promise<void>,
  ): NamedTest => ({
    name,
    body: async (t) => {
      const checker = new ExactChecker(t.dut, size, true);
      await steps(new MatchDesk(t, checker), checker, t);
    },
  });
  return [
    ...(size.jobs === true ? jobTests(named) : []),
    ...waySteps(size).map(([name, steps]) => named(name, steps)),
    {
      name: 'a reset in the middle of commands leaves nothing',
      body: resetSteps({ resources, clears: sets }),
    },
    named('a receive takes messages of its initiator alone, or of any (S08)', async (desk) => {
      await desk.give(post({ initiator: 17, wrId: 1 }), post({ anyInitiator: true, wrId: 2 }));
      const results = await desk.give(arrive({ initiator: 34 }), arrive({ initiator: 17 }), arrive({ initiator: 34 }));
      assert.deepEqual(briefly(results), ['receive 2, message 1', 'receive 1, message 1', 'stored']);
    }),
    named('of a receive of this initiator and one of any the older', async (desk) => {
      for (const first of [true, false]) {
        await desk.give(post({ anyInitiator: first, wrId: 1 }), post({ anyInitiator: !first, wrId: 2 }));
        const results = await desk.give(arrive(), arrive(), arrive({ keep: false }));
        assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1', 'refused']);
      }
    }),
    named('also where the numbers of receives go round', async (desk) => {
      for (let round = 0; round < 150; round++) {
        const first = round % 2 === 0;
        await desk.give(post({ anyInitiator: first, wrId: 1 }), post({ anyInitiator: !first, wrId: 2 }));
        const results = await desk.give(arrive(), arrive());
        assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1']);
      }
    }),
    named('receives of one key in the order in which they were posted', async (desk) => {
      const all = Array.from({ length: ways }, (_, i) => i + 1);
      await desk.give(...all.map((wrId) => post({ wrId })));
      const [refused, taken] = await desk.give(post({ wrId: 99 }), cancel({ wrId: 2 }));
      assert.deepEqual([refused!.outcome, taken!.outcome], ['refused', 'matched']);
      await desk.give(post({ wrId: 50 }));
      const found = await desk.give(...all.map(() => arrive()));
      assert.deepEqual(
        found.map(({ place }) => place.wrId),
        [...all.filter((wrId) => wrId !== 2), 50],
      );
    }),
    named('a receive that is taken back is found no more, and only by its key (S42)', async (desk) => {
      await desk.give(post({ wrId: 1 }), post({ wrId: 2, anyInitiator: true }));
      const results = await desk.give(
        ...[cancel({ wrId: 1, anyInitiator: true }), cancel({ wrId: 1, tag: 3n }), cancel({ wrId: 3 })],
        ...[cancel({ wrId: 1 }), cancel({ wrId: 2, anyInitiator: true }), arrive({ keep: false })],
      );
      assert.deepEqual(
        results.map(({ outcome }) => outcome),
        ['absent', 'absent', 'absent', 'matched', 'matched', 'refused'],
      );
    }),
    named('unexpected messages of one tag in the order in which they came', async (desk) => {
      await desk.give(...[1, 2, 1].map((initiator, i) => arrive({ initiator, messageId: i + 1 })));
      const results = await desk.give(
        post({ initiator: 2, wrId: 1 }),
        post({ anyInitiator: true, wrId: 2 }),
        post({ initiator: 2, wrId: 3 }),
        post({ initiator: 1, wrId: 4 }),
      );
      assert.deepEqual(briefly(results), [
        ...['receive 1, message 2', 'receive 2, message 1', 'stored', 'receive 4, message 3'],
      ]);
      assert.deepEqual(results[1]!.tag, { matchBits: 0xan, initiator: 1 });
    }),
    named('a set that is full refuses messages with NO_MATCH', async (desk) => {
      const messages = Array.from({ length: ways + 1 }, (_, i) => arrive({ messageId: i }));
      const results = await desk.give(...messages);
      assert.deepEqual(
        results.map(({ outcome, returnCode, list }) => [outcome, returnCode, list]),
        messages.map((_, i) => (i < ways ? ['stored', 1, 1] : ['refused', 5, 0])),
      );
    }),
    named('resources do not see each other', async (desk) => {
      await desk.give(post({ resource: 0, wrId: 1 }));
      const results = await desk.give(arrive({ resource: resources - 1 }), arrive({ resource: 0, messageId: 2 }));
      assert.deepEqual(briefly(results), ['stored', 'receive 1, message 2']);
    }),
    named('a command a clock where no two have a set in common', async (desk, checker) => {
      const apart: Command[] = [];
      for (let tag = 0n; apart.length < Math.min(sets, 32); tag++) {
        const command = arrive({ tag, messageId: Number(tag) % 2 ** 16, keep: false });
        const own = setsOf(command, size);
        const isApart = apart.every((other) => {
          const { specific, any } = setsOf(other, size);
          return specific !== own.specific && any !== own.any;
        });
        if (isApart || tag > 10_000n) apart.push(command);
      }
      await desk.give(...apart.map((one) => ({ ...one, kind: 'post' as const })));
      const before = { clock: checker.clock, waited: checker.waited };
      const results = await desk.give(...apart);
      assert.ok(results.every(({ outcome }) => outcome === 'matched'));
      if (sets >= 32) {
        assert.equal(checker.waited, before.waited);
        // The last result is out 8 clocks after its command, and seen a clock later.
        assert.ok(checker.clock - before.clock <= apart.length + 10, `${checker.clock - before.clock} clocks`);
      }
    }),
  ];
}
