/** Receives for several messages, at ordered matching (ses.md 3.7). */
import { assert, type NamedTest } from '../../test-kit.ts';
import type { NamedMatch } from './match-desk.ts';
import type { Command, Result } from './match-ports.ts';
import { arrive, cancel, post } from './some-command.ts';

const several = (minFree: number) => ({ is: true, minFree });
const one = { is: false, minFree: 2 ** 32 - 1 };

/** Where a receive begins. */
const start = (wrId: number): number => wrId << 12;

/** Of matches where in which receive, how many bytes, and whether it was the last part; of others what it was. */
const parts = (results: readonly Result[]): readonly string[] =>
  results.map(({ outcome, place: { wrId, address, length }, released }) =>
    outcome === 'matched'
      ? `${length} at ${wrId}+${Number(address) - start(wrId)}${released ? ', released' : ''}`
      : outcome,
  );

/** A message that is not kept. */
const message = (length: number, of: Parameters<typeof arrive>[0] = {}): Command =>
  arrive({ length, keep: false, multi: one, ...of });
const receive = (wrId: number, length: number, minFree: number): Command =>
  post({ wrId, length, multi: several(minFree) });
const single = (wrId: number, length: number): Command => post({ wrId, length, multi: one });

export const multiTests = (named: NamedMatch): readonly NamedTest[] => [
  named('a receive takes messages until less than its least is free of it (S41)', async (desk) => {
    const results = await desk.give(
      ...[receive(1, 4096, 1024), message(1500), message(1500), message(100), message(1)],
    );
    assert.deepEqual(parts(results), [
      ...['stored', '1500 at 1+0', '1500 at 1+1500', '100 at 1+3000, released', 'refused'],
    ]);
  }),
  named('exactly the least is enough for one more, and a byte less is not', async (desk) => {
    for (const least of [1, 2, 255, 256, 4095]) {
      const [length, all] = [4096 - least, message(0)];
      const met = await desk.give(receive(1, 4096, least), message(length), all, message(least), message(0));
      assert.deepEqual(parts(met), [
        ...['stored', `${length} at 1+0`, `0 at 1+${length}`, `${least} at 1+${length}, released`, 'refused'],
      ]);
      const below = await desk.give(receive(2, 4096, least), message(length + 1), message(0));
      assert.deepEqual(parts(below), ['stored', `${length + 1} at 2+0, released`, 'refused']);
    }
  }),
  named('with a least of 0 it is never released, also when nothing is free', async (desk) => {
    const results = await desk.give(
      ...[receive(1, 100, 0), message(60), message(60), message(5), message(0), cancel({ multi: one })],
    );
    assert.deepEqual(parts(results), [
      ...['stored', '60 at 1+0', '40 at 1+60', '0 at 1+100', '0 at 1+100', '0 at 1+100'],
    ]);
    assert.deepEqual(parts(await desk.give(message(1))), ['refused']);
  }),
  named('a message that is longer than what is left gets that, and releases it', async (desk) => {
    const results = await desk.give(receive(1, 100, 1), message(30), message(2 ** 32 - 1), message(0));
    assert.deepEqual(parts(results), ['stored', '30 at 1+0', '70 at 1+30, released', 'refused']);
  }),
  named('a receive that has less than its least from the beginning takes one message', async (desk) => {
    const results = await desk.give(receive(1, 100, 101), message(0), message(0));
    assert.deepEqual(parts(results), ['stored', '0 at 1+0, released', 'refused']);
  }),
  named('a message without bytes takes none', async (desk) => {
    const results = await desk.give(receive(1, 8, 8), message(0), message(0), message(1), message(0));
    assert.deepEqual(parts(results), ['stored', '0 at 1+0', '0 at 1+0', '1 at 1+0, released', 'refused']);
  }),
  named('each bit of lengths and of the least counts, and an address goes over 32 bits', async (desk) => {
    const address = 0xffff_ffff_ffff_0000n;
    for (let bit = 0; bit < 32; bit++) {
      const length = 2 ** bit;
      const least = 2 ** 32 - 1 - length;
      const most = receive(1, 2 ** 32 - 1, least);
      const results = await desk.give(
        ...[{ ...most, place: { ...most.place, address } }, message(length), message(1), message(0)],
      );
      assert.deepEqual(
        results.map(({ outcome, place, released }) => [outcome, released && place.length]),
        [
          ['stored', false],
          ['matched', false],
          ['matched', 1],
          ['refused', false],
        ],
      );
      assert.equal(results[2]!.place.address, BigInt.asUintN(64, address + BigInt(length)));
    }
  }),
  named(
    'it keeps its place in the list: first, between others and last, and those of other resources are theirs',
    async (desk) => {
      await desk.give(single(1, 10), receive(2, 100, 10), single(3, 10), post({ resource: 0, wrId: 9, multi: one }));
      const results = await desk.give(
        ...[message(10), message(20), message(30), message(50), message(10), message(10)],
      );
      assert.deepEqual(parts(results), [
        ...['10 at 1+0', '20 at 2+0', '30 at 2+20', '50 at 2+50, released', '10 at 3+0', 'refused'],
      ]);
      await desk.give(single(4, 10), receive(5, 100, 10), single(6, 10));
      const tagged = [cancel({ wrId: 4, multi: one }), message(20), cancel({ wrId: 6, multi: one })];
      const rest = await desk.give(...tagged, message(30), single(7, 10), message(45), message(1));
      assert.deepEqual(parts(rest), [
        ...['10 at 4+0', '20 at 5+0', '10 at 6+0', '30 at 5+20', 'stored', '45 at 5+50, released', '10 at 7+0'],
      ]);
      const [other] = await desk.give(message(1, { resource: 0 }));
      assert.equal(other!.place.wrId, 9);
    },
  ),
  named('what is left of it is taken back, and comes no more', async (desk) => {
    const results = await desk.give(
      ...[receive(1, 4096, 1), message(1000), cancel({ multi: one }), message(1), cancel({ multi: one })],
    );
    assert.deepEqual(parts(results), ['stored', '1000 at 1+0', '3096 at 1+1000', 'refused', 'absent']);
  }),
  named(
    'one that is posted takes the oldest message that waits, and its rest is for who asks to post',
    async (desk) => {
      const waits = (length: number) => message(length, { keep: true });
      await desk.give(waits(30), waits(20), waits(60));
      const results = await desk.give(
        ...[receive(1, 100, 10), receive(2, 70, 51), single(3, 50), receive(4, 10, 0), cancel({ wrId: 4, multi: one })],
      );
      assert.deepEqual(parts(results), [...['30 at 1+0', '20 at 2+0, released', '50 at 3+0', 'stored', '10 at 4+0']]);
    },
  ),
  named('a node that a released receive had is free again, and one with a rest is not', async (desk) => {
    for (let round = 0; round < 20; round++) {
      const results = await desk.give(
        ...[receive(1, 64, 33), receive(2, 64, 33), message(31), message(1), message(32), message(0)],
        cancel({ wrId: 2, multi: one }),
      );
      assert.deepEqual(parts(results), [
        ...['stored', 'stored', '31 at 1+0', '1 at 1+31, released', '32 at 2+0, released', 'refused', 'absent'],
      ]);
    }
  }),
];
