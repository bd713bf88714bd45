/** Sets of words as cubes: some bits given, the others free. */

/** The words whose bits under `care` are those of `value`; `value` has no other bits. */
export interface Cube {
  readonly care: bigint;
  readonly value: bigint;
}

/** Whether some word is in both. */
export const meet = (a: Cube, b: Cube): boolean => (a.care & b.care & (a.value ^ b.value)) === 0n;

/** The words of `from` that are not in `cube`, as cubes that have no word in common. */
export function without(from: Cube, cube: Cube): readonly Cube[] {
  if (!meet(from, cube)) return [from];
  const rest: Cube[] = [];
  let inside = from;
  // Each bit that only `cube` asks for splits off the words that have the other value there.
  for (let bit = 1n, free = cube.care & ~from.care; bit <= free; bit <<= 1n) {
    if ((free & bit) === 0n) continue;
    const care = inside.care | bit;
    rest.push({ care, value: inside.value | (~cube.value & bit) });
    inside = { care, value: inside.value | (cube.value & bit) };
  }
  return rest;
}

/** `1?0`: the cube's bits, the most significant first. */
export function cubeText({ care, value }: Cube, width: number): string {
  return Array.from({ length: width }, (_, i) => {
    const bit = 1n << BigInt(width - 1 - i);
    return (care & bit) === 0n ? '?' : (value & bit) === 0n ? '0' : '1';
  }).join('');
}
