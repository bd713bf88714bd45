import { targetKept } from '../../../../../rtl-gen/uet/ses/receive/target-kept.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { bufferDirected } from './buffer-directed.ts';
import { bufferProperty } from './buffer-property.ts';

const small = { places: 8, bytes: 64, groups: 4, most: 4 } as const;
const large = { places: 32, bytes: 4096, groups: 16, most: 16 } as const;

describe('buffers of unexpected messages', () => {
  for (const size of [small, large]) {
    const design = elaborate(targetKept({ ...size, share: size }));
    const of = `${size.places} messages of ${size.bytes} bytes`;
    hwTest(
      `${of}: each that has its receive and its end is told once, in its clock, and its buffer comes back`,
      { design, seeds: 6 },
      bufferProperty(size, 4_000),
    );
    for (const { name, body } of bufferDirected(size)) hwTest(`${of}: ${name}`, { design, seeds: [7] }, body);
  }
  const few = elaborate(targetKept({ ...small, share: small }));
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: each that has its receive and its end is told once, in its clock`,
      { create: onEngine(engine, few), seeds: 1, maxCycles: 20_000 },
      bufferProperty(small, 2_000),
    );
});
