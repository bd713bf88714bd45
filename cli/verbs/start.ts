/** `gatewright start`: everything for all designs, and a page with the results. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StartLead, StartReplay } from '../../config/config.ts';
import type { Project } from '../../config/project.ts';
import type { ProjectDesign } from '../../config/project-design.ts';
import { committedReports } from '../../fpga/report/committed.ts';
import { isMeasured } from '../../fpga/report/compare.ts';
import { verilogDigest } from '../../fpga/report/design-report.ts';
import { renderPage } from '../../report/page.ts';
import type { Figure, PageLead, ReplayRow, SynthesisRow } from '../../report/page-data.ts';
import { blockOf, type DesignEntry, elaborateEntry, groupTitle } from '../../rtl-gen/design-entry.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { Progress } from '../../support/progress.ts';
import { shown } from '../../support/project.ts';
import { writeWhole } from '../../support/write-file.ts';
import { defaultEngine, engines } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../testbench/engine/verilator/toolchain.ts';
import { printStart } from '../print.ts';
import { emitDesigns } from './emit.ts';
import { replay } from './replay.ts';
import { type SimResult, simulate } from './sim.ts';

/** What there is, and what can run; for tests, which have less time. */
export interface StartOptions {
  readonly entries?: readonly ProjectDesign[];
  readonly verilator?: boolean;
}

/** Run it all, print the tables, write `out/index.html` and what lies beside it; true when everything passed. */
export async function startAll(
  project: Project,
  out: string,
  { entries = project.designs, verilator }: StartOptions = {},
): Promise<boolean> {
  const { lead, replays: recorded = [], figures: shownFigures = [] } = project.config.start ?? {};
  const generated = project.folders.verilog;
  const target = project.targets[0]!;
  const here = verilator ?? (await verilatorAvailable());
  const tested = entries.filter(({ tests }) => tests !== undefined);
  const byVerilator = here ? firstOfEachBlock(tested) : [];
  const recordings = recorded.filter(({ design }) => tested.some(({ name }) => name === design));
  const leads = lead !== undefined && tested.some(({ name }) => name === lead.design) ? [lead] : [];
  const steps = 2 + leads.length + tested.length + 2 * byVerilator.length + recordings.length;
  const progress = new Progress(steps);

  const verilog = await progress.step(
    'emit Verilog',
    async (onProgress) => emitDesigns(entries, generated, { designs: project.designs, onProgress }),
    (all) => `${all.length} designs in ${shown(generated)}`,
  );
  // A design's own name and that of its module may differ.
  const named = new Map(entries.map(({ name }, i) => [name, verilog[i]!]));
  const led = await runLead(leads[0], progress);
  const { rows: synthesis, notes: synthesisNotes } = keptSynthesis(project, tested, named);
  // Verilator and its compiler run in processes and threads of their own, beside the built-in engine. Runs do not
  // overlap, because each tells its speed.
  const [ours] = await Promise.all([
    simulateAll(project, tested, defaultEngine, progress),
    compileAll(byVerilator, progress),
  ]);
  const simulations = [...ours, ...(await simulateAll(project, byVerilator, 'verilator', progress))];
  const { replays, figures } = await replayAll(project, recordings, progress);

  const page = join(out, 'index.html');
  await progress.step(
    'write the page',
    async () => {
      const waves = await Promise.all(shownFigures.map(async ({ svg, ...words }) => ({ ...words, svg: await svg() })));
      const listings = entries.map((entry) => ({
        design: entry.name,
        group: groupTitle(entry),
        files: named.get(entry.name)!.files,
      }));
      const data = {
        lead: led,
        target,
        synthesis,
        synthesisNotes,
        simulations,
        replays,
        figures: [...waves, ...figures],
      };
      // The page of a file that is no longer emitted would stay there.
      rmSync(join(out, 'verilog'), { recursive: true, force: true });
      for (const { path, text } of renderPage({ ...data, verilog: listings })) writeWhole(join(out, path), text);
    },
    () => shown(page),
  );
  printStart({ target, synthesis, synthesisNotes, simulations, replays }, here);
  if (led !== undefined) console.log(`\n${led.title}: ${led.passed ? 'passed' : 'FAILED'}. ${led.sentence}`);
  console.log(`\nResults, Verilog and pictures: ${shown(page)}`);
  return led?.passed !== false && simulations.every((s) => s.passed) && replays.every((r) => r.disagreements === 0);
}

