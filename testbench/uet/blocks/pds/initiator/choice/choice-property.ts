/** The property run of PDC choice: random lives of tuples and PDCs, held to the rules in every clock. */
import type { ChoiceOptions } from '../../../../../../rtl-gen/uet/pds/initiator/choice/choice-layout.ts';
import { assert, type Body, type NamedTest, named } from '../../../test-kit.ts';
import { runChoice } from './choice-bench.ts';
import type { ChoiceSize } from './choice-world.ts';

const sizeOf = ({ contexts, ring, parked = 256 }: ChoiceOptions): ChoiceSize => ({ contexts, ring, parked });

/** A test of some `clocks` clocks; traffic follows from the seed. */
export const choiceProperty =
  (options: ChoiceOptions, clocks: number): Body<void> =>
  async (t) => {
    const { pdcsPerTuple = 1 } = options;
    const random = t.random.fork('traffic');
    // Few tuples have their PDCs, and many have to wait for one.
    const tuples = 1 + random.below(Math.min(5 * options.contexts, 200));
    await runChoice(
      t,
      {
        seed: random.word(),
        clocks,
        tuples,
        ordered: random.below(1 + Math.floor(tuples / 3)),
        longest: 1 + random.below(12),
        sends: random.pick([0.2, 0.9, 1]),
        retires: random.pick([0.1, 0.8, 1]),
        room: random.pick([0.7, 1]),
        quiesces: random.pick([0, 0.003, 0.02]),
        fails: random.pick([0, 0.002, 0.02]),
        pdcsPerTuple: 1 + random.below(pdcsPerTuple),
        spreadTurns: random.chance(0.5),
      },
      sizeOf(options),
    );
  };

/** Clocks of the runs that measure the rate. */
const rateClocks = 500;

const steady = { longest: 1, sends: 1, retires: 1, room: 1, quiesces: 0, fails: 0, spreadTurns: false };

const isAtRate =
  (options: ChoiceOptions, tuples: number): Body<void> =>
  async (t) => {
    const traffic = { ...steady, seed: t.random.word(), clocks: rateClocks, tuples, ordered: 0, pdcsPerTuple: 1 };
    const { placed, firstPlaced, lastPlaced } = await runChoice(t, traffic, sizeOf(options));
    assert.ok(placed >= rateClocks - 40, `${placed} packets were placed`);
    assert.equal(lastPlaced - firstPlaced + 1, placed, 'there are clocks in which none was placed');
  };

/** Clocks without room, in which as many packets wait as find a place. */
const shutClocks = 300;

/** Packets waited for room; they and those that come while they leave take few clocks more than there are packets. */
const isAtRateAgain =
  (options: ChoiceOptions, tuples: number): Body<void> =>
  async (t) => {
    const clocks = shutClocks + 2 * rateClocks;
    const given = { ...steady, seed: t.random.word(), clocks, roomFrom: shutClocks, tuples, ordered: 0 };
    const { placed, firstPlaced, lastPlaced } = await runChoice(t, { ...given, pdcsPerTuple: 1 }, sizeOf(options));
    const taken = lastPlaced - firstPlaced + 1;
    assert.ok(placed >= 1.8 * rateClocks, `${placed} packets were placed`);
    assert.ok(taken <= 1.1 * placed, `${placed} packets took ${taken} clocks`);
  };

/** What PDC choice promises beside, by name. */
export const choiceDirected = (options: ChoiceOptions): readonly NamedTest[] => [
  named('packets of one tuple are placed one in each clock', isAtRate(options, 1)),
  named('packets of three tuples are placed one in each clock', isAtRate(options, 3)),
  named('packets of one tuple that have waited leave as fast', isAtRateAgain(options, 1)),
  named('packets of five tuples that have waited leave as fast', isAtRateAgain(options, 5)),
];
