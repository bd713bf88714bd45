/** Packets of others through the hardware parser and deparser, one after the other: the same bytes. */
import { bit, type Design, elaborate, module, sink, source } from '../../../../rtl-gen/hdl/index.ts';
import { beat } from '../../../../rtl-gen/lib/packet/beat.ts';
import { frameBeat } from '../../../../rtl-gen/uet/wire/deparser/trailer-fill.ts';
import { type DeparserWidth, deparserWidths, uetDeparser } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { inProject } from '../../../../support/project.ts';
import { packetSource } from '../../../agents/packet/packet-agents.ts';
import { readCapture } from '../../captures/read-capture.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { knownAnswers, knownTss } from '../../golden/wire/testing/known-answers.ts';
import { bursts, bytesOfWord, keptOf, type TestContext } from '../test-kit.ts';
import { describe, expect, hwTest, wasmEngine } from '../vitest-kit.ts';
import { type DeparserBenchSettings, deparserBench } from './deparser-bench.ts';
import { deparserPackets } from './deparser-property.ts';

/** A parser and a deparser of the same settings after it. */
const loop = (size: DeparserWidth, settings: DeparserBenchSettings): Design =>
  elaborate(
    module(
      `uet_loop_b${size}`,
      { link: { up: sink(beat(size)), down: source(frameBeat(size)) } },
      ({ up, down }, m) => {
        const headersTaken = m.wire('headers_taken', bit, 0);
        const payloadTaken = m.wire('payload_taken', bit, 0);
        const parser = m.inst('parser', uetParser(size, settings), {
          up,
          headers: { ready: headersTaken },
          payload: { ready: payloadTaken },
        });
        const { data, keep, last } = parser.payload.payload;
        const deparser = m.inst('deparser', uetDeparser(size, settings), {
          headers: parser.headers,
          payload: { payload: { data, keep, last, user: {} }, valid: parser.payload.valid },
          down,
        });
        headersTaken.set(deparser.headers.ready);
        payloadTaken.set(deparser.payload.ready);
        return { up: parser.up, down: deparser.down };
      },
    ),
  );

/** Sends frames, and expects the same ones. */
async function comeBack(t: TestContext, size: number, frames: readonly Uint8Array[], hurried: boolean) {
  const back: string[] = [];
  let frame: Uint8Array[] = [];
  const up = packetSource(t, 'up');
  t.sink('down', {
    ready: hurried || bursts(20),
    keep: false,
    onItem: (item) => {
      const { data, keep, last, wrong } = item as Readonly<Record<string, number | bigint>>;
      frame.push(bytesOfWord(data!, size).subarray(0, keptOf(keep!)));
      expect(wrong).toBe(0);
      if (last === 0) return;
      back.push(Buffer.concat(frame).toString('hex'));
      frame = [];
    },
  });
  for (const bytes of frames) up.sendNow(bytes);
  await t.until(() => up.idle && back.length >= frames.length, { timeout: 20_000 });
  await t.cycles(50);
  expect(back).toEqual(frames.map((bytes) => Buffer.from(bytes).toString('hex')));
}

const captured = [...readCapture(inProject('testbench', 'uet', 'captures', 'data', 'uet-pds.pcap'))].map(
  ({ bytes }) => bytes,
);

/** What the capture needs: its generator's form of extended states, its NACKs with SES responses, its UDP checksums. */
const asCaptured = { ccxState: 64, nextHeaders: 'any', sentUdpChecksum: 'given' } as const;

/** Known answers of packets that end with that CRC, or none. */
const known = (crc: 'none' | 'little' | 'big') =>
  knownAnswers.filter((answer) => answer.crc === crc).map((a) => a.frame);

describe('through parser and deparser come back as they were', () => {
  for (const size of deparserWidths) {
    const design = loop(size, asCaptured);
    hwTest(
      `the 19 packets of another implementation and the known answers, ${size} bytes a clock`,
      { design },
      async (t) => {
        expect(captured.length).toBe(19);
        await comeBack(t, size, [...captured, ...known('none')], t.random.chance(0.5));
      },
    );
  }

  for (const [size, crc] of [
    [16, 'little'],
    [64, 'big'],
  ] as const) {
    const design = loop(size, { crc });
    hwTest(`the known answers of the UET CRC, ${crc}-endian`, { design }, async (t) => {
      expect(known(crc).length).toBe(3);
      await comeBack(t, size, known(crc), true);
    });
    hwTest(`packets of every layout without TSS, with a ${crc}-endian CRC`, { design }, async (t) => {
      // The parser keeps the ICV for whoever decrypts, so that it does not come back.
      const all = deparserPackets(t.random.fork('packets'), { crc }, 150, size);
      const plain = all.filter((packet) => layerOf(decode(packet).layers, 'ciphertext') === undefined);
      expect(plain.length).toBeGreaterThan(50);
      await comeBack(t, size, plain, false);
    });
  }
});

hwTest(
  'the constructed TSS packet of the fact sheet leaves the deparser, whose payload ends with the ICV',
  { create: (options) => wasmEngine.create(elaborate(uetDeparser(32, { crc: 'big' })), options) },
  async (t) => {
    const bench = deparserBench(t, { crc: 'big' }, { size: 32 });
    bench.sendPacket(knownTss.frame);
    await bench.drain();
    expect(bench.frames).toBe(1);
  },
);
