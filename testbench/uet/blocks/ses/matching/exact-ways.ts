/** What exact matching promises of all ways of a set, and in whichever order their entries come and go. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { ExactChecker, ExactSize } from './exact-checker.ts';
import { briefly, type MatchDesk } from './match-desk.ts';
import type { Command, Result } from './match-ports.ts';
import { arrive, cancel, post } from './some-command.ts';

type Steps = (desk: MatchDesk, checker: ExactChecker, t: TestContext) => Promise<void>;

/** Commands that fill a set, one for each of these numbers, and those that take entries out of it. */
interface Table {
  readonly name: string;
  readonly add: (number: number) => Command;
  readonly take: (number: number) => Command;
  /** The oldest of all. */
  readonly first: () => Command;
  /** The number of what has been taken. */
  readonly taken: (result: Result) => number;
  /** Takes back what `take` has left where it found nothing. */
  readonly undo?: (number: number) => Command;
}

const tables: readonly Table[] = [
  ...[false, true].map((anyInitiator) => ({
    name: anyInitiator ? 'receives of any initiator' : 'receives of one initiator',
    add: (wrId: number) => post({ wrId, anyInitiator }),
    take: (wrId: number) => cancel({ wrId, anyInitiator }),
    first: () => arrive({ keep: false }),
    taken: ({ place }: Result) => place.wrId,
  })),
  {
    name: 'messages',
    add: (number) => arrive({ initiator: number, messageId: number }),
    take: (number) => post({ initiator: number }),
    first: () => post({ anyInitiator: true }),
    taken: ({ header }) => header.messageId,
    undo: (number) => cancel({ initiator: number }),
  },
];

const permutations = (of: readonly number[]): (readonly number[])[] =>
  of.length === 0
    ? [[]]
    : of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));

const only = (jobId: number) => ({ restricts: true, jobId });
const of = (jobId: number) => ({ restricts: false, jobId });

/** In whichever order some are taken out, the others are found in theirs, and those are found no more. */
const inEachOrder =
  (ways: number, { add, take, first, taken, undo }: Table): Steps =>
  async (desk) => {
    let number = 0;
    for (const order of permutations(Array.from({ length: ways }, (_, i) => i)))
      for (let count = 1; count < ways; count++) {
        const numbers = order.map(() => ++number);
        await desk.give(...numbers.map(add));
        const out = order.slice(0, count).map((at) => numbers[at]!);
        const rest = numbers.filter((one) => !out.includes(one));
        assert.deepEqual((await desk.give(...out.map(take))).map(taken), out);
        for (const one of out) {
          assert((await desk.give(take(one)))[0]!.outcome !== 'matched');
          if (undo !== undefined) await desk.give(undo(one));
        }
        const more = out.map(() => ++number);
        await desk.give(...more.map(add));
        const all = [...rest, ...more];
        assert.deepEqual((await desk.give(...all.map(first))).map(taken), all);
      }
  };

/** Each bit of a key, 0 and 1, in each way. */
const byEachBit =
  (ways: number, { resources }: ExactSize): Steps =>
  async (desk) => {
    for (const isSet of [false, true]) {
      const key = {
        resource: isSet ? resources - 1 : 0,
        tag: isSet ? 2n ** 64n - 1n : 0n,
        initiator: isSet ? 2 ** 32 - 1 : 0,
        wrId: isSet ? 2 ** 32 - 1 : 0,
      };
      const each = <T>(one: T): T[] => Array.from({ length: ways }, () => one);
      for (const anyInitiator of [false, true]) {
        const own = { ...key, anyInitiator };
        await desk.give(...each(post(own)));
        for (const { outcome } of await desk.give(...each(arrive(key)))) assert.equal(outcome, 'matched');
        await desk.give(...each(post(own)));
        for (const { outcome } of await desk.give(...each(cancel(own)))) assert.equal(outcome, 'matched');
        await desk.give(...each(arrive(key)));
        for (const { outcome } of await desk.give(...each(post(own)))) assert.equal(outcome, 'matched');
      }
    }
  };

