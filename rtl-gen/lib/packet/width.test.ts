import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packetSink, packetSource } from '../../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { beat } from './beat.ts';
import { beatsOf, type Packet, packetsOf, received, sendable } from './testing/packets.ts';
import { widthDown } from './width-down.ts';
import { widthUp } from './width-up.ts';

interface Run {
  readonly packets: readonly Packet[];
  readonly valid: readonly boolean[];
  readonly ready: readonly boolean[];
}

interface Sizes {
  readonly from: number;
  readonly user: boolean;
}

/** The edges at which beats left, and how many beats entered. */
async function play(t: TestContext, { packets, valid, ready }: Run, { from, user }: Sizes) {
  const cycles: number[] = [];
  const source = packetSource(t, 'up', { valid });
  const sink = packetSink(t, 'down', { ready });
  t.monitor('down', { onItem: (_, cycle) => cycles.push(cycle) });
  await t.rising();
  for (const packet of sendable(packets, user)) source.sendNow(packet);
  await t.timeout(5000, sink.received(packets.length));
  await t.cycles(5);
  expect(received(sink.items)).toEqual(packets.map((packet) => ({ ...packet, user: user ? packet.user : 0 })));
  expect(sink.open, 'no packet is open at the end').toBe(false);
  return { cycles, sent: beatsOf(packets, from) };
}

const eagerly = (packets: readonly Packet[]): Run => ({ packets, valid: [true], ready: [true] });
/** Lengths are those that matter to both sides: the wide beats are whole narrow ones. */
const runs = (wide: number, userWidth: number): fc.Arbitrary<Run> =>
  fc.record({ packets: packetsOf(20, wide, userWidth), valid: patterns, ready: patterns });

describe('width adapter up', () => {
  for (const { bytes, ratio, userWidth } of [
    { bytes: 2, ratio: 3, userWidth: 0 },
    { bytes: 1, ratio: 4, userWidth: 5 },
  ]) {
    const design = elaborate(widthUp(userWidth === 0 ? beat(bytes) : beat(bytes, bits(userWidth)), ratio));
    const sizes = { from: bytes, user: userWidth > 0 };
    const name = `${ratio} beats of ${bytes} bytes`;
    everyEngineProperty(
      `${name} become one, with what is left at the end of a packet`,
      design,
      runs(bytes * ratio, userWidth),
      (t, run) => play(t, run, sizes),
    );
    everyEngineProperty(
      `${name} become one without a pause of the narrow side`,
      design,
      packetsOf(20, bytes * ratio, userWidth).map(eagerly),
      async (t, run) => {
        const { cycles, sent } = await play(t, run, sizes);
        // Sent from edge 4 on without a pause, the last one goes out with the clock after it came.
        if (sent > 0) expect(cycles.at(-1)).toBe(4 + sent);
      },
      { numRuns: 10 },
    );
  }
});

describe('width adapter down', () => {
  for (const { bytes, ratio, userWidth } of [
    { bytes: 2, ratio: 3, userWidth: 0 },
    { bytes: 1, ratio: 4, userWidth: 5 },
  ]) {
    const narrow = userWidth === 0 ? beat(bytes) : beat(bytes, bits(userWidth));
    const design = elaborate(widthDown(narrow, ratio));
    const sizes = { from: bytes * ratio, user: userWidth > 0 };
    const name = `a beat becomes up to ${ratio} of ${bytes} bytes`;
    everyEngineProperty(`${name}, none of them without a byte`, design, runs(bytes * ratio, userWidth), (t, run) =>
      play(t, run, sizes),
    );
    everyEngineProperty(
      `${name} without a pause`,
      design,
      packetsOf(20, bytes * ratio, userWidth).map(eagerly),
      async (t, run) => {
        const { cycles } = await play(t, run, sizes);
        expect(cycles).toEqual(cycles.map((_, i) => cycles[0]! + i));
      },
      { numRuns: 10 },
    );
  }
});

test('a ratio or a size that makes no adapter is refused', () => {
  expect(() => widthUp(beat(2), 1)).toThrow(new RangeError('a width adapter of ratio 1: give an integer from 2 up'));
  expect(() => widthDown(beat(2), 1.5)).toThrow(RangeError);
  expect(() => beat(0)).toThrow(new RangeError('beats of 0 bytes: give an integer from 1 up'));
});
