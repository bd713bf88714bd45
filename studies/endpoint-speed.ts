/**
 * Measures how many clocks a second two whole endpoints are simulated on each engine: `node studies/endpoint-speed.ts`,
 * ten minutes of one core, most of it Verilator's build. It writes the table of `docs/uet/endpoint.md` between its
 * markers.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { groupDigits } from '../report/digits.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../rtl-gen/uet/endpoint/designs.ts';
import { endpointName, uetEndpoint } from '../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { findEngine } from '../testbench/engine/engines.ts';
import { measureSpeed } from './endpoint/speed-run.ts';

/** Bytes that each endpoint sends. */
const bytes = 2 ** 20;

const runs = [
  [64, ['wasm', 'yosys', 'verilator']],
  [128, ['wasm', 'yosys']],
] as const;

const rows: string[] = [];
for (const [width, engines] of runs) {
  const options = endpointOptions(width);
  const design = elaborate(uetEndpoint(options));
  let same: number | undefined;
  for (const name of engines) {
    const { clocks, seconds, building } = await measureSpeed(findEngine(name), design, options, bytes);
    same ??= clocks;
    assert.equal(clocks, same, 'all engines do the same');
    const rate = groupDigits(Number((clocks / seconds).toPrecision(3)));
    const cells = [`\`${endpointName(options)}\``, `\`${name}\``, groupDigits(clocks), rate, building.toFixed(0)];
    rows.push(`| ${cells.join(' | ')} |`);
    console.log(rows.at(-1));
  }
}
const page = inProject('docs/uet/endpoint.md');
const head = ['| two of | engine | clocks | clocks a second | s to build |', '| --- | --- | --: | --: | --: |'];
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'clocks a second', [...head, ...rows]));
