/** The property run of the replay buffer, and what it promises step by step. */
import { type ReplayBufferOptions, replayBufferLatency } from '../../../../rtl-gen/uet/llr/transmit/replay-buffer.ts';
import { assert, type Body, type NamedTest, named, pulse, type TestContext } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import { bufferOf, ReplayBufferChecker, ReplayBufferStimulus } from './replay-buffer-bench.ts';

/** A test of `clocks` clocks: random frames, acknowledgements and replays, held against a list of frames. */
export function replayBufferProperty(options: ReplayBufferOptions, clocks: number): Body<void> {
  return async (t) => {
    const { size, beats, longest } = options;
    const checker = t.attach(new ReplayBufferChecker(t, options));
    const stimulus = t.attach(new ReplayBufferStimulus(t, size, longest, checker));
    await t.cycles(clocks);
    stimulus.stopped = true;
    await t.cycles(3);
    await t.cycles(beats + longest + replayBufferLatency.replay);
    checker.checkEnd();
  };
}

/** Everything at rest, and a function that writes frames of so many beats each, a beat in every clock. */
function start(t: TestContext, options: ReplayBufferOptions) {
  const { size } = options;
  const dut = bufferOf(t);
  for (const port of [dut.clear, dut.ack, dut.replay, dut.cancel, dut.write_valid]) port.set(0);
  for (const port of [dut.first_seq, dut.ack_seq]) port.set(0);
  dut.down.ready.set(1);
  const checker = t.attach(new ReplayBufferChecker(t, options));
  let written = 0;
  return {
    dut,
    checker,
    /** `replay` comes with the last beat if it is to. */
    write: async (lengths: readonly number[], replays = false): Promise<void> => {
      for (const [i, length] of lengths.entries()) {
        assert.equal(dut.room.get(), 1);
        const beats = beatsOf(new Uint8Array(size * length).fill(++written), size);
        for (const [j, beat] of beats.entries()) {
          dut.write_valid.set(1);
          dut.write.set({ ...beat, user: {} });
          dut.replay.set(Number(replays && i === lengths.length - 1 && j === beats.length - 1));
          await t.cycles(1);
        }
      }
      dut.write_valid.set(0);
      dut.replay.set(0);
      // What is not written is noise, which must not stay.
      dut.write.data.set(0xbad);
    },
    pulse: async (name: 'ack' | 'replay' | 'cancel', seq = 0): Promise<void> => {
      dut.ack_seq.set(seq);
      await pulse(t, dut[name]);
    },
  };
}

export function replayBufferDirected(options: ReplayBufferOptions): readonly NamedTest[] {
  const { size, frames, beats, longest } = options;
  const count = Math.min(frames, beats - longest) - 4;
  return [
    named('a replay begins after as many clocks as are promised, and has a beat in every clock', async (t) => {
      const { dut, write } = start(t, options);
      await write(Array(count).fill(1), true);
      const offered: number[] = [];
      for (let clock = 1; clock < count + 20; clock++) {
        if (dut.down.valid.get() === 1) offered.push(clock);
        await t.cycles(1);
      }
      const expected = Array.from({ length: count }, (_, i) => replayBufferLatency.replay + i);
      assert.deepEqual(offered, expected);
    }),

    named('full to the last frame, all come again, and are freed one by one', async (t) => {
      const { dut, write, pulse, checker } = start(t, options);
      const most = Math.min(frames - 1, beats - longest);
      await write(Array(most).fill(1));
      await t.cycles(4);
      assert.deepEqual([dut.room.get(), dut.frames.get()], [0, most]);
      await pulse('replay');
      await t.cycles(most + 10);
      assert.equal(checker.replayed, most);
      for (let seq = 0; seq < most; seq++) await pulse('ack', seq);
      await t.cycles(4);
      assert.deepEqual([dut.room.get(), dut.frames.get(), dut.bytes.get()], [1, 0, 0]);
    }),

    named('full to the last beat, all come again', async (t) => {
      const { dut, write, pulse, checker } = start(t, options);
      const counted = beats - longest - 3;
      const rest = counted % longest;
      // The last two before the longest one are not counted yet when that begins.
      const lengths = [
        ...(rest > 0 ? [rest] : []),
        ...Array(Math.floor(counted / longest)).fill(longest),
        1,
        1,
        longest,
      ];
      await write(lengths);
      await t.cycles(4);
      assert.equal(dut.bytes.get(), (beats - 1) * size);
      await pulse('replay');
      await t.cycles(beats + 10);
      assert.equal(checker.replayed, lengths.length);
    }),

    named('a replay that is asked for within a frame begins behind it', async (t) => {
      const { write, pulse, checker } = start(t, options);
      await write([3, 3, 1], true);
      await t.cycles(replayBufferLatency.replay + 1);
      await pulse('replay');
      await t.cycles(30);
      assert.equal(checker.replayed, 2 + 3);
    }),

    named('a replay begins as soon where the one before it ended far behind', async (t) => {
      const { dut, write, pulse, checker } = start(t, options);
      await write([1, 1], true);
      await t.cycles(20);
      await write([1, 1, 1, 1]);
      await t.cycles(3);
      await pulse('ack', 3);
      await t.cycles(3);
      await pulse('replay');
      await t.cycles(replayBufferLatency.replay - 1);
      assert.equal(dut.down.valid.get(), 1);
      await t.cycles(10);
      assert.equal(checker.replayed, 2 + 2);
    }),

    named('a replay that is cancelled ends with the frame that has begun, and another one starts again', async (t) => {
      const { dut, write, pulse, checker } = start(t, options);
      await write([3, 3, 1], true);
      await t.cycles(replayBufferLatency.replay - 1);
      await pulse('cancel');
      await t.cycles(30);
      assert.deepEqual([checker.replayed, dut.replaying.get()], [1, 0]);
      await pulse('cancel');
      await pulse('replay');
      await t.cycles(30);
      assert.equal(checker.replayed, 1 + 3);
    }),

    named('an acknowledgement of what is not kept is refused, and one that frees nothing is not', async (t) => {
      const { dut, write, pulse } = start(t, options);
      await write([1, 1, 1]);
      await t.cycles(3);
      for (const [seq, refused, kept] of [
        [3, 1, 3],
        [2 ** 20 - 2, 1, 3],
        [2 ** 20 - 1, 0, 3],
        [1, 0, 1],
        [0, 1, 1],
      ] as const) {
        await pulse('ack', seq);
        assert.deepEqual([dut.refused.get(), dut.frames.get()], [refused, kept]);
      }
    }),
  ];
}
