/** The values of some signals over a run, one a cycle, for pictures and reports. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Signal, Simulator, Value } from '../engine/simulator.ts';

/** One signal of a recording. */
export interface RecordedSignal extends Pick<Signal, 'path' | 'width' | 'states' | 'fields'> {
  /** `values[i]` is the settled value that edge `firstCycle + i` sees. */
  readonly values: readonly Value[];
}

/** What was recorded: plain data. */
export interface Recording {
  /** Number of the edge that saw the first values. */
  readonly firstCycle: number;
  /** Number of cycles recorded. */
  readonly cycles: number;
  readonly signals: readonly RecordedSignal[];
}

/** Collects one value a signal a cycle, just before each edge. */
export interface Recorder extends Recording {
  sample(): void;
}

/**
 * Record the signals at `paths` (ports by their names), all of the simulator's when none are given. Attach the result
 * to a run, or call `sample` before every `step`. `UserError` for a path that the simulator does not list.
 */
export function record(simulator: Simulator, paths?: readonly string[]): Recorder {
  const signals = paths === undefined ? simulator.signals : paths.map((path) => find(simulator, path));
  const values = signals.map((): Value[] => []);
  const recorded = signals.map(({ path, width, states, fields }, i) => ({
    path,
    width,
    ...(states === undefined ? {} : { states }),
    ...(fields === undefined ? {} : { fields }),
    // One list a signal.
    values: values[i] as Value[],
  }));
  let firstCycle: number | undefined;
  let cycles = 0;
  return {
    signals: recorded,
    get firstCycle() {
      return firstCycle ?? simulator.cycle;
    },
    get cycles() {
      return cycles;
    },
    sample() {
      firstCycle ??= simulator.cycle;
      cycles++;
      signals.forEach((signal, i) => {
        values[i]?.push(signal.get());
      });
    },
  };
}

function find(simulator: Simulator, path: string): Signal {
  const signal = simulator.signals.find((candidate) => candidate.path === path);
  if (signal !== undefined) return signal;
  const paths = simulator.signals.map((candidate) => candidate.path);
  throw new UserError(`the simulator has no signal ${path} to record${didYouMean(path, paths)}`);
}
