import { elaborateEntry } from '../../../rtl-gen/design-entry.ts';
import { datapathDesigns } from '../../../rtl-gen/uet/designs.ts';
import { controlledDesigns, txDesigns, wholeDesigns } from '../../../rtl-gen/uet/endpoint/designs.ts';
import { txName } from '../../../rtl-gen/uet/endpoint/tx-options.ts';
import { endpointName } from '../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { datapathTests } from './datapath-tests.ts';
import { describe, hwTest, onEngine } from './vitest-kit.ts';

/**
 * A clock of a parser holds as much as hundreds of the SACK tracker, one of the PDC tracker, LLR or TSS as much as ten.
 */
const runs: Readonly<Record<string, readonly [seeds: number, clocks: number]>> = {
  wire: [1, 500],
  'pds/target-side': [2, 3_000],
  'pds/registers': [1, 1_500],
  cms: [2, 1_500],
  'cms/registers': [1, 3_000],
  llr: [2, 2_000],
  'llr/line': [2, 2_000],
  'llr/end': [1, 2_000],
  tss: [1, 1_000],
  'tss/layer': [1, 1_500],
  endpoint: [1, 500],
  host: [1, 500],
  ses: [1, 2_000],
};

/**
 * Designs that a larger one of the catalogue has whole, and that its run uses as much, and endpoints whose congestion
 * control is a design with a run of its own: they run in long runs alone.
 */
const within: ReadonlySet<string> = new Set([
  ...txDesigns.map(txName),
  ...wholeDesigns.map(endpointName),
  ...controlledDesigns.filter(({ tx }) => tx.congestion !== 'nscc').map(endpointName),
]);

/** All seeds and clocks: `GATEWRIGHT_LONG=1 npx vitest run testbench/uet/blocks/emitted-verilog`. */
const long = process.env.GATEWRIGHT_LONG !== undefined;

describe('the emitted Verilog of every design, through Yosys, keeps to the golden model', () => {
  for (const entry of datapathDesigns) {
    const { name, folder } = entry;
    if (within.has(name) && !long) continue;
    const whole = runs[folder] ?? [4, 10_000];
    const design = elaborateEntry(entry);
    const [seeds, clocks] = long ? whole : ([1, Math.ceil(whole[1] / 2)] as const);
    hwTest(name, { create: onEngine('yosys', design), seeds }, datapathTests[name]!().property(clocks));
  }
});
