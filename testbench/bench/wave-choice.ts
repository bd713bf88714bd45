/** Whether and how the waves of a test's runs are written. */
import { UserError } from '../../support/user-error.ts';
import { parseWaveFormat, type WaveFormat } from '../waves/wave-format.ts';

/** The options of a test. */
export interface WaveChoice {
  /** Default `vcd`, or the extension of `file`. */
  readonly format?: WaveFormat;
  /** What the waves hold, see `selectSignals`. Default: all signals. */
  readonly scopes?: readonly string[];
  /** Name of the outermost scope. Default `top`. */
  readonly top?: string;
  /** The file, instead of one that is named for test and seed. A later run overwrites it. */
  readonly file?: string;
  /** How many edges before the failure the waves of a repeated run hold; `Infinity` for all. Default `edgesFor`. */
  readonly last?: number;
  /**
   * Write the waves of passing runs too: of each seed, and of a property's last run; in full, ignoring `last`.
   * Default false. `GATEWRIGHT_WAVES` enables it.
   */
  readonly always?: boolean;
}

/**
 * The variable that enables waves of all runs, also passing ones, and selects the format: `vcd`, `fst` or `html`.
 */
export const WAVES_VARIABLE = 'GATEWRIGHT_WAVES';
/** The variable that selects their scopes, separated by commas. */
export const SCOPES_VARIABLE = 'GATEWRIGHT_SCOPES';

/** The variable for the number of edges before a failure: an integer of 1 or more, or `all`. */
export const LAST_VARIABLE = 'GATEWRIGHT_LAST';

const MOST_EDGES = 100_000;
const LEAST_EDGES = 1000;
const MOST_VALUES = 250_000_000;

/**
 * The number of edges before a failure that are written, which limits a long run of a large design to about
 * 300 MB of VCD and a minute: 100,000, and fewer for more than 2,500 signals.
 */
export const edgesFor = (signals: number): number =>
  Math.max(LEAST_EDGES, Math.min(MOST_EDGES, Math.floor(MOST_VALUES / signals)));

/**
 * The choice, with format, scopes and length overridden by the environment. `UserError` for an invalid
 * value.
 */
export function chooseWaves(choice: WaveChoice, environment: Readonly<Record<string, string | undefined>>): WaveChoice {
  const format = environment[WAVES_VARIABLE]?.trim();
  const scopes = environment[SCOPES_VARIABLE]?.trim();
  const last = environment[LAST_VARIABLE]?.trim();
  return {
    ...choice,
    ...(format ? { always: true } : {}),
    ...(format && choice.file === undefined ? { format: parseWaveFormat(format) } : {}),
    ...(scopes ? { scopes: scopes.split(',').map((scope) => scope.trim()) } : {}),
    ...(last ? { last: parseLast(last) } : {}),
  };
}

function parseLast(text: string): number {
  const last = text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
  if (last === Number.POSITIVE_INFINITY || (Number.isSafeInteger(last) && last >= 1)) return last;
  throw new UserError(`${LAST_VARIABLE} is ${text}: give a number of clock edges, or all`);
}

/** The file for the waves of one run. */
export function wavesPath(folder: string, name: string, seed: number, choice: WaveChoice = {}): string {
  if (choice.file !== undefined) return choice.file;
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|-+$/g, '');
  return `${folder}/${plain || 'test'}-${seed}.${choice.format ?? 'vcd'}`;
}
