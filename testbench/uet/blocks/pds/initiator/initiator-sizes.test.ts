import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { inProject } from '../../../../../support/project.ts';

/** More than slots or entropy values of any of these has, so that no memory has as many words for another reason. */
const records = 8192;
const window = 128;

/** Words of each memory, by its path. */
const memoriesOf = (contexts: number) =>
  new Map(
    flatten(elaborate(pdsInitiator({ contexts, window, records }))).memories.map(({ path, words, depth, width }) => [
      path,
      { words: words ?? depth, bits: (words ?? depth) * width },
    ]),
  );

/** Bits that grow with PDCs and with records, each of one, and those of queues that all share. */
function stateOf(contexts: number) {
  const half = memoriesOf(contexts / 2);
  const state = { pdc: 0, record: 0, shared: 0 };
  for (const [path, { words, bits }] of memoriesOf(contexts)) {
    if (words !== half.get(path)?.words) state.pdc += bits / contexts;
    else if (words === records) state.record += bits / records;
    else state.shared += bits;
  }
  return state;
}

describe('the PDS initiator with windows of 128', () => {
  const page = readFileSync(inProject('docs', 'uet', 'pds-initiator.md'), 'utf8');
  const shown = (n: number): string => n.toLocaleString('en-GB');

  test.each([64, 256, 1024])('%i PDCs have the state that the page tells', (contexts) => {
    const { pdc, record, shared } = stateOf(contexts);
    expect(page).toContain(`\n| ${shown(contexts)} | ${shown(pdc)} | ${shown(record)} | ${shown(shared)} |`);
  });
});
