/** The signals as the viewer knows them, and their values as text. */
import type { WaveData, WaveDataScope, WaveSignal } from '../wave-data-types.ts';
import { SignalChanges, type WaveValue } from './changes.ts';

/** How a value is written. */
export type Radix = 'enum' | 'hex' | 'dec' | 'signed' | 'bin';

/** As the page says them. */
export const radixNames: Readonly<Record<Radix, string>> = {
  enum: 'names',
  hex: 'hexadecimal',
  dec: 'decimal',
  signed: 'signed',
  bin: 'binary',
};

/** A signal. */
export interface ViewedSignal extends WaveSignal {
  /** In its scope, and with all scopes and records in front. */
  readonly label: string;
  readonly full: string;
  readonly values: SignalChanges;
  radix: Radix;
}

/** All signals, in the order of the data. */
export function viewedSignals({ signals, tree, bytes }: WaveData): readonly ViewedSignal[] {
  const names: { label: string; full: string }[] = [];
  const walk = (scope: WaveDataScope, path: string): void => {
    for (const [index, label] of scope.signals) names[index] = { label, full: within(path, label) };
    for (const inner of scope.scopes) walk(inner, within(path, inner.label));
  };
  walk(tree, '');
  return signals.map((signal, index) => ({
    ...signal,
    ...names[index]!,
    values: new SignalChanges(signal, bytes),
    radix: radicesOf(signal)[0]!,
  }));
}

/** A name in a scope, which is '' for the top. */
export const within = (path: string, label: string): string => (path === '' ? label : `${path}.${label}`);

/** The radices that a signal can be shown in; the first is that of the beginning. */
export const radicesOf = ({ states }: WaveSignal): readonly Radix[] => [
  ...(states === undefined ? [] : (['enum'] as const)),
  'hex',
  'dec',
  'signed',
  'bin',
];

/** A value in the signal's radix; a value without a name is decimal. */
export function valueText({ radix, states, width }: ViewedSignal, value: WaveValue): string {
  switch (radix) {
    case 'enum':
      return states?.[String(value)] ?? String(value);
    case 'dec':
      return String(value);
    case 'bin':
      return value.toString(2).padStart(width, '0');
    case 'signed':
      return String(BigInt.asIntN(width, BigInt(value)));
    default:
      return value.toString(16);
  }
}
