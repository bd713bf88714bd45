import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packetSink, packetSource } from '../../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { beat } from './beat.ts';
import { headerPrepend } from './header-prepend.ts';
import { headerStrip } from './header-strip.ts';
import { type Packet, packetsOf, received, sendable, toBytes, toWord } from './testing/packets.ts';

/** Headers within a beat, of whole beats, and of more than one beat. */
const sizes = [
  { size: 4, header: 3, userWidth: 0 },
  { size: 4, header: 4, userWidth: 0 },
  { size: 4, header: 6, userWidth: 3 },
  { size: 2, header: 8, userWidth: 0 },
] as const;
type Size = (typeof sizes)[number];

const shapeOf = ({ size, userWidth }: Size) => (userWidth === 0 ? beat(size) : beat(size, bits(userWidth)));
const nameOf = ({ size, header }: Size) => `${header} bytes, beats of ${size}`;

interface Run {
  readonly packets: readonly (Packet & { readonly header: readonly number[] })[];
  readonly up: readonly boolean[];
  readonly header: readonly boolean[];
  readonly down: readonly boolean[];
}

/** Packets, each with a header to prepend, and when the three sides are willing. */
const runsOf = ({ size, header, userWidth }: Size): fc.Arbitrary<Run> => {
  const headers = fc.array(fc.nat(255), { minLength: header, maxLength: header });
  const packets = packetsOf(header + 3 * size, size, userWidth).chain((list) =>
    fc.tuple(...list.map(() => headers)).map((each) => list.map((packet, i) => ({ ...packet, header: each[i]! }))),
  );
  return fc.record({ packets, up: patterns, header: patterns, down: patterns });
};

const eager = ({ packets }: Run): Run => ({ packets, up: [true], header: [true], down: [true] });
const rows = <T>(from: readonly T[]): number[] => from.map((_, i) => i);

describe('header prepend', () => {
  for (const given of sizes) {
    const { userWidth } = given;
    const design = elaborate(headerPrepend(shapeOf(given), given.header));

    const play = async (t: TestContext, run: Run) => {
      const cycles: number[] = [];
      const [source, headers] = [packetSource(t, 'up', { valid: run.up }), t.source('header', { valid: run.header })];
      const sink = packetSink(t, 'down', { ready: run.down });
      t.monitor('down', { onItem: (_, cycle) => cycles.push(cycle) });
      const expected = run.packets.map(({ header, bytes, user }) => ({ bytes: [...header, ...bytes], user }));
      await t.rising();
      for (const packet of sendable(run.packets, userWidth > 0)) source.sendNow(packet);
      for (const { header } of run.packets) headers.sendNow(toWord(header));
      await t.timeout(5000, sink.received(expected.length));
      await t.cycles(5);
      expect(received(sink.items)).toEqual(expected);
      expect([source.idle, headers.idle, sink.open]).toEqual([true, true, false]);
      return cycles;
    };

    everyEngineProperty(`${nameOf(given)}: packets leave behind their headers`, design, runsOf(given), play);
    everyEngineProperty(
      `${nameOf(given)}: down has a beat in every clock`,
      design,
      runsOf(given).map(eager),
      async (t, run) => {
        const cycles = await play(t, run);
        expect(cycles).toEqual(rows(cycles).map((i) => cycles[0]! + i));
      },
      { numRuns: 10 },
    );
  }
});

describe('header strip', () => {
  for (const given of sizes) {
    const { userWidth } = given;
    const design = elaborate(headerStrip(shapeOf(given), given.header));

    const play = async (t: TestContext, run: Run) => {
      const taken: number[] = [];
      const source = packetSource(t, 'up', { valid: run.up });
      t.monitor('up', { onItem: (_, cycle) => taken.push(cycle) });
      const [sink, headers] = [packetSink(t, 'down', { ready: run.down }), t.sink('header', { ready: run.header })];
      t.monitor('down');
      t.monitor('header');
      const expected = run.packets.map(({ bytes, user }) => ({ bytes: bytes.slice(given.header), user }));
      await t.rising();
      for (const packet of sendable(run.packets, userWidth > 0)) source.sendNow(packet);
      await t.timeout(5000, sink.received(expected.length));
      await t.timeout(5000, headers.received(run.packets.length));
      await t.cycles(5);
      expect(received(sink.items)).toEqual(expected);
      headers.items.forEach(({ item }, i) => {
        const { bytes, short } = item as { bytes: number | bigint; short: number };
        const head = run.packets[i]!.bytes.slice(0, given.header);
        expect(toBytes(BigInt(bytes), head.length)).toEqual(head);
        expect(short).toBe(head.length < given.header ? 1 : 0);
      });
      expect([headers.count, source.idle, sink.open]).toEqual([run.packets.length, true, false]);
      return taken;
    };

    everyEngineProperty(`${nameOf(given)}: headers and packets leave apart`, design, runsOf(given), play);
    everyEngineProperty(
      `${nameOf(given)}: up is taken in every clock`,
      design,
      runsOf(given).map(eager),
      async (t, run) => {
        const taken = await play(t, run);
        expect(taken).toEqual(rows(taken).map((i) => taken[0]! + i));
      },
      { numRuns: 10 },
    );
  }
});

test('a header that is no number of bytes is refused', () => {
  const message = 'a header of 0 bytes: give an integer from 1 up';
  expect(() => headerPrepend(beat(4), 0)).toThrow(new RangeError(message));
  expect(() => headerStrip(beat(4), 0)).toThrow(new RangeError(message));
});
