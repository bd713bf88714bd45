import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../support/random.ts';
import { accessibilityProblems } from '../../../support/testing/accessibility.ts';
import { browserNote, hasBrowser, launchBrowser, type OpenedBrowser } from '../../../support/testing/browser.ts';
import { chance } from '../../agents/patterns.ts';
import { fifoSimulator, recordPayload } from '../../bench/testing/fifo-simulator.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { stateOf } from '../../engine/states.ts';
import { ChangeChain } from '../change-chain.ts';
import type { RecordedSignal, Recording } from '../recording.ts';
import { waveTree } from '../wave-tree.ts';
import { viewerPage } from './viewer-page.ts';
import { recordedWaves, waveData } from './wave-data.ts';
import type { WaveData } from './wave-data-types.ts';

/** A run of the FIFO, and what is hard to show: wide and negative numbers, records, names that could break the page. */
async function recordRun(): Promise<Recording> {
  const simulator = fifoSimulator({ payload: recordPayload });
  let recording: Recording | undefined;
  await runOn(simulator, async (t) => {
    const recorder = t.record();
    recording = recorder;
    const source = t.source('up', { valid: chance(0.6) });
    const sink = t.sink('down', { ready: chance(0.5) });
    for (let i = 0; i < 50; i++) source.sendNow({ psn: i * 700, kind: 'ACK', tag: BigInt(i) ** 7n });
    await sink.received(50);
  });
  const { cycles, firstCycle, signals } = recording!;
  const random = seededRandom(1);
  const made = (path: string, width: number, more: Partial<RecordedSignal> = {}): RecordedSignal => {
    return { path, width, values: Array.from({ length: cycles }, () => random.bits(width)), ...more };
  };
  const further = [
    made('core.held_psn', 5, { fields: ['psn'] }),
    made('core.held_tag', 200, { fields: ['tag'] }),
    made('core.</script><b>bold', 1),
  ];
  return { firstCycle, cycles, signals: [...signals, ...further] };
}

