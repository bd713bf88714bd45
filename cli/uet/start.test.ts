import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openProject } from '../../config/open-project.ts';
import { Project } from '../../config/project.ts';
import { committedNames } from '../../fpga/report/committed.ts';
import { textOf } from '../../report/testing/markup.ts';
import { datapathDesigns } from '../../rtl-gen/uet/designs.ts';
import { verilogOf } from '../verbs/emit.ts';
import { keptSynthesis, startAll } from '../verbs/start.ts';

const { project } = await openProject();
const findDesign = (name: string) => project.design(name);
const out = mkdtempSync(join(tmpdir(), 'gatewright-start-'));
afterAll(() => rmSync(out, { recursive: true }));

test('start runs every design of the datapath that it is given, and writes the page with its Verilog', async () => {
  const names = ['cbfc_cc_update_check_b64', 'llr_receive_b8', 'sack_tracker_w512', 'fifo_w32_d16'];
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let printed = '';
  let progress = '';
  try {
    expect(await startAll(project, out, { entries: names.map(findDesign), verilator: false })).toBe(true);
    printed = log.mock.calls.join('\n');
    progress = write.mock.calls.map(([line]) => line).join('');
  } finally {
    log.mockRestore();
    write.mockRestore();
  }
  const page = textOf(readFileSync(join(out, 'index.html'), 'utf8').replace(/[\s\S]*<body>/, ''));
  for (const name of names) {
    expect(page).toContain(name);
    expect(existsSync(join(out, 'verilog', `${name}.html`))).toBe(true);
    const runs = name.startsWith('fifo') ? 0 : 1;
    expect(progress.split(`simulate ${name} on wasm: passed`)).toHaveLength(1 + runs);
  }
  expect(printed).toContain('Verilator is not installed');
  expect(printed).toMatch(/perm_oblivious\.f76 +sack_tracker_w512 +wasm +5,000/);
  expect(printed).toContain('No result is kept of: sack_tracker_w512.');
});

test('the main job of a project is done where its design is, stands first on the page, and may fail', async () => {
  const design = 'llr_receive_b8';
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const start = (passed: boolean, of: string) => {
    const run = async () => ({ passed, sentence: 'what it was', figures: [] });
    const config = { ...project.config, start: { runs: 1, clocks: 500, lead: { design: of, title: 'The job', run } } };
    return startAll(new Project(project.place, config, []), out, { entries: [findDesign(design)], verilator: false });
  };
  try {
    expect(await start(true, design)).toBe(true);
    const page = readFileSync(join(out, 'index.html'), 'utf8');
    expect(/<section id="(\w+)"/.exec(page)![1]).toBe('lead');
    expect(textOf(page)).toContain('passed: what it was');
    expect(log.mock.calls.join('\n')).toContain('The job: passed. what it was');
    expect(await start(false, design)).toBe(false);
    expect(await start(false, 'sack_tracker_w512')).toBe(true);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('The job');
  } finally {
    log.mockRestore();
    write.mockRestore();
  }
});

test('the main job of the datapath passes, with all its pictures', async () => {
  const { passed, sentence, figures } = await project.config.start!.lead!.run();
  expect(passed).toBe(true);
  expect(sentence).toContain('bytes wrong 0, messages lost 0, duplicates 0');
  expect(figures.map(({ title }) => title)).toEqual(['Rates on the links', 'The way of one packet', 'Over time']);
  expect(project.tested.map(({ name }) => name)).toContain(project.config.start!.lead!.design);
});

test('every design of the datapath has kept results, or is named as one that has none', () => {
  const { rows: kept, notes } = keptSynthesis(
    project,
    project.tested,
    new Map([findDesign('cbfc_cc_update_check_b64')].map((entry) => [entry.name, verilogOf(entry)])),
  );
  const without = notes.find((note) => note.startsWith('No result'))!;
  const named = /: (.*)\./.exec(without)![1]!.split(', ');
  const rows = kept.map(({ design }) => design);
  expect([...rows, ...named].sort()).toEqual(datapathDesigns.map(({ name }) => name).sort());
  expect(rows.length).toBeGreaterThan(10);
  expect(committedNames(project.folders.reports)).toEqual(expect.arrayContaining(rows));
});

test('results of other Verilog are named', () => {
  const entry = findDesign('cbfc_cc_update_check_b64');
  const verilog = verilogOf(entry);
  const [top, ...others] = verilog.files;
  const changed = { ...verilog, files: [{ ...top!, text: `${top!.text}// more\n` }, ...others] };
  expect(keptSynthesis(project, [entry], new Map([[entry.name, changed]])).notes).toContain(
    `The Verilog has changed since: ${entry.name}.`,
  );
});
