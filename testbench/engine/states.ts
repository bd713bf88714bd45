/** Names for the values of enumerations, as those who show a design's values need them. */
import type { State, States } from '../../rtl-gen/ir/states.ts';

export type { States };

/** The state of a value; `undefined` where the value is none of them. */
export const stateOf = (states: States, value: number | bigint): State | undefined =>
  states.find((s) => s.value === BigInt(value));

/** The same in constant time, for those who ask again and again. */
export function stateNamer(states: States): (value: number | bigint) => string | undefined {
  const names = new Map(states.map((s) => [Number(s.value), s.name]));
  const exact = states.every((s) => s.value <= BigInt(Number.MAX_SAFE_INTEGER));
  return exact ? (value) => names.get(Number(value)) : (value) => stateOf(states, value)?.name;
}
