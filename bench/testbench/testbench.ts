/**
 * Clocks per second of three testbenches, here and in cocotb: a counter with one task that waits for every edge; a FIFO
 * (8 bits, 16 items) with a source with gaps, a sink with random back-pressure and a scoreboard; eight tasks that wait
 * for edges.
 *
 * Run with `node bench/testbench/testbench.ts [--python P] [--rounds N]`. cocotb is looked for in the Python of that
 * name (default `python3`; `python3 -m venv v && v/bin/pip install cocotb`, then `--python v/bin/python`); without it
 * the peer is the same bench in Verilog, in Icarus. All take turns, in processes of their own; building and starting do
 * not count; medians.
 */
import { parseArgs } from 'node:util';
import { textTable } from '../../report/table.ts';
import { missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { verilatorAvailable } from '../../testbench/engine/verilator/toolchain.ts';
import { cocotb, cocotbFolder, cocotbVersion } from './cocotb-peer.ts';
import type { Contender } from './contender.ts';
import { type BenchName, designs } from './designs.ts';
import { ours } from './ours.ts';
import { verilogBench } from './verilog-peer.ts';

const { values } = parseArgs({
  options: { python: { type: 'string', default: 'python3' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`gatewright: --rounds is a number from 1 up, not ${values.rounds}`);
  process.exit(2);
}

const folder = await cocotbFolder();
try {
  const contenders = await available();
  for (const bench of Object.keys(designs) as BenchName[]) await compare(bench, contenders);
} finally {
  await folder.dispose();
}

/** What can run here; says what is left out, and why. */
async function available(): Promise<readonly Contender[]> {
  const list = [ours('wasm', 'async'), ours('wasm', 'generators')];
  if (await verilatorAvailable()) list.push(ours('verilator', 'async'));
  const version = await cocotbVersion(values.python);
  if (version === undefined) console.log(`cocotb is not installed for ${values.python}: it is left out`);
  if ((await missingTools(['iverilog'])).length > 0) {
    console.log('Icarus Verilog is not installed (apt-get install iverilog): it is left out');
  } else {
    if (version !== undefined) list.push(cocotb({ python: values.python, version, folder: folder.path }, 'icarus'));
    list.push(verilogBench);
  }
  if (version !== undefined) {
    const onVerilator = cocotb({ python: values.python, version, folder: folder.path }, 'verilator');
    try {
      await onVerilator.run('counter', 10);
      list.push(onVerilator);
    } catch (error) {
      const why = /\berror: (.*)/.exec(String(error))?.[1] ?? 'it does not run here';
      console.log(`${onVerilator.name} is left out: ${why}`);
    }
  }
  return list;
}

/** Prints the table of one bench. The peer of the ratios is cocotb where it runs, else the bench in Verilog. */
async function compare(bench: BenchName, contenders: readonly Contender[]): Promise<void> {
  const speeds = new Map(contenders.map((c) => [c, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      const { clocks, seconds } = await contender.run(bench, contender.clocks);
      speeds.get(contender)!.push(clocks / seconds);
    }
  }
  const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;
  const rows = contenders.map((c) => ({
    name: c.name,
    speed: median(speeds.get(c)!),
    best: Math.max(...speeds.get(c)!),
  }));
  const peers = rows.filter(({ name }) => !name.startsWith('Gatewright'));
  console.log(`\n${bench}\n`);
  console.log(
    textTable(rows, [
      { header: 'testbench', value: (r) => r.name },
      { header: 'clocks/s, median', value: (r) => r.speed },
      { header: 'best', value: (r) => r.best },
      ...peers.map((peer) => ({
        header: `times ${peer.name}`,
        value: (r: (typeof rows)[number]) => (r.speed / peer.speed).toPrecision(3),
        align: 'right' as const,
      })),
    ]),
  );
}
