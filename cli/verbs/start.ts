/** `gatewright start`: everything for all designs, and a page with the results. */
import { join } from 'node:path';
import type { SynthesisReport } from '../../fpga/flow/synthesise.ts';
import { renderPage } from '../../report/page.ts';
import type { Figure, PageData } from '../../report/page-data.ts';
import { windowPlot } from '../../report/window-plot.ts';
import { elaborateEntry, catalogue as everyBlock, everyDesign, findDesign } from '../../rtl-gen/catalogue.ts';
import type { CatalogueEntry } from '../../rtl-gen/catalogue-entry.ts';
import { Progress } from '../../support/progress.ts';
import { inProject, shown } from '../../support/project.ts';
import { writeWhole } from '../../support/write-file.ts';
import { sackWaves } from '../../testbench/blocks/pds/sack-waves.ts';
import { defaultEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../testbench/engine/verilator/toolchain.ts';
import { printStart } from '../print.ts';
import { emitDesigns, generatedFolder } from './emit.ts';
import { type ReplayReport, replay } from './replay.ts';
import { type SimResult, simulate } from './sim.ts';
import { synth } from './synth.ts';

/** What is synthesised for: the family whose LUT6 levels are the design's budget. */
const target = 'xcup';

/** The recorded flows that are replayed, each through the design in which its reordering shows best. */
const recordings = [
  {
    trace: 'perm_oblivious.f76',
    design: 'sack_tracker_w512',
    what: 'Packets sprayed over all paths of a fat tree: deep reordering, no loss; each dot is an arrival at its place in the window.',
  },
  {
    trace: 'slow_uplink_trim.f25',
    design: 'sack_tracker_w1024',
    what: 'One uplink runs at a quarter of the speed: the window fills behind the first trimmed packets until they are sent again.',
  },
  {
    trace: 'slow_uplink_drop_rto.f59',
    design: 'sack_tracker_w1024',
    what: 'Losses repaired by timeout alone, and a sender that no window holds back: most of it arrives beyond the window and is refused.',
  },
] as const;

/** What is synthesised, simulated and shown: the tracker. A parser alone takes minutes of synthesis. */
const catalogue = everyBlock.filter(({ folder }) => folder === 'pds');

/** Clocks of one property run. */
const clocks = 25_000;

/** Run it all, print the tables, write `out/index.html`; true when everything passed. */
export async function startAll(out: string): Promise<boolean> {
  const engines: readonly EngineName[] = (await verilatorAvailable()) ? [defaultEngine, 'verilator'] : [defaultEngine];
  const progress = new Progress(2 + catalogue.length * (engines.length + 1) + recordings.length);

  const verilog = await progress.step(
    'emit Verilog',
    async () => emitDesigns(everyDesign, generatedFolder),
    (all) => {
      return `${all.length} designs in ${shown(generatedFolder)}`;
    },
  );
  // Synthesis runs in threads of its own, beside the simulations.
  const [synthesis, simulations] = await Promise.all([synthesiseAll(progress), simulateAll(progress, engines)]);
  const replays = await replayAll(progress);

  const page = join(out, 'index.html');
  await progress.step(
    'write the page',
    async () => {
      const figures = [await waveFigure(), ...replays.map(windowFigure)];
      const data: PageData = { target, synthesis, simulations, replays, figures, verilog: verilog.map(listing) };
      writeWhole(page, renderPage(data));
    },
    () => shown(page),
  );
  printStart(synthesis, simulations, replays, engines);
  console.log(`\nResults, Verilog and pictures: ${shown(page)}`);
  return simulations.every((s) => s.passed) && replays.every((r) => r.disagreements === 0);
}

/** Two at a time: one a core, on the machine that the budget is for. */
async function synthesiseAll(progress: Progress): Promise<readonly SynthesisReport[]> {
  const waiting = [...catalogue];
  const done = new Map<CatalogueEntry, SynthesisReport>();
  const worker = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
      const { name } = entry;
      const report = await progress.step(
        `synthesise ${name} for ${target}`,
        () => synth(name, target),
        (r) => {
          return `${r.lut} LUT, ${r.ff} FF, ${r.levels} levels`;
        },
      );
      done.set(entry, report);
    }
  };
  await Promise.all([worker(), worker()]);
  return catalogue.map((entry) => done.get(entry)!);
}

async function simulateAll(progress: Progress, engines: readonly EngineName[]): Promise<readonly SimResult[]> {
  const results: SimResult[] = [];
  for (const engine of engines) {
    for (const { name } of catalogue) {
      const result = await progress.step(
        `simulate ${name} on ${engine}`,
        () => simulate(name, { engine, seed: 1, runs: 4, clocks }),
        (r) => `${r.passed ? 'passed' : 'FAILED'}, ${r.clocks} clocks`,
      );
      results.push(result);
    }
  }
  return results;
}

async function replayAll(progress: Progress): Promise<readonly (ReplayReport & { readonly what: string })[]> {
  const results: (ReplayReport & { readonly what: string })[] = [];
  for (const { trace, design, what } of recordings) {
    const file = inProject('testbench', 'traces', 'data', `${trace}.rx.csv.gz`);
    const report = await progress.step(
      `replay ${trace} through ${design}`,
      () => replay(design, file, { engine: defaultEngine }),
      (r) => `${r.packets} packets, ${r.disagreements} disagreements`,
    );
    results.push({ ...report, trace, what });
  }
  return results;
}

async function waveFigure(): Promise<Figure> {
  const entry = catalogue[0]!;
  return {
    title: `${entry.name}: the lowest hole of the window is filled`,
    caption:
      'Each arrival gets its verdict 4 clocks later. When the missing PSN comes, CACK passes everything behind it at once, 7 clocks later.',
    svg: await sackWaves(elaborateEntry(entry), Number(entry.parameters.window)),
  };
}

function windowFigure({ trace, design, arrivals, what }: ReplayReport & { readonly what: string }): Figure {
  const window = Number(findDesign(design).parameters.window);
  return { title: `${trace} through ${design}`, caption: what, svg: windowPlot(arrivals, { title: trace, window }) };
}

const listing = ({ top, files }: { top: string; files: PageData['verilog'][number]['files'] }) => ({
  design: top,
  files,
});
