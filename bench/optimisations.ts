/**
 * What each optimisation of the built-in engine is worth: on the benched designs, the speed with all of them, with each
 * one switched off, and with none.
 *
 * Run with `node bench/optimisations.ts [DESIGN...]`. All variants of a design take turns in one process; seconds are
 * processor time; the median of five rounds counts.
 */

import { elaborateBusy } from '../config/busy-design.ts';
import { openProject } from '../config/open-project.ts';
import { textTable } from '../report/table.ts';
import { allOff, type Optimisations, optimisationNames } from '../testbench/engine/wasm/options.ts';
import { findBusyDesign } from './designs/index.ts';
import { type Contender, inProcess, wasm } from './engine/contender.ts';
import { throughput } from './engine/throughput.ts';

const rounds = 5;

const variant = (name: string, optimise: Partial<Optimisations>): Contender => ({
  name,
  missing: async () => undefined,
  start: (design) => inProcess(wasm, design, { optimise }),
});

const variants = [
  variant('all on', {}),
  ...optimisationNames.map((name) => variant(`without ${name}`, { [name]: false })),
  variant('all off', allOff),
];

const names = process.argv.slice(2);
const { project } = await openProject();
const all = project.config.benches ?? [];
const designs =
  names.length === 0 ? all.filter(({ set }) => set === undefined) : names.map((name) => findBusyDesign(all, name));
const columns: { readonly name: string; readonly speeds: readonly number[] }[] = [];
for (const design of designs) {
  const { name } = design;
  columns.push({ name, speeds: await throughput(name, elaborateBusy(design), variants, rounds) });
  process.stderr.write(`${name} done\n`);
}
console.log('speed, with all on = 1');
console.log(
  textTable(
    variants.map(({ name }, i) => ({ name, i })),
    [
      { header: 'variant', value: (v) => v.name },
      ...columns.map(({ name, speeds }) => ({
        header: name,
        value: (v: { readonly i: number }) => (speeds[v.i]! / speeds[0]!).toFixed(2),
        align: 'right' as const,
      })),
    ],
  ),
);
