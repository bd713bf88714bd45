import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../config/open-project.ts';
import { UserError } from '../support/user-error.ts';
import { emitDesigns, staleFiles, strayFolders, verilogOf } from './verbs/emit.ts';
import { digestsIn } from './verbs/verilog-digests.ts';

const { project } = await openProject();
type Design = (typeof project.designs)[number];

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

test('a folder with digests may lack the text of designs, and still shows which are stale', () => {
  const out = mkdtempSync(join(tmpdir(), 'gatewright-digests-'));
  const [queue, slice] = project.chosen(['fifo_w32_d16', 'forward_slice_w32']) as [Design, Design];
  const stale = (design: Design) => staleFiles(design, verilogOf(design), out, digestsIn(out));
  const digests = join(out, 'digests.txt');
  try {
    emitDesigns([queue], out);
    expect(existsSync(digests)).toBe(false);
    writeFileSync(digests, '');
    expect(stale(queue)).toEqual(['the digest of fifo_w32_d16']);
    emitDesigns([queue, slice], out);
    expect([stale(queue), stale(slice)]).toEqual([[], []]);
    rmSync(join(out, 'lib', 'forward_slice_w32'), { recursive: true });
    expect(stale(slice)).toEqual([]);
    // What is emitted alone leaves the digests of other designs, but not of those that are gone.
    emitDesigns([queue], out, { designs: [queue, slice] });
    expect([...digestsIn(out)!.keys()]).toEqual(['fifo_w32_d16', 'forward_slice_w32']);
    emitDesigns([queue], out);
    expect([...digestsIn(out)!.keys()]).toEqual(['fifo_w32_d16']);
    expect(stale(slice)).toEqual(['the digest of forward_slice_w32']);
    writeFileSync(digests, 'fifo_w32_d16 0123456789abcdef\n');
    expect(stale(queue)).toEqual(['the digest of fifo_w32_d16']);
    writeFileSync(digests, 'fifo_w32_d16\n');
    expect(() => stale(queue)).toThrow(UserError);
  } finally {
    rmSync(out, { recursive: true });
  }
});
