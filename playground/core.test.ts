import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../support/project.ts';
import { writeWhole } from '../support/write-file.ts';
import { bundle, compressedSize } from './bundling/bundle.ts';
import { probe } from './testing/probe.ts';
import { inBrowser, isInstalled, noteOf } from './testing/undriven.ts';

const capture = inProject('testbench/uet/captures/data/uet-pds.pcap');

/** What a browser has of the package, each export with the most kilobytes that it may take alone, compressed. */
const surfaces: Readonly<Record<string, readonly [source: string, kilobytes: number]>> = {
  hdl: ['rtl-gen/hdl/index.ts', 40],
  verilog: ['rtl-gen/verilog/emit.ts', 17],
  'state-machines': ['rtl-gen/verilog/state-machines.ts', 13],
  diagram: ['report/state-diagram.ts', 5],
  engine: ['testbench/engine/engines.ts', 47],
  waves: ['testbench/waves/index.ts', 12],
  // With `hdl`, as a test of a module elaborates it; a page that has both has it once. Of fast-check it has what is
  // used, since all of it is imported by names (`import * as fc`).
  bench: ['testbench/index.ts', 170],
  cover: ['testbench/coverage/index.ts', 56],
  wire: ['testbench/uet/golden/wire/index.ts', 18],
  dissect: ['testbench/uet/dissect/packet-json.ts', 16],
  captures: ['testbench/uet/captures/read-capture.ts', 3],
  'golden-pds': ['testbench/uet/golden/pds/peer/world.ts', 36],
  'golden-tss': ['testbench/uet/golden/tss/endpoint.ts', 21],
};

test('what runs in a browser is bundled without Node, each part within its size', async () => {
  for (const [name, [source, most]] of Object.entries(surfaces)) {
    const { files, metafile } = await bundle({ [name]: source });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    expect(imports.filter(({ external }) => external)).toEqual([]);
    const kilobytes = compressedSize(files) / 1000;
    expect(kilobytes, `${name} takes ${kilobytes} kB`).toBeLessThan(most);
    // A bound far above what is there would notice nothing.
    expect(kilobytes, `the bound of ${name}, which takes ${kilobytes} kB`).toBeGreaterThan(most / 2);
  }
});

test('an import of Node is refused, with its place', async () => {
  await expect(bundle({ list: 'support/write-file.ts' })).rejects.toThrow(
    'support/write-file.ts:2: Could not resolve "node:crypto"',
  );
});

describe('the core in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-core-'));
  let expected: unknown;

  beforeAll(async () => {
    const { files } = await bundle({ probe: 'playground/testing/probe.ts', files: 'support/memory-files.ts' });
    for (const { name, bytes } of files) writeWhole(join(folder, name), bytes);
    cpSync(capture, join(folder, 'given.pcap'));
    expected = JSON.parse(JSON.stringify(await probe(capture)));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  for (const browser of ['chromium', 'firefox'] as const) {
    test.skipIf(!isInstalled(browser))(
      `${browser} does what Node does: Verilog, engines, tests, packets${noteOf(browser)}`,
      async () => {
        const there = await inBrowser(
          browser,
          folder,
          `const { memoryFiles } = await import('/files.js');
        memoryFiles.set('given.pcap', await (await fetch('/given.pcap')).bytes());
        const { probe } = await import('/probe.js');
        return probe('given.pcap');`,
        );
        expect(there).toEqual(expected);
      },
    );
  }
});
