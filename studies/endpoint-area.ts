/**
 * Maps whole endpoints for 100 and 200 Gb/s to UltraScale+ and says what each block takes: `node
 * studies/endpoint-area.ts`, 40 minutes of one core; a netlist that was made once is taken from the cache. It writes
 * `docs/uet/endpoint-area.json`, a tree map of each, and the tables of `docs/uet/endpoint.md` between their markers.
 * `--rates 100` maps that one alone, and leaves the other's figures as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areaOf } from '../fpga/flow/area.ts';
import { estimateFmax } from '../fpga/flow/fmax.ts';
import { longestPaths } from '../fpga/flow/longest-path.ts';
import { mapTogether } from '../fpga/flow/map.ts';
import { moduleArea, pruned } from '../fpga/flow/module-area.ts';
import { pathsInWords, type ReportedPath } from '../fpga/flow/reported-path.ts';
import { inputPorts } from '../fpga/flow/scopes.ts';
import { targetFlows } from '../fpga/flow/targets.ts';
import { timingGraph } from '../fpga/flow/timing-graph.ts';
import type { MappedNetlist } from '../fpga/flow/yosys-netlist.ts';
import { verilogDigest } from '../fpga/report/design-report.ts';
import { areaTree } from '../report/area-tree.ts';
import { clockText, depthText } from '../report/depth.ts';
import { treemapPicture } from '../report/treemap.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { yosysVersion } from '../support/yosys/run-yosys.ts';
import { blockKey, blockTable, type EndpointArea, wholeTable } from './endpoint/area-tables.ts';

const target = 'xcup';
const { cells } = targetFlows[target];

/** Parts with less than so much of the whole are their parent's own in the JSON and the picture. */
const smallest = 0.002;

/** The modules of half and block that a path ends in. */
function blockOf({ to }: ReportedPath, { scopes }: MappedNetlist): string {
  // A register is named for its signal, a memory for its cell, after the cell's type.
  const [half = '', block = ''] = (/^\S+ (\S+) \(/.exec(to)?.[1] ?? to).split('.');
  return blockKey(scopes[half] ?? '', scopes[`${half}.${block}`] ?? scopes[half] ?? '');
}

async function areaAt(bytes: 64 | 128, rate: number): Promise<EndpointArea> {
  const verilog = emitVerilog(elaborate(uetEndpoint(endpointOptions(bytes))));
  const [netlist] = await mapTogether([verilog], target, { onProgress: (text) => console.error(text) });
  const graph = timingGraph(netlist!, cells);
  const paths = longestPaths(graph);
  const words = pathsInWords(netlist!);
  const ofBlocks = paths.worst(Number.POSITIVE_INFINITY, (path) => blockOf(words(path), netlist!)).map(words);
  const { lut, lutram, ff, carry, bram, dsp } = areaOf(netlist!, cells);
  return {
    design: verilog.top,
    rate,
    tool: yosysVersion(),
    verilog: verilogDigest(verilog),
    whole: {
      ...{ lut, lutram, ff, carry, bram, dsp },
      levels: depthText(words(paths.registerToRegister!)),
      clock: clockText(estimateFmax(netlist!, graph, cells, target)),
    },
    modules: pruned(moduleArea(verilog.top, netlist!, cells, inputPorts(verilog)), smallest),
    levels: Object.fromEntries(ofBlocks.map((path) => [blockOf(path, netlist!), depthText(path)])),
  };
}

const { values } = parseArgs({ options: { rates: { type: 'string', default: '100,200' } } });
const rates = values.rates.split(',').map(Number);
const json = inProject('docs', 'uet', 'endpoint-area.json');
const known = (JSON.parse(readFileSync(json, 'utf8')) as readonly EndpointArea[]).filter(
  ({ rate }) => !rates.includes(rate),
);
const mapped: EndpointArea[] = [];
for (const rate of rates) mapped.push(await areaAt(rate === 200 ? 128 : 64, rate));
const areas = [...known, ...mapped].sort((a, b) => a.rate - b.rate);
writeFileSync(json, `${JSON.stringify(areas, null, 1)}\n`);
for (const { design, rate, modules } of areas) {
  const picture = treemapPicture(areaTree(modules, 'lut', 'LUT'), `LUTs of ${design} by block`);
  writeFileSync(inProject('docs', 'uet', `endpoint-area-${rate}.svg`), picture);
}
const page = inProject('docs', 'uet', 'endpoint.md');
const whole = withFigures(readFileSync(page, 'utf8'), 'area of endpoints', wholeTable(areas));
writeFileSync(page, withFigures(whole, 'area by block', blockTable(areas)));
