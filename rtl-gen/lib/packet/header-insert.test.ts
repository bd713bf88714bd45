import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packetSource } from '../../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { headerInsert, headerInsertLatency } from './header-insert.ts';
import { toBytes, toWord } from './testing/packets.ts';

interface Framed {
  readonly header: readonly number[];
  readonly bytes: readonly number[];
  readonly room: number;
  readonly user: number;
  readonly send: boolean;
  /** Bytes that the frame says more, or fewer, than the packet has. */
  readonly lie: number;
}

interface Run {
  readonly packets: readonly Framed[];
  readonly frame: readonly boolean[];
  readonly up: readonly boolean[];
  readonly down: readonly boolean[];
}

/** Headers of any number of bytes up to three beats. */
const sizes = [
  { size: 2, headerBytes: 5 },
  { size: 8, headerBytes: 19 },
] as const;

const bytesOf = (least: number, most: number) =>
  fc.array(fc.nat(255), { minLength: least, maxLength: most, size: 'max' });

const runsOf = (size: number, headerBytes: number, lies: fc.Arbitrary<number>): fc.Arbitrary<Run> =>
  fc.record({
    packets: fc.array(
      fc
        .record({
          header: bytesOf(1, headerBytes),
          bytes: bytesOf(0, 4 * size),
          room: fc.nat(7),
          user: fc.nat(7),
          send: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
          lie: lies,
        })
        .map((packet) => ({ ...packet, lie: Math.max(packet.lie, -packet.bytes.length) })),
      { maxLength: 12, size: 'max' },
    ),
    frame: patterns,
    up: patterns,
    down: patterns,
  });

const truth = fc.constant(0);
const lies = fc.oneof({ weight: 2, arbitrary: truth }, { weight: 1, arbitrary: fc.integer({ min: -20, max: 20 }) });

describe('header insert', () => {
  for (const { size, headerBytes } of sizes) {
    const options = { headerBytes, payloadBits: 7, roomBits: 3, user: bits(3) };
    const design = elaborate(headerInsert(size, options));

    const play = async (t: TestContext, { packets, frame, up, down }: Run) => {
      const clocks: number[] = [];
      const got: { bytes: number[]; user: number; wrong: number }[] = [];
      let bytes: number[] = [];
      const frames = t.source('frame', { valid: frame });
      const source = packetSource(t, 'up', { valid: up });
      t.sink('down', {
        ready: down,
        onItem: (item, cycle) => {
          const { data, keep, last, wrong, user } = item as Record<string, number | bigint>;
          const kept = Number(keep).toString(2).replaceAll('0', '').length;
          expect(Number(keep)).toBe(2 ** kept - 1);
          bytes.push(...toBytes(BigInt(data!), kept));
          clocks.push(cycle);
          if (!last) return void expect(kept).toBe(size);
          got.push({ bytes, user: Number(user), wrong: Number(wrong) });
          bytes = [];
        },
      });
      t.monitor('down');
      await t.rising();
      for (const { header, bytes: payload, room, user, send, lie } of packets) {
        const noise = Array.from({ length: headerBytes - header.length }, () => t.random.below(256));
        const [word, length] = [toWord([...header, ...noise]), header.length];
        frames.sendNow({ header: word, length, payload: payload.length + lie, room, user, send: Number(send) });
        source.sendNow(Uint8Array.from(payload));
      }
      const expected = packets
        .filter(({ send }) => send)
        .map(({ header, bytes: payload, room, user, lie }) => {
          const said = Array.from({ length: payload.length + lie }, (_, i) => payload[i] ?? 0);
          return { bytes: [...header, ...said, ...Array<number>(room).fill(0)], user, wrong: Number(lie !== 0) };
        });
      await t.until(() => source.idle && frames.idle && got.length >= expected.length, { timeout: 5000 });
      await t.cycles(5);
      got.forEach((packet, i) => {
        const want = expected[i]!;
        // What a packet with too many bytes leaves in the room means nothing.
        const sure = want.bytes.length - (want.wrong === 0 ? 0 : packets.filter(({ send }) => send)[i]!.room);
        expect({ ...packet, bytes: packet.bytes.slice(0, sure) }).toEqual({
          ...want,
          bytes: want.bytes.slice(0, sure),
        });
        expect(packet.bytes.length).toBe(want.bytes.length);
      });
      expect(got.length).toBe(expected.length);
      return clocks;
    };

    const name = `up to ${headerBytes} bytes, beats of ${size}`;
    everyEngineProperty(`${name}: frames leave whole`, design, runsOf(size, headerBytes, truth), play, { numRuns: 25 });
    everyEngineProperty(
      `${name}: packets of other lengths are wrong, and harm no other`,
      design,
      runsOf(size, headerBytes, lies),
      play,
      { numRuns: 25 },
    );
    everyEngineProperty(
      `${name}: down has a beat in every clock`,
      design,
      runsOf(size, headerBytes, truth).map(({ packets }) => ({
        packets: packets.map((packet) => ({ ...packet, send: true })),
        frame: [true],
        up: [true],
        down: [true],
      })),
      async (t, run) => {
        const start = t.cycle;
        const clocks = await play(t, run);
        expect(clocks).toEqual(clocks.map((_, i) => clocks[0]! + i));
        if (clocks.length > 0) expect(clocks[0]! - start).toBeLessThanOrEqual(headerInsertLatency + 2);
      },
      { numRuns: 10 },
    );
  }

  test('refuses beats that are no power of two, and headers without bytes', () => {
    const options = { headerBytes: 4, payloadBits: 7, roomBits: 3, user: bits(3) };
    expect(() => headerInsert(6, options)).toThrow(RangeError);
    expect(() => headerInsert(8, { ...options, headerBytes: 0 })).toThrow(RangeError);
  });
});
