import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SegmentReader, segmentsOf } from '../../../testbench/agents/packet/segments.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { hwTest } from '../../../testbench/bench/hw-test.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { wasmEngine } from '../../../testbench/engine/wasm/engine.ts';
import { packets } from '../../../testbench/properties/packets.ts';
import { elaborate } from '../../hdl/index.ts';
import { toWord } from '../packet/testing/packets.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { packetCollect } from './collect.ts';
import type { LaneRelease } from './row-store.ts';

const [lanes, bytes, rows] = [4, 2, 8];
/** The longest packet that a lane holds as a whole, from any segment on. */
const longest = bytes * (lanes * rows - lanes + 1);

const runs = fc.record({
  packets: fc.array(
    fc.record({
      bytes: packets({ beat: bytes * lanes, min: 0, max: 1.5 * longest }),
      lane: fc.nat(lanes - 1),
      ok: fc.oneof(fc.constant(true), fc.boolean()),
      /** Segments between the end of the packet before and the place where it is to begin. */
      gap: fc.constantFrom(0, 0, 0, 1, 3),
    }),
    { maxLength: 24, size: 'max' },
  ),
  ups: fc.tuple(patterns, patterns, patterns, patterns),
  order: patterns,
  down: patterns,
});
type Run = typeof runs extends fc.Arbitrary<infer V> ? V : never;

/** Plays a run, and gives the segments that were used in each beat. */
async function play(t: TestContext, { packets: list, ups, order, down }: Run, release: LaneRelease) {
  const reader = new SegmentReader({ count: lanes, bytes });
  const orders = t.source('order', { valid: order });
  const sources = ups.map((valid, i) => t.source(`up_${i}`, { valid }));
  const places = ups.map((_, i) => t.source(`place_${i}`));
  t.sink('down', { ready: down });
  const used: bigint[] = [];
  t.monitor('down', {
    onItem: (item) => {
      reader.take(item);
      used.push(BigInt((item as Record<string, number | bigint>).enable!));
    },
  });
  let place = 0;
  for (const { bytes: packet, lane, ok, gap } of list) {
    orders.sendNow(lane);
    place += gap;
    places[lane]!.sendNow(place % lanes);
    const count = segmentsOf(packet.length, bytes);
    place += count;
    for (let i = 0; i < count; i++) {
      const piece = packet.subarray(bytes * i, bytes * (i + 1));
      const last = Number(i === count - 1);
      const said = last === 1 ? Number(ok) : t.random.below(2);
      sources[lane]!.sendNow({ data: toWord([...piece]), keep: 2 ** piece.length - 1, last, ok: said });
    }
  }
  const dut = dutOf(t.dut, packetCollect({ lanes, bytes, rows, release }));
  let refused = 0;
  const longestRun = 2000 + list.length * 400;
  for (let [clock, quiet] = [0, 0]; quiet < 80; clock++, quiet++) {
    if (clock > longestRun) throw new Error('it has come to a stop');
    await t.cycles(1);
    const now = Number(dut.refused.get());
    refused += now;
    if (now > 0 || dut.down.valid.get() === 1 || sources.some(({ idle }) => !idle)) quiet = 0;
  }
  const fits = ({ bytes: packet }: Run['packets'][number]) =>
    segmentsOf(packet.length, bytes) <= lanes * rows - lanes + 1;
  const hex = (packet: Uint8Array) => Buffer.from(packet).toString('hex');
  const seen = reader.packets.map((packet) => `${hex(packet.bytes)} ${packet.ok}`);
  const said = (all: Run['packets']) => all.map((packet) => `${hex(packet.bytes)} ${packet.ok}`);
  if (release === 'rows') {
    expect(seen).toEqual(said(list));
    expect(refused).toBe(list.filter(({ ok }) => !ok).length);
  } else {
    // One that is a little longer fits where it begins at a good place.
    const may = list.filter(({ ok }) => ok);
    expect(seen.filter((one) => !said(may).includes(one))).toEqual([]);
    expect(said(may.filter(fits)).filter((one) => !seen.includes(one))).toEqual([]);
    expect(seen.length + refused).toBe(list.length);
    let from = 0;
    for (const one of seen) from = said(may).indexOf(one, from) + 1;
    expect(from).toBeGreaterThanOrEqual(seen.length);
  }
  return used;
}

describe.each(['whole', 'rows'] as const)('the collector that releases %s', (release) => {
  const design = elaborate(packetCollect({ lanes, bytes, rows, release }));
  everyEngineProperty(
    'gives the packets of all lanes in order, and those without a verdict only where it does not wait for that',
    design,
    runs,
    async (t, run) => {
      await play(t, run, release);
    },
    { numRuns: 15 },
  );

  hwTest(
    'leaves no segment unused where each packet begins behind the one before it',
    { create: (o) => wasmEngine.create(design, o) },
    async (t) => {
      const list = Array.from({ length: 40 }, (_, i): Run['packets'][number] => ({
        bytes: new Uint8Array(bytes * (3 * lanes + t.random.below(2 * lanes))).fill(i),
        lane: i % lanes,
        ok: true,
        gap: 0,
      }));
      const always = [true];
      // The lanes are full when the sink begins to take beats.
      const down = [...Array<boolean>(100).fill(false), ...Array<boolean>(1000).fill(true)];
      const timing = { ups: [always, always, always, always], order: always, down } satisfies Partial<Run>;
      const used = await play(t, { packets: list, ...timing }, release);
      expect(used.slice(0, 11)).toEqual(Array(11).fill(2n ** BigInt(lanes) - 1n));
    },
  );
});

test('a collector of another number of lanes is refused in one sentence', () => {
  const make = () => packetCollect({ lanes: 16, bytes, rows, release: 'whole' });
  expect(make).toThrow(new RangeError('a collector of 16 lanes: give 2, 4 or 8'));
});
