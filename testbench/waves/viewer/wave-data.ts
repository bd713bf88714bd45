/** What the viewer shows, as plain data: it may be posted to another thread, or stand in a page. */
import type { Signal } from '../../engine/simulator.ts';
import { ChangeChain } from '../change-chain.ts';
import type { Recording } from '../recording.ts';
import { type WaveScope, waveTree } from '../wave-tree.ts';
import type { WaveData, WaveDataScope, WaveMark } from './wave-data-types.ts';

/** What is shown of one signal; times of the chain are cycles since the first. */
export interface ViewedSignal extends Pick<Signal, 'path' | 'width' | 'states'> {
  readonly chain: ChangeChain;
}

/** What is shown. */
export interface ViewedWaves {
  /** Number of the edge that saw the first values. */
  readonly firstCycle: number;
  readonly cycles: number;
  readonly signals: readonly ViewedSignal[];
  /** Of the signals; its label is the name of the design. */
  readonly tree: WaveScope;
  /** In the heading; marker and cursor are there at first. */
  readonly mark?: WaveMark;
}

/** All of it for the viewer, the changes in one array. */
export function waveData({ firstCycle, cycles, signals, tree, mark }: ViewedWaves): WaveData {
  const bytes = new Uint8Array(signals.reduce((sum, { chain }) => sum + chain.bytes.length, 0));
  let place = 0;
  const described = signals.map(({ path, width, states, chain }) => {
    const at = place;
    bytes.set(chain.bytes, at);
    place += chain.bytes.length;
    // Names of states stand under their values as decimal text, for JSON.
    const names = states && { states: Object.fromEntries(states.map(({ name, value }) => [value, name])) };
    return { path, width, ...names, at, changes: chain.changes };
  });
  return {
    firstCycle,
    cycles,
    signals: described,
    tree: plainScope(tree),
    ...(mark === undefined ? {} : { mark }),
    bytes,
  };
}

/** A recording for the viewer; `top` names the design. */
export function recordedWaves({ firstCycle, cycles, signals }: Recording, top = 'top'): WaveData {
  const viewed = signals.map(({ values, ...signal }) => {
    const chain = new ChangeChain(signal.width);
    values.forEach((value, time) => {
      if (time === 0 || value !== values[time - 1]) chain.append(time, value);
    });
    return { ...signal, chain };
  });
  return waveData({ firstCycle, cycles, signals: viewed, tree: waveTree(signals, top) });
}

function plainScope({ label, kind, signals, scopes }: WaveScope): WaveDataScope {
  return { label, kind, signals: signals.map((leaf) => [leaf.index, leaf.label]), scopes: scopes.map(plainScope) };
}
