import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../support/project.ts';
import { browserNote, hasBrowser, launchBrowser } from '../support/testing/browser.ts';
import { type Bundled, bundle, compressedSize } from './bundling/bundle.ts';
import { probe } from './testing/probe.ts';

const capture = inProject('testbench/uet/captures/data/uet-pds.pcap');

/** What a browser has of the package, each export with the most kilobytes that it may take alone, compressed. */
const surfaces: Readonly<Record<string, readonly [source: string, kilobytes: number]>> = {
  hdl: ['rtl-gen/hdl/index.ts', 40],
  verilog: ['rtl-gen/verilog/emit.ts', 17],
  'state-machines': ['rtl-gen/verilog/state-machines.ts', 13],
  diagram: ['report/state-diagram.ts', 5],
  engine: ['testbench/engine/engines.ts', 42],
  waves: ['testbench/waves/index.ts', 12],
  bench: ['testbench/index.ts', 170],
  cover: ['testbench/coverage/index.ts', 52],
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

describe.skipIf(!hasBrowser)(`the core in a browser${browserNote}`, () => {
  let server: Server;
  let bundled: Bundled;

  beforeAll(async () => {
    bundled = await bundle({ probe: 'playground/testing/probe.ts', files: 'support/memory-files.ts' });
    server = createServer((request, response) => {
      const name = request.url!.slice(1);
      const file = bundled.files.find((candidate) => candidate.name === name);
      if (name === '') response.setHeader('content-type', 'text/html').end('<!doctype html><title>core</title>');
      else if (file === undefined) response.writeHead(404).end();
      else response.setHeader('content-type', 'text/javascript').end(file.bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => server?.close());

  test('it does what it does in Node: Verilog, engines, tests, coverage, packets, digests', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const there = await page.evaluate(
        `(async (bytes) => {
          const { memoryFiles } = await import('/files.js');
          memoryFiles.set('given.pcap', Uint8Array.from(bytes));
          const { probe } = await import('/probe.js');
          return JSON.parse(JSON.stringify(await probe('given.pcap')));
        })([${[...readFileSync(capture)].join()}])`,
      );
      expect(there).toEqual(JSON.parse(JSON.stringify(await probe(capture))));
    } finally {
      await browser.close();
    }
  });
});
