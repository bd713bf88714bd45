import { type DeparserWidth, deparserWidths, uetDeparser } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { type Design, describe, elaborate, hwTest } from '../vitest-kit.ts';
import type { DeparserBenchSettings } from './deparser-bench.ts';
import { deparserDirected } from './deparser-directed.ts';
import { deparserProperty } from './deparser-property.ts';

/** Every setting that changes the hardware, in one of them or the other. */
const settings: Readonly<Record<string, DeparserBenchSettings>> = {
  'as it is by default': {},
  'with a little-endian CRC': { crc: 'little' },
  'with a big-endian CRC, FCS, padding and trimming': {
    crc: 'big',
    fcs: true,
    pad: true,
    trimmedDscps: [1, 5, 9, 33, 48],
  },
  'with an FCS, the other forms and no native IP': {
    fcs: true,
    ccxState: 64,
    negotiation: 'after-payload',
    nativeProtocol: undefined,
    sentUdpChecksum: 'given',
  },
  'with a CRC over the payload, padding and negotiations of 16 bytes': {
    crc: 'big',
    crcCoverage: 'payload',
    pad: true,
    negotiation: 'payload-word',
  },
};

const designs = new Map<string, Design>();

/** The deparser, elaborated once. */
function design(size: DeparserWidth, given: DeparserBenchSettings): Design {
  const key = JSON.stringify([size, given]);
  const made = designs.get(key) ?? elaborate(uetDeparser(size, given));
  designs.set(key, made);
  return made;
}

describe('frames of every layout are what the codec writes', () => {
  for (const [title, given] of Object.entries(settings)) {
    // All settings at one width; the others see what depends on the width.
    for (const size of title.includes('CRC, FCS') || title.includes('default') ? deparserWidths : ([64] as const)) {
      hwTest(
        `${size} bytes a clock, ${title}`,
        { design: design(size, given), seeds: 2 },
        deparserProperty(size, given, 700),
      );
    }
  }
});

for (const size of deparserWidths) {
  for (const given of [{}, { crc: 'big', fcs: true, pad: true }] as const) {
    describe(`the deparser of ${size} bytes a clock, ${'crc' in given ? 'with checksums' : 'without'}`, () => {
      for (const { name, body } of deparserDirected(size, given)) {
        hwTest(name, { design: design(size, given) }, body);
      }
    });
  }
}
