/** Names for the values of enums and for constants that have one: a `localparam` for each that the text mentions. */
import type { ModuleIr } from '../ir/module-ir.ts';
import { type States, statesKey } from '../ir/states.ts';
import type { Names } from './names.ts';

/** A `localparam` to declare. */
export interface StateConstant {
  readonly name: string;
  readonly width: number;
  readonly value: bigint;
}

interface Constants {
  readonly prefix: string;
  readonly used: Map<bigint, StateConstant>;
}

const keyOf = (states: States, width: number): string => `${statesKey(states)} in ${width}`;

/** Hands out the constants as the text mentions them, and remembers which. */
export class StateConstants {
  readonly #byStates = new Map<string, Constants>();
  readonly #names: Names;
  /** What the designer has named, by name and width. */
  readonly #named = new Map<string, StateConstant>();
  readonly #declared = new Set<StateConstant>();

  /** Each set of states is named for the shortest declaration that holds it; `names` are those that are taken. */
  constructor(m: ModuleIr, names: Names) {
    this.#names = names;
    const named = m.decls.filter((d) => d.states !== undefined);
    named.sort((a, b) => a.name.length - b.name.length);
    for (const d of named) {
      const key = keyOf(d.states!, d.width);
      if (this.#byStates.has(key)) continue;
      this.#byStates.set(key, { prefix: d.name.toUpperCase(), used: new Map() });
    }
  }

  /** The constant's name, which is then declared; `undefined` where the value is no state. */
  name(states: States | undefined, width: number, value: bigint): string | undefined {
    const constants = states === undefined ? undefined : this.#byStates.get(keyOf(states, width));
    const state = states?.find((s) => s.value === value);
    if (constants === undefined || state === undefined) return undefined;
    const known = constants.used.get(value);
    if (known !== undefined) return known.name;
    const { prefix, used } = constants;
    const constant = { name: this.#names.fresh(`${prefix}_${state.name.toUpperCase()}`), width, value };
    used.set(value, constant);
    return constant.name;
  }

  /** The name of a constant that the designer named; with its width where the text uses it at several. */
  named(name: string, width: number, value: bigint): string {
    const key = `${name} in ${width}`;
    const known = this.#named.get(key);
    if (known !== undefined) return known.name;
    const isFirst = ![...this.#named.keys()].some((other) => other.startsWith(`${name} in `));
    const constant = { name: this.#names.fresh(isFirst ? name : `${name}_W${width}`), width, value };
    this.#named.set(key, constant);
    return constant.name;
  }

  /** The constants named since the last call, in the order of their values. */
  takeNew(): readonly StateConstant[] {
    const isNew = (c: StateConstant): boolean => !this.#declared.has(c);
    const states = [...this.#byStates.values()].flatMap(({ used }) =>
      [...used.values()].filter(isNew).sort((a, b) => (a.value < b.value ? -1 : 1)),
    );
    const fresh = [...states, ...[...this.#named.values()].filter(isNew)];
    for (const c of fresh) this.#declared.add(c);
    return fresh;
  }
}
