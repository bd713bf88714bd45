import { readServer } from '../../../../../rtl-gen/uet/ses/read-server/read-server.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { answerDirected } from './answer-directed.ts';
import { readDirected } from './read-directed.ts';
import { readProperty } from './read-property.ts';

const designOf = (bytes: number, room: number) =>
  elaborate(readServer({ widths: { bytes, address: 64, id: 2 }, id: 1, requests: 4, room, tag: 16 }));
const narrow = { bytes: 8, longest: 1024 };
const wide = { bytes: 64, longest: 4096 };

describe('read server', () => {
  for (const [size, room] of [
    [narrow, 512],
    [wide, 128],
  ] as const) {
    const design = designOf(size.bytes, room);
    hwTest(
      `reads of beats of ${size.bytes} bytes, mixed and in any order: each is answered once, with its bytes`,
      { design, seeds: 6, maxCycles: 400_000 },
      readProperty(size, 120),
    );
    for (const { name, body } of readDirected(size))
      hwTest(`${size.bytes} bytes: ${name}`, { design, seeds: [7], maxCycles: 40_000 }, body);
  }
  for (const { name, body } of answerDirected)
    hwTest(name, { design: designOf(8, 512), seeds: [7], maxCycles: 40_000 }, body);
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: each read is answered once, with its bytes`,
      { create: onEngine(engine, designOf(8, 512)), seeds: 1, maxCycles: 100_000 },
      readProperty({ bytes: 8, longest: 256 }, engine === 'yosys' ? 20 : 60),
    );
});
