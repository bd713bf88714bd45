/**
 * What each self-test takes of each family that has a board for it, as `fpga/uet/self-tests.ts` and docs/boards.md
 * say it: LUTs, flip-flops and block RAMs of the netlist that Yosys maps; of iCE40 logic cells and block RAMs as
 * nextpnr packs them.
 *
 * Run with `node bench/uet/self-test-sizes.ts [SELF_TEST...]`; without a name all of them, which takes some ten minutes
 * the first time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, writeProject } from '../../fpga/bitstream/build.ts';
import { mapProject } from '../../fpga/bitstream/map.ts';
import { type Project, projectOf } from '../../fpga/bitstream/project.ts';
import type { Board, Capacity } from '../../fpga/boards/board.ts';
import { topName } from '../../fpga/boards/board-top.ts';
import { boards } from '../../fpga/boards/index.ts';
import { areaOf } from '../../fpga/flow/area.ts';
import { targetFlows } from '../../fpga/flow/targets.ts';
import { readNetlists } from '../../fpga/flow/yosys-netlist.ts';
import { findSelfTest } from '../../fpga/selftest/find-self-test.ts';
import { selfTests } from '../../fpga/uet/self-tests.ts';

const progressLine = (text: string): void => console.error(text);

const names = process.argv.slice(2);
const chosen = names.length === 0 ? selfTests : names.map((name) => findSelfTest(selfTests, name));

async function sizeOf(project: Project): Promise<Capacity> {
  const [netlist] = readNetlists(await mapProject(project, progressLine), [topName]);
  const { family } = project.board.part;
  // Buffers of pins and clocks are no logic.
  const cells = Object.fromEntries(
    Object.entries(netlist!.cells).filter(([, { type }]) => !/^(IBUF|OBUF|BUFG)/.test(type)),
  );
  const { lut, ff, bram } = areaOf({ ...netlist!, cells }, targetFlows[family].cells);
  if (family !== 'ice40') return { lut, ff, bram };
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-size-'));
  try {
    writeProject(project, folder);
    const result = await build(project, folder, progressLine);
    if (result.kind !== 'bitstream') throw new Error(result.because);
    return { lut: result.routed.used.ICESTORM_LC!.used, ff, bram };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first board of a family that has the self-test. */
const firstOf = (family: Board['part']['family'], test: string): Board | undefined =>
  boards.find(({ name, part }) => part.family === family && findSelfTest(selfTests, test).boards.includes(name));

for (const { name } of chosen) {
  for (const family of ['ice40', 'ecp5', 'xc7', 'xcup'] as const) {
    const board = firstOf(family, name);
    if (board === undefined) continue;
    const { lut, ff, bram } = await sizeOf(projectOf(board, selfTests, name));
    console.log(`${name} on ${board.name}: ${family}: { lut: ${lut}, ff: ${ff}, bram: ${bram} },`);
  }
}
