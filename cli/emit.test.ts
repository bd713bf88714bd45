import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDesign } from '../rtl-gen/catalogue.ts';
import { emitDesigns, generatedFolder, strayFolders } from './verbs/emit.ts';

test('every folder of generated/ is of a design, and one that is of none is found', () => {
  expect(strayFolders(generatedFolder)).toEqual([]);
  const out = mkdtempSync(join(tmpdir(), 'gatewright-emit-'));
  try {
    emitDesigns(['sack_tracker_w128', 'fifo_w32_d16'].map(findDesign), out);
    expect(strayFolders(out)).toEqual([]);
    mkdirSync(join(out, 'sack_tracker_w64'));
    mkdirSync(join(out, 'lib', 'fifo_of_old'));
    expect(strayFolders(out)).toEqual(['sack_tracker_w64', join('lib', 'fifo_of_old')]);
  } finally {
    rmSync(out, { recursive: true });
  }
});
