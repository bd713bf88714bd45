/** The page: what is written is checked, elaborated, printed, simulated and tested on every pause. */
import type { Diagnostic } from '@codemirror/lint';
import { mountWaves, type WaveView } from '../../testbench/waves/viewer/browser/wave-view.ts';
import type { WaveData } from '../../testbench/waves/viewer/wave-data-types.ts';
import type { SourceEditor, VerilogReader } from './editor/editor.ts';
import { examples, firstExample } from './examples.ts';
import { fragmentOf, type Shared, sharedOf } from './link.ts';
import { AreaPanel } from './panels/area-panel.ts';
import { CapturePanel } from './panels/capture-panel.ts';
import { drawProblems, type ProblemRow } from './panels/problems-panel.ts';
import { drawCoverage, drawTests } from './panels/tests-panel.ts';
import { Calls, WorkerEnded } from './rpc.ts';
import type { DesignResult, RunProblem, TestResult, TestsResult, UserFiles } from './run/results.ts';
import type { handlers as RunHandlers } from './run/worker.ts';
import type { Definition, EmittedModule, TypeProblem } from './types/emitted.ts';
import type { handlers as TypeHandlers } from './types/worker.ts';
import { byId, h, Tabs } from './ui.ts';

/** Milliseconds without a key after which everything runs, and after which a run is given up. */
const pause = 150;
const patience = 20_000;

const design = 'design.ts';
const test = 'design.test.ts';

const runner = new Calls<typeof RunHandlers>(
  () => new Worker(new URL('./run.js', import.meta.url), { type: 'module' }),
);
const typist = new Calls<typeof TypeHandlers>(() => new Worker(new URL('../types.js', import.meta.url)));

let example = examples.find(({ name }) => name === firstExample)!;
let files: Record<string, string> = {};
/** As the example has them: what is unchanged needs no long link. */
let given: Readonly<Record<string, string>> = {};
let modules: Readonly<Record<string, EmittedModule>> = {};
let types: readonly TypeProblem[] = [];
let run: readonly RunProblem[] = [];
let shown: DesignResult | undefined;
let tests: TestsResult = { tests: [], problems: [] };
let editor: SourceEditor | undefined;
let reader: VerilogReader | undefined;
let waves: WaveView | undefined;
/** The test whose waves are shown, in place of those of random inputs. */
let testWaves: TestResult | undefined;

const fileTabs = new Tabs(byId('files'), (id) => {
  editor?.show(id);
  showProblems();
  showCoverage();
});
const views = new Tabs(byId('views'), (id) => {
  for (const panel of byId('panels').children) (panel as HTMLElement).hidden = panel.id !== `view-${id}`;
  if (id === 'waves') void showWaves();
  showCoverage();
});
const designTab = fileTabs.add(design, design, 'editor', 'file-design');
const testTab = fileTabs.add(test, test, 'editor', 'file-test');

const panelOf = (id: string, label: string, className = 'view'): HTMLElement => {
  const tab = views.add(id, label, `view-${id}`);
  const panel = h('div', {
    id: `view-${id}`,
    class: className,
    role: 'tabpanel',
    'aria-labelledby': tab.button.id,
    tabindex: '0',
    hidden: true,
  });
  byId('panels').append(panel);
  return panel;
};
const verilogPanel = panelOf('verilog', 'Verilog');
const wavesPanel = panelOf('waves', 'Waves');
const testsPanel = panelOf('tests', 'Tests', 'view padded');
const statesPanel = panelOf('states', 'States', 'view padded');
const coveragePanel = panelOf('coverage', 'Coverage', 'view padded');
const area = panelOf('area', 'Area', 'view padded');
const capturePanel = panelOf('capture', 'Capture', 'view padded');

const verilogFirst = h('pre', { tabindex: '0', 'aria-label': 'Verilog' });
const verilogCode = h('div', { class: 'code' }, verilogFirst);
verilogPanel.append(verilogCode);
const wavesNote = h('p', { class: 'note' });
const wavesHost = h('div', { class: 'waves' });
wavesPanel.append(wavesNote, wavesHost);
new AreaPanel(area, () => shown && { top: shown.verilog[0]!.name.replace(/\.v$/, ''), files: shown.verilog });
const capture = new CapturePanel(capturePanel, async (bytes) => {
  const packets = await runner.call('capture', bytes);
  await runTests();
  return packets;
});

/** Where the Verilog is joined: the first line of each file, from 1. */
let firstLines: readonly number[] = [];