describe.skipIf(!hasBrowser)(`the viewer in a browser${browserNote}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-viewer-'));
  let browser: OpenedBrowser;
  let page: Page;
  let recording: Recording;
  let complaints: string[];

  beforeAll(async () => {
    browser = await launchBrowser();
    recording = await recordRun();
    writePage('run.html', recordedWaves(recording, 'fifo <4>'));
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    await page?.close();
    page = await open('run.html');
  });

  function writePage(file: string, waves: WaveData): void {
    writeFileSync(join(folder, file), viewerPage(waves));
  }

  async function open(file: string, viewport = { width: 1400, height: 900 }): Promise<Page> {
    const opened = await browser.newPage({ viewport });
    complaints = [];
    opened.on('pageerror', (error) => complaints.push(error.message));
    opened.on('console', (message) => complaints.push(message.text()));
    opened.on('request', (request) => {
      if (!request.url().startsWith('file:') || !request.url().endsWith('.html')) complaints.push(request.url());
    });
    await opened.goto(pathToFileURL(join(folder, file)).href);
    await opened.waitForSelector('html[data-ready]');
    return opened;
  }

  const signalOf = (path: string): RecordedSignal => recording.signals.find((signal) => signal.path === path)!;
  const row = (path: string) => page.locator(`.row.signal[data-path="${path}"]`);
  const shownPaths = () => page.locator('.row.signal').evaluateAll((all) => all.map((r) => r.dataset.path));
  const cursor = async (): Promise<number> => Number(await page.locator('#cursor').textContent());
  const shownValue = (path: string) => row(path).locator('.value').textContent();

  /** The text of a signal's value in a cycle, in hexadecimal or by its state's name. */
  function textOf(signal: RecordedSignal, cycle: number): string {
    const value = signal.values[cycle - recording.firstCycle]!;
    const state = signal.states === undefined ? undefined : stateOf(signal.states, value);
    return state?.name ?? value.toString(16);
  }

  async function expectValuesAtCursor(): Promise<void> {
    const at = await cursor();
    const shown = await page
      .locator('.row.signal')
      .evaluateAll((all) => all.map((r) => [r.dataset.path, r.querySelector('.value')?.textContent]));
    const expected = recording.signals.map((signal) => [signal.path, textOf(signal, at)]);
    expect(new Map(shown as [string, string][])).toEqual(new Map(expected as [string, string][]));
  }

  async function clickPlot(x: number): Promise<void> {
    await page.locator('#plot').click({ position: { x, y: 30 } });
  }

  /** The first and last cycle in view. */
  async function view(): Promise<[number, number]> {
    const { width } = (await page.locator('#plot').boundingBox())!;
    await clickPlot(1);
    const from = await cursor();
    await clickPlot(width - 2);
    return [from, await cursor()];
  }

  const lastCycle = (): number => recording.firstCycle + recording.cycles - 1;

  test('shows every signal with its value at the cursor, and loads nothing', async () => {
    const { width } = (await page.locator('#plot').boundingBox())!;
    for (let part = 0; part < 8; part++) {
      const cycle = Math.floor((recording.cycles * (part + 0.5)) / 8);
      await clickPlot(((cycle + 0.5) * width) / recording.cycles);
      expect(await cursor()).toBe(recording.firstCycle + cycle);
      await expectValuesAtCursor();
    }
    await page.keyboard.press('End');
    expect(await cursor()).toBe(lastCycle());
    await page.keyboard.press('ArrowLeft');
    expect(await cursor()).toBe(lastCycle() - 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await cursor()).toBe(recording.firstCycle + 10);
    await expectValuesAtCursor();
    expect(await page.locator('#design').textContent()).toBe(`waves of fifo <4>, ${recording.cycles} cycles`);
    expect(complaints).toEqual([]);
  });

  test('draws a bit high where it is 1', async () => {
    const [cycles, from] = [20, 30];
    const values = signalOf('up_valid').values.slice(from, from + cycles);
    const short = { firstCycle: from, cycles, signals: [{ path: 'up_valid', width: 1, values }] };
    writePage('short.html', recordedWaves(short));
    await page.close();
    page = await open('short.html');
    const plot = (await page.locator('#plot').boundingBox())!;
    const box = (await row('up_valid').boundingBox())!;
    // The cursor is in the first cycle and tints it.
    await page.keyboard.press('Home');
    await page.waitForTimeout(100);
    const colours = await page.evaluate<string[]>(`Array.from({ length: ${cycles} }, (_, i) => document
        .querySelector('main div')
        .shadowRoot.querySelector('#plot')
        .getContext('2d')
        .getImageData((i + 0.5) * ${plot.width / cycles}, ${box.y - plot.y + 12}, 1, 1)
        .data.join())`);
    expect(new Set(values)).toEqual(new Set([0, 1]));
    expect(colours.slice(1).map((colour) => (colour === '201,240,230,255' ? 1 : 0))).toEqual(values.slice(1));
  });

  test('zooms by wheel at the pointer, by buttons and by keys, and fits', async () => {
    expect(await view()).toEqual([recording.firstCycle, lastCycle()]);
    await clickPlot(300);
    const under = await cursor();
    for (let i = 0; i < 10; i++) await page.mouse.wheel(0, -100);
    await clickPlot(300);
    expect(await cursor()).toBe(under);
    const [from, to] = await view();
    expect(to - from).toBeLessThan(recording.cycles / 5);
    expect([from <= under, under <= to]).toEqual([true, true]);
    await page.click('#zoom-out');
    const [from2, to2] = await view();
    expect(to2 - from2).toBeGreaterThan(1.5 * (to - from));
    await page.keyboard.press('+');
    await page.click('#zoom-in');
    const [from3, to3] = await view();
    expect(to3 - from3).toBeLessThan(to2 - from2);
    await page.click('#fit');
    expect(await view()).toEqual([recording.firstCycle, lastCycle()]);
  });

  test('is dragged along the run, no further than its ends', async () => {
    await clickPlot(400);
    for (let i = 0; i < 3; i++) await page.click('#zoom-in');
    const [from, to] = await view();
    const { x, y } = (await page.locator('#plot').boundingBox())!;
    const drag = async (by: number): Promise<void> => {
      await page.mouse.move(x + 400, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 400 + by, y + 60, { steps: 3 });
      await page.mouse.up();
    };
    const before = await cursor();
    await drag(-200);
    expect(await cursor()).toBe(before);
    const [from2, to2] = await view();
    expect([from2 > from, to2 - from2]).toEqual([true, expect.closeTo(to - from, -0.5)]);
    for (let i = 0; i < 20; i++) await drag(390);
    expect((await view())[0]).toBe(recording.firstCycle);
  });

  test('tells how far the cursor is from the marker', async () => {
    await page.keyboard.press('Home');
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('m');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    expect(await page.locator('#marker').textContent()).toBe(String(recording.firstCycle + 7));
    expect(await page.locator('#difference').textContent()).toBe('\u22124');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await page.locator('#difference').textContent()).toBe('+6');
  });

  test('goes to the edges of the selected signal', async () => {
    const { values } = signalOf('control.state');
    const edges = values.flatMap((value, i) => (i > 0 && value !== values[i - 1] ? [i + recording.firstCycle] : []));
    await row('control.state').click();
    await page.keyboard.press('Home');
    const seen: number[] = [];
    for (const _ of edges.slice(0, 6)) {
      await page.keyboard.press('n');
      seen.push(await cursor());
    }
    expect(seen).toEqual(edges.slice(0, 6));
    await page.keyboard.press('ArrowRight');
    await page.click('#previous');
    await page.click('#previous');
    const at = edges[5]! + 1;
    expect(await cursor()).toBe(edges.filter((edge) => edge <= at).at(edges.includes(at) ? -3 : -2));
  });

  test('shows a value in each radix', async () => {
    const show = async (path: string): Promise<Record<string, string | null>> => {
      await row(path).click();
      const radices = await page.locator('#radix option').evaluateAll((all) => all.map((o) => o.getAttribute('value')));
      const texts: [string, string | null][] = [];
      for (const radix of radices) {
        await page.selectOption('#radix', radix);
        texts.push([radix!, await shownValue(path)]);
      }
      return Object.fromEntries(texts);
    };
    const inRadices = (path: string): Record<string, string> => {
      const { width, values, states } = signalOf(path);
      const value = BigInt(values[0]!);
      return {
        ...(states === undefined ? {} : { enum: stateOf(states, value)!.name }),
        hex: value.toString(16),
        dec: value.toString(),
        signed: BigInt.asIntN(width, value).toString(),
        bin: value.toString(2).padStart(width, '0'),
      };
    };
    await page.keyboard.press('Home');
    for (const path of ['control.state', 'core.held_psn', 'core.held_tag', 'up_payload_tag'])
      expect(await show(path)).toEqual(inRadices(path));
    await row('control.state').click();
    await page.keyboard.press('r');
    expect(await page.locator('#radix').inputValue()).toBe('enum');
  });

  test('finds signals by parts of their names, and shows what was found', async () => {
    await page.click('#none');
    expect(await shownPaths()).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('PAYLOAD psn');
    const listed = page.locator('#list .signal:not([hidden])');
    expect(await listed.evaluateAll((all) => all.map((item) => item.title))).toEqual([
      'up_payload_psn',
      'down_payload_psn',
    ]);
    await page.keyboard.press('Enter');
    expect(await shownPaths()).toEqual(['up_payload_psn', 'down_payload_psn']);
    await page.fill('#search', 'nothing like it');
    expect(await listed.count()).toBe(0);
    await page.fill('#search', '');
    expect(await listed.count()).toBe(recording.signals.length);
  });

  test('groups by scope and record; groups close, signals go and come back and are moved', async () => {
    const all = await shownPaths();
    expect(new Set(all)).toEqual(new Set(recording.signals.map(({ path }) => path)));
    expect(await page.locator('.row.group').allTextContents()).toEqual(['fifo <4>', 'control', 'core', 'held']);
    const held = page.locator('.row.group', { hasText: 'held' }).locator('button');
    await held.click();
    expect(await shownPaths()).toEqual(all.filter((path) => !path?.startsWith('core.held')));
    await held.click();
    expect(await shownPaths()).toEqual(all);

    await page.getByLabel('show control.state', { exact: true }).uncheck();
    expect(await row('control.state').count()).toBe(0);
    await row('core.held_tag').hover();
    await row('core.held_tag').locator('.remove').click();
    expect(await page.locator('#count').textContent()).toBe(`${all.length - 2} of ${all.length} shown`);
    await page.getByLabel('show control.state', { exact: true }).check();
    await page.getByLabel('show core.held', { exact: true }).check();
    expect(await shownPaths()).toEqual(all);

    await row('core.held_psn').dragTo(row('rst'));
    expect(await shownPaths()).toEqual(['core.held_psn', ...all.filter((path) => path !== 'core.held_psn')]);
    expect(await row('core.held_psn').locator('.label').textContent()).toBe('core.held.psn');
  });

  test('opens at its mark, and says what it is', async () => {
    expect(await page.locator('#marked').isVisible()).toBe(false);
    const tree = waveTree([{ path: 'a' }], 'top');
    const chain = new ChangeChain(1);
    chain.append(0, 1);
    const mark = { cycle: 107, text: 'dut.<b>never fails in clock 107' };
    const signals = [{ path: 'a', width: 1, chain }];
    writePage('mark.html', waveData({ firstCycle: 100, cycles: 9, signals, tree, mark }));
    await page.close();
    page = await open('mark.html');
    expect(await page.locator('#marked').textContent()).toBe(mark.text);
    expect([await cursor(), await page.locator('#marker').textContent()]).toEqual([107, '107']);
    expect(await page.title()).toContain(mark.text);
    expect(complaints).toEqual([]);
  });

  test('keeps the order of the list for all that was not moved', async () => {
    const before = await shownPaths();
    await page.click('#none');
    await page.click('#all');
    expect(await shownPaths()).toEqual(before);
  });

  test.each([
    ['a phone held upright', 390, 844],
    ['one held across', 844, 390],
    ['a small window', 640, 480],
  ])('leaves the waves room on the screen of %s', async (_, width, height) => {
    await page.close();
    page = await open('run.html', { width, height });
    const plot = (await page.locator('#plot').boundingBox())!;
    expect(plot.width).toBeGreaterThan(0.4 * width);
    expect(plot.height).toBeGreaterThan(height / 4);
    expect((await page.locator('#ruler').boundingBox())!.width).toBe(plot.width);
    // Nothing is beyond the screen, and the waves and the list of signals can be used.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    // Half a cycle from the right edge, which is within the last cycle on a screen of any width.
    await clickPlot(plot.width * (1 - 0.5 / recording.cycles));
    expect(await cursor()).toBe(lastCycle());
    await expectValuesAtCursor();
    await page.locator('#search').fill('psn');
    expect((await page.locator('#list').boundingBox())!.height).toBeGreaterThan(40);
  });

  test('is dark for those who like it', async () => {
    const ground = () => page.evaluate("getComputedStyle(document.querySelector('main div')).backgroundColor");
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([light, await ground()]).toEqual(['rgb(255, 255, 255)', 'rgb(18, 23, 31)']);
  });

  test('can be used without a mouse and without eyes, as far as axe can tell, in light and dark', async () => {
    await page.click('#help');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
    }
  });

  test('is reached by Tab: one signal, from which arrow keys go on', async () => {
    await row('control.state').click();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
    const selected = () => page.locator('.row.selected').getAttribute('data-path');
    const [below, all] = [await selected(), await shownPaths()];
    expect(below).toBe(all[all.indexOf('control.state') + 3]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await selected()).toBe(below);
  });

  test('opens 100,000 cycles of 200 signals', async () => {
    const cycles = 100_000;
    const valueAt = (signal: number, cycle: number): number =>
      Math.imul(Math.floor(cycle / (signal + 1)), 0x9e3779b1) >>> 0;
    const signals = Array.from({ length: 200 }, (_, signal) => {
      const chain = new ChangeChain(32);
      for (let cycle = 0; cycle < cycles; cycle += signal + 1) chain.append(cycle, valueAt(signal, cycle));
      return { path: `s${signal}`, width: 32, chain };
    });
    const tree = waveTree(signals, 'large');
    writePage('large.html', waveData({ firstCycle: 0, cycles, signals, tree }));
    await page.close();
    page = await open('large.html');
    await page.click('#all');
    for (const x of [13, 200, 555]) {
      await clickPlot(x);
      const at = await cursor();
      const values = await page.locator('.row .value').allTextContents();
      expect(values).toEqual(signals.map((_, signal) => valueAt(signal, at).toString(16)));
    }
    expect(complaints).toEqual([]);
  });
});
