/** Writes the waves of a run to a file. */
import { StreamedFile } from '../../support/streamed-file.ts';
import type { Simulator } from '../engine/simulator.ts';
import { ComparingSource } from './change-source.ts';
import { FstEncoder } from './fst-encoder.ts';
import { selectSignals } from './select-signals.ts';
import { VcdText } from './vcd-text.ts';
import { ViewerEncoder } from './viewer/viewer-encoder.ts';
import type { WaveMark } from './viewer/wave-data-types.ts';
import type { WaveEncoder } from './wave-encoder.ts';
import { type WaveFormat, waveFormatOf } from './wave-format.ts';
import { plainTime, type WaveTime } from './wave-time.ts';
import { waveTree } from './wave-tree.ts';

/**
 * Something that writes the waves of a run, whatever the format. Attach it to the run, or call `sample` before every
 * `step`. What goes wrong with the file does not disturb the run: `close` throws it.
 */
export interface WaveWriter {
  readonly path: string;
  /**
   * Show times and clocks as the run has them; to be called before the first `sample`. Without it: one clock of 10 ns.
   */
  follow(time: WaveTime): void;
  /** Write the values that the next edge sees. */
  sample(): void;
  /** Write the values after the last edge and finish the file, which appears under its path now, or not at all. */
  close(): void;
  /** Stop without a file. */
  discard(): void;
}

/** What is written, and how. */
export interface WaveFileOptions {
  /** Default: by the extension of the path. */
  readonly format?: WaveFormat;
  /** What to write; see `selectSignals`. Default: all signals of the simulator. */
  readonly scopes?: readonly string[];
  /** Name of the outermost scope. Default `top`. */
  readonly top?: string;
  /** The edge (`Simulator.cycle`) from which on values are written. Default 0. */
  readonly from?: number;
  /**
   * The edge that the waves are about: a page has it in its heading and opens there; the other formats have no place
   * for it.
   */
  readonly mark?: WaveMark;
}

/**
 * Begin a file with the waves of `simulator`. `UserError` for an unknown extension or scope, and, here or in `close`,
 * for a file that cannot be written; nothing is left of it then.
 */
export function waveFile(path: string, simulator: Simulator, options: WaveFileOptions = {}): WaveWriter {
  const { format = waveFormatOf(path), scopes, top = 'top', from = 0, mark } = options;
  const source = new ComparingSource(selectSignals(simulator.signals, scopes));
  const tree = waveTree(source.signals, top);
  const file = new StreamedFile(path);
  const encoders: Readonly<Record<WaveFormat, (time: WaveTime) => WaveEncoder>> = {
    vcd: (time) => new VcdText(source, tree, (text) => file.write(text), time),
    fst: (time) => new FstEncoder(source, tree, file, undefined, time),
    // Its time axis is the number of the edge.
    html: () => new ViewerEncoder(source, tree, (text) => file.write(text), undefined, mark),
  };
  let time = plainTime;
  let begun: WaveEncoder | undefined;
  /** Made late, because the head of a file has its unit of time. */
  const encoder = (): WaveEncoder => {
    begun ??= encoders[format](time);
    return begun;
  };
  let broken: { readonly error: unknown } | undefined;
  const guard = (action: () => void): void => {
    if (broken !== undefined) return;
    try {
      action();
    } catch (error) {
      broken = { error };
      file.discard();
    }
  };
  return {
    path,
    follow(run) {
      time = run;
    },
    sample() {
      if (simulator.cycle >= from) guard(() => encoder().sample(simulator.cycle));
    },
    close() {
      guard(() => {
        encoder().finish(simulator.cycle);
        file.close();
      });
      if (broken !== undefined) throw broken.error;
    },
    discard: () => file.discard(),
  };
}