/** The main job of the project. */
async function runLead(lead: StartLead | undefined, progress: Progress): Promise<PageLead | undefined> {
  if (lead === undefined) return undefined;
  const { title, run } = lead;
  const outcome = await progress.step(title, run, ({ passed }) => (passed ? 'passed' : 'FAILED'));
  return { title, ...outcome };
}

/** The designs that Verilator, which takes up to a minute to compile one, runs too. */
function firstOfEachBlock(entries: readonly DesignEntry[]): readonly DesignEntry[] {
  return [...Map.groupBy(entries, blockOf).values()].map(([first]) => first!);
}

/** By Verilator, for its cache. */
async function compileAll(entries: readonly DesignEntry[], progress: Progress): Promise<void> {
  for (const entry of entries) {
    await progress.step(`compile ${entry.name} by Verilator`, async () => {
      (await engines.verilator.create(elaborateEntry(entry))).dispose();
    });
  }
}

async function simulateAll(
  project: Project,
  entries: readonly DesignEntry[],
  engine: EngineName,
  progress: Progress,
): Promise<readonly SimResult[]> {
  const { clocks = 4000, runs = 2 } = project.config.start ?? {};
  const results: SimResult[] = [];
  for (const { name } of entries) {
    const result = await progress.step(
      `simulate ${name} on ${engine}`,
      () => simulate(project, name, { engine, seed: 1, runs, clocks }),
      (r) => `${r.passed ? 'passed' : 'FAILED'}, ${r.clocks} clocks`,
    );
    results.push(result);
  }
  return results;
}

/** The kept results of synthesis, and a sentence on each kind of design that they do not hold for. */
export function keptSynthesis(
  project: Project,
  entries: readonly DesignEntry[],
  verilog: ReadonlyMap<string, VerilogDesign>,
): { readonly rows: readonly SynthesisRow[]; readonly notes: readonly string[] } {
  const names = entries.map(({ name }) => name);
  const target = project.targets[0]!;
  const folder = project.folders.reports;
  const kept = committedReports(names, folder).flatMap(({ design, families }) => {
    const family = families[target];
    return isMeasured(family) ? [{ ...family, design, target, path: family.paths[0] ?? null }] : [];
  });
  const measured = new Set(kept.map(({ design }) => design));
  const old = kept.filter(({ design, verilog: digest }) => {
    const text = verilog.get(design);
    return text !== undefined && verilogDigest(text) !== digest;
  });
  const missing = names.filter((name) => !measured.has(name));
  const notes = [
    `Kept results (${shown(folder)}): npx gatewright report NAME --update makes one again, npx gatewright synth NAME any.`,
    old.length > 0 && `The Verilog has changed since: ${old.map(({ design }) => design).join(', ')}.`,
    missing.length > 0 && `No result is kept of: ${missing.join(', ')}.`,
  ];
  return { rows: kept, notes: notes.filter((note) => note !== false) };
}

async function replayAll(
  project: Project,
  recordings: readonly StartReplay[],
  progress: Progress,
): Promise<{ readonly replays: readonly ReplayRow[]; readonly figures: readonly Figure[] }> {
  const replays: ReplayRow[] = [];
  const figures: Figure[] = [];
  for (const { design, file, title, caption } of recordings) {
    const { picture, ...result } = await progress.step(
      `replay ${title} through ${design}`,
      () => replay(project, design, project.path(file), { engine: defaultEngine }),
      (r) => `${r.clocks} clocks, ${r.disagreements} disagreements`,
    );
    replays.push({ ...result, trace: title });
    if (picture !== undefined) figures.push({ title: `${title} through ${design}`, caption, svg: picture(title) });
  }
  return { replays, figures };
}