function showDesign(): void {
  if (shown === undefined) return;
  let line = 1;
  firstLines = shown.verilog.map(({ text }) => {
    const first = line;
    line += text.split('\n').length;
    return first;
  });
  const text = shown.verilog.map((file) => file.text).join('\n');
  if (reader === undefined) verilogFirst.textContent = text;
  else reader.set(text);
  statesPanel.replaceChildren(
    ...(shown.machines.length === 0
      ? [h('p', { class: 'lead' }, 'This design has no state machine.')]
      : shown.machines.map(({ name, svg }) => {
          const figure = h('figure', { class: 'machine' }, h('figcaption', {}, name));
          const image = h('img', {
            alt: `State diagram of ${name}`,
            src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
          });
          figure.append(image);
          return figure;
        })),
  );
  if (testWaves === undefined) void showWaves();
}

/** A hidden viewer has no width to draw in, so waves are made and drawn when they are looked at. */
async function showWaves(): Promise<void> {
  if (views.selected !== 'waves') return;
  if (testWaves !== undefined) {
    drawWaves(testWaves.waves, `Of the test: ${testWaves.name}`);
    return;
  }
  const number = runs;
  const data = await runner.call('waves', undefined);
  if (data === undefined || number !== runs || testWaves !== undefined) return;
  drawWaves(data, 'Random inputs after two cycles of reset. Tests have waves of their own.');
}

function drawWaves(data: WaveData | undefined, note: string): void {
  if (data === undefined || views.selected !== 'waves') return;
  wavesNote.textContent = note;
  if (waves === undefined) waves = mountWaves(wavesHost, data);
  else waves.show(data);
  document.documentElement.dataset.waves = note;
}

/** Lines of the Verilog that were written at a line of the design. */
const verilogLines = (line: number): readonly number[] =>
  (shown?.verilog ?? []).flatMap(({ places = [] }, i) =>
    places.flatMap((at, k) => (at?.file === design && at.line === line ? [firstLines[i]! + k] : [])),
  );

function followVerilog(line: number): void {
  const i = firstLines.findLastIndex((first) => first <= line);
  const at = shown?.verilog[i]?.places?.[line - firstLines[i]!];
  if (at === undefined || editor === undefined) return;
  if (at.file === design) {
    if (editor.file !== design) fileTabs.select(design);
    editor.link([at.line]);
    reader?.link(verilogLines(at.line), false);
    return;
  }
  void openLibrary(at.file, at.line);
}

/** A file of the library, read only, in a tab of its own. */
async function openLibrary(file: string, line: number): Promise<void> {
  const found = await typist.call('library', file);
  if (found !== undefined) openText({ file, from: 0, to: 0, text: found }, line);
}

function openText({ file, from, to, text }: Definition, line?: number): void {
  if (editor === undefined) return;
  if (text !== undefined) {
    if (fileTabs.has('library')) fileTabs.remove('library');
    fileTabs.add('library', `${file.split('/').at(-1)} (library)`, 'editor');
    editor.put('library', text, true);
  }
  fileTabs.select(text === undefined ? file : 'library');
  if (line === undefined) editor.select(from, to);
  else editor.link([line]);
}

function showProblems(): void {
  if (editor !== undefined && editor.file !== 'library') editor.problems(marksOf(editor));
  const ofTypes = types.map(({ file, from, to, message, code }) => ({
    place: file === design ? `TS${code}` : `${file} TS${code}`,
    message,
    go: () => {
      showFile(file);
      editor?.select(from, to);
    },
  }));
  const ofRuns = (problems: readonly RunProblem[]): readonly ProblemRow[] =>
    problems.map(({ at: [first], message, fix, code }) => ({
      place: [first?.file ?? design, first === undefined ? code : `line ${first.line}`]
        .filter((part) => part !== design)
        .join(' '),
      message,
      fix,
      go: () => {
        showFile(first?.file ?? design);
        if (first !== undefined) editor?.selectLine(first.line, first.column);
      },
    }));
  const mistakes = [...ofTypes, ...ofRuns(run)];
  if (mistakes.length > 0) drawProblems(byId('problems'), mistakes, 'error');
  else drawProblems(byId('problems'), ofRuns(shown?.warnings ?? []), 'warning');
  const count = (file: string): number =>
    types.filter((p) => p.file === file).length + (file === design ? run.length : 0);
  designTab.note(count(design) === 0 ? '' : String(count(design)), 'bad');
  testTab.note(count(test) === 0 ? '' : String(count(test)), 'bad');
}

function showFile(file: string): void {
  if (fileTabs.has(file) && editor?.file !== file) fileTabs.select(file);
}

