/** The kinds of wave files. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';

/**
 * `vcd`: text that every viewer reads; `fst`: small and quick in GTKWave and Surfer; `html`: a page with its own
 * viewer.
 */
export const waveFormats = ['vcd', 'fst', 'html'] as const;
export type WaveFormat = (typeof waveFormats)[number];

/** The format of that name; another name is a `UserError`. */
export function parseWaveFormat(name: string): WaveFormat {
  const format = waveFormats.find((known) => known === name);
  if (format !== undefined) return format;
  const near = didYouMean(name, waveFormats);
  throw new UserError(`there is no wave format ${name}${near} (formats: ${waveFormats.join(', ')})`);
}

/** The format by the file's extension; another extension is a `UserError`. */
export function waveFormatOf(path: string): WaveFormat {
  const extension = /[^/]\.([^./]*)$/.exec(path)?.[1]?.toLowerCase();
  const format = waveFormats.find((known) => known === extension);
  if (format !== undefined) return format;
  throw new UserError(`${path} does not say its wave format: end its name with .vcd, .fst or .html`);
}
