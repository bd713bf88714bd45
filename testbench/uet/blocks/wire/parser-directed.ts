/** What the parser promises, step by step. */
import { type ParserWidth, parserLatency } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { encode, type WireSettings } from '../../golden/wire/index.ts';
import { assert, type NamedTest, named, type Pattern } from '../test-kit.ts';
import { everyPdsCode, leastOthers, leastUet, serviceTagged, uetFrame } from './least-frames.ts';
import { parserBench, parserOf } from './parser-bench.ts';

/** A packet of a UUD request with so many bytes of payload; 46 bytes and those without a CRC. */
const uud = (payload: number, settings: Partial<WireSettings>): Uint8Array =>
  encode(
    [
      { name: 'ethernet', fields: { destination: 1n, source: 2n } },
      { name: 'ipv4', fields: { source: 0x0a000001, destination: 0x0a000002 } },
      { name: 'udp', fields: { source_port: 0x1234 } },
      { name: 'uud_req', fields: {} },
      { name: 'payload', fields: { bytes: Uint8Array.from({ length: payload }, (_, i) => i + 1) } },
      ...(settings.crc === undefined || settings.crc === 'none' ? [] : [{ name: 'crc', fields: {} } as const]),
      ...(settings.fcs ? [{ name: 'fcs', fields: {} } as const] : []),
    ],
    settings,
  );

/** The tests for a parser of that width and settings. */
export function parserDirected(size: ParserWidth, settings: Partial<WireSettings>): readonly NamedTest[] {
  return [
    named('packets of the least size pass in as many clocks as they have beats, without a pause', async (t) => {
      const { checker, taken, send, drain } = parserBench(t, { size, settings });
      const packet = uud(14, settings);
      assert.ok(packet.length >= 60);
      const beats = Math.ceil(packet.length / size);
      const packets = 200;
      for (let i = 0; i < packets; i++) send(packet);
      await drain();
      assert.deepEqual(
        taken.map((cycle) => cycle - taken[0]!),
        Array.from({ length: packets * beats }, (_, i) => i),
      );
      const { lastBeats } = checker;
      assert.equal(lastBeats.at(-1)! - lastBeats[0]!, (packets - 1) * beats);
      assert.equal(checker.counts.uet, packets);
    }),
    named('headers leave parserLatency clocks after the beat that completes them', async (t) => {
      const { taken, send, drain } = parserBench(t, { size, settings });
      const left: number[] = [];
      const valid = parserOf(t).headers.valid;
      t.attach({ sample: () => valid.get() === 1 && left.push(t.cycle) });
      send(uud(14, settings));
      await drain();
      assert.equal(left[0]! - taken.at(-1)!, parserLatency);
    }),
    named('a packet that is cut off anywhere is malformed, and the next one is not harmed', async (t) => {
      const { checker, send, drain } = parserBench(t, { size, settings });
      const packet = uud(40, settings);
      for (let length = 0; length < packet.length; length++) {
        send(packet.subarray(0, length));
        send(packet);
      }
      await drain();
      assert.equal(checker.counts.uet, packet.length);
      assert.equal(checker.counts.uet + checker.counts.short + checker.counts.bad_fcs, 2 * packet.length);
    }),
    named('a packet that ends with its last header is whole, and one a byte shorter is not', async (t) => {
      const { checker, send, drain } = parserBench(t, { size, settings });
      const [others, least] = [leastOthers(settings), leastUet()];
      for (const frame of others) send(frame);
      for (const bytes of least) send(uetFrame(bytes, settings));
      send(serviceTagged(settings));
      await drain();
      assert.deepEqual([checker.counts.other, checker.counts.uet], [others.length, least.length + 1]);
      for (const bytes of least) send(uetFrame(bytes.subarray(0, -1), settings));
      // A datagram of no bytes is short, whatever stands after it.
      send(uetFrame(new Uint8Array(), settings, 30));
      await drain();
      assert.equal(checker.counts.short, least.length + 1);
    }),
    named(
      'codes that are reserved, or that their PDS type cannot have, are refused under names of their own',
      async (t) => {
        const bench = parserBench(t, { size, settings });
        for (const bytes of everyPdsCode()) bench.send(uetFrame(bytes, settings));
        await bench.drain();
        const { counts } = bench.checker;
        // Of 16 next headers 9 have no name; ACKs come four times each, once with the reserved request.
        assert.equal(counts.unknown_next_header, 9 * (9 + 4 * 3));
        // RUD, ROD; RUDI, UUD; ACK; NACK, of the 7 that have one.
        assert.equal(counts.wrong_next_header, 4 * 1 + 3 * 3 + 4 * (3 * 3) + 2 * 6);
        assert.equal(counts.unknown_control_type, 6);
        assert.equal(counts.unknown_ack_request, 3 * 4);
        assert.equal(counts.uet, 4 * 6 + 3 * 4 + 3 * (3 * 4) + 2 * 1 + 10);
        bench.checkCounts();
      },
    ),
    named('payloads that wait for long stop the packets, and nothing is lost', async (t) => {
      let clock = 0;
      const wait: Pattern = () => () => clock++ % 1_000 > 700;
      const { checker, send, drain } = parserBench(t, { size, settings, payload: wait });
      const packets = 40;
      for (let i = 0; i < packets; i++) send(uud(4 * size + i, settings));
      for (let i = 0; i < packets; i++) send(uud(i, settings));
      await drain();
      assert.equal(checker.counts.uet, 2 * packets);
    }),
    named(
      'more than 50 packets of a beat are taken while no payload is, 32 of them before they are read',
      async (t) => {
        let open = true;
        const wait: Pattern = () => () => open;
        const { taken, send, drain } = parserBench(t, { size, settings, payload: wait });
        // What room there is must not hang on packets that have left.
        send(Uint8Array.of(0));
        await drain();
        open = false;
        for (let i = 0; i < 100; i++) send(Uint8Array.of(i));
        await t.cycles(250);
        assert.ok(taken.length > 51, `${taken.length} packets`);
        open = true;
        await drain();
      },
    ),
    named('counts agree with what has left', async (t) => {
      const bench = parserBench(t, { size, settings });
      const { send, drain } = bench;
      const good = uud(14, settings);
      for (const at of [12, 14, 16, 20, 24, 36, 38, 42, 50]) {
        const bad = good.slice();
        bad[at] = bad[at]! ^ 0x40;
        send(bad);
        send(good);
      }
      await drain();
      bench.checkCounts();
    }),
  ];
}
