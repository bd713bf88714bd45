/** Which constraints cannot be met together. */

/** Constraints by name, with the question whether some of them can be met. */
export interface Named {
  readonly names: readonly string[];
  /** Undefined where that is not known. */
  readonly canMeet: (names: readonly string[]) => boolean | undefined;
}

/** Names that conflict: the fewest that do, or as few as were found. */
export interface Conflict {
  readonly names: readonly string[];
  /** Whether it is certain that no smaller set conflicts. */
  readonly isSmallest: boolean;
}

/** How many sets are tried to find a smaller one. */
const TRIES = 2000;

/** A conflict among constraints that cannot all be met. */
export function conflictOf({ names, canMeet }: Named): Conflict {
  for (const name of names) if (canMeet([name]) === false) return { names: [name], isSmallest: true };
  // Each that the rest does without goes.
  let left = names;
  for (const name of names) {
    const rest = left.filter((other) => other !== name);
    if (canMeet(rest) === false) left = rest;
  }
  let tries = 0;
  for (let size = 2; size < left.length; size++)
    for (const some of subsets(names, size)) {
      if (++tries > TRIES) return { names: left, isSmallest: false };
      if (canMeet(some) === false) return { names: some, isSmallest: true };
    }
  return { names: left, isSmallest: true };
}

/** All subsets of one size, in order. */
function* subsets<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (let i = 0; i + size <= list.length; i++)
      for (const rest of subsets(list.slice(i + 1), size - 1)) yield [list[i]!, ...rest];
}
