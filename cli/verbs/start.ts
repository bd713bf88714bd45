/** `gatewright start`: everything for all designs, and a page with the results. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SynthTarget } from '../../fpga/flow/targets.ts';
import { committedReports } from '../../fpga/report/committed.ts';
import { isMeasured } from '../../fpga/report/compare.ts';
import { verilogDigest } from '../../fpga/report/design-report.ts';
import { renderPage } from '../../report/page.ts';
import type { Figure, ReplayRow, SynthesisRow } from '../../report/page-data.ts';
import { windowPlot } from '../../report/window-plot.ts';
import { elaborateEntry, everyDesign } from '../../rtl-gen/catalogue.ts';
import { blockOf, type CatalogueEntry, groupTitle } from '../../rtl-gen/catalogue-entry.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { Progress } from '../../support/progress.ts';
import { inProject, shown } from '../../support/project.ts';
import { writeWhole } from '../../support/write-file.ts';
import { defaultEngine, engines } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../testbench/engine/verilator/toolchain.ts';
import { type ShownRecording, shownRecordings, shownWaves } from '../../testbench/uet/blocks/shown.ts';
import { printStart } from '../print.ts';
import { emitDesigns, generatedFolder } from './emit.ts';
import { replay } from './replay.ts';
import { type SimResult, simulate } from './sim.ts';

/** Of which family results are shown: the one whose LUT6 levels are the design's budget. */
const target: SynthTarget = 'xcup';

/** Of one property run; each design has as many runs as there are seeds here. */
const clocks = 4000;
const runs = 2;

/** What there is, and what can run; for tests, which have less time. */
export interface StartOptions {
  readonly entries?: readonly CatalogueEntry[];
  readonly verilator?: boolean;
}

/** Run it all, print the tables, write `out/index.html` and what lies beside it; true when everything passed. */
export async function startAll(out: string, { entries = everyDesign, verilator }: StartOptions = {}): Promise<boolean> {
  const here = verilator ?? (await verilatorAvailable());
  const datapath = entries.filter(({ group }) => group === 'datapath');
  const byVerilator = here ? firstOfEachBlock(datapath) : [];
  const recordings = shownRecordings.filter(({ design }) => datapath.some(({ name }) => name === design));
  const progress = new Progress(2 + datapath.length + 2 * byVerilator.length + recordings.length);

  const verilog = await progress.step(
    'emit Verilog',
    async (onProgress) => emitDesigns(entries, generatedFolder, { onProgress }),
    (all) => `${all.length} designs in ${shown(generatedFolder)}`,
  );
  const { rows: synthesis, notes: synthesisNotes } = keptSynthesis(datapath, verilog);
  // Verilator and its compiler run in processes and threads of their own, beside the built-in engine. Runs do not
  // overlap, because each tells its speed.
  const [ours] = await Promise.all([simulateAll(datapath, defaultEngine, progress), compileAll(byVerilator, progress)]);
  const simulations = [...ours, ...(await simulateAll(byVerilator, 'verilator', progress))];
  const { replays, figures } = await replayAll(recordings, progress);

  const page = join(out, 'index.html');
  await progress.step(
    'write the page',
    async () => {
      const waves = await Promise.all(shownWaves.map(async ({ svg, ...words }) => ({ ...words, svg: await svg() })));
      const groups = new Map(entries.map((entry) => [entry.name, groupTitle(entry)]));
      const listings = verilog.map(({ top, files }) => ({ design: top, group: groups.get(top)!, files }));
      const data = { target, synthesis, synthesisNotes, simulations, replays, figures: [...waves, ...figures] };
      // The page of a file that is no longer emitted would stay there.
      rmSync(join(out, 'verilog'), { recursive: true, force: true });
      for (const { path, text } of renderPage({ ...data, verilog: listings })) writeWhole(join(out, path), text);
    },
    () => shown(page),
  );
  printStart({ target, synthesis, synthesisNotes, simulations, replays }, here);
  console.log(`\nResults, Verilog and pictures: ${shown(page)}`);
  return simulations.every((s) => s.passed) && replays.every((r) => r.disagreements === 0);
}

/** The designs that Verilator, which takes up to a minute to compile one, runs too. */
function firstOfEachBlock(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return [...Map.groupBy(entries, blockOf).values()].map(([first]) => first!);
}

/** By Verilator, for its cache. */
async function compileAll(entries: readonly CatalogueEntry[], progress: Progress): Promise<void> {
  for (const entry of entries) {
    await progress.step(`compile ${entry.name} by Verilator`, async () => {
      (await engines.verilator.create(elaborateEntry(entry))).dispose();
    });
  }
}

async function simulateAll(
  entries: readonly CatalogueEntry[],
  engine: EngineName,
  progress: Progress,
): Promise<readonly SimResult[]> {
  const results: SimResult[] = [];
  for (const { name } of entries) {
    const result = await progress.step(
      `simulate ${name} on ${engine}`,
      () => simulate(name, { engine, seed: 1, runs, clocks }),
      (r) => `${r.passed ? 'passed' : 'FAILED'}, ${r.clocks} clocks`,
    );
    results.push(result);
  }
  return results;
}

/** The committed results of synthesis, and a sentence on each kind of design that they do not hold for. */
export function keptSynthesis(
  entries: readonly CatalogueEntry[],
  verilog: readonly VerilogDesign[],
): { readonly rows: readonly SynthesisRow[]; readonly notes: readonly string[] } {
  const texts = new Map(verilog.map((one) => [one.top, one]));
  const names = entries.map(({ name }) => name);
  const kept = committedReports(names).flatMap(({ design, families }) => {
    const family = families[target];
    return isMeasured(family) ? [{ ...family, design, target, path: family.paths[0] ?? null }] : [];
  });
  const measured = new Set(kept.map(({ design }) => design));
  const old = kept.filter(({ design, verilog: digest }) => {
    const text = texts.get(design);
    return text !== undefined && verilogDigest(text) !== digest;
  });
  const missing = names.filter((name) => !measured.has(name));
  const notes = [
    'Kept results (fpga/reports): npx gatewright report NAME --update makes one again, npx gatewright synth NAME any.',
    old.length > 0 && `The Verilog has changed since: ${old.map(({ design }) => design).join(', ')}.`,
    missing.length > 0 && `No result is kept of: ${missing.join(', ')}.`,
  ];
  return { rows: kept, notes: notes.filter((note) => note !== false) };
}

async function replayAll(
  recordings: readonly ShownRecording[],
  progress: Progress,
): Promise<{ readonly replays: readonly ReplayRow[]; readonly figures: readonly Figure[] }> {
  const replays: ReplayRow[] = [];
  const figures: Figure[] = [];
  for (const { trace, design, window, what } of recordings) {
    const file = inProject('testbench', 'uet', 'traces', 'data', `${trace}.rx.csv.gz`);
    const { arrivals, ...counts } = await progress.step(
      `replay ${trace} through ${design}`,
      () => replay(design, file, { engine: defaultEngine }),
      (r) => `${r.packets} packets, ${r.disagreements} disagreements`,
    );
    replays.push({ ...counts, trace });
    figures.push({
      title: `${trace} through ${design}`,
      caption: what,
      svg: windowPlot(arrivals, { title: trace, window }),
    });
  }
  return { replays, figures };
}
