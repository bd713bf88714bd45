/** What ordered matching promises, step by step; S09 and others are those of the scenarios in ses/scenarios.json. */
import assert from 'node:assert/strict';
import { type NamedTest, namedWith } from '../../../../design-tests/named-test.ts';
import { jobTests } from './job-directed.ts';
import { briefly, MatchDesk } from './match-desk.ts';
import { multiTests } from './multi-directed.ts';
import { OrderedChecker } from './ordered-checker.ts';
import type { OrderedSize } from './ordered-property.ts';
import { resetSteps } from './reset-directed.ts';
import { arrive, cancel, post } from './some-command.ts';

const ALL = 2n ** 64n - 1n;

/** As many as a bench of the emitted Verilog has time for. */
const rounds = (nodes: number): number => (nodes <= 64 ? 8 : 2);

export function orderedDirected({ nodes, resources, jobs = false, multi = false }: OrderedSize): readonly NamedTest[] {
  const named = namedWith((t) => new MatchDesk(t, new OrderedChecker(t.dut, nodes, true)));
  return [
    ...(jobs ? jobTests(named) : []),
    ...(multi ? multiTests(named) : []),
    named('the first receive that fits wins, a wildcard before a later exact one (S09)', async (desk) => {
      await desk.give(post({ tag: 0x10n, ignoreBits: 0xfn, wrId: 1 }), post({ tag: 0x12n, wrId: 2 }));
      const results = await desk.give(arrive({ tag: 0x12n, messageId: 11 }), arrive({ tag: 0x12n, messageId: 12 }));
      assert.deepEqual(briefly(results), ['receive 1, message 11', 'receive 2, message 12']);
      assert.deepEqual(
        results.map(({ returnCode, list }) => [returnCode, list]),
        [
          [1, 0],
          [1, 0],
        ],
      );
    }),
    named('an exact receive before a later wildcard', async (desk) => {
      await desk.give(post({ tag: 0x12n, wrId: 1 }), post({ tag: 0x10n, ignoreBits: 0xfn, wrId: 2 }));
      const results = await desk.give(arrive({ tag: 0x12n }), arrive({ tag: 0x12n }), arrive({ tag: 0x12n }));
      assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1', 'stored']);
      assert.deepEqual([results[2]!.returnCode, results[2]!.list], [1, 1]);
    }),
    named('each bit of a tag counts, but where the receive ignores it', async (desk) => {
      for (let bit = 0n; bit < 64n; bit++) {
        const [one, tag] = [1n << bit, 0x5a5a_5a5a_5a5a_5a5an];
        await desk.give(post({ tag, wrId: 1 }), post({ tag, ignoreBits: one, wrId: 2 }));
        const results = await desk.give(
          arrive({ tag: tag ^ one }),
          arrive({ tag: tag ^ one, keep: false }),
          arrive({ tag }),
        );
        assert.deepEqual(briefly(results), ['receive 2, message 1', 'refused', 'receive 1, message 1']);
      }
    }),
    named('a receive takes messages of its initiator alone, or of any (S08)', async (desk) => {
      await desk.give(post({ initiator: 17, wrId: 1 }), post({ anyInitiator: true, wrId: 2 }));
      const results = await desk.give(arrive({ initiator: 34 }), arrive({ initiator: 17 }), arrive({ initiator: 34 }));
      assert.deepEqual(briefly(results), ['receive 2, message 1', 'receive 1, message 1', 'stored']);
    }),
    named('a receive that is taken back is found no more (S42)', async (desk) => {
      await desk.give(post({ wrId: 1 }), post({ wrId: 2 }), post({ wrId: 3 }));
      const results = await desk.give(cancel({ wrId: 2, tag: 0n }), cancel({ wrId: 2 }), cancel({ wrId: 1 }));
      assert.deepEqual(
        results.map(({ outcome, place }) => [outcome, place.wrId]),
        [
          ['matched', 2],
          ['absent', 2],
          ['matched', 1],
        ],
      );
      const others = await desk.give(arrive({ messageId: 7 }), cancel({ wrId: 3 }), arrive({ keep: false }));
      assert.deepEqual(briefly(others), ['receive 3, message 7', 'absent', 'refused']);
    }),
    named('a receive takes the unexpected message that came first, and with it its tag', async (desk) => {
      await desk.give(...[0x21n, 0x12n, 0x13n, 0x12n].map((tag, i) => arrive({ tag, messageId: i + 1, initiator: i })));
      const results = await desk.give(
        post({ tag: 0x10n, ignoreBits: 0xfn, anyInitiator: true, wrId: 1 }),
        post({ tag: 0x10n, ignoreBits: 0xfn, initiator: 3, wrId: 2 }),
        post({ tag: 0x21n, initiator: 1, wrId: 3 }),
        post({ tag: 0n, ignoreBits: ALL, anyInitiator: true, wrId: 4 }),
      );
      assert.deepEqual(briefly(results), [
        'receive 1, message 2',
        'receive 2, message 4',
        'stored',
        'receive 4, message 1',
      ]);
      assert.deepEqual(results[0]!.tag, { matchBits: 0x12n, initiator: 1 });
    }),
    named('a message that is not to be kept is refused with NO_MATCH, and leaves nothing', async (desk) => {
      const [refused, stored] = await desk.give(arrive({ keep: false }), post());
      assert.deepEqual([refused!.outcome, refused!.returnCode, refused!.list], ['refused', 5, 0]);
      assert.equal(stored!.outcome, 'stored');
    }),
    named('resources have lists of their own', async (desk) => {
      const last = resources - 1;
      await desk.give(post({ resource: 0, wrId: 1 }), arrive({ resource: last, messageId: 9, tag: 5n }));
      const results = await desk.give(
        arrive({ resource: last, messageId: 2 }),
        post({ resource: 0, tag: 5n, wrId: 3 }),
        arrive({ resource: 0, messageId: 4 }),
        post({ resource: last, tag: 5n, wrId: 5 }),
      );
      assert.deepEqual(briefly(results), ['stored', 'stored', 'receive 1, message 4', 'receive 5, message 9']);
    }),
    named('from any place in a list, and what is posted after that comes last', async (desk) => {
      for (const place of [0, 1, 2]) {
        const tags = [1n, 2n, 3n];
        await desk.give(...tags.map((tag, i) => post({ tag, wrId: i + 1 })));
        await desk.give(arrive({ tag: tags[place]! }), post({ tag: 4n, wrId: 4 }));
        const rest = [...tags.filter((_, i) => i !== place), 4n];
        const found = await desk.give(...rest.map(() => arrive({ tag: 0n })), post({ tag: 9n, wrId: 9 }));
        assert.ok(found.every(({ outcome }) => outcome === 'stored'));
        const order = await desk.give(...rest.map((tag) => arrive({ tag })), cancel({ wrId: 9 }));
        assert.deepEqual(
          order.map(({ outcome }) => outcome),
          ['matched', 'matched', 'matched', 'matched'],
        );
        await desk.give(...rest.map(() => post({ tag: 0n })));
      }
    }),
    named('full: refused, and room again for as many as have left', async (desk) => {
      const all = Array.from({ length: nodes }, (_, i) => i);
      await desk.give(...all.map((i) => post({ resource: i % resources, wrId: i })));
      const refused = await desk.give(post({ wrId: 1 }), arrive({ tag: 1n }));
      assert.deepEqual(
        refused.map(({ outcome, returnCode }) => [outcome, returnCode]),
        [
          ['refused', 1],
          ['refused', 5],
        ],
      );
      await desk.give(cancel({ wrId: 1 }), arrive({ resource: 0 }));
      const again = await desk.give(arrive({ tag: 1n, messageId: 3 }), post({ tag: 2n }), post({ tag: 3n }));
      assert.deepEqual(briefly(again), ['stored', 'stored', 'refused']);
      const matched = await desk.give(...all.map((i) => arrive({ resource: i % resources, keep: false })));
      assert.equal(matched.filter(({ outcome }) => outcome === 'matched').length, nodes - 2);
    }),
    named('all nodes are taken and given back, in one order and another, and taken again', async (desk, t) => {
      const all = Array.from({ length: nodes }, (_, i) => i);
      for (let round = 0; round < rounds(nodes); round++) {
        const stored = await desk.give(...all.map((i) => post({ resource: i % resources, wrId: i })));
        assert.ok(stored.every(({ outcome }) => outcome === 'stored'));
        const given = all.map((i) => arrive({ resource: (i * (2 * round + 1) + round) % resources, keep: false }));
        const matched = await desk.give(...given);
        assert.ok(matched.every(({ outcome }) => outcome === 'matched'));
        await t.cycles(round);
      }
    }),
    {
      name: 'a reset in the middle of commands leaves nothing',
      body: resetSteps({ resources, nodes, clears: 2 * resources }),
    },
  ];
}
