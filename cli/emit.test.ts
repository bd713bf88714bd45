import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../config/open-project.ts';
import { emitDesigns, strayFolders } from './verbs/emit.ts';

const { project } = await openProject();

test('every folder of generated/ is of a design, and one that is of none is found', () => {
  expect(strayFolders(project.designs, project.folders.verilog)).toEqual([]);
  // Of the datapath: its folder is not in lib.
  const [first] = project.designs;
  const out = mkdtempSync(join(tmpdir(), 'gatewright-emit-'));
  try {
    emitDesigns(project.chosen([first!.name, 'fifo_w32_d16']), out);
    expect(strayFolders(project.designs, out)).toEqual([]);
    mkdirSync(join(out, 'stray_of_old'));
    mkdirSync(join(out, 'lib', 'fifo_of_old'));
    expect(strayFolders(project.designs, out)).toEqual([join('lib', 'fifo_of_old'), 'stray_of_old']);
  } finally {
    rmSync(out, { recursive: true });
  }
});
