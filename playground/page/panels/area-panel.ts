/** The tab of area and depth: Yosys, when it is asked for. */
import type { SynthesisReport } from '../../../fpga/flow/synthesise.ts';
import type { VerilogDesign } from '../../../rtl-gen/verilog/verilog-file.ts';
import { Calls, WorkerEnded } from '../rpc.ts';
import type { handlers } from '../synth/worker.ts';
import { h } from '../ui.ts';

const targets = [
  ['ice40', 'Lattice iCE40'],
  ['ecp5', 'Lattice ECP5'],
  ['xcup', 'AMD UltraScale+'],
  ['gowin', 'Gowin'],
] as const;

/** Area of the design that `current` gives. */
export class AreaPanel {
  readonly #current: () => VerilogDesign | undefined;
  readonly #calls = new Calls<typeof handlers>(
    () => new Worker(new URL('./synth.js', import.meta.url), { type: 'module' }),
  );
  readonly #result = h('div', { 'aria-live': 'polite' });
  readonly #target = h(
    'select',
    { 'aria-label': 'FPGA family' },
    ...targets.map(([name, label]) => h('option', { value: name }, label)),
  );
  readonly #button: HTMLButtonElement;
  #isRunning = false;

  constructor(host: HTMLElement, current: () => VerilogDesign | undefined) {
    this.#current = current;
    this.#button = h(
      'button',
      { type: 'button', class: 'button main', id: 'measure', click: () => void this.#press() },
      'Measure',
    );
    host.append(
      h(
        'p',
        { class: 'lead' },
        'Yosys maps the Verilog to the cells of an FPGA, in this browser. The first time loads 8.5 MB.',
      ),
      h('div', { class: 'choice' }, this.#target, this.#button),
      this.#result,
    );
  }

  async #press(): Promise<void> {
    if (this.#isRunning) {
      this.#calls.stop();
      return;
    }
    const verilog = this.#current();
    if (verilog === undefined) {
      this.#say('The design has a mistake: mend it first.');
      return;
    }
    this.#isRunning = true;
    this.#button.textContent = 'Stop';
    try {
      const target = this.#target.value as (typeof targets)[number][0];
      const began = performance.now();
      // What is posted is plain; places are not for Yosys.
      const plain = { ...verilog, files: verilog.files.map(({ places: _, ...file }) => file) };
      const report = await this.#calls.call('synthesise', { verilog: plain, target }, (text) =>
        this.#say(`${text}...`),
      );
      this.#draw(report, performance.now() - began);
    } catch (error) {
      this.#say(error instanceof WorkerEnded ? 'Stopped.' : error instanceof Error ? error.message : String(error));
    } finally {
      this.#isRunning = false;
      this.#button.textContent = 'Measure';
    }
  }

  #say(text: string): void {
    this.#result.replaceChildren(h('p', { class: 'lead' }, text));
  }

  #draw(report: SynthesisReport, milliseconds: number): void {
    const { fmax } = report;
    const figures: readonly (readonly [string, string])[] = [
      ['LUTs', report.lut.toLocaleString('en')],
      ['Flip-flops', report.ff.toLocaleString('en')],
      ['Levels of LUTs', String(report.levels)],
      ...(fmax === null ? [] : [['Estimated clock', `${Math.round(fmax.mhz)} MHz`] as const]),
    ];
    this.#result.replaceChildren(
      h(
        'dl',
        { class: 'figures' },
        ...figures.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
      ),
      report.path === null
        ? ''
        : h('p', { class: 'lead' }, `The longest path goes from ${report.path.from} to ${report.path.to}.`),
      h('p', { class: 'lead' }, `Measured in ${(milliseconds / 1000).toFixed(1)} s.`),
    );
  }
}
