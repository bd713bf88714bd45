/** Packets for a crossbar, and what it owes them. */
import assert from 'node:assert/strict';
import { type Body, chance, type Item, scoreboard, streamsOf, type TestContext } from 'gatewright/bench';
import type { DesignTests } from 'gatewright/config';
import type { Inward, Outward } from '../src/beats.ts';
import { crossbar } from '../src/crossbar.ts';

/** The crossbar under test. */
export const tested = crossbar({ ports: 4, width: 16 });

const { up_0, up_1, up_2, up_3, down_0, down_1, down_2, down_3 } = streamsOf(tested);
const ups = [up_0, up_1, up_2, up_3].map((stream) => stream!);
const downs = [down_0, down_1, down_2, down_3].map((stream) => stream!);

type Entering = Item<Inward>;
type Leaving = Item<Outward>;

/** Sources on all inputs, sinks on all outputs, and a scoreboard for each output that knows who sent what. */
export function connect(t: TestContext, willing: { readonly valid: number; readonly ready: number }) {
  const boards = downs.map((_, j) => scoreboard<Leaving>(t, `output ${j}`, { key: ({ from }) => Number(from) }));
  const sources = ups.map((up, i) =>
    t.source(up, {
      valid: chance(willing.valid),
      onItem: ({ to, data, last }) =>
        boards[Number(to)]!.expect({ from: i, data: data as number, last: last as number }),
    }),
  );
  const packets = downs.map((): number[] => []);
  for (const [j, down] of downs.entries()) {
    let from: Leaving['from'] | undefined;
    t.sink(down, {
      ready: chance(willing.ready),
      onItem: (beat) => {
        boards[j]!.actual(beat);
        assert.equal(beat.from, from ?? beat.from, `output ${j} mixes two packets`);
        from = beat.last ? undefined : beat.from;
        if (beat.last) packets[j]!.push(Number(beat.from));
      },
    });
    t.monitor(down);
  }
  /** Packets that have left each output: the inputs that they are from. */
  return { sources, packets };
}

const send = (source: { sendNow(beat: Entering): void }, to: number, data: readonly number[]): void => {
  for (const [k, value] of data.entries()) source.sendNow({ to, data: value, last: k === data.length - 1 ? 1 : 0 });
};

/** Random packets from all to all, with pauses and back-pressure everywhere. */
export const everybody =
  (clocks: number): Body<void> =>
  async (t) => {
    const { sources } = connect(t, { valid: t.random.pick([0.3, 0.8, 1]), ready: t.random.pick([0.3, 0.8, 1]) });
    while (t.cycle < clocks) {
      for (const source of sources) {
        if (source.queued > 8) continue;
        send(
          source,
          t.random.below(4),
          Array.from({ length: 1 + t.random.below(6) }, () => t.random.below(0x10000)),
        );
      }
      await t.cycles(4);
    }
    for (const source of sources) await source.whenIdle();
    await t.cycles(200);
  };

/** All inputs want one output, which always takes: each has every fourth packet, whatever their lengths. */
export const fair: Body<void> = async (t) => {
  const { sources, packets } = connect(t, { valid: 1, ready: 1 });
  for (const [to, order] of packets.entries()) {
    for (const [i, source] of sources.entries()) {
      const data = () => Array.from({ length: 1 + i }, () => t.random.below(0x10000));
      for (let k = 0; k < 25; k++) send(source, to, data());
    }
    for (const source of sources) await source.whenIdle();
    await t.cycles(20);
    assert.equal(order.length, 100);
    assert.deepEqual(order.slice(0, 4), [0, 1, 2, 3], 'the first turn begins at input 0');
    for (let k = 4; k < order.length; k++) assert.equal(order[k], order[k - 4], `packet ${k} of output ${to}`);
  }
};

/** Of two that ask at once, the one that was served last waits, however long ago that was. */
export const turns: Body<void> = async (t) => {
  const { sources, packets } = connect(t, { valid: 1, ready: 1 });
  for (const [to, order] of packets.entries()) {
    for (const last of [0, 1, 2, 3]) {
      for (const other of [0, 1, 2, 3].filter((input) => input !== last)) {
        order.length = 0;
        send(sources[last]!, to, [1]);
        await t.cycles(8);
        for (const input of [last, other]) send(sources[input]!, to, [2, 3]);
        await t.cycles(12);
        assert.deepEqual(order, [last, other, last], `output ${to}`);
      }
    }
  }
};

/** Input i sends to output i alone: all four go on at once, a beat a clock each. */
export const parallel: Body<void> = async (t) => {
  const { sources, packets } = connect(t, { valid: 1, ready: 1 });
  for (const [i, source] of sources.entries()) {
    for (let k = 0; k < 100; k++) send(source, (i + 1) % 4, [k, k]);
  }
  // The first beat is offered after a clock, and arrives 2 later.
  await t.cycles(200 + 1 + 2);
  assert.deepEqual(
    packets.map(({ length }) => length),
    [100, 100, 100, 100],
  );
};

/** An output that takes nothing holds up those who want it and no one else, and loses nothing. */
export const blocked: Body<void> = async (t) => {
  const boards = downs.map((_, j) => scoreboard<Leaving>(t, `output ${j}`));
  const taker = t.sink(down_0!, { onItem: (beat) => boards[0]!.actual(beat) });
  taker.pause();
  t.sink(down_1!, { onItem: (beat) => boards[1]!.actual(beat) });
  const [stuck, free] = [t.source(up_2!), t.source(up_3!)];
  for (let k = 0; k < 50; k++) {
    send(stuck, 0, [k]);
    boards[0]!.expect({ from: 2, data: k, last: 1 });
    send(free, 1, [k]);
    boards[1]!.expect({ from: 3, data: k, last: 1 });
  }
  await free.whenIdle();
  assert.equal(stuck.queued > 40, true);
  taker.resume();
  await stuck.whenIdle();
  await t.cycles(20);
};

export const tests: DesignTests = {
  property: everybody,
  directed: [
    { name: 'fair', body: fair },
    { name: 'turns', body: turns },
    { name: 'parallel', body: parallel },
    { name: 'blocked', body: blocked },
  ],
  survivors: [
    {
      mutants: /^operator in switch\.output_\d\.arbiter: and becomes or in \(switch\.output_\d\.arbiter_valid & /,
      reason: 'The turn passes with an offer that is held until it is taken, so it passes to the same input.',
    },
  ],
};
