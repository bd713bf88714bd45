import { checkWithYosys } from '../../../../fpga/flow/check.ts';
import { uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { emitVerilog } from '../../../../rtl-gen/verilog/emit.ts';
import { describe, describeInVerilator, elaborate, hwTest, inVerilator, test } from '../vitest-kit.ts';
import { parserProperty } from './parser-property.ts';

/**
 * Both CRCs, trimming and reserved bits: what the designs of the catalogue, of which each runs on `yosys`, do not have.
 */
const settings = {
  crc: 'big',
  crcCoverage: 'payload',
  fcs: true,
  reserved: 'refuse',
  trimmedDscps: [3, 22],
  negotiation: 'after-payload',
} as const;
const design = elaborate(uetParser(8, settings));

describe('the emitted Verilog of a parser with every check', () => {
  test('is accepted by Yosys without a warning', () => checkWithYosys(emitVerilog(design)));

  hwTest(
    'gives what the codec gives, as Yosys reads it',
    { design, engine: 'yosys' },
    parserProperty(8, settings, 2_000),
  );
});

describeInVerilator(() => {
  hwTest(
    'gives what the codec gives',
    { create: inVerilator(design, { quick: true }), seeds: 2 },
    parserProperty(8, settings, 2_000),
  );
});
