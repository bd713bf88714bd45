/** The named values of an enumeration, as declarations, waves and coverage know them. */

/** One state: its name in the source, and the value of the word that stands for it. */
export interface State {
  readonly name: string;
  readonly value: bigint;
}

/** The states of an enumeration in the order of its definition; names and values are distinct. */
export type States = readonly State[];

/** States encoded by their position, from 0. */
export const numbered = (names: readonly string[]): States => names.map((name, i) => ({ name, value: BigInt(i) }));

/** Whether two enumerations are the same: the same names for the same values, in the same order. */
export const sameStates = (a: States, b: States): boolean =>
  a.length === b.length && a.every((s, i) => s.name === b[i]!.name && s.value === b[i]!.value);

/** Equal for equal enumerations, and only for them. */
export const statesKey = (states: States): string => states.map((s) => `${s.name}=${s.value}`).join();
