/** The property run of the replay buffer, and what it promises step by step. */
import assert from 'node:assert/strict';
import { type ReplayBufferOptions, replayBufferLatency } from '../../../rtl-gen/uet/llr/transmit/replay-buffer.ts';
import type { Body, TestContext } from '../../bench/context.ts';
import type { NamedTest } from '../named-test.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import { ReplayBufferChecker, ReplayBufferStimulus } from './replay-buffer-bench.ts';

/** A test of `clocks` clocks: random frames, acknowledgements and replays, held against a list of frames. */
export function replayBufferProperty({ size, longest }: ReplayBufferOptions, clocks: number): Body<void> {
  return async (t) => {
    const checker = t.attach(new ReplayBufferChecker(t.dut));
    const stimulus = t.attach(new ReplayBufferStimulus(t, size, longest, checker));
    await t.cycles(clocks);
    stimulus.stopped = true;
    await t.cycles(3);
    while (t.dut.port('replaying').get() === 1) await t.cycles(1);
    await t.cycles(replayBufferLatency.replay);
    checker.checkEnd();
  };
}

/** Writes `count` frames of one beat, a beat in each clock; `replay` comes with the last one if it is to. */
async function fill(t: TestContext, size: number, count: number, replays: boolean): Promise<void> {
  const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
  for (const name of ['clear', 'first_seq', 'ack', 'ack_seq', 'replay', 'write_valid']) set(name, 0);
  set('down_ready', 1);
  t.attach(new ReplayBufferChecker(t.dut));
  for (let i = 0; i < count; i++) {
    const [beat] = beatsOf(new Uint8Array(size).fill(i), size);
    set('write_valid', 1);
    set('write_data', beat!.data);
    set('write_keep', beat!.keep);
    set('write_last', 1);
    set('replay', Number(replays && i === count - 1));
    await t.cycles(1);
  }
  set('write_valid', 0);
  set('replay', 0);
}

export function replayBufferDirected({ size, frames, beats, longest }: ReplayBufferOptions): readonly NamedTest[] {
  const named = (name: string, body: Body<void>): NamedTest => ({ name, body });
  const count = Math.min(frames, beats - longest) - 4;
  return [
    named('a replay begins after as many clocks as are promised, and has a beat in every clock', async (t) => {
      await fill(t, size, count, true);
      const offered: number[] = [];
      for (let clock = 1; clock < count + 20; clock++) {
        if (t.dut.port('down_valid').get() === 1) offered.push(clock);
        await t.cycles(1);
      }
      const expected = Array.from({ length: count }, (_, i) => replayBufferLatency.replay + i);
      assert.deepEqual(offered, expected);
    }),

    named('there is room as long as the longest frame fits, and again when frames are acknowledged', async (t) => {
      await fill(t, size, 0, false);
      let written = 0;
      const [beat] = beatsOf(new Uint8Array(size), size);
      for (const name of ['data', 'keep', 'last'] as const) t.dut.port(`write_${name}`).set(beat![name]);
      while (t.dut.port('room').get() === 1 && written <= beats) {
        t.dut.port('write_valid').set(1);
        await t.cycles(1);
        written++;
      }
      t.dut.port('write_valid').set(0);
      await t.cycles(4);
      assert.ok(written >= count && written <= Math.min(frames, beats), `${written} frames`);
      assert.equal(t.dut.port('bytes').get(), written * size);
      t.dut.port('ack').set(1);
      t.dut.port('ack_seq').set(written - 1);
      await t.cycles(1);
      t.dut.port('ack').set(0);
      await t.cycles(3);
      assert.deepEqual(
        ['room', 'frames', 'bytes'].map((name) => t.dut.port(name).get()),
        [1, 0, 0],
      );
    }),

    named('an acknowledgement of what is not kept is refused, and one that frees nothing is not', async (t) => {
      await fill(t, size, 3, false);
      await t.cycles(3);
      for (const [seq, refused, kept] of [
        [3, 1, 3],
        [2 ** 20 - 2, 1, 3],
        [2 ** 20 - 1, 0, 3],
        [1, 0, 1],
        [0, 1, 1],
      ] as const) {
        t.dut.port('ack').set(1);
        t.dut.port('ack_seq').set(seq);
        await t.cycles(1);
        t.dut.port('ack').set(0);
        assert.deepEqual([t.dut.port('refused').get(), t.dut.port('frames').get()], [refused, kept]);
      }
    }),
  ];
}
