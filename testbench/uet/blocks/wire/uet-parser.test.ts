import { type ParserWidth, parserWidths, uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { inProject } from '../../../../support/project.ts';
import { bursts } from '../../../agents/patterns.ts';
import { readCapture } from '../../captures/read-capture.ts';
import type { WireSettings } from '../../golden/wire/index.ts';
import { mutated } from '../../golden/wire/testing/mutated.ts';
import { type Design, describe, elaborate, expect, hwTest } from '../vitest-kit.ts';
import { uetFrame } from './least-frames.ts';
import { parserBench } from './parser-bench.ts';
import { parserDirected } from './parser-directed.ts';
import { goodPackets, parserProperty } from './parser-property.ts';

/** Mutated packets through each parser. */
const mutants = 100_000;

type Settings = Partial<WireSettings>;

/** Every setting that changes the hardware, in one of them or the other. */
const settings: Readonly<Record<string, Settings>> = {
  'as it is by default': {},
  'with a little-endian CRC': { crc: 'little' },
  'with a big-endian CRC, FCS and trimming': { crc: 'big', fcs: true, trimmedDscps: [1, 5, 9, 33, 48] },
  'with an FCS, the other forms and no native IP': {
    fcs: true,
    ccxState: 64,
    negotiation: 'after-payload',
    nativeProtocol: undefined,
    udpPort: 4793,
    trimmedDscps: [0, 2, 63],
  },
  'that refuses reserved bits, with a CRC of what the transport carries': {
    reserved: 'refuse',
    crc: 'little',
    crcCoverage: 'payload',
    trimmedDscps: [7, 21, 40],
  },
  'with negotiations of 16 bytes': { negotiation: 'payload-word', reserved: 'refuse' },
  'that refuses reserved bits, with the other forms': {
    reserved: 'refuse',
    nextHeaders: 'any',
    ccxState: 64,
    negotiation: 'after-payload',
  },
};

/** What the capture needs: its generator's form of extended states, and its NACKs with SES responses. */
const asCaptured: Settings = { ccxState: 64, nextHeaders: 'any' };

const designs = new Map<string, Design>();

/** The parser, elaborated once. */
function design(size: ParserWidth, given: Settings): Design {
  const key = JSON.stringify([size, given]);
  const made = designs.get(key) ?? elaborate(uetParser(size, given));
  designs.set(key, made);
  return made;
}

describe('every layout and its mutants give what the codec gives', () => {
  for (const [title, given] of Object.entries(settings)) {
    // All settings at one width; the others see what depends on the width.
    for (const size of title.includes('CRC') ? parserWidths : ([64] as const)) {
      hwTest(
        `${size} bytes a clock, ${title}`,
        { design: design(size, given), seeds: 3 },
        parserProperty(size, given, 2_000),
      );
    }
  }
  hwTest(
    '8 bytes a clock, on the reference engine',
    { design: design(8, {}), engine: 'interpreter' },
    parserProperty(8, {}, 300),
  );
});

for (const size of parserWidths) {
  const given = { crc: 'big', fcs: true } as const;
  describe(`the parser of ${size} bytes a clock`, () => {
    for (const { name, body } of parserDirected(size, given)) {
      hwTest(name, { design: design(size, given) }, body);
    }
  });
}

describe('the parser of 64 bytes a clock', () => {
  for (const given of [{}, { crc: 'little', fcs: true }] as const) {
    const has = 'crc' in given ? 'with CRC and FCS' : 'without CRCs';
    hwTest(
      `${has}: gives mutants the verdicts of the codec, and harms no good packet between them`,
      { design: design(64, given) },
      async (t) => {
        const { checker, send, drain } = parserBench(t, { size: 64, settings: given, payload: bursts(40) });
        const random = t.random.fork('mutants');
        const good = goodPackets(random, given, 200);
        let sent = 0;
        for (let i = 0; i < mutants; i++) {
          send(mutated(random, random.pick(good)));
          if (i % 4 === 0) {
            send(random.pick(good));
            sent++;
          }
          if (i % 500 === 499) await drain();
        }
        expect(checker.counts.uet).toBeGreaterThanOrEqual(sent);
        const often = [
          'other',
          'short',
          ...('crc' in given
            ? ['bad_fcs', 'bad_crc']
            : ['unknown_type', 'bad_checksum', 'wrong_next_header', 'unknown_ack_request']),
        ];
        for (const name of often) expect(checker.counts[name as 'short'], name).toBeGreaterThan(20);
      },
    );
  }

  hwTest(
    'takes a negotiation that ends with its payload word, where the setting says so',
    { design: design(64, { negotiation: 'payload-word' }) },
    async (t) => {
      const settings: Settings = { negotiation: 'payload-word' };
      const { checker, send, drain } = parserBench(t, { size: 64, settings });
      const cp = Uint8Array.from([0x5c, 0x8c, ...Array.from({ length: 22 }, (_, i) => i)]);
      for (let length = 1; length <= cp.length; length++) send(uetFrame(cp.subarray(0, length), settings));
      await drain();
      expect([checker.counts.short, checker.counts.uet]).toEqual([15, 9]);
    },
  );

  hwTest('parses the 19 packets of another implementation', { design: design(64, asCaptured) }, async (t) => {
    const { checker, send, drain } = parserBench(t, { size: 64, settings: asCaptured });
    let packets = 0;
    for (const { bytes } of readCapture(inProject('testbench', 'uet', 'captures', 'data', 'uet-pds.pcap'))) {
      send(bytes);
      packets++;
    }
    await drain();
    expect([packets, checker.counts.uet]).toEqual([19, 19]);
  });
});