/** What is underlined in the file that is shown. */
function marksOf(source: SourceEditor): readonly Diagnostic[] {
  const own = source.file;
  return [
    ...types
      .filter(({ file }) => file === own)
      .map(({ from, to, message, code }) => errorMark(from, Math.max(to, from + 1), `${message} (TS${code})`)),
    ...run.flatMap(({ at, message, fix }) =>
      at
        .filter(({ file }) => file === own)
        .map(({ line, column }) => {
          const from = source.offset(line, column);
          return errorMark(from, from + 1, fix === undefined ? message : `${message}\nFix: ${fix}`);
        }),
    ),
  ];
}

const errorMark = (from: number, to: number, message: string): Diagnostic => ({ from, to, severity: 'error', message });

function showCoverage(): void {
  if (editor === undefined || editor.file !== design) return;
  const marks = { hit: 'cm-covered', part: 'cm-partly', missed: 'cm-missed' } as const;
  const lines = views.selected === 'coverage' ? (tests.coverage?.lines ?? []) : [];
  editor.cover(
    lines.map(({ line, state, missed }) => ({
      line,
      mark: marks[state],
      ...(missed.length === 0 ? {} : { title: `not reached: ${missed.join('; ')}` }),
    })),
  );
}

function showTests(): void {
  const failed = tests.tests.filter(({ state }) => state === 'failed').length + tests.problems.length;
  const passed = tests.tests.filter(({ state }) => state === 'passed').length;
  tabOf.tests.note(failed > 0 ? `${failed} failed` : passed > 0 ? `${passed} passed` : '', failed > 0 ? 'bad' : 'good');
  drawTests(testsPanel, tests, (one) => {
    testWaves = one;
    views.select('waves');
  });
  drawCoverage(coveragePanel, tests, (line) => {
    fileTabs.select(design);
    editor?.selectLine(line);
  });
  showCoverage();
}

const tabOf = { tests: { note: (text: string, kind: 'good' | 'bad') => noteOf('tests', text, kind) } };

function noteOf(id: string, text: string, kind: 'good' | 'bad'): void {
  const count = byId(`tab-${id}`).querySelector<HTMLElement>('.count')!;
  count.textContent = text;
  count.hidden = text === '';
  count.className = `count ${kind}`;
}

function say(text: string, isBad = false): void {
  byId('status').textContent = text;
  document.querySelector('.status')?.classList.toggle('bad', isBad);
}

/** Ends a worker that does not answer: a loop without an end in a body. */
async function patiently<T>(work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => runner.stop(), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

const userFiles = (): UserFiles => ({ sources: { ...files }, modules });

let turns = 0;

/** What a test waits for: whether anything is still to be checked or run, and how often all has been. */
const busy = (isBusy: boolean): void => {
  const { dataset } = document.documentElement;
  dataset.state = isBusy ? 'busy' : 'idle';
  if (!isBusy) dataset.turns = String(++turns);
};

let runs = 0;

/** Runs the design as it is now, then its tests. */
async function runAll(): Promise<void> {
  const number = ++runs;
  try {
    const began = performance.now();
    const result = await patiently(runner.call('run', { files: userFiles() }));
    if (number !== runs) return;
    const took = performance.now() - began;
    if (result.kind === 'failed') {
      run = result.problems;
      say(types.length + run.length === 1 ? 'One mistake' : `${types.length + run.length} mistakes`, true);
    } else {
      run = [];
      shown = result.design;
      const { elaborate, verilog, simulate } = shown.times;
      const cycles = shown.cycles.toLocaleString('en');
      say(
        `${shown.verilog[0]!.name.replace(/\.v$/, '')}: elaborated in ${ms(elaborate)}, Verilog in ${ms(verilog)}, ${cycles} cycles in ${ms(simulate)}`,
        types.length > 0,
      );
      document.documentElement.dataset.took = took.toFixed(1);
      showDesign();
    }
    showProblems();
    await runTests();
  } catch (error) {
    if (number !== runs) return;
    const ended = error instanceof WorkerEnded;
    say(
      ended
        ? `stopped after ${patience / 1000} s: is there a loop without an end?`
        : error instanceof Error
          ? error.message
          : String(error),
      true,
    );
  }
}

const ms = (time: number): string => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

async function runTests(): Promise<void> {
  const number = runs;
  const result = await patiently(runner.call('test', userFiles()));
  if (number !== runs) return;
  tests = result;
  showTests();
}

let checks = 0;

/** Has TypeScript look at the files, and runs what it makes of them. */
async function check(): Promise<void> {
  const number = ++checks;
  const result = await typist.call('check', { ...files });
  if (number !== checks) return;
  types = result.problems;
  modules = result.modules;
  showProblems();
  await runAll();
}

let changes = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function changed(file: string, text: string): void {
  if (files[file] === text) return;
  files[file] = text;
  testWaves = undefined;
  busy(true);
  const number = ++changes;
  clearTimeout(timer);
  timer = setTimeout(async () => {
    try {
      await check();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), true);
    }
    if (number === changes) busy(false);
  }, pause);
}

