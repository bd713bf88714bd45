/** Names for the values of enums: one `localparam` a state that the text mentions. */
import type { ModuleIr, StateNames } from '../ir/module-ir.ts';
import type { Names } from './names.ts';

/** A `localparam` to declare. */
export interface StateConstant {
  readonly name: string;
  readonly width: number;
  readonly value: bigint;
}

interface Constants {
  readonly prefix: string;
  readonly width: number;
  readonly used: Map<bigint, StateConstant>;
}

/** Hands out the constants as the text mentions them, and remembers which. */
export class StateConstants {
  readonly #byStates = new Map<string, Constants>();
  readonly #names: Names;
  readonly #declared = new Set<StateConstant>();

  /** Each set of states is named for the shortest declaration that holds it; `names` are those that are taken. */
  constructor(m: ModuleIr, names: Names) {
    this.#names = names;
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
    const known = constants.used.get(value);
    if (known !== undefined) return known.name;
    const { prefix, width, used } = constants;
    const constant = { name: this.#names.fresh(`${prefix}_${state.toUpperCase()}`), width, value };
    used.set(value, constant);
    return constant.name;
  }

  /** The constants named since the last call, in the order of their values. */
  takeNew(): readonly StateConstant[] {
    const fresh = [...this.#byStates.values()].flatMap(({ used }) =>
      [...used.values()].filter((c) => !this.#declared.has(c)).sort((a, b) => Number(a.value - b.value)),
    );
    for (const c of fresh) this.#declared.add(c);
    return fresh;
  }
}