/** Of two receives in whichever ways the older one. */
const ofTheOlder =
  (ways: number): Steps =>
  async (desk) => {
    /** A receive in each of some ways, of which the last stays. */
    const last = async (anyInitiator: boolean, count: number, wrId: number) => {
      for (let i = 1; i <= count; i++) await desk.give(post({ anyInitiator, wrId: i === count ? wrId : 100 + i }));
      for (let i = 1; i < count; i++) await desk.give(cancel({ anyInitiator, wrId: 100 + i }));
    };
    for (let first = 1; first <= ways; first++)
      for (let second = 1; second <= ways; second++)
        for (const anyInitiator of [true, false]) {
          await last(anyInitiator, first, 1);
          await last(!anyInitiator, second, 2);
          const results = await desk.give(arrive(), arrive(), arrive({ keep: false }));
          assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1', 'refused']);
        }
  };

/** Jobs that differ in one bit, of entries in all ways. */
const jobsInAllWays = (ways: number): readonly (readonly [string, Steps])[] => {
  const each = <T>(one: T): T[] => Array.from({ length: ways }, () => one);
  const pairs = Array.from({ length: 24 }, (_, bit) => [
    [0, 1 << bit],
    [1 << bit, 0],
  ]).flat() as [number, number][];
  return [
    ...[false, true].map((anyInitiator): readonly [string, Steps] => [
      `receives of ${anyInitiator ? 'any' : 'one'} initiator for one job, in all ways: each bit of it`,
      async (desk) => {
        for (const [own, other] of pairs) {
          await desk.give(...each(post({ anyInitiator, job: only(own) })));
          const asks = each([arrive({ job: of(other) }), arrive({ job: of(own) })]).flat();
          const codes = (await desk.give(...asks)).map(({ returnCode }) => returnCode);
          assert.deepEqual(codes, each([23, 1]).flat());
        }
      },
    ]),
    [
      'messages of a job in all ways: each bit of it',
      async (desk) => {
        for (const [own, other] of pairs) {
          await desk.give(...each(arrive({ job: of(own) })));
          const results = await desk.give(
            ...[post({ job: only(other) }), cancel({ job: only(other) })],
            ...each(post({ job: only(own) })),
          );
          const outcomes = results.map(({ outcome }) => outcome);
          assert.deepEqual(outcomes, ['stored', ...each('matched'), 'matched']);
        }
      },
    ],
  ];
};

/** Each with its name. */
export const waySteps = (size: ExactSize): readonly (readonly [string, Steps])[] => {
  const { ways, sequenceBits = 48, jobs = false } = size;
  return [
    ...tables.map((table): readonly [string, Steps] => [
      `${table.name} that leave a set in any order: the others keep theirs`,
      inEachOrder(ways, table),
    ]),
    ['keys of zeros and of ones, in all ways', byEachBit(ways, size)],
    ['of a receive of this initiator and one of any the older, in whichever ways', ofTheOlder(ways)],
    [
      'the older one also when it has waited for long',
      async (desk, _, t) => {
        for (const first of [true, false]) {
          await desk.give(post({ anyInitiator: first, wrId: 1 }));
          await t.cycles(Math.min(2 ** (sequenceBits - 1), 3_000) + 10);
          await desk.give(post({ anyInitiator: !first, wrId: 2 }));
          const results = await desk.give(arrive(), arrive());
          assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1']);
        }
      },
    ],
    [
      'the older one also when it has waited for a command of its set',
      async (desk, _, t) => {
        for (const first of [true, false]) {
          await desk.give(cancel({ anyInitiator: first, wrId: 9 }), post({ anyInitiator: first, wrId: 1 }));
          await t.cycles(10);
          await desk.give(post({ anyInitiator: !first, wrId: 2 }));
          const results = await desk.give(arrive(), arrive());
          assert.deepEqual(briefly(results), ['receive 1, message 1', 'receive 2, message 1']);
        }
      },
    ],
    ...(jobs ? jobsInAllWays(ways) : []),
  ];
};
