import { expect, test } from 'vitest';
import { KeptResults } from '../../support/kept/kept-results.ts';
import { UserError } from '../../support/user-error.ts';
import { yosysVersion } from '../../support/yosys/run-yosys.ts';
import { mapProject } from '../bitstream/map.ts';
import { projectOf } from '../bitstream/project.ts';
import { mapCommands } from '../bitstream/scripts.ts';
import { boards, findBoard } from '../boards/index.ts';
import { netlistSimulator, runSelfTest, type SelfTestRun, untilVerdict } from '../run/post-synthesis.ts';
import { selfTests } from './self-tests.ts';

/**
 * How self-tests went, by the Verilog that was mapped; a run with GATEWRIGHT_KEPT=whole takes none of them. That the
 * engine runs netlists right is what its own tests say.
 */
const kept = new KeptResults('netlists');

/**
 * In CI one board, the mapping of which takes 20 s; `GATEWRIGHT_BOARDS=1` runs them all, some minutes the first time.
 */
const all = process.env.GATEWRIGHT_BOARDS !== undefined;
const chosen = all ? boards : [findBoard(boards, 'icebreaker')];

test.each(chosen)('the netlist of $name says PASS on its serial line', { timeout: 600_000 }, async (board) => {
  const project = projectOf(board, selfTests);
  const texts = project.verilog.flatMap(({ name, text }) => [name, text]);
  const inputs = ['self-test', yosysVersion(), mapCommands[board.part.family], ...texts];
  const { found } = await kept.result({ inputs, of: `self-test of ${board.name}` }, () => runSelfTest(project));
  const { lines, passed }: SelfTestRun = found;
  const { name, goal } = project.selfTest;
  expect(lines[0]).toBe(`gatewright ${name} RUN  checked 00000000 faults 00000000 wrong 00`);
  const [, checked, faults] = /^gatewright \w+ PASS checked (\w{8}) faults (\w{8}) wrong 00$/.exec(lines.at(-1)!)!;
  expect(Number.parseInt(checked!, 16)).toBeGreaterThanOrEqual(goal.checked);
  expect(Number.parseInt(faults!, 16)).toBeGreaterThanOrEqual(goal.faults);
  expect(passed).toBe(true);
});

interface Netlist {
  readonly modules: {
    readonly top: {
      readonly netnames: Readonly<Record<string, { readonly bits: readonly (number | string)[] }>>;
      readonly cells: Readonly<Record<string, { readonly connections: Record<string, (number | string)[]> }>>;
    };
  };
}

test.runIf(all)('a netlist in which one flip-flop never changes says FAIL', { timeout: 600_000 }, async () => {
  const project = projectOf(findBoard(boards, 'icebreaker'), selfTests);
  const netlist = JSON.parse(await mapProject(project)) as Netlist;
  const { netnames, cells } = netlist.modules.top;
  const bit = netnames['self_test.bench.sender.channel_1.account.used']!.bits[1]!;
  const flipFlop = Object.values(cells).find(({ connections }) => connections.Q?.[0] === bit)!;
  flipFlop.connections.D = ['0'];
  const { lines, passed } = untilVerdict(project, await netlistSimulator(JSON.stringify(netlist), 'ice40'));
  expect(lines.at(-1)).toMatch(/^gatewright cbfc FAIL checked \w{8} faults \w{8} wrong (?!00)\w\w$/);
  expect(passed).toBe(false);
});

test('a cell without a model is one sentence', async () => {
  const bit = (direction: string, net: number) => ({ direction, bits: [net] });
  const cell = {
    type: 'DP16KD',
    parameters: {},
    attributes: {},
    port_directions: { CLKA: 'input', DOA0: 'output' },
    connections: { CLKA: [2], DOA0: [3] },
  };
  const top = {
    attributes: {},
    ports: { clk: bit('input', 2), q: bit('output', 3) },
    cells: { ram: cell },
    netnames: {},
  };
  await expect(netlistSimulator(JSON.stringify({ modules: { top } }), 'ecp5')).rejects.toThrow(
    new UserError(
      'the netlist has a DP16KD, a cell of ecp5 that Yosys has no model of: simulate another self-test of the board',
    ),
  );
});
