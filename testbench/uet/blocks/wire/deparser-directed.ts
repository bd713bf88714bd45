/** What the deparser promises, step by step. */
import { deparserLatency } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { crc32, encode } from '../../golden/wire/index.ts';
import { assert, bursts, type NamedTest, named, namedWith } from '../test-kit.ts';
import { type DeparserBenchSettings, deparserBench, deparserOf } from './deparser-bench.ts';
import { type DeparserItem, deparserItem } from './deparser-record.ts';

/** Bytes of the headers of `uud` packets. */
const headers = 46;

/** Where the checksum of IPv4 stands in `uud` packets. */
const ipv4ChecksumAt = 24;

/** A packet of a UUD request with some payload, or so many bytes of one. */
const uud = (
  payload: number | Uint8Array,
  { crc = 'none', fcs = false, ...settings }: DeparserBenchSettings,
  identification = 0,
): Uint8Array =>
  encode(
    [
      { name: 'ethernet', fields: { destination: 1n, source: 2n } },
      { name: 'ipv4', fields: { identification, source: 0xc0a80001, destination: 0xc0a80002 } },
      { name: 'udp', fields: { source_port: 0x1234 } },
      { name: 'uud_req', fields: {} },
      { name: 'payload', fields: { bytes: typeof payload === 'number' ? counted(payload) : payload } },
      ...(crc === 'none' ? [] : [{ name: 'crc', fields: {} } as const]),
      ...(fcs ? [{ name: 'fcs', fields: {} } as const] : []),
    ],
    { ...codecOf(settings), crc, fcs },
  );

const counted = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => i + 1);

/** The settings of the codec alone. */
const codecOf = ({ sentUdpChecksum, pad, ...settings }: DeparserBenchSettings) => settings;

/** The tests for a deparser of that width and settings. */
export function deparserDirected(size: number, settings: DeparserBenchSettings): readonly NamedTest[] {
  const onBench = namedWith((t) => deparserBench(t, settings, { size }));
  const { crc = 'none', fcs = false } = settings;
  return [
    onBench('frames of the least size leave in as many clocks as they have beats, without a pause', async (bench) => {
      const packet = uud(crc === 'none' ? 14 : 10, settings);
      const beats = Math.ceil(packet.length / size);
      const packets = 100;
      for (let i = 0; i < packets; i++) bench.sendPacket(packet);
      await bench.drain();
      const { left } = bench;
      assert.deepEqual(
        left.map((cycle) => cycle - left[0]!),
        Array.from({ length: packets * beats }, (_, i) => i),
      );
    }),
    onBench('the first beat leaves deparserLatency clocks after its record', async (bench) => {
      bench.sendPacket(uud(20, settings));
      await bench.drain();
      assert.equal(bench.left[0]! - bench.taken[0]!, deparserLatency(size, settings));
    }),
    named('every length of payload leaves as it is, whatever the receiver does', async (t) => {
      const bench = deparserBench(t, settings, { size, down: bursts(20) });
      for (let payload = 14; payload < 14 + 2 * size + 8; payload++) bench.sendPacket(uud(payload, settings));
      await bench.drain();
    }),
    onBench(
      'the checksum of IPv4 is right where its last carry comes back in, which few headers have',
      async (bench) => {
        const checksum = new DataView(uud(20, settings).buffer).getUint16(ipv4ChecksumAt);
        // The words of `uud` add up to more than 2 * 2^16, so as the checksum passes 0 there are two with that carry.
        for (let step = -16; step <= 16; step++) {
          bench.sendPacket(uud(20, settings, (checksum + step) & 0xffff));
        }
        await bench.drain();
      },
    ),
    named('a payload of another length leaves as the record says, marked, and harms no other', async (t) => {
      const bench = deparserBench(t, settings, { size, down: bursts(3) });
      const good = uud(40, settings);
      const random = t.random.fork('records');
      const own = deparserItem(good, settings, random);
      let wrong = 0;
      for (const length of [0, 1, 39, 41, 40 + size, 40 + 3 * size]) {
        const payload = counted(length);
        bench.send({ ...own, payload }, spoilt(payload, settings), true);
        bench.sendPacket(good);
        wrong++;
      }
      await bench.drain();
      assert.equal(bench.frames, 2 * wrong);
      const { wrong_length, sent } = deparserOf(t).counts.get();
      assert.deepEqual([wrong_length, sent], [wrong, wrong]);
    }),
    onBench('what cannot be sent is thrown away with its payload, and counted', async (bench, t) => {
      const good = uud(30, settings);
      const own = deparserItem(good, settings, t.random.fork('records'));
      const not = (field: string, value: number, payload = own.payload): DeparserItem => ({
        record: { ...own.record, [field]: BigInt(value) },
        payload,
      });
      const long = not('payload_length', 65_535).record;
      const unknown = [
        ...[not('ip', 0), not('ip', 3), not('transport', 0), not('pds', 0), not('pds', 15)],
        { record: { ...long, pds: 0n }, payload: own.payload },
      ];
      for (const item of [...unknown, not('ip', 0, new Uint8Array(5 * size))]) {
        bench.send(item, undefined);
        bench.sendPacket(good);
      }
      // 20 bytes of IPv4, 8 of UDP, 4 of PDS, and the CRC.
      const most = 65_535 - 32 - (crc === 'none' ? 0 : 4);
      for (const length of [most + 1, 65_535]) {
        bench.send(not('payload_length', length), undefined);
        bench.sendPacket(good);
      }
      await bench.drain();
      assert.equal(bench.frames, unknown.length + 3);
      const { no_packet, too_long, sent } = deparserOf(t).counts.get();
      assert.deepEqual([no_packet, too_long, sent], [unknown.length + 1, 2, bench.frames]);
    }),
    onBench('the longest packet that IP can state is sent', async (bench) => {
      bench.sendPacket(uud(65_535 - 32 - (crc === 'none' ? 0 : 4), settings));
      bench.sendPacket(uud(14, settings));
      await bench.drain();
      assert.equal(bench.frames, 2);
      assert.equal(
        bench.left.length,
        Math.ceil((65_535 + 14 + (fcs ? 4 : 0)) / size) + Math.ceil(uud(14, settings).length / size),
      );
    }),
  ];
}

/**
 * The frame of a UUD request whose record says 40 bytes, with that payload: its checksums are inverted, the inner one
 * first.
 */
function spoilt(payload: Uint8Array, settings: DeparserBenchSettings): Uint8Array {
  const { crc = 'none', fcs = false } = settings;
  const bytes = new Uint8Array(40);
  bytes.set(payload.subarray(0, 40));
  const frame = uud(bytes, settings);
  const invert = (from: number): void => {
    for (let i = from; i < from + 4; i++) frame[i] = frame[i]! ^ 0xff;
  };
  if (crc !== 'none') invert(headers + 40);
  if (!fcs) return frame;
  const at = frame.length - 4;
  new DataView(frame.buffer).setUint32(at, crc32(frame.subarray(0, at)), true);
  invert(at);
  return frame;
}
