/** Writes the waves of a run to a VCD file. */

import { TextFile } from '../../support/text-file.ts';
import type { Signal, Simulator } from '../engine/simulator.ts';
import type { Agent } from './kernel.ts';
import { VcdText } from './vcd-text.ts';

/** Writes all signals of a simulator, or those given, once a cycle; see `VcdText` for the time axis. */
export class VcdWriter implements Agent {
  readonly path: string;
  readonly #simulator: Simulator;
  readonly #file: TextFile;
  readonly #text: VcdText;

  /** `top` names the outermost scope. The file appears under `path` when `close` is called. `UserError` if it cannot. */
  constructor(path: string, simulator: Simulator, signals: readonly Signal[] = simulator.signals, top = 'top') {
    this.path = path;
    this.#simulator = simulator;
    this.#file = new TextFile(path);
    this.#text = new VcdText(signals, (text) => this.#file.write(text), top);
  }

  sample(): void {
    this.#text.sample(this.#simulator.cycle);
  }

  /** Write the values after the last edge and finish the file. */
  close(): void {
    this.#text.finish(this.#simulator.cycle);
    this.#file.close();
  }

  /** Stop without a file. */
  discard(): void {
    this.#file.discard();
  }
}
