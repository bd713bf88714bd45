/** Whether and how the waves of a test's runs are written. */
import { parseWaveFormat, type WaveFormat } from '../waves/wave-format.ts';

/** What a test asks for. */
export interface WaveChoice {
  /** Default `vcd`, or the extension of `file`. */
  readonly format?: WaveFormat;
  /** What the waves hold, see `selectSignals`. Default: all signals. */
  readonly scopes?: readonly string[];
  /** Name of the outermost scope. Default `top`. */
  readonly top?: string;
  /** The very file, in place of one that is named for test and seed. A later run writes over it. */
  readonly file?: string;
  /** Write the waves of every run, not only of one that failed and is repeated. Default false. */
  readonly always?: boolean;
}

/** The variable that says in which format the waves of failed runs are written: `vcd`, `fst` or `html`. */
export const WAVES_VARIABLE = 'GATEWRIGHT_WAVES';
/** The variable that says what they hold: scopes with commas. */
export const SCOPES_VARIABLE = 'GATEWRIGHT_SCOPES';

/** The choice with what the environment says in place of format and scopes. `UserError` for an unknown format. */
export function chooseWaves(choice: WaveChoice, environment: Readonly<Record<string, string | undefined>>): WaveChoice {
  const format = environment[WAVES_VARIABLE]?.trim();
  const scopes = environment[SCOPES_VARIABLE]?.trim();
  return {
    ...choice,
    ...(format && choice.file === undefined ? { format: parseWaveFormat(format) } : {}),
    ...(scopes ? { scopes: scopes.split(',').map((scope) => scope.trim()) } : {}),
  };
}

/** The file for the waves of one run. */
export function wavesPath(folder: string, name: string, seed: number, choice: WaveChoice = {}): string {
  if (choice.file !== undefined) return choice.file;
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|-+$/g, '');
  return `${folder}/${plain || 'test'}-${seed}.${choice.format ?? 'vcd'}`;
}
