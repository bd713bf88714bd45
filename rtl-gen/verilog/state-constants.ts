/** Names for the values of enums: one `localparam` a state that the text mentions. */
import type { ModuleIr, StateNames } from '../ir/module-ir.ts';

interface Constants {
  readonly prefix: string;
  readonly width: number;
  readonly used: Map<bigint, string>;
}

export class StateConstants {
  readonly #byStates = new Map<string, Constants>();

  /** Each set of states is named for the shortest declaration that holds it. */
  constructor(m: ModuleIr) {
    const named = m.decls.filter((d) => d.states !== undefined);
    named.sort((a, b) => a.name.length - b.name.length);
    for (const d of named) {
      const key = d.states!.join();
      if (this.#byStates.has(key)) continue;
      this.#byStates.set(key, { prefix: d.name.toUpperCase(), width: d.width, used: new Map() });
    }
  }

  /** The constant's name, which is then declared; `undefined` where the value is no state. */
  name(states: StateNames | undefined, value: bigint): string | undefined {
    const constants = this.#byStates.get(states?.join() ?? '');
    const state = states?.[Number(value)];
    if (constants === undefined || state === undefined) return undefined;
    const name = `${constants.prefix}_${state.toUpperCase()}`;
    constants.used.set(value, name);
    return name;
  }

  /** The constants named so far, in the order of their values. */
  declarations(): readonly { readonly name: string; readonly width: number; readonly value: bigint }[] {
    return [...this.#byStates.values()].flatMap(({ width, used }) =>
      [...used].sort(([a], [b]) => Number(a - b)).map(([value, name]) => ({ name, width, value })),
    );
  }
}