async function loadExample(name: string): Promise<void> {
  example = examples.find((candidate) => candidate.name === name) ?? examples[0]!;
  byId<HTMLSelectElement>('example').value = example.name;
  const response = await fetch(new URL(`../examples/${example.name}.json`, import.meta.url));
  const loaded = (await response.json()) as UserFiles;
  files = { ...loaded.sources };
  given = loaded.sources;
  modules = loaded.modules;
  types = [];
  run = [];
  tests = { tests: [], problems: [] };
  testWaves = undefined;
}

/** Shows the files as they are, in the editor or before it is there. */
function showFiles(view: string): void {
  if (editor === undefined) byId('first').textContent = files[design] ?? '';
  views.show('capture', example.capture === true);
  for (const name of [design, test]) editor?.put(name, files[name] ?? '');
  if (fileTabs.has('library')) fileTabs.remove('library');
  fileTabs.select(design);
  views.select(view);
}

async function open({ example: name, files: changedFiles, view }: Shared): Promise<void> {
  busy(true);
  await loadExample(name);
  const isChanged = changedFiles !== undefined;
  if (isChanged) files = { ...files, ...changedFiles };
  showFiles(view ?? example.view);
  if (example.capture) await capture.sample();
  // What a link brings has to be checked before it runs; examples are.
  await (isChanged ? check() : runAll());
  if (editor === undefined) return;
  if (!isChanged) await check();
  busy(false);
}

async function loadEditor(): Promise<void> {
  const { SourceEditor, VerilogReader } = await import('./editor/editor.ts');
  byId('first').remove();
  editor = new SourceEditor(byId('editor'), {
    onChange: changed,
    onLine: (file, line) => {
      if (file === design) reader?.link(verilogLines(line), true);
    },
    complete: (file, at) => typist.call('complete', { file, at, files: { ...files } }),
    signature: (file, at) => typist.call('signature', { file, at, files: { ...files } }),
    renaming: (file, at) => typist.call('renaming', { file, at, files: { ...files } }),
    about: (file, at) => typist.call('about', { file: file === 'library' ? '' : file, at }),
    definition: (file, at) => typist.call('definition', { file: file === 'library' ? '' : file, at }),
    open: (found) => openText(found),
  });
  for (const name of [design, test]) editor.put(name, files[name] ?? '');
  editor.show(design);
  verilogFirst.remove();
  reader = new VerilogReader(verilogCode, followVerilog);
  showDesign();
  document.documentElement.dataset.editor = 'ready';
}

async function share(): Promise<void> {
  const isChanged = Object.entries(files).some(([name, text]) => given[name] !== text);
  const shared = { example: example.name, view: views.selected, ...(isChanged ? { files } : {}) };
  const url = new URL(await fragmentOf(shared), location.href).href;
  history.replaceState(undefined, '', url);
  const label = byId('share').querySelector('span')!;
  try {
    await navigator.clipboard.writeText(url);
    label.textContent = 'Copied';
  } catch {
    // Without the right to the clipboard the address bar has it.
    label.textContent = 'In the address bar';
  }
  setTimeout(() => {
    label.textContent = 'Copy link';
  }, 2000);
}

function theme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset.theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : dataset.theme === 'dark';
  dataset.theme = isDark ? 'light' : 'dark';
}

byId<HTMLSelectElement>('example').append(...examples.map(({ name, title }) => h('option', { value: name }, title)));
byId('example').addEventListener('change', (event) => {
  const { value } = event.target as HTMLSelectElement;
  history.replaceState(undefined, '', `#example=${value}`);
  void open({ example: value });
});
byId('share').addEventListener('click', () => void share());
byId('theme').addEventListener('click', theme);
addEventListener('hashchange', async () => {
  const shared = await sharedOf(location.hash);
  if (shared !== undefined) await open(shared);
});

await open((await sharedOf(location.hash)) ?? { example: firstExample });
await loadEditor();
await check();
document.documentElement.dataset.ready = 'yes';
busy(false);
