import { checkWithYosys } from '../../../../fpga/flow/check.ts';
import { uetDeparser } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { emitVerilog } from '../../../../rtl-gen/verilog/emit.ts';
import { describe, describeInVerilator, elaborate, hwTest, inVerilator, test } from '../vitest-kit.ts';
import { deparserProperty } from './deparser-property.ts';

/** What the designs of the catalogue, of which each runs as Yosys reads it, do not have. */
const settings = {
  crc: 'big',
  crcCoverage: 'payload',
  fcs: true,
  pad: true,
  trimmedDscps: [3, 22],
  negotiation: 'after-payload',
  sentUdpChecksum: 'given',
} as const;
const design = elaborate(uetDeparser(8, settings));

describe('the emitted Verilog of a deparser with every checksum', () => {
  test('is accepted by Yosys without a warning', () => checkWithYosys(emitVerilog(design)));
});

describeInVerilator(() => {
  hwTest(
    'writes what the codec writes',
    { create: inVerilator(design, { quick: true }), seeds: 2 },
    deparserProperty(8, settings, 2_000),
  );
});
