/** An open core of AES-GCM that is mapped and clocked beside ours. */
import type { Simulator, Value } from '../../testbench/engine/simulator.ts';

/** A packet of whole blocks of AAD and of text, as big-endian words of 128 bits. */
export interface CorePacket {
  readonly key: bigint;
  readonly iv: bigint;
  readonly aad: readonly bigint[];
  readonly text: readonly bigint[];
}

export interface SealedByCore {
  readonly ciphertext: readonly bigint[];
  readonly icv: bigint;
  /** Clocks from where the packet begins to where the next one, under another key, can. */
  readonly clocks: number;
}

export interface GcmCore {
  readonly repository: string;
  readonly commit: string;
  readonly top: string;
  readonly files: readonly string[];
  /** What neither Yosys nor a simulator of two states takes as it stands: a text of the files, and what it means. */
  readonly mended?: readonly [string, string];
  /** A text of the files that simulation alone has in another way. */
  readonly forSimulation?: readonly [string, string];
  readonly seal: (core: Simulator, packet: CorePacket) => SealedByCore;
}

/** Clocks after which a core is said to hang. */
const patience = 100_000;

/** Drives inputs by name. */
export function drive(core: Simulator, values: Readonly<Record<string, Value>>): void {
  for (const [name, value] of Object.entries(values)) core.port(name).set(value);
}

/** Clocks until the output is 1, and the clock after it; how many these were. */
export function clocksUntil(core: Simulator, name: string): number {
  for (let clocks = 1; clocks < patience; clocks++) {
    const there = core.port(name).get() === 1;
    core.step();
    if (there) return clocks;
  }
  throw new Error(`${name} does not come`);
}
