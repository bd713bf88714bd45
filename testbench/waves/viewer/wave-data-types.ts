/** The types of what the viewer shows: the thread that records and the page have them in common. */

/** The waves of a run: plain data, which `structuredClone` copies and `postMessage` sends. */
export interface WaveData extends WaveHeader {
  /** The chains of changes of all signals, as `ChangeChain` encodes them, one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** All but the changes. */
export interface WaveHeader {
  /** Number of the edge that saw the first values. */
  readonly firstCycle: number;
  /** 1 or more. */
  readonly cycles: number;
  readonly signals: readonly WaveSignal[];
  /** Of all signals; its label is the name of the design. */
  readonly tree: WaveDataScope;
  /** In the heading; marker and cursor are there at first. */
  readonly mark?: WaveMark;
}

/** One signal. */
export interface WaveSignal {
  /** From the top, with dots. */
  readonly path: string;
  readonly width: number;
  /** Names of states under their values as decimal text. */
  readonly states?: Readonly<Record<string, string>>;
  /** Where its chain begins in the bytes, and of how many changes it is. */
  readonly at: number;
  readonly changes: number;
}

/** A module, or a record or link within one. */
export interface WaveDataScope {
  readonly label: string;
  readonly kind: 'module' | 'struct';
  /** Number and label of each signal. */
  readonly signals: readonly (readonly [number, string])[];
  readonly scopes: readonly WaveDataScope[];
}

/** An edge that waves are about, and what is said of it. */
export interface WaveMark {
  /** Number of the edge (`Simulator.cycle`). */
  readonly cycle: number;
  readonly text: string;
}
