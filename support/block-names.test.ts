import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { datapathDesigns } from '../rtl-gen/uet/designs.ts';
import { execa } from './execa.ts';
import { projectRoot } from './project.ts';

/** Folders of blocks whose names are words that others need too; their designs' names count. */
const commonWords = ['host', 'switch', 'wire'];

/** The folders of the datapath, and the first two words of its designs: `sack_tracker`, `pds_target`. */
const names = new Set([
  ...readdirSync(join(projectRoot, 'rtl-gen', 'uet'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !commonWords.includes(entry.name))
    .map(({ name }) => name),
  ...datapathDesigns.map(({ name }) => name.split('_').slice(0, 2).join('_')),
]);

/** A name in any of its spellings: `sack_tracker`, `SACK tracker`, `sackTracker`, `sack-tracker.ts`. */
const spelt = [...names].map((name) => name.replace('_', '[_ -]?')).join('|');
const mention = new RegExp(`(?<![A-Za-z])(?:${spelt})(?![a-z])|(?<![A-Za-z])(?:${spelt})(?=s?\\b)`, 'i');

/**
 * Where names of blocks may stand: folders of the product, pages, the config, the package's list of exports, what is
 * made from the designs.
 */
const mayName = (file: string): boolean =>
  file.split('/').includes('uet') ||
  file.endsWith('.md') ||
  ['docs/', 'studies/', 'playground/', 'site/', 'generated/', 'kept/', 'fpga/reports/'].some((folder) =>
    file.startsWith(folder),
  ) ||
  ['gatewright.config.ts', 'package.json', 'support/block-names.test.ts'].includes(file);

test('no name of a block stands outside of the product, its pages and its config', async () => {
  expect([...names].toSorted()).toEqual(expect.arrayContaining(['llr', 'pds', 'pds_target', 'sack_tracker']));
  const { stdout } = await execa('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
  });
  // Not links, and not what is deleted and not yet committed.
  const isFile = (file: string): boolean =>
    lstatSync(join(projectRoot, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const files = stdout.split('\n').filter((file) => !mayName(file) && isFile(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    // Checksums of packages are letters by chance.
    const text = readFileSync(join(projectRoot, file), 'latin1').replaceAll(/"sha512-[\w+/]+=*"/g, '');
    // Binary.
    if (text.includes('\0')) return [];
    return text.split('\n').flatMap((line, i) => (mention.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});

test.each(['a SACK tracker', 'sackTracker(128)', "'llr_receive_b8'", 'the PDS target', 'CBFC', './sack-tracker.ts'])(
  '%s is a mention of a block',
  (text) => expect(text).toMatch(mention),
);

test.each(['tsserver', 'llroundf', 'a tracker of packets', 'cast', 'wires'])('%s is none', (text) =>
  expect(text).not.toMatch(mention),
);
